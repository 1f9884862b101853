/** Letters that are written from right to left: Hebrew, Arabic and their neighbors. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Latin letters, and a number in groups such as 2503 1184 66, whose groups would change places. */
const LEFT_TO_RIGHT = /\p{L}|\d \d/u

/**
 * Isolates a Latin name inside Arabic or Hebrew, and an Arabic or Hebrew name inside any other language. It would
 * otherwise move the punctuation, numbers and names next to it to the wrong side. Web addresses aren't isolated,
 * because mail programs would treat the closing mark as part of the link.
 */
export function isolated(value: string, direction: 'ltr' | 'rtl'): string {
  const foreign = direction === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT
  return foreign.test(value) && !/^https?:/.test(value) ? `\u2068${value}\u2069` : value
}
