/** The tables of the rules: resources, types, and every card of the house set, in the cards' own words. */

import { t } from '../../../i18n/index.svelte'
import type { Piece } from '../../../slot/rules'
import { type Board, type CardFacts, HOUSE, said, type Task } from '../facts/cards/set'
import { CUBES, DEVELOPMENTS, type Development } from '../facts/names'
import { amounts, cardText, rewardText } from '../words/phrases'

const cardsOf = (fits: (card: CardFacts) => boolean) => () =>
  HOUSE.cards.filter(fits).map((card): Piece => ({ anchor: card.id, title: said(card.name), text: cardText(card) }))
const ofType = (type: Development) => cardsOf((card) => card.type === type)

function advisor(card: CardFacts): Piece {
  const words = cardText(card)
  const text = card.forTwo ? t('rules-kingdom-advisor-two', { words }) : words
  return { anchor: card.id, title: said(card.name), text }
}

const taskAnchor = (board: Board, index: number) => `${board.id}-${index + 1}`

/** Return the task of a line by its anchor. */
export function taskOf(anchor: string): Task | undefined {
  return [...HOUSE.boards.values()]
    .flatMap((board) => board.two.map((task, index) => ({ task, anchor: taskAnchor(board, index) })))
    .find((one) => one.anchor === anchor)?.task
}

function tasks(board: Board): Piece[] {
  return board.two.map((task, index) => {
    const name = said(board.name)
    const alone = board.solo[index]
    const costs = { two: amounts(task.cost), solo: amounts(alone?.cost ?? []) }
    const rewards = { reward: rewardText(task), alone: alone ? rewardText(alone) : '' }
    return {
      anchor: taskAnchor(board, index),
      title: task.final
        ? t('rules-kingdom-task-final', { board: name })
        : t('rules-kingdom-task', { board: name, task: index + 1 }),
      text: t('rules-kingdom-task-costs', { ...costs, ...rewards }),
    }
  })
}

export const pieces: Readonly<Record<string, () => readonly Piece[]>> = {
  resources: () =>
    CUBES.map((cube) => ({
      anchor: `resource-${cube}`,
      title: t(`rules-kingdom-${cube}`),
      text: t(`rules-kingdom-${cube}.text`),
    })),
  types: () =>
    DEVELOPMENTS.map((type) => ({
      anchor: `type-${type}`,
      title: t(`rules-kingdom-${type}`),
      text: t(`rules-kingdom-${type}.text`),
    })),
  structures: ofType('structure'),
  companies: ofType('company'),
  monuments: ofType('monument'),
  discoveries: ofType('discovery'),
  treasures: cardsOf((card) => card.family === 'treasure'),
  menaces: cardsOf((card) => card.family === 'menace'),
  advisors: () => HOUSE.advisors.map(advisor),
  boards: () => [...HOUSE.boards.values()].flatMap(tasks),
}
