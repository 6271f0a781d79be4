/** The page's messages: Fluent, three languages, switched without a reload. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { isolated } from './isolate'
import type { Messages } from './messages'

export const LANGUAGES = ['en', 'ru', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]

/** The languages' own names, in full and on a narrow button. */
export const LANGUAGE_NAMES: Record<Language, { readonly full: string; readonly short: string }> = {
  en: { full: 'English', short: 'EN' },
  ru: { full: 'Русский', short: 'РУ' },
  uk: { full: 'Українська', short: 'УК' },
}

export type MessageId = keyof Messages

const KEY = 'duchy-language'

const TEXTS: Record<Language, () => Promise<{ readonly default: readonly string[] }>> = {
  en: () => import('./texts/en'),
  ru: () => import('./texts/ru'),
  uk: () => import('./texts/uk'),
}

/** Return an empty bundle of a language. */
function emptyBundle(language: Language): FluentBundle {
  // Values are isolated where necessary (isolate.ts): doing so everywhere would put invisible characters into every
  // sentence.
  return new FluentBundle(language, { useIsolating: false })
}

function add(bundle: FluentBundle, text: string): void {
  for (const error of bundle.addResource(new FluentResource(text))) throw error
}

/** Return the bundle of a language, built from the text of its files. */
export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = emptyBundle(language)
  for (const text of texts) add(bundle, text)
  return bundle
}

/** So many milliseconds of reading keep a phone from answering for a moment that nobody notices. */
const SLICE = 6

/** Load a language; its files are read in slices. */
async function load(language: Language): Promise<FluentBundle> {
  const texts = (await TEXTS[language]()).default
  const bundle = emptyBundle(language)
  let begun = performance.now()
  for (const text of texts) {
    if (performance.now() - begun > SLICE) {
      await new Promise((done) => setTimeout(done, 0))
      begun = performance.now()
    }
    add(bundle, text)
  }
  return bundle
}

class LanguageChoice {
  current: Language = $state('en')
  bundle: FluentBundle | undefined = $state.raw()
  #wanted: Language | undefined

  /** Switch to a language, loading it first if necessary. */
  async turnTo(language: Language): Promise<void> {
    this.#wanted = language
    const bundle = await load(language)
    if (this.#wanted !== language) return
    this.bundle = bundle
    this.current = language
    document.documentElement.lang = language
    try {
      localStorage.setItem(KEY, language)
    } catch {
      // A browser that stores nothing still speaks the language.
    }
  }

  /** Return a message, or its attribute for `name.attribute`; nothing if there is none. */
  say(id: string, values?: Readonly<Record<string, FluentVariable>> | null): string | undefined {
    const [name = '', attribute] = id.split('.')
    const message = this.bundle?.getMessage(name)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    return this.bundle && pattern ? this.bundle.formatPattern(pattern, values ? counted(values) : null) : undefined
  }

  /** Switch to the last choice, or else to the browser's language. */
  async restore(): Promise<void> {
    await this.turnTo(preferred())
  }
}

function preferred(): Language {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    kept = null
  }
  const asked = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2))
  return asked.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en'
}

export const language = new LanguageChoice()

type Values<Id extends MessageId> = Messages[Id] extends null ? [] : [values: Messages[Id]]

/** Return a message in the page's language; `name.attribute` returns its attribute. */
export function t<Id extends MessageId>(id: Id, ...values: Values<Id>): string {
  return language.say(id, (values[0] ?? null) as Record<string, FluentVariable> | null) ?? id
}

/** A number in plain digits: the browser's own formatter takes tens of milliseconds to start. */
class Figure extends FluentNumber {
  override toString(): string {
    const { value } = this
    const words = Number.isInteger(value) ? String(value) : new Intl.NumberFormat(language.current).format(value)
    return words.replace('-', '−')
  }
}

function counted(values: Readonly<Record<string, FluentVariable>>): Record<string, FluentVariable> {
  const filled = (value: FluentVariable) =>
    typeof value === 'number' ? new Figure(value) : typeof value === 'string' ? isolated(value) : value
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value)]))
}
