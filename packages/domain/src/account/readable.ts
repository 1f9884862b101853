/**
 * Control characters, line separators, lone surrogates, bidi controls (embeddings, overrides and isolates),
 * and blanks that pass as characters: zero-width spaces, fillers, the empty Braille cell. Joiners and
 * variation selectors are allowed, since Persian, Japanese names and many emoji need them.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/u

/** Excludes letters and symbols that render as blank. */
const NO_BLANK = '(?![\\u115f\\u1160\\u2800\\u3164\\uffa0\\u{1d159}])'

/**
 * Characters that are visible when printed. A combining mark alone doesn't count, because it has no base
 * letter.
 */
const VISIBLE = new RegExp(`${NO_BLANK}[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u')
const LETTER_OR_NUMBER = new RegExp(`${NO_BLANK}[\\p{L}\\p{N}]`, 'u')

/**
 * More accents on one letter than any language uses. Scripts that stack their own vowels and signs get a
 * higher limit.
 */
const STACKED = /(?:(?=\p{Script=Inherited})\p{M}){4}|\p{M}{9}/u

export const hasVisible = (text: string): boolean => VISIBLE.test(text)

export const hasLetterOrNumber = (text: string): boolean => LETTER_OR_NUMBER.test(text)

export const isUnprintable = (text: string): boolean => UNPRINTABLE.test(text)

/** Whether any text in this value has a character that nobody sees. Line breaks are allowed. */
export function hasUnprintableText(value: unknown): boolean {
  if (typeof value === 'string') return isUnprintable(value.replaceAll(/\r?\n/g, ' '))
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnprintableText)
}

export const isStacked = (text: string): boolean => STACKED.test(text.normalize('NFC'))
