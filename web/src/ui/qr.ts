/**
 * QR codes for links: bytes, error level M, versions 1 to 10 (ISO/IEC 18004). What is longer than 213 bytes is refused.
 *
 * A code is a square of modules, true where it is dark; the quiet zone around it is the drawing's business.
 */

export type Code = readonly (readonly boolean[])[]

interface Version {
  /** Codewords for correction in each block. */
  readonly check: number
  /** For each block the number of its codewords of data. */
  readonly blocks: readonly number[]
  /** Where the middles of the alignment patterns lie. */
  readonly marks: readonly number[]
}

const VERSIONS: readonly Version[] = [
  { check: 10, blocks: [16], marks: [] },
  { check: 16, blocks: [28], marks: [6, 18] },
  { check: 26, blocks: [44], marks: [6, 22] },
  { check: 18, blocks: [32, 32], marks: [6, 26] },
  { check: 24, blocks: [43, 43], marks: [6, 30] },
  { check: 16, blocks: [27, 27, 27, 27], marks: [6, 34] },
  { check: 18, blocks: [31, 31, 31, 31], marks: [6, 22, 38] },
  { check: 22, blocks: [38, 38, 39, 39], marks: [6, 24, 42] },
  { check: 22, blocks: [36, 36, 36, 37, 37], marks: [6, 26, 46] },
  { check: 26, blocks: [43, 43, 43, 43, 44], marks: [6, 28, 50] },
]

const BYTES = 0b0100
const PADDING = [0xec, 0x11]

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** Powers of 2 in the field of 256 elements, and their logarithms. */
const POWERS = new Uint8Array(512)
const LOGS = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power += 1) {
  POWERS[power] = POWERS[power + 255] = value
  LOGS[value] = power
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d
}

const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0

function times(one: number, other: number): number {
  return one && other ? at(POWERS, at(LOGS, one) + at(LOGS, other)) : 0
}

/** The codewords that correct others: the remainder of a division of polynomials. */
export function corrections(data: readonly number[], count: number): number[] {
  let divisor = [1]
  for (let power = 0; power < count; power += 1) {
    const next = [...divisor, 0]
    divisor.forEach((factor, index) => {
      next[index + 1] = at(next, index + 1) ^ times(factor, at(POWERS, power))
    })
    divisor = next
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let index = 0; index < data.length; index += 1) {
    const lead = at(rest, index)
    divisor.forEach((factor, offset) => {
      rest[index + offset] = at(rest, index + offset) ^ times(factor, lead)
    })
  }
  return rest.slice(data.length)
}

/** What stands behind a number so that it can be read when damaged: the remainder of a division, bit by bit. */
function remainder(value: number, divisor: number, bits: number): number {
  let rest = value << bits
  const top = 31 - Math.clz32(divisor)
  for (let bit = 31 - Math.clz32(rest); rest && bit >= top; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - top)
  return rest
}

/** The fifteen bits that say level M and the mask. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412
}

/** The eighteen bits that say the version, from the seventh on. */
export function versionBits(version: number): number {
  return (version << 12) | remainder(version, 0x1f25, 12)
}

/** The codewords of a text, interleaved as they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const { check, blocks } = VERSIONS[version - 1] as Version
  const room = blocks.reduce((sum, size) => sum + size, 0)
  const bits: number[] = []
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
  }
  push(BYTES, 4)
  push(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let index = 0; index < bits.length; index += 8) {
    data.push(bits.slice(index, index + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  }
  for (let index = 0; data.length < room; index += 1) data.push(at(PADDING, index % 2))
  let from = 0
  const parts = blocks.map((size) => {
    from += size
    return data.slice(from - size, from)
  })
  const checks = parts.map((part) => corrections(part, check))
  return [...interleaved(parts), ...interleaved(checks)]
}

function interleaved(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map((part) => part.length))
  const found: number[] = []
  for (let index = 0; index < longest; index += 1) {
    for (const part of parts) if (index < part.length) found.push(at(part, index))
  }
  return found
}

/** A square that is being drawn: what is fixed is never masked. */
class Square {
  readonly size: number
  readonly dark: boolean[][]
  readonly fixed: boolean[][]

  constructor(size: number) {
    this.size = size
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
    this.fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  }

  set(row: number, column: number, dark: boolean): void {
    const [darks, fixes] = [this.dark[row], this.fixed[row]]
    if (!darks || !fixes || column < 0 || column >= this.size) return
    darks[column] = dark
    fixes[column] = true
  }

  /** A finder or an alignment pattern: rings around a middle, light where they are at one of these distances. */
  rings(row: number, column: number, reach: number, light: readonly number[]): void {
    for (let down = -reach; down <= reach; down += 1) {
      for (let across = -reach; across <= reach; across += 1) {
        const far = Math.max(Math.abs(down), Math.abs(across))
        this.set(row + down, column + across, !light.includes(far))
      }
    }
  }

