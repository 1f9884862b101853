/** The zeros of the Arabic, Persian, Devanagari, Thai and full-width digits. In Unicode, 1 to 9 follow each. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xe50, 0xff10] as const
const LOCAL_DIGITS = /[٠-٩۰-۹०-९๐-๙０-９]/g

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
}

/** Converts digits of other scripts to ASCII, which every other system can read. */
export const asciiDigits = (typed: string): string => typed.replace(LOCAL_DIGITS, asciiDigit)
