/** What component tests share: languages, mounting, and the hand of a person. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FluentBundle } from '@fluent/bundle'
import { type Component, flushSync, mount, unmount } from 'svelte'
import { bundleOf, type Language, language } from '../src/i18n/index.svelte'

let mounted: Record<string, unknown>[] = []

/** The bundles of the languages that were spoken: nothing changes them. */
const bundles = new Map<Language, FluentBundle>()

/** Speak a language, read from its files. */
export function speak(tongue: Language): void {
  let bundle = bundles.get(tongue)
  if (!bundle) {
    const folder = join(import.meta.dirname, '../src/i18n', tongue)
    bundle = bundleOf(
      tongue,
      readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
    )
    bundles.set(tongue, bundle)
  }
  language.bundle = bundle
  language.current = tongue
}

/** Put a component on the page and give the page. */
export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  mounted.push(mount(component, { target: document.body, props }) as Record<string, unknown>)
  flushSync()
  return document.body
}

/** Press a key on an element. */
export function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

/** Click on an element. */
export function click(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

/** The one element that fits a selector. */
export function find<Found extends Element>(selector: string): Found {
  const found = document.body.querySelector<Found>(selector)
  if (!found) throw new Error(`nothing on the page fits '${selector}'`)
  return found
}

/** Take away what was mounted. */
export async function clear(): Promise<void> {
  for (const component of mounted) await unmount(component)
  mounted = []
  document.body.innerHTML = ''
}
