/** VA-12: the levels that most people look for first. The others are listed under their own heading. */
export const DEFAULT_CARD_GROUP = 'card-group-default'

/** In list order. The text of each is `certifications-cards.group.<code without its beginning>`. */
export const CARD_GROUPS = [
  DEFAULT_CARD_GROUP,
  'card-group-professional',
  'card-group-specialty',
  'card-group-first-aid',
] as const
export type CardGroup = (typeof CARD_GROUPS)[number]

/** Determines whose lists include a level (RO-02). */
export type LevelKind = 'consumer' | 'pro'

/** A level that a person can be certified at. Its name is `certifications-cards.level.<code>`. */
export type Level = {
  levelID: number
  code: string
  cardGroupCode: CardGroup
  kind: LevelKind
  /** TS-13: in meters; null unless the level confers a depth, as core levels and Deep Diver do. */
  qualifiedDepth: number | null
  /** TS-13: the most oxygen in the gas that the level qualifies for, in percent; null if it's about no gas. */
  gasLimit: number | null
  /** The stock id of its eCard (EN-15); null if it has none. */
  eCardStockID: string | null
  /** How long it's valid; null means forever. */
  monthsValid: number | null
}