  patterns(version: number): void {
    const last = this.size - 1
    for (let index = 0; index < this.size; index += 1) {
      this.set(6, index, index % 2 === 0)
      this.set(index, 6, index % 2 === 0)
    }
    for (const [row, column] of [
      [3, 3],
      [3, last - 3],
      [last - 3, 3],
    ] as const) {
      this.rings(row, column, 4, [2, 4])
    }
    const { marks } = VERSIONS[version - 1] as Version
    for (const row of marks) {
      for (const column of marks) {
        const corner = [row, column].every((one) => one === 6 || one === last - 6)
        if (!corner || (row === column && row !== 6)) this.rings(row, column, 2, [1])
      }
    }
    if (version >= 7) this.#version(version)
  }

  #version(version: number): void {
    const bits = versionBits(version)
    for (let bit = 0; bit < 18; bit += 1) {
      const dark = ((bits >> bit) & 1) === 1
      const near = Math.floor(bit / 3)
      const far = this.size - 11 + (bit % 3)
      this.set(near, far, dark)
      this.set(far, near, dark)
    }
  }

  format(mask: number): void {
    const bits = formatBits(mask)
    const last = this.size - 1
    for (let bit = 0; bit < 15; bit += 1) {
      const dark = ((bits >> bit) & 1) === 1
      const down = bit < 6 ? bit : bit < 8 ? bit + 1 : last - 14 + bit
      const across = bit < 8 ? last - bit : bit < 9 ? 15 - bit : 14 - bit
      this.set(down, 8, dark)
      this.set(8, across, dark)
    }
    this.set(last - 7, 8, true)
  }

  /** Write codewords in two columns at a time, from the right, up and down. */
  write(words: readonly number[]): void {
    let bit = 0
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5
      const up = ((right + 1) & 2) === 0
      for (let step = 0; step < this.size; step += 1) {
        const row = up ? this.size - 1 - step : step
        for (const column of [right, right - 1]) {
          const darks = this.dark[row]
          if (!darks || this.fixed[row]?.[column]) continue
          darks[column] = ((at(words, bit >> 3) >> (7 - (bit & 7))) & 1) === 1
          bit += 1
        }
      }
    }
  }

  masked(mask: number): Square {
    const square = new Square(this.size)
    const inverts = MASKS[mask] as (typeof MASKS)[number]
    this.dark.forEach((line, row) => {
      line.forEach((dark, column) => {
        const fixed = this.fixed[row]?.[column] ?? false
        ;(square.dark[row] as boolean[])[column] = dark !== (!fixed && inverts(row, column))
        ;(square.fixed[row] as boolean[])[column] = fixed
      })
    })
    square.format(mask)
    return square
  }
}

const LIKE_FINDER = [/(?=00001011101)/g, /(?=10111010000)/g]

/** How hard a code is to read: long runs, blocks, what looks like a finder, too much of one colour. */
export function penalty(code: Code): number {
  const size = code.length
  const rows = code.map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
  const columns = rows.map((_, column) => rows.map((row) => row.charAt(column)).join(''))
  let sum = 0
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (const like of LIKE_FINDER) sum += 40 * [...line.matchAll(like)].length
  }
  for (let row = 1; row < size; row += 1) {
    for (let column = 1; column < size; column += 1) {
      const here = code[row]?.[column]
      const same = [code[row]?.[column - 1], code[row - 1]?.[column], code[row - 1]?.[column - 1]]
      if (same.every((one) => one === here)) sum += 3
    }
  }
  const share = (rows.join('').replaceAll('0', '').length * 100) / (size * size)
  return sum + 10 * Math.floor(Math.abs(share - 50) / 5)
}

/** Draw a text as a code; `mask` only for who wants a certain one. */
export function codeOf(text: string, mask?: number): Code {
  const bytes = new TextEncoder().encode(text)
  const version =
    1 +
    VERSIONS.findIndex(({ blocks }, index) => {
      const room = blocks.reduce((sum, size) => sum + size, 0)
      return bytes.length <= room - (index < 9 ? 2 : 3)
    })
  if (version === 0) throw new Error(`${bytes.length} bytes are too many for a code: 213 at most`)
  const plain = new Square(17 + 4 * version)
  plain.patterns(version)
  plain.format(0)
  plain.write(codewords(bytes, version))
  const wanted = mask === undefined ? [...MASKS.keys()] : [mask]
  const found = wanted.map((one) => plain.masked(one).dark)
  return found.reduce((best, code) => (penalty(code) < penalty(best) ? code : best))
}

/** A code as the path of an SVG, one unit for each module. */
export function pathOf(code: Code): string {
  return code.flatMap((line, row) => line.map((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : ''))).join('')
}
