import { findLevelByStock } from '../certifications/index.ts'
import { mayReachLevel, type OfferVerdict } from '../shop/index.ts'
import { type WordsByLanguage, wordsIn } from '../translations/index.ts'

/** EN-16. `excerpt` is shown as the details of the card. */
export type PromotionCard = {
  id: number
  name: string
  excerpt: string
  /** The type of the promotion. */
  promotion: string
  /** Its place among the others. */
  position: number
}

export type ShownCard = PromotionCard & { stockId: string }

const SHOWN_PROMOTION = 'clubFreeEcard'

/** CO-08: the stock id of each card's image. */
const STOCK_IDS: Readonly<Record<number, string>> = {
  101: '60015',
  102: '60020',
  103: '60030',
  104: '60040',
  105: '60050',
  106: '60110',
  107: '60120',
  108: '60130',
  109: '60140',
}

/** The pictures that a promotion may have. */
export const STOCK_PICTURES: readonly string[] = Object.values(STOCK_IDS)

export const stockIdOf = (cardId: number): string | undefined => STOCK_IDS[cardId]

/** CO-08 */
export const stockPhotoUrl = (stockId: string): string => `/stock/${encodeURIComponent(stockId)}.svg`

/** VA-11. A card without a stock id has no image, so it isn't shown. */
export function shownCards<Card extends Pick<PromotionCard, 'id' | 'promotion'>>(
  cards: readonly Card[],
): (Card & { stockId: string })[] {
  return cards.flatMap((card) => {
    const stockId = stockIdOf(card.id)
    return card.promotion === SHOWN_PROMOTION && stockId ? [{ ...card, stockId }] : []
  })
}

/** What decides which cards are promoted to a person. */
export type CardReader = {
  /** The levels that the person holds, with those below them. */
  levels: ReadonlySet<number>
  /** Held without an eCard: exactly what the club gives away (RO-06). */
  withoutECard: ReadonlySet<number>
  /** SN-02, of the course that leads to a level; undefined if there is none. */
  verdictOf: (levelID: number) => OfferVerdict | undefined
}

/** SN-02: a card is promoted to those who can still get it. A picture that belongs to no level is for everyone. */
export function cardsFor<Card extends { stockId: string }>(
  cards: readonly Card[],
  { levels, withoutECard, verdictOf }: CardReader,
): Card[] {
  return cards.filter(({ stockId }) => {
    const level = findLevelByStock(stockId)
    if (level === undefined || withoutECard.has(level)) return true
    const verdict = verdictOf(level)
    return verdict === undefined ? mayReachLevel(level, levels) : verdict === 'offer' || verdict === 'taken'
  })
}

/** OF-08: what staff publish about a promotion. */
export type Promotion = {
  isShown: boolean
  stockId: string
  position: number
  words: WordsByLanguage<'name' | 'excerpt'>
}

/** Longer ones don't fit below the picture. */
export const LONGEST_PROMOTION_NAME = 60
export const LONGEST_EXCERPT = 200

/** The keys of promotions that staff add, which are the ids of their cards. */
export const ADDED_PROMOTION = /^[1-9]\d{3,5}$/

const FIRST_ADDED = 1000

/** The key of the next promotion. */
export const nextPromotion = (keys: readonly string[]): string =>
  String(Math.max(FIRST_ADDED - 1, ...keys.map(Number)) + 1)

/**
 * What was published about a card takes the place of the stored one. Added cards come before stored ones with the same
 * position, because they are newer.
 */
export function withPublished(
  stored: readonly ShownCard[],
  published: Readonly<Record<string, Promotion | null>>,
  culture: string,
): ShownCard[] {
  const shown = Object.entries(published).flatMap(([key, promotion]) =>
    promotion ? cardOf(Number(key), promotion, culture) : [],
  )
  const isReplaced = new Set(Object.keys(published).filter((key) => published[key]))
  return [...shown, ...stored.filter(({ id }) => !isReplaced.has(String(id)))].toSorted(
    (one, other) => one.position - other.position,
  )
}

function cardOf(id: number, { isShown, words, ...rest }: Promotion, culture: string): ShownCard[] {
  const own = wordsIn(words, culture)
  return isShown && own ? [{ id, ...own, ...rest, promotion: SHOWN_PROMOTION }] : []
}
