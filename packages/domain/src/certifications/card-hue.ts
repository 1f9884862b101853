import { type CardGroup, DEFAULT_CARD_GROUP } from './level.ts'

/** The water color of a card, on screen, in the image and in print. */
export type CardHue = 'blue' | 'green' | 'light' | 'dusk'

const HUE_OF: Record<CardGroup, CardHue> = {
  [DEFAULT_CARD_GROUP]: 'blue',
  'card-group-specialty': 'green',
  'card-group-first-aid': 'green',
  'card-group-professional': 'dusk',
}

/** Shallow levels get a light water color. */
const SHALLOW_METRES = 18

export function cardHue(card: { cardGroupCode: CardGroup; qualifiedDepth: number | null }): CardHue {
  const isShallow = card.qualifiedDepth !== null && card.qualifiedDepth <= SHALLOW_METRES
  return isShallow ? 'light' : HUE_OF[card.cardGroupCode]
}
