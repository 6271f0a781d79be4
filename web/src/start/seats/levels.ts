import type { BotInfo, SeatRequest } from '../../wire'

/** The levels that a game's form offers: none that plays there no better than the level below. */
export function levelsOf(bots: readonly BotInfo[], game: string): readonly BotInfo[] {
  return bots.filter((bot) => !bot.left_out.includes(game))
}

/** Seats as they were chosen last time; a level that is not offered any more becomes the usual one. */
export function offered(seats: readonly SeatRequest[], bots: readonly BotInfo[]): SeatRequest[] {
  const known = (seat: SeatRequest) => seat.kind !== 'bot' || bots.some((bot) => bot.name === seat.bot)
  return seats.map((seat) => (known(seat) ? seat : { kind: 'bot', bot: bots.find((bot) => bot.usual)?.name ?? '' }))
}
