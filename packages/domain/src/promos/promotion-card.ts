/** EN-16. `excerpt` is shown as the details of the card. */
export type PromotionCard = {
  id: number
  name: string
  excerpt: string
  /** The type of the promotion. */
  promotion: string
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

export const stockIdOf = (cardId: number): string | undefined => STOCK_IDS[cardId]

/** CO-08 */
export const stockPhotoUrl = (stockId: string): string => `/stock/${encodeURIComponent(stockId)}.svg`

/** VA-11. A card without a stock id has no image, so it isn't shown. */
export function shownCards(cards: readonly PromotionCard[]): ShownCard[] {
  return cards.flatMap((card) => {
    const stockId = stockIdOf(card.id)
    return card.promotion === SHOWN_PROMOTION && stockId ? [{ ...card, stockId }] : []
  })
}
