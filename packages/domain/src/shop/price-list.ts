import { APPLICATION_TYPES } from '../applications/index.ts'
import { ECARD_PRICE, REPLACEMENT_PRICE } from '../certifications/index.ts'
import { CLUB_PLANS } from '../club/index.ts'
import type { Course, Price } from '../training/index.ts'

/** In which people can pay. */
export const CURRENCIES = [
  ...['AED', 'AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EGP', 'EUR', 'GBP', 'HKD', 'IDR', 'ILS'],
  ...['INR', 'JPY', 'KRW', 'KWD', 'MXN', 'MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'SAR', 'SEK', 'SGD', 'THB'],
  ...['TRY', 'TWD', 'USD', 'VND', 'ZAR'],
]

/** Prices that are changed together, because they are added up. In minor units of one currency. */
export type ListedPrice = { currency: string; amounts: Readonly<Partial<Record<PricePart, number>>> }

export const PRICE_PARTS = ['price', 'card', 'shippingNear', 'shippingFar'] as const
export type PricePart = (typeof PRICE_PARTS)[number]

const inDollars = (price: number): ListedPrice => ({ currency: 'USD', amounts: { price } })

const { currency, ...REPLACEMENT } = REPLACEMENT_PRICE

/** OF-08: what everything costs until another price is published. Courses have theirs in the catalog. */
export const PRICE_LIST: Readonly<Record<string, ListedPrice>> = {
  ...Object.fromEntries(CLUB_PLANS.map(({ id, amount }) => [`club-${id}`, inDollars(amount)])),
  ecard: inDollars(ECARD_PRICE),
  replacement: { currency, amounts: REPLACEMENT },
  ...Object.fromEntries(
    APPLICATION_TYPES.map(({ id, fee }) => [
      `application-${id}`,
      { currency: fee.currency, amounts: { price: fee.amount } },
    ]),
  ),
}

/** The name of a course's price. */
export const priceNameOf = ({ packageId }: Pick<Course, 'packageId'>): string => `course-${packageId}`

export const partsOf = (name: string): readonly PricePart[] =>
  PRICE_PARTS.filter((part) => part in (PRICE_LIST[name]?.amounts ?? { price: 0 }))

export const PRICE_PROBLEMS = [
  'price-missing',
  'price-negative',
  'price-decimals',
  'price-zero',
  'price-too-high',
  'currency-unknown',
] as const
export type PriceProblem = (typeof PRICE_PROBLEMS)[number]

const HIGHEST = 1_000_000_000

/** An application may be free, and so may shipping; what is sold is not given away by mistake. */
const mayBeFree = (name: string, part: PricePart) =>
  name.startsWith('application-') || part.startsWith('shipping')

function amountProblem(amount: number | undefined, isFree: boolean): PriceProblem | undefined {
  if (amount === undefined || Number.isNaN(amount)) return 'price-missing'
  if (amount < 0) return 'price-negative'
  if (!Number.isInteger(amount)) return 'price-decimals'
  if (amount > HIGHEST) return 'price-too-high'
  return amount === 0 && !isFree ? 'price-zero' : undefined
}

/** Why this part of a price can't be charged. */
export const pricePartProblem = (
  { amounts }: Pick<ListedPrice, 'amounts'>,
  name: string,
  part: PricePart,
): PriceProblem | undefined => amountProblem(amounts[part], mayBeFree(name, part))

/** Why this can't be charged. */
export function priceProblems({ currency, amounts }: ListedPrice, name: string): PriceProblem[] {
  const problems = partsOf(name).map((part) => pricePartProblem({ amounts }, name, part))
  const isKnown = CURRENCIES.includes(currency)
  return [...new Set([...problems, isKnown ? undefined : ('currency-unknown' as const)])].filter(
    (problem) => problem !== undefined,
  )
}

/** What things cost at this moment. Nothing that was ordered already changes. */
export type Prices = {
  of(name: string): ListedPrice
  /** The only part of it. */
  single(name: string): Price
  ofCourse<Priced extends Pick<Course, 'packageId' | 'price'>>(course: Priced): Priced
}
