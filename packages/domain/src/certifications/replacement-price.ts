/** In minor units of US dollars. */
export const REPLACEMENT_PRICE = { card: 2995, shippingNear: 495, shippingFar: 995, currency: 'USD' } as const

/** Working days until the card ships. */
export const REPLACEMENT_WORKING_DAYS = 10

/** Countries with the lower shipping price, because the cards are made there. */
const NEAR: ReadonlySet<string> = new Set(['US', 'CA', 'MX'])

export function replacementPrice(countryId: string): { card: number; shipping: number; total: number } {
  const shipping = NEAR.has(countryId) ? REPLACEMENT_PRICE.shippingNear : REPLACEMENT_PRICE.shippingFar
  return { card: REPLACEMENT_PRICE.card, shipping, total: REPLACEMENT_PRICE.card + shipping }
}

/** The price of an eCard for people who don't get it for free, in the same currency and unit. */
export const ECARD_PRICE = 1995
