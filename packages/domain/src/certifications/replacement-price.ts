/** In minor units of US dollars. */
export const REPLACEMENT_PRICE = { card: 2995, shippingNear: 495, shippingFar: 995, currency: 'USD' } as const

/** Working days until the card ships. */
export const REPLACEMENT_WORKING_DAYS = 10

/** Countries with the lower shipping price, because the cards are made there. */
const NEAR: ReadonlySet<string> = new Set(['US', 'CA', 'MX'])

type Amounts = { card?: number; shippingNear?: number; shippingFar?: number }

export function replacementPrice(
  countryId: string,
  amounts: Amounts = {},
): { card: number; shipping: number; total: number } {
  const { card, shippingNear, shippingFar } = { ...REPLACEMENT_PRICE, ...amounts }
  const shipping = NEAR.has(countryId) ? shippingNear : shippingFar
  return { card, shipping, total: card + shipping }
}

/** The price of an eCard for people who don't get it for free, in the same currency and unit. */
export const ECARD_PRICE = 1995
