import type { Translator } from '@fathom/locales'

const RIGHT_TO_LEFT = '\u200f'
const LEFT_TO_RIGHT = '\u200e'

/** In the currency's own way: `$149`, `14 900 ¥`. Whole amounts go without decimals. The sign of `US$` stays behind its letters in Arabic, too. */
export function priceText(
  { formatNumber }: Pick<Translator, 'formatNumber'>,
  { amount, currency }: { amount: number; currency: string },
): string {
  const style = { style: 'currency', currency } as const
  const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2
  const text = formatNumber(amount / 10 ** digits, { ...style, trailingZeroDisplay: 'stripIfInteger' })
  return text.startsWith(RIGHT_TO_LEFT) ? text.replace(/[A-Z]+\p{Sc}/u, `$&${LEFT_TO_RIGHT}`) : text
}
