/**
 * Where the browser keeps the profile. What cannot be read is laid aside, whole, and a new profile is begun: nothing is
 * lost, and whoever opens the profile is told.
 */

import { EMPTY, type Profile, ProfileError, readProfile, writeProfile } from './profile'

const PLACE = 'duchy-profile'
const ASIDE = 'duchy-profile-broken'

/** Read the profile of this device; a broken one is laid aside first, unless another lies there already. */
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

/** Keep a profile; says whether the browser did. */
export function store(profile: Profile): boolean {
  try {
    localStorage.setItem(PLACE, writeProfile(profile))
    return true
  } catch {
    return false
  }
}

/** What could not be read, '' if there is nothing. */
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
