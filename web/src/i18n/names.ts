/** Names of games, bots, options and statuses; without a message of their own they have the engine's names. */

import type { BotInfo, OptionChoice, OptionInfo } from '../wire'
import { language, t } from './index.svelte'
import { isolated } from './isolate'
import { maybe } from './say'

const plain = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

export const gameName = (game: string) => maybe(`game-${game}`) ?? plain(game)
export const gameText = (game: string) => maybe(`game-${game}.text`) ?? ''
export const botName = (bot: string) => maybe(`bot-${bot}`) ?? plain(bot)

/** Return for whom a bot is, and how many points it usually makes in a game. */
export function botText(bot: BotInfo, game: string): string {
  const whom = maybe(`bot-${bot.name}.whom`)
  const words = whom === undefined ? bot.words : made(whom, bot.points[game], bot.games[game] ?? 0)
  const seconds = bot.seconds?.[game]
  return seconds ? t('bot-takes', { words, seconds }) : words
}

/** A number of games from which points are what a bot usually makes; of fewer, their number is told. */
const ENOUGH = 200

function made(words: string, measured: number | undefined, count: number): string {
  if (measured === undefined) return t('bot-unmeasured', { words })
  const points = roughly(measured)
  return count < ENOUGH ? t('bot-made', { words, points, count }) : t('bot-makes', { words, points })
}

/** Round points as people say them. */
function roughly(points: number): number {
  const unit = points < 100 ? 5 : 10
  return Math.round(points / unit) * unit
}

/** Return a player's name: the server names bots in English, by level and seat; records by level, in the seat's place. */
export function playerName(name: string, place = 0): string {
  const [, bot = '', seat] = /^([A-Z][a-z]+) (\d)$/.exec(name) ?? []
  const [, recorded = ''] = (place > 0 && /^bot ([a-z]+)$/.exec(name)) || []
  const level = maybe(`bot-${bot.toLowerCase() || recorded}`)
  return level ? t('bot-named', { level, seat: Number(seat ?? place) }) : isolated(name)
}

/** Return the engine's own words in English, where they are the most current. */
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

/** Return the name of an option's value for a small button. */
export function choiceName(game: string, option: OptionInfo, choice: OptionChoice): string {
  const key = `${game}-${option.name}-${choice.value}`
  return maybe(`choice-${key}`) ?? plain(String(choice.value))
}

export function choiceText(game: string, option: OptionInfo, choice: OptionChoice): string {
  const key = `${game}-${option.name}-${choice.value}`
  return inEnglish(choice.words) ?? maybe(`choice-${key}.text`) ?? choice.words
}

/** How lists name a long text, such as a custom set; and the longest value to be shown. */
const MARK = /^#[0-9a-f]{8}$/
const LONGEST = 40

/** Return an option with its value at a table; one that is only switched on is named alone. */
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

/** The names of guests in all languages. */
const GUESTS: readonly string[] = ['Guest', 'Гость', 'Гість']

/** Return whether a person has chosen a name. */
export function isNamed(nickname: string): boolean {
  return nickname !== '' && !GUESTS.includes(nickname)
}

/** Return a name for a person who has not chosen one. */
export function guest(): string {
  return maybe('guest') ?? 'Guest'
}
