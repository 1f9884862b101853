/** VA-12: the levels that everybody thinks of first; the others stand under their own heading. */
export const DEFAULT_CARD_GROUP = 'card-group-default'

/** In the order in which a list shows them; worded by `certifications-cards.group.<code without its beginning>`. */
export const CARD_GROUPS = [
  DEFAULT_CARD_GROUP,
  'card-group-professional',
  'card-group-specialty',
  'card-group-first-aid',
] as const
export type CardGroup = (typeof CARD_GROUPS)[number]

/** Whose lists a level stands in (RO-02). */
export type LevelKind = 'consumer' | 'pro'

/** What somebody can be certified as; named by `certifications-cards.level.<code>`. */
export type Level = {
  levelID: number
  code: string
  cardGroupCode: CardGroup
  kind: LevelKind
  /** Metres; null where the level says nothing of a depth. */
  qualifiedDepth: number | null
  /** Under which its eCard is kept in stock (EN-15); null where there is none. */
  eCardStockID: string | null
  /** How long it counts; null for good. */
  monthsValid: number | null
}
