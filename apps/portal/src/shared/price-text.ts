import type { Translator } from '@fathom/locales'

/** How many decimals the currency has; 2 for one that is none. */
export function currencyDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2
  const style = { style: 'currency', currency } as const
  return new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2
}

/** Formats the price as usual for the currency: `$149`, `14 900 ¥`. Whole amounts have no decimals. */
export function priceText(
  { formatNumber }: Pick<Translator, 'formatNumber'>,
  { amount, currency }: { amount: number; currency: string },
): string {
  const style = { style: 'currency', currency } as const
  const text = formatNumber(amount / 10 ** currencyDigits(currency), {
    ...style,
    trailingZeroDisplay: 'stripIfInteger',
  })
  // In right-to-left text the sign would move before the letters; a mark after it keeps it in place.
  return text.replace(/^\u200f.*[A-Z]\p{Sc}/u, '$&\u200e')
}
