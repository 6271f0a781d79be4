/**
 * Checking the dice of a finished game, here in the browser.
 *
 * The seed must match the commitment shown before the first draw (SHA-256), and every draw must follow from it:
 * HMAC-SHA-256 of the draw's number, modulo the sum of the weights, determines the outcome.
 */

import type { AllDrawn, Drawn } from '../../wire'

export interface Verdict {
  /** Whether the seed matches the commitment. */
  readonly fits: boolean
  readonly draws: number
  /** How many were made under earlier rules, possibly with other odds: they are not judged. */
  readonly past: number
  /** Draws that do not follow from the seed. */
  readonly wrong: readonly Drawn[]
}

/** Browsers offer this calculation only on secure pages. */
export const canCheck = () => crypto.subtle !== undefined

export async function check(all: AllDrawn): Promise<Verdict> {
  const seed = bytesOf(all.seed)
  const fits = hexOf(await crypto.subtle.digest('SHA-256', seed)) === all.commitment
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const wrong: Drawn[] = []
  const judged = all.draws.filter((drawn) => drawn.ply > all.past)
  for (const drawn of judged) {
    if ((await outcome(key, drawn)) !== drawn.action) wrong.push(drawn)
  }
  return { fits, draws: judged.length, past: all.draws.length - judged.length, wrong }
}

async function outcome(key: CryptoKey, drawn: Drawn): Promise<number | undefined> {
  const message = new DataView(new ArrayBuffer(8))
  message.setBigUint64(0, BigInt(drawn.number))
  const number = BigInt(`0x${hexOf(await crypto.subtle.sign('HMAC', key, message))}`)
  const total = drawn.weights.reduce((sum, weight) => sum + weight, 0)
  let left = Number(number % BigInt(total))
  const index = drawn.weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return drawn.actions[index]
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
