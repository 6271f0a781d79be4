/**
 * The person's identity for the server. It is not needed until something requires it; a nickname is made up until one
 * is chosen.
 */

import { keep, kept } from '../browser/kept'
import type { Catalogue } from '../wire'
import * as api from './api'

class Person {
  nickname: string = $state('')
  #known: Promise<void> | undefined
  #restored: Promise<void> | undefined

  /** Find out who the person is, once; a new person stays unknown, without a request that would be refused. */
  restore(): Promise<void> {
    this.#restored ??= this.#ask().catch((error) => {
      this.#restored = undefined
      throw error
    })
    return this.#restored
  }

  async #ask(): Promise<void> {
    if (!kept('known', false)) return
    try {
      this.nickname = (await api.me()).nickname
    } catch (error) {
      if (!(error instanceof api.Refused) || error.code !== 'nobody') throw error
    }
  }

  /** Get an identity before something needs one, with the given name for a new person. */
  async be(nickname: string): Promise<void> {
    if (this.nickname) return
    this.#known ??= this.rename(nickname).finally(() => {
      this.#known = undefined
    })
    await this.#known
  }

  async rename(nickname: string): Promise<void> {
    this.nickname = (await api.callMe(nickname)).nickname
    keep('known', true)
  }
}

export const person = new Person()

let known: Promise<Catalogue> | undefined

/** The playable games, asked for once. */
export function catalogue(): Promise<Catalogue> {
  known ??= api.catalogue().catch((error) => {
    known = undefined
    throw error
  })
  return known
}
