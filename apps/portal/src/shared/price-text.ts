import type { Translator } from '@fathom/locales'

/** In the currency's own way: `$149`, `14 900 ¥`. Whole amounts go without decimals. */
export function priceText(
  { formatNumber }: Pick<Translator, 'formatNumber'>,
  { amount, currency }: { amount: number; currency: string },
): string {
  const style = { style: 'currency', currency } as const
  const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2
  return formatNumber(amount / 10 ** digits, { ...style, trailingZeroDisplay: 'stripIfInteger' })
}
