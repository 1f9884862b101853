const LOCAL_DIGITS = /[٠-٩۰-۹０-９]/g

/** Converts Arabic, Persian and full-width digits to ASCII, which every other system can read. */
export const asciiDigits = (typed: string): string =>
  typed.replace(LOCAL_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
