import { type CardGroup, DEFAULT_CARD_GROUP } from './level.ts'

/** The water that a card is drawn in, on the screen, in the picture and on paper. */
export type CardHue = 'blue' | 'green' | 'light' | 'dusk'

const HUE_OF: Record<CardGroup, CardHue> = {
  [DEFAULT_CARD_GROUP]: 'blue',
  'card-group-specialty': 'green',
  'card-group-first-aid': 'green',
  'card-group-professional': 'dusk',
}

/** Shallow levels are drawn in light water. */
const SHALLOW_METRES = 18

export function cardHue(card: { cardGroupCode: CardGroup; qualifiedDepth: number | null }): CardHue {
  const isShallow = card.qualifiedDepth !== null && card.qualifiedDepth <= SHALLOW_METRES
  return isShallow ? 'light' : HUE_OF[card.cardGroupCode]
}
