import type { Translator } from '@fathom/locales'

/** In the currency's own way: `$149`, `14 900 ¥`. Whole amounts go without decimals. */
export function priceText(
  { formatNumber }: Pick<Translator, 'formatNumber'>,
  { amount, currency }: { amount: number; currency: string },
): string {
  const style = { style: 'currency', currency } as const
  const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2
  const text = formatNumber(amount / 10 ** digits, { ...style, trailingZeroDisplay: 'stripIfInteger' })
  // Read from the right, the sign would go before the letters; a mark behind it holds it.
  return text.replace(/^\u200f.*[A-Z]\p{Sc}/u, '$&\u200e')
}
