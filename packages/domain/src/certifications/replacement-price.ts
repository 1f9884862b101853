/** In minor units of US dollars. */
export const REPLACEMENT_PRICE = { card: 2995, shippingNear: 495, shippingFar: 995, currency: 'USD' } as const

/** Until it is on its way. */
export const REPLACEMENT_WORKING_DAYS = 10

/** Where the cards are made. */
const NEAR: ReadonlySet<string> = new Set(['US', 'CA', 'MX'])

export function replacementPrice(countryId: string): { card: number; shipping: number; total: number } {
  const shipping = NEAR.has(countryId) ? REPLACEMENT_PRICE.shippingNear : REPLACEMENT_PRICE.shippingFar
  return { card: REPLACEMENT_PRICE.card, shipping, total: REPLACEMENT_PRICE.card + shipping }
}

/** What an eCard costs whoever does not get it for free, in the same. */
export const ECARD_PRICE = 1995
