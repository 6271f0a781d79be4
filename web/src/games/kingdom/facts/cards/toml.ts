/** A reader of TOML, as far as a set of cards needs it: the engine has found the text right before it comes here. */

export type Value = string | number | boolean | readonly Value[] | Content
export interface Content {
  [name: string]: Value
}

const SPACE = /[ \t]*/y
const BLANK = /(?:[ \t\r\n]|#[^\n]*)*/y
const BARE = /[A-Za-z0-9_-]+/y
const NUMBER = /[+-]?\d[\d_]*/y
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '"': '"', '\\': '\\' }

class Reader {
  #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The whole document: tables, lists of tables, and what stands in them. */
  document(): Content {
    const whole: Content = {}
    let table = whole
    for (this.#take(BLANK); this.#at < this.#text.length; this.#take(BLANK)) {
      if (this.#skip('[[')) {
        const path = this.#path()
        this.#expect(']]')
        table = entry(whole, path)
      } else if (this.#skip('[')) {
        table = inside(whole, this.#path())
        this.#expect(']')
      } else this.#pair(table)
    }
    return whole
  }

  #pair(table: Content): void {
    const path = this.#path()
    this.#expect('=')
    inside(table, path.slice(0, -1))[path.at(-1) ?? ''] = this.#value()
  }

  #path(): string[] {
    const path: string[] = []
    do {
      this.#take(SPACE)
      path.push(this.#quote() ? this.#string() : this.#take(BARE))
      this.#take(SPACE)
    } while (this.#skip('.'))
    return path
  }

  #value(): Value {
    this.#take(BLANK)
    if (this.#quote()) return this.#string()
    if (this.#skip('[')) return this.#list()
    if (this.#skip('{')) return this.#table()
    if (this.#skip('true')) return true
    if (this.#skip('false')) return false
    return Number(this.#take(NUMBER).replaceAll('_', ''))
  }

  #list(): Value[] {
    const list: Value[] = []
    for (this.#take(BLANK); !this.#skip(']'); this.#take(BLANK)) {
      list.push(this.#value())
      this.#take(BLANK)
      this.#skip(',')
    }
    return list
  }

  #table(): Content {
    const table: Content = {}
    for (this.#take(BLANK); !this.#skip('}'); this.#take(BLANK)) {
      this.#pair(table)
      this.#take(BLANK)
      this.#skip(',')
    }
    return table
  }

  #quote(): boolean {
    return this.#text[this.#at] === '"' || this.#text[this.#at] === "'"
  }

  #string(): string {
    const quote = this.#text[this.#at] ?? ''
    const many = quote.repeat(3)
    const end = this.#skip(many) ? many : quote
    if (end === quote) this.#at += 1
    else if (!this.#skip('\r\n')) this.#skip('\n')
    let found = ''
    while (!this.#skip(end)) {
      if (this.#at >= this.#text.length) throw new Error('a string of the set does not end')
      found += quote === '"' && this.#skip('\\') ? this.#escape() : this.#text[this.#at++]
    }
    return found
  }

  #escape(): string {
    const letter = this.#text[this.#at++] ?? ''
    const digits = { u: 4, U: 8 }[letter]
    if (digits) {
      this.#at += digits
      return String.fromCodePoint(Number.parseInt(this.#text.slice(this.#at - digits, this.#at), 16))
    }
    // A backslash at the end of a line joins it with the next.
    if (/\s/.test(letter)) {
      this.#take(/\s*/y)
      return ''
    }
    return ESCAPES[letter] ?? letter
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0] ?? ''
    this.#at += found.length
    return found
  }

  #skip(word: string): boolean {
    if (!this.#text.startsWith(word, this.#at)) return false
    this.#at += word.length
    return true
  }

  #expect(word: string): void {
    if (!this.#skip(word))
      throw new Error(`'${word}' is missing in the set: ${this.#text.slice(this.#at, this.#at + 30)}`)
  }
}

/** The table at a path, made where it is missing; of a list its last. */
function inside(table: Content, path: readonly string[]): Content {
  return path.reduce((found, name) => {
    found[name] ??= {}
    const next = found[name]
    return (Array.isArray(next) ? next.at(-1) : next) as Content
  }, table)
}

/** A new table at the end of the list at a path. */
function entry(whole: Content, path: readonly string[]): Content {
  const table = inside(whole, path.slice(0, -1))
  const name = path.at(-1) ?? ''
  const added: Content = {}
  table[name] = [...((table[name] as Value[] | undefined) ?? []), added]
  return added
}

/** Read a text of TOML. */
export function readToml(text: string): Content {
  return new Reader(text).document()
}
