/** The message files: nothing is missing, unused or untranslated, and plural forms are complete. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Entry, readMessages, typeFiles } from '../../scripts/ftl'

const SOURCE = join(import.meta.dirname, '../../src')
const read = (language: string) => readMessages(join(SOURCE, 'i18n', language))
const english = read('en')
const ids = english.map((entry) => entry.id)

/** The plural forms a language needs where it counts. */
const PLURALS: Record<string, readonly string[]> = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  uk: ['one', 'few', 'many', 'other'],
}

/** Letters that belong to the other Cyrillic language. */
const STRANGERS: Record<string, RegExp> = { ru: /[іїєґ]/i, uk: /[ыэъё]/i }

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['gallery', 'messages'].includes(entry.name) ? [] : sources(path)
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

/** Ids said in full in some code. */
const said = (code: string) => new Set([...code.matchAll(/'(?=([\w.-]+)')/g)].map(([, id = '']) => id))

/** The beginnings and ends of ids that some code puts together from a piece's name. */
const joined = (code: string) =>
  new Set([...code.matchAll(/`(?=([\w-]+-)\$\{[^}]+\}(\.[\w-]+)?`)/g)].map(([, start = '', end = '']) => start + end))

/** Whether an id is among those said in full, or begins and ends like one that is put together. */
function used(id: string, whole: ReturnType<typeof said>, parts: ReturnType<typeof joined>): boolean {
  if (whole.has(id)) return true
  const [name = '', attribute] = id.split('.')
  const end = attribute ? `.${attribute}` : ''
  return [...name.matchAll(/-/g)].some((cut) => parts.has(name.slice(0, cut.index + 1) + end))
}

test('the types of the messages are fresh: npm run messages writes them', () => {
  const folder = join(SOURCE, 'i18n/messages')
  const kept = readdirSync(folder).map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')])
  expect(new Map(kept)).toEqual(typeFiles(english))
})

test('no message is said twice', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('every message is used', () => {
  const code = sources(SOURCE).join('\n')
  const [whole, parts] = [said(code), joined(code)]
  expect(ids.filter((id) => !used(id, whole, parts))).toEqual([])
})

describe.each(['en', 'ru', 'uk'])('%s', (language) => {
  test('counts in all its plural forms', () => {
    const wrong = read(language).flatMap((entry) =>
      entry.choices
        .filter((choice) => choice.variable === 'count' && choice.keys.join() !== PLURALS[language]?.join())
        .map((choice) => `${entry.id}: ${choice.keys.join()}`),
    )
    expect(wrong).toEqual([])
  })
})

describe.each(['ru', 'uk'])('%s', (language) => {
  const own = read(language)
  const ownOf = new Map(own.map((entry) => [entry.id, entry]))

  test('has every message and no other', () => {
    expect(own.map((entry) => `${entry.file} ${entry.id}`)).toEqual(english.map((entry) => `${entry.file} ${entry.id}`))
  })

  test('uses the same values', () => {
    const differing = english.filter((entry) => entry.variables.join() !== ownOf.get(entry.id)?.variables.join())
    expect(differing.map((entry) => entry.id)).toEqual([])
  })

  test('is translated', () => {
    const hasWords = (entry: Entry) => /\p{L}/u.test(entry.words)
    const left = own.filter((entry) => hasWords(entry) && /[a-z]{2}/i.test(entry.words))
    expect(left.map((entry) => `${entry.id}: ${entry.words}`)).toEqual([])
  })

  test('is written in its own letters', () => {
    const wrong = own.filter((entry) => STRANGERS[language]?.test(entry.words))
    expect(wrong.map((entry) => `${entry.id}: ${entry.words}`)).toEqual([])
  })
})
