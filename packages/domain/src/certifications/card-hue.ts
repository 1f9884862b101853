import { type CardGroup, DEFAULT_CARD_GROUP } from './level.ts'

/** The water color of a card, on screen, in the image and in print. */
export type CardHue = 'shore' | 'jade' | 'lagoon' | 'ocean' | 'coral' | 'night' | 'kelp' | 'dusk'

/** Each core level has a color of its own, so that a diver's cards are told apart at a glance. */
const HUE_OF_LEVEL: Readonly<Record<string, CardHue>> = {
  snorkeler: 'shore',
  'scuba-diver': 'jade',
  'open-water': 'lagoon',
  advanced: 'ocean',
  rescue: 'coral',
  'master-diver': 'night',
}

const HUE_OF_GROUP: Readonly<Record<CardGroup, CardHue>> = {
  [DEFAULT_CARD_GROUP]: 'lagoon',
  'card-group-specialty': 'kelp',
  'card-group-first-aid': 'kelp',
  'card-group-professional': 'dusk',
}

export const cardHue = (card: { levelCode: string; cardGroupCode: CardGroup }): CardHue =>
  HUE_OF_LEVEL[card.levelCode] ?? HUE_OF_GROUP[card.cardGroupCode]
