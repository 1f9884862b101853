import { type PortraitName, portrait } from '@fathom/look/drawings/portraits.ts'

export type { PortraitName }

/** A faceless portrait in the shape of the photo on a card. */
export const drawnPortrait = (name: PortraitName, width: number): string =>
  portrait(name).replace('<svg ', `<svg width="${width}" height="${(width * 5) / 4}" `)
