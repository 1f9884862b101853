import type { Price } from '../training/index.ts'

export const DISCOUNT_KINDS = ['club', 'offer'] as const
type DiscountKind = (typeof DISCOUNT_KINDS)[number]

/** CO-02: the discount of the club, or of the one other offer. `percent` is a whole number. */
export type Discount = { kind: DiscountKind; percent: number }

/** `before` is the list price, `after` the price with the discount. */
export type PriceToPay = { before: Price; after: Price; discount: Discount | null }

/** A fraction of a minor unit is never charged. */
export function discounted({ amount, currency }: Price, percent: number): Price {
  return { amount: Math.floor((amount * (100 - percent)) / 100), currency }
}

/** Discounts don't add up: the best one applies, and the club wins a tie. */
export function bestDiscount(discounts: readonly Discount[]): Discount | null {
  return (
    discounts
      .filter(({ percent }) => percent > 0)
      .toSorted(
        (one, other) =>
          other.percent - one.percent ||
          DISCOUNT_KINDS.indexOf(one.kind) - DISCOUNT_KINDS.indexOf(other.kind),
      )[0] ?? null
  )
}

export function priceToPay(price: Price, discounts: readonly Discount[]): PriceToPay {
  const discount = bestDiscount(discounts)
  return { before: price, after: discount ? discounted(price, discount.percent) : price, discount }
}

/** How many decimals the currency has; 2 for one that is none. */
function currencyDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2
  const style = { style: 'currency', currency } as const
  return new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2
}

/** The same in every language, for files: `119.00 USD`, `15000 JPY`. */
export function plainPrice({ amount, currency }: Price): string {
  const digits = currencyDigits(currency)
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`
}
