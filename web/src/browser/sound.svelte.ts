/** Soft sounds, made in the browser: a bell for my turn, dice, tiles, points; off by default. */

import { keep, kept } from './kept'

interface Tone {
  /** Hertz; 0 is a rattle without pitch. */
  readonly pitch: number
  /** When it starts and how long it lasts, in seconds. */
  readonly at: number
  readonly long: number
  readonly loud: number
  /** The pitch it falls to. */
  readonly to?: number
}

const SOUNDS = {
  bell: [659, 988].map((pitch): Tone => ({ pitch, at: 0, long: 0.9, loud: 0.12 })),
  dice: [0, 0.07, 0.13, 0.22, 0.3].map((at): Tone => ({ pitch: 0, at, long: 0.05, loud: 0.16 })),
  tile: [{ pitch: 190, to: 85, at: 0, long: 0.13, loud: 0.22 }],
  points: [880, 1175].map((pitch, index): Tone => ({ pitch, at: index * 0.09, long: 0.22, loud: 0.05 })),
  end: [523, 659, 784, 1047].map((pitch, index): Tone => ({ pitch, at: index * 0.15, long: 1.1, loud: 0.09 })),
} satisfies Record<string, readonly Tone[]>

export type SoundName = keyof typeof SOUNDS

class Sound {
  on: boolean = $state(kept('sound', false))
  #context: AudioContext | undefined

  turn(on: boolean): void {
    this.on = on
    keep('sound', on)
    this.play('bell')
  }

  play(name: SoundName): void {
    if (!this.on) return
    this.#context ??= new AudioContext()
    void this.#context.resume()
    for (const tone of SOUNDS[name]) sounded(this.#context, tone)
  }
}

function sounded(context: AudioContext, { pitch, to, at, long, loud }: Tone): void {
  const start = context.currentTime + at
  const loudness = context.createGain()
  loudness.gain.setValueAtTime(0.001, start)
  loudness.gain.exponentialRampToValueAtTime(loud, start + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + long)
  loudness.connect(context.destination)
  const source = pitch > 0 ? tuned(context, pitch, to ?? pitch, start, long) : rattle(context, long)
  source.connect(loudness)
  source.start(start)
  source.stop(start + long)
}

function tuned(context: AudioContext, pitch: number, to: number, start: number, long: number): OscillatorNode {
  const tone = context.createOscillator()
  tone.frequency.setValueAtTime(pitch, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + long)
  return tone
}

function rattle(context: AudioContext, long: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  return source
}

export const sound = new Sound()
