export { isUnprintable } from '../translations/index.ts'

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

export const isStacked = (text: string): boolean => STACKED.test(text.normalize('NFC'))
