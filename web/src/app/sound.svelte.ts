/** A soft bell when it is my turn; off unless somebody wants it. */

import { keep, kept } from './kept'

class Sound {
  on: boolean = $state(kept('sound', false))
  #context: AudioContext | undefined

  turn(on: boolean): void {
    this.on = on
    keep('sound', on)
    if (on) this.bell()
  }

  bell(): void {
    if (!this.on) return
    this.#context ??= new AudioContext()
    const now = this.#context.currentTime
    const loudness = this.#context.createGain()
    loudness.gain.setValueAtTime(0.001, now)
    loudness.gain.exponentialRampToValueAtTime(0.12, now + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.9)
    loudness.connect(this.#context.destination)
    for (const pitch of [659, 988]) {
      const tone = this.#context.createOscillator()
      tone.frequency.value = pitch
      tone.connect(loudness)
      tone.start(now)
      tone.stop(now + 1)
    }
  }
}

export const sound = new Sound()
