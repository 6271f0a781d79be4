/**
 * Glicko-2, by Mark Glickman's published description (http://www.glicko.net/glicko/glicko2.pdf), whose worked example
 * is the test. A rating period is a day: on days without a puzzle a rating becomes less certain.
 */

export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/** A result against another rating: 1 for a win, 0 for a loss. */
export interface Result {
  readonly rating: number
  readonly deviation: number
  readonly score: number
}

/** A player of whom nothing is known. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }
/** How much a volatility may change. */
const TAU = 0.5
const SCALE = 173.7178
const CLOSE = 0.000001

const weight = (phi: number) => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI))

/** Return a rating after the results of one period. */
export function rated(before: Rating, results: readonly Result[]): Rating {
  const phi = before.deviation / SCALE
  if (results.length === 0) return { ...before, deviation: rested(before, 1) }
  const mu = (before.rating - UNKNOWN.rating) / SCALE
  let information = 0
  let surplus = 0
  for (const { rating, deviation, score } of results) {
    const g = weight(deviation / SCALE)
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - UNKNOWN.rating) / SCALE)))
    information += g * g * expected * (1 - expected)
    surplus += g * (score - expected)
  }
  const variance = 1 / information
  const volatility = volatilityAfter(before.volatility, phi, variance, variance * surplus)
  const widened = Math.sqrt(phi * phi + volatility * volatility)
  const after = 1 / Math.sqrt(1 / (widened * widened) + information)
  return { rating: UNKNOWN.rating + SCALE * (mu + after * after * surplus), deviation: SCALE * after, volatility }
}

/** Return the deviation after some periods without results; it never exceeds that of an unknown player. */
export function rested({ deviation, volatility }: Rating, periods: number): number {
  const phi = deviation / SCALE
  return Math.min(UNKNOWN.deviation, SCALE * Math.sqrt(phi * phi + periods * volatility * volatility))
}

/** Find the new volatility by the Illinois method, as in step 5 of the description. */
function volatilityAfter(sigma: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(sigma * sigma)
  const f = (x: number) => {
    const e = Math.exp(x)
    const sum = phi * phi + variance + e
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - start) / (TAU * TAU)
  }
  let low = start
  let high = Math.log(delta * delta - phi * phi - variance)
  if (delta * delta <= phi * phi + variance) {
    let steps = 1
    while (f(start - steps * TAU) < 0) steps += 1
    high = start - steps * TAU
  }
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > CLOSE) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow)
    const atNext = f(next)
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [next, atNext]
  }
  return Math.exp(low / 2)
}
