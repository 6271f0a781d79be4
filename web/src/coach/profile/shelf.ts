/**
 * The profile in the browser's storage. An unreadable profile is set aside whole, and a new one started: nothing is
 * lost, and the profile page says so.
 */

import { EMPTY, type Profile, ProfileError, readProfile, writeProfile } from './profile'

const PLACE = 'duchy-profile'
const ASIDE = 'duchy-profile-broken'

/** Read this device's profile; a broken one is set aside first, unless one already is. */
export function load(): Profile {
  try {
    const text = localStorage.getItem(PLACE)
    return text === null ? EMPTY : readOrLayAside(text)
  } catch {
    return EMPTY
  }
}

function readOrLayAside(text: string): Profile {
  try {
    return readProfile(text)
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error
    const before = localStorage.getItem(ASIDE)
    if (before !== text) localStorage.setItem(ASIDE, before === null ? text : `${before}\n${text}`)
    localStorage.removeItem(PLACE)
    return EMPTY
  }
}

/** Store a profile; return whether the browser did. */
export function store(profile: Profile): boolean {
  try {
    localStorage.setItem(PLACE, writeProfile(profile))
    return true
  } catch {
    return false
  }
}

/** Return the unreadable text, '' if there is none. */
export function broken(): string {
  try {
    return localStorage.getItem(ASIDE) ?? ''
  } catch {
    return ''
  }
}

export function forgetBroken(): void {
  localStorage.removeItem(ASIDE)
}

export function forget(): void {
  localStorage.removeItem(PLACE)
}
