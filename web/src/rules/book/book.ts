/**
 * The rules of a game as data: chapters of sections, read from plain text. The same structure in every language.
 *
 *     # The turn {turning}                    a chapter and its anchor
 *     ## Two dice {turn B3.1}                 a section: its anchor, the rules it covers, marks such as 2019 or solo
 *     Words, **bold**, a [link](workers).     a paragraph; an empty line ends it
 *     - a line of a list                      `1.` counts it
 *     | a | b |                               a table, its first row the head
 *     > What happens, with numbers.           an example
 *     [figure bridge] What it shows.          a picture of the game and its caption
 *     [pieces monasteries]                    a table of pieces: picture, name, what it does
 */

export const MARKS = ['2011', '2019', 'expansion', 'module', 'team', 'solo'] as const
export type Mark = (typeof MARKS)[number]

export type Block =
  | { readonly kind: 'text' | 'example'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'figure'; readonly name: string; readonly caption: string }
  | { readonly kind: 'pieces'; readonly name: string }

export interface Section {
  readonly anchor: string
  readonly title: string
  readonly rules: readonly string[]
  readonly marks: readonly Mark[]
  readonly blocks: readonly Block[]
}

export interface Chapter {
  readonly anchor: string
  readonly title: string
  readonly sections: readonly Section[]
}

export type Book = readonly Chapter[]

/** Words of one style within a paragraph; `to` is the anchor of a link. */
export interface Span {
  readonly text: string
  readonly bold?: boolean
  readonly to?: string
}

const HEAD = /^(##?) (.+?) \{([^}]+)\}$/
const PICTURE = /^\[(figure|pieces) ([a-z0-9-]+)\]\s*(.*)$/
const ITEM = /^(?:-|\d+\.) (.*)$/
/** A symbol that must not be separated from its number at the end of a line. */
const NUMBER_SIGN = /№ (?=\d)/g
const SPAN = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([\w.-]+)\)/g

/** Read a book from its texts, in order. */
export function readBook(texts: readonly string[]): Book {
  const chapters: { anchor: string; title: string; sections: Section[] }[] = []
  const text = texts.join('\n').replace(NUMBER_SIGN, '№\u00a0')
  for (const part of text.split(/^(?=##? )/m)) {
    const [first = '', ...lines] = part.trim().split('\n')
    const head = HEAD.exec(first)
    if (!head) {
      if (part.trim()) throw new SyntaxError(`the rules have no heading here: ${first}`)
      continue
    }
    const [, level, title = '', braces = ''] = head
    const [anchor = '', ...tokens] = braces.split(' ')
    if (level === '#') chapters.push({ anchor, title, sections: [] })
    else chapters.at(-1)?.sections.push({ anchor, title, ...sorted(tokens), blocks: readBlocks(lines) })
  }
  return chapters
}

function sorted(tokens: readonly string[]): Pick<Section, 'rules' | 'marks'> {
  const marks = MARKS.filter((mark) => tokens.includes(mark))
  return { marks, rules: tokens.filter((token) => !(marks as readonly string[]).includes(token)) }
}

function readBlocks(lines: readonly string[]): Block[] {
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(readBlock)
}

function readBlock(block: string): Block {
  const lines = block.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  const picture = PICTURE.exec(block.replaceAll('\n', ' '))
  if (picture) {
    const [, kind, name = '', caption = ''] = picture
    return kind === 'figure' ? { kind, name, caption } : { kind: 'pieces', name }
  }
  if (ITEM.test(first)) {
    const items = lines.map((line) => ITEM.exec(line)?.[1] ?? line)
    return { kind: 'list', ordered: !first.startsWith('-'), items }
  }
  if (first.startsWith('|')) {
    const [head = [], ...rows] = lines.map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    )
    return { kind: 'table', head, rows }
  }
  if (first.startsWith('>')) return { kind: 'example', text: lines.map((line) => line.replace(/^> ?/, '')).join(' ') }
  return { kind: 'text', text: lines.join(' ') }
}

/** Divide a paragraph into plain words, bold words and links. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const found of text.matchAll(SPAN)) {
    if (found.index > end) spans.push({ text: text.slice(end, found.index) })
    const [all, bold, link, to] = found
    spans.push(bold === undefined ? { text: link ?? '', to: to ?? '' } : { text: bold, bold: true })
    end = found.index + all.length
  }
  if (end < text.length) spans.push({ text: text.slice(end) })
  return spans
}

/** Return a paragraph without its markup. */
export function plain(text: string): string {
  return spansOf(text)
    .map((span) => span.text)
    .join('')
}

/** Return every section of a book with its chapter. */
export function sectionsOf(book: Book): { readonly chapter: Chapter; readonly section: Section }[] {
  return book.flatMap((chapter) => chapter.sections.map((section) => ({ chapter, section })))
}

/** Return the names of the tables of pieces in a section. */
export function piecesIn(section: Section): string[] {
  return section.blocks.flatMap((block) => (block.kind === 'pieces' ? [block.name] : []))
}
