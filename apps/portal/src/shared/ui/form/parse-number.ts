const DIGITS = /[٠-٩۰-۹०-९๐-๙０-９]/g

function latinDigit(digit: string): string {
  // Unicode keeps every set of digits in order, with zero on a multiple of ten from its block's first.
  const code = digit.codePointAt(0) ?? 0
  const zero =
    [0x660, 0x6f0, 0x966, 0xe50, 0xff10].find((start) => code >= start && code < start + 10) ?? 0x30
  return String(code - zero)
}

/** Reads what people type: any digits of ours, a comma or a point for decimals; undefined when it is no number. */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .replace(DIGITS, latinDigit)
    .replace(/[\s\u00a0\u202f’']/g, '')
    .replace('٫', '.')
    .replace('−', '-')
  const point = plain.includes('.') ? plain.replaceAll(',', '') : plain.replace(',', '.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(point) ? Number(point) : undefined
}
