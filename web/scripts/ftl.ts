/** Reads the message files: which messages there are, which values each wants, and how it is written. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentParser, type Pattern, type SelectExpression, type VariableReference, Visitor } from '@fluent/syntax'

export interface Entry {
  /** The name of a message, or `message.attribute`. */
  readonly id: string
  readonly file: string
  readonly variables: readonly string[]
  /** The words without the values. */
  readonly words: string
  /** The keys of every choice in it, with the variable it depends on. */
  readonly choices: readonly { readonly variable: string; readonly keys: readonly string[] }[]
}

class Reader extends Visitor {
  readonly variables = new Set<string>()
  readonly choices: { variable: string; keys: string[] }[] = []
  words = ''

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name)
  }

  override visitTextElement(node: { value: string }): void {
    this.words += ` ${node.value}`
  }

  override visitSelectExpression(node: SelectExpression): void {
    const variable = node.selector.type === 'VariableReference' ? node.selector.id.name : ''
    const keys = node.variants.map((variant) =>
      variant.key.type === 'Identifier' ? variant.key.name : String(variant.key.value),
    )
    this.choices.push({ variable, keys })
    this.genericVisit(node)
  }
}

function entryOf(id: string, file: string, pattern: Pattern): Entry {
  const reader = new Reader()
  reader.visit(pattern)
  return {
    id,
    file,
    variables: [...reader.variables].sort(),
    words: reader.words.trim(),
    choices: reader.choices,
  }
}

/** Every entry of the files in a folder, in their order; a line that is no Fluent is an error. */
export function readMessages(folder: string): Entry[] {
  const parser = new FluentParser({ withSpans: false })
  const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'))
  return files.sort().flatMap((file) => {
    const resource = parser.parse(readFileSync(join(folder, file), 'utf8'))
    return resource.body.flatMap((node) => {
      if (node.type === 'Junk') throw new Error(`${file}: this is no message: ${node.content.split('\n')[0]}`)
      if (node.type !== 'Message') return []
      const own = node.value ? [entryOf(node.id.name, file, node.value)] : []
      const attributes = node.attributes.map((attribute) =>
        entryOf(`${node.id.name}.${attribute.id.name}`, file, attribute.value),
      )
      return [...own, ...attributes]
    })
  })
}

/** As long as a line of the formatter. */
const LINE = 120

/** The types of all messages, as the text of a TypeScript file. */
export function typesOf(entries: readonly Entry[]): string {
  const lines = entries.map(({ id, variables }) => {
    const values = variables.map((name) => `${name}: ${name === 'count' ? 'number' : 'string | number'}`)
    const key = /^[a-z]+$/.test(id) ? id : `'${id}'`
    if (values.length === 0) return `  ${key}: null`
    const line = `  ${key}: { ${values.join('; ')} }`
    return line.length <= LINE ? line : `  ${key}: {\n${values.map((value) => `    ${value}\n`).join('')}  }`
  })
  return `/** Made by \`npm run messages\` from the English files: every message and the values it wants. */\n\nexport interface Messages {\n${lines.join('\n')}\n}\n`
}
