import { CARD_HUES, type CardHue } from '@fathom/look/drawings/card/card-art.ts'
import { mark } from '@fathom/look/mark.ts'

/** The one color of a card where only a color is possible, as on the passes of a phone's wallet. White text is readable on it. */
export const cardColor = (hue: CardHue): string => CARD_HUES[hue][1]

/** The logo on a card's color. */
export const drawMark = (): string => mark('#fff', '#ff6a2b')
