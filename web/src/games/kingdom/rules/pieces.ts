/** The tables of the rules: resources, types, and every card of the house set; their facts are those of the set. */

import { t } from '../../../i18n/index.svelte'
import type { Piece } from '../../../rules/source'
import { type Board, type CardFacts, HOUSE, said, type Task } from '../cards/set'
import { CUBES, DEVELOPMENTS, type Development } from '../names'
import { amounts, cardWords, some } from './words'

const cardsOf = (fits: (card: CardFacts) => boolean) => HOUSE.cards.filter(fits)
const ofType = (type: Development) => () => cardsOf((card) => card.type === type).map(plain)

const plain = (card: CardFacts): Piece => ({ anchor: card.id, title: said(card.name), text: cardWords(card) })

function menace(card: CardFacts): Piece {
  const values = { soldiers: some('soldiers', card.soldiers), points: some('points', -card.points) }
  const does = t(`rules-kingdom-${card.menace ?? 'rats'}`)
  return { anchor: card.id, title: said(card.name), text: t('rules-kingdom-menace', { does, ...values }) }
}

function advisor(card: CardFacts): Piece {
  const soldiers = some('soldiers', card.soldiers)
  const phase = t(`kingdom-phase-${card.phase as 'draft' | 'planning' | 'production' | 'end'}`)
  const words = t('rules-kingdom-advisor', { phase, soldiers, does: said(card.text) })
  const text = card.forTwo ? t('rules-kingdom-advisor-two', { words }) : words
  return { anchor: card.id, title: said(card.name), text }
}

const taskAnchor = (board: Board, index: number) => `${board.id}-${index + 1}`

/** The task of a line, by its anchor. */
export function taskOf(anchor: string): Task | undefined {
  return [...HOUSE.boards.values()]
    .flatMap((board) => board.two.map((task, index) => ({ task, anchor: taskAnchor(board, index) })))
    .find((one) => one.anchor === anchor)?.task
}

function tasks(board: Board): Piece[] {
  return board.two.map((task, index) => {
    const name = task.final ? t('rules-kingdom-task-final') : t('rules-kingdom-task', { task: index + 1 })
    const solo = amounts(board.solo[index]?.cost ?? [])
    const reward = task.rewards.map(({ what, count }) => some(what, count)).join(', ')
    return {
      anchor: taskAnchor(board, index),
      title: `${said(board.name)}: ${name}`,
      text: t('rules-kingdom-task-costs', { two: amounts(task.cost), solo, reward }),
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
  treasures: () => cardsOf((card) => card.family === 'treasure').map(plain),
  menaces: () => cardsOf((card) => card.family === 'menace').map(menace),
  advisors: () => HOUSE.advisors.map(advisor),
  boards: () => [...HOUSE.boards.values()].flatMap(tasks),
}
