const DIGITS = /[٠-٩۰-۹०-९๐-๙０-９]/g
/** Direction marks, which are included in copied Arabic and Hebrew numbers. */
const UNSEEN = /[\u200e\u200f\u061c]/g
const SPACES = /[\s’']/g

function latinDigit(digit: string): string {
  // In Unicode every set of digits is consecutive, with zero at a multiple of ten from its block start.
  const code = digit.codePointAt(0) ?? 0
  const zero =
    [0x660, 0x6f0, 0x966, 0xe50, 0xff10].find((start) => code >= start && code < start + 10) ?? 0x30
  return String(code - zero)
}

/** Digits of any script as 0 to 9. */
export const latinDigits = (text: string): string => text.replace(DIGITS, latinDigit)

/**
 * The thousands separator of a locale: a comma, a point or a space. Arabic separators are mapped to their
 * Latin equivalents.
 */
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

/** Thousands in groups of three, and decimals after another separator; a group never begins with a zero. */
function withoutGroups(plain: string, mark: string): string | undefined {
  const point = mark === ' ' ? '[.,]' : mark === ',' ? '\\.' : ','
  const isGrouped = new RegExp(`^-?[1-9]\\d{0,2}([${mark}]\\d{3})+(${point}\\d*)?$`).test(plain)
  return isGrouped ? plain.replaceAll(mark, '') : undefined
}

/**
 * Parses what people type in their locale: `3,000` is three thousand where the comma groups and three where
 * it doesn't. A comma or a point that can't group is a decimal separator everywhere. Undefined when it isn't
 * a number.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const groupMark = groupMarkOf(locale)
  const plain = plainOf(text, groupMark)
  const ungrouped = withoutGroups(plain, groupMark) ?? withoutGroups(plain, ' ') ?? plain
  const isDecimal = /^-?(\d+[.,]?\d*|[.,]\d+)$/.test(ungrouped)
  const number = isDecimal ? ungrouped : (withoutGroups(plain, ',') ?? withoutGroups(plain, '.'))
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}
