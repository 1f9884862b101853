/** 1 MB is 1,048,576 bytes (VA-03). */
export const CARD_PHOTO_BYTES = 4.5 * 1_048_576

/** waiting → approved or refused, decided by the organization's staff. A new photo starts over. */
export const PHOTO_STATES = ['waiting', 'approved', 'refused'] as const
export type PhotoState = (typeof PHOTO_STATES)[number]

/** Why a photo was refused (SC-02). The text of each is `certifications-cards.photoReason.<name>`. */
export const PHOTO_REASONS = [
  'face-not-whole',
  'not-clear',
  'dark-glasses',
  'mask',
  'hat',
  'not-one-person',
  'other',
] as const
/** In characters: what staff write about a refused photo or name. */
export const LONGEST_REFUSAL = 300

export type PhotoReason = (typeof PHOTO_REASONS)[number]

/** The text of each is `certifications-cards.photoProblem.<name>`; the first is the message of VA-03. */
export type CardPhotoProblem =
  | 'photo-too-large'
  | 'photo-not-jpg-or-png'
  | 'photo-too-many-pixels'
  | 'photo-too-small'
  | 'photo-damaged'
  | 'photo-empty'

/** Minimum length of the shorter edge: below it, a face on a card isn't clear. */
export const CARD_PHOTO_SHORTEST_EDGE = 240

/** The photo on a card is cropped to this aspect ratio, width by height. */
export const CARD_PHOTO_SHAPE = { width: 4, height: 5 } as const
