/** Letters that are written from right to left: Hebrew, Arabic and their neighbors. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Isolates a Latin name inside Arabic or Hebrew, and an Arabic or Hebrew name inside any other language. It would
 * otherwise move the punctuation, numbers and names next to it to the wrong side. Web addresses aren't isolated,
 * because mail programs would treat the closing mark as part of the link.
 */
export function isolated(value: string, direction: 'ltr' | 'rtl'): string {
  const letters = direction === 'rtl' ? /\p{L}/u : RIGHT_TO_LEFT
  return letters.test(value) && !/^https?:/.test(value) ? `\u2068${value}\u2069` : value
}
