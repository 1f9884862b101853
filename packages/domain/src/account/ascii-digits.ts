const LOCAL_DIGITS = /[٠-٩۰-۹０-９]/g

/** The digits of Arabic, Persian and full-width writing as every other system reads them. */
export const asciiDigits = (typed: string): string =>
  typed.replace(LOCAL_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
