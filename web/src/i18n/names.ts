/** Names of games, bots, options and statuses; what has no message of its own is called as the engine calls it. */

import type { BotInfo, OptionChoice, OptionInfo } from '../wire'
import { language, t } from './index.svelte'
import { isolated } from './isolate'
import { maybe } from './say'

const plain = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

export const gameName = (game: string) => maybe(`game-${game}`) ?? plain(game)
export const gameText = (game: string) => maybe(`game-${game}.text`) ?? ''
export const botName = (bot: string) => maybe(`bot-${bot}`) ?? plain(bot)

/** How a bot plays, and what it is rated in a game, beside the one that needs no time to think. */
export function botText(bot: BotInfo, game: string): string {
  const words = inEnglish(bot.words) ?? maybe(`bot-${bot.name}.text`) ?? bot.words
  const points = bot.ratings[game] ?? 0
  if (points === 0) return words
  return t(points > 0 ? 'bot-above' : 'bot-below', { words, points: Math.abs(points) })
}

/** Who sits there: the server names bots in English, by level and seat. */
export function playerName(name: string): string {
  const [, bot = '', seat] = /^([A-Z][a-z]+) (\d)$/.exec(name) ?? []
  const level = seat && maybe(`bot-${bot.toLowerCase()}`)
  return level ? t('bot-named', { level, seat: Number(seat) }) : isolated(name)
}

/** The engine speaks English: its own words are the freshest there. */
export function inEnglish(words: string): string | undefined {
  return language.current === 'en' ? words : undefined
}

export function optionName(game: string, option: OptionInfo): string {
  const key = `${game}-${option.name}`
  return maybe(`option-${key}`) ?? plain(option.name)
}

export function optionText(game: string, option: OptionInfo): string {
  const key = `${game}-${option.name}`
  return inEnglish(option.words) ?? maybe(`option-${key}.text`) ?? option.words
}

/** What an option's value is called on a small button. */
export function choiceName(game: string, option: OptionInfo, choice: OptionChoice): string {
  const key = `${game}-${option.name}-${choice.value}`
  return maybe(`choice-${key}`) ?? plain(String(choice.value))
}

export function choiceText(game: string, option: OptionInfo, choice: OptionChoice): string {
  const key = `${game}-${option.name}-${choice.value}`
  return inEnglish(choice.words) ?? maybe(`choice-${key}.text`) ?? choice.words
}

/** How lists name a long text, such as a set of one's own; and how long a value may be to be said. */
const MARK = /^#[0-9a-f]{8}$/
const LONGEST = 40

/** An option with the value that it has at a table; what is only switched on is named alone. */
export function settingName(game: string, option: OptionInfo, value: unknown): string {
  const choice = option.choices.find((one) => one.value === value)
  const name = optionName(game, option)
  if (value === 'yes') return name
  if (typeof value === 'string' && (value.length > LONGEST || MARK.test(value))) return `${name}: ${t('own-text')}`
  const key = `${game}-${option.name}-${String(value)}`
  const named = maybe(`choice-${key}`) ?? maybe(`${option.name}-${String(value)}`)
  const said = choice ? choiceName(game, option, choice) : (named ?? String(value))
  return `${name}: ${said}`
}

/** A name for somebody who has not said one. */
export function guest(): string {
  return maybe('guest') ?? 'Guest'
}
