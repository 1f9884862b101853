const DIGITS = /[٠-٩۰-۹०-९๐-๙０-９]/g
/** Marks of direction, which come along with copied Arabic and Hebrew numbers. */
const UNSEEN = /[\u200e\u200f\u061c]/g
const SPACES = /[\s’']/g

function latinDigit(digit: string): string {
  // Unicode keeps every set of digits in order, with zero on a multiple of ten from its block's first.
  const code = digit.codePointAt(0) ?? 0
  const zero =
    [0x660, 0x6f0, 0x966, 0xe50, 0xff10].find((start) => code >= start && code < start + 10) ?? 0x30
  return String(code - zero)
}

/** What stands between thousands in a locale: a comma, a point or a space. Arabic marks are read as their Latin kin. */
function groupMarkOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6)
  const mark = parts.find(({ type }) => type === 'group')?.value ?? ' '
  if (mark === '٬') return ','
  return mark === ',' || mark === '.' ? mark : ' '
}

function plainOf(text: string, groupMark: string): string {
  return text
    .replace(UNSEEN, '')
    .trim()
    .replace(DIGITS, latinDigit)
    .replace(SPACES, ' ')
    .replace('٫', groupMark === '.' ? ',' : '.')
    .replaceAll('٬', groupMark)
    .replaceAll('،', ',')
    .replace('−', '-')
}

/** Thousands in threes, and decimals after another mark; a group never begins with a zero. */
function withoutGroups(plain: string, mark: string): string | undefined {
  const point = mark === ' ' ? '[.,]' : mark === ',' ? '\\.' : ','
  const isGrouped = new RegExp(`^-?[1-9]\\d{0,2}([${mark}]\\d{3})+(${point}\\d*)?$`).test(plain)
  return isGrouped ? plain.replaceAll(mark, '') : undefined
}

/**
 * Reads what people type in their locale: `3,000` is three thousand where the comma groups and three where it does not.
 * A comma or a point that cannot group stands for decimals everywhere. Undefined when it is no number.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const groupMark = groupMarkOf(locale)
  const plain = plainOf(text, groupMark)
  const ungrouped = withoutGroups(plain, groupMark) ?? withoutGroups(plain, ' ') ?? plain
  const isDecimal = /^-?(\d+[.,]?\d*|[.,]\d+)$/.test(ungrouped)
  const number = isDecimal ? ungrouped : (withoutGroups(plain, ',') ?? withoutGroups(plain, '.'))
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}
