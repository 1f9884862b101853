import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locale.ts'

/** The same few texts in each language that has them, such as a name and a description. */
export type WordsByLanguage<Part extends string> = Partial<Record<Locale, Record<Part, string>>>

type Words = Readonly<Record<string, string>>

const isWhole = (words: Words | undefined): words is Words =>
  words !== undefined && Object.values(words).every((text) => text.trim() !== '')

const isBegun = (words: Words) => Object.values(words).some((text) => text.trim() !== '')

/** In this language, or in English where it lacks a text: two languages are never mixed. */
export function wordsIn<Part extends string>(
  words: WordsByLanguage<Part>,
  culture: string,
): Record<Part, string> | undefined {
  const own = isLocale(culture) ? words[culture] : undefined
  return isWhole(own) ? own : words[DEFAULT_LOCALE]
}

export type WordsProblem = 'text-missing' | 'text-half'

/** English has every text, and so has each other language that has one. */
export function wordsProblem(words: WordsByLanguage<string>): WordsProblem | undefined {
  if (!isWhole(words[DEFAULT_LOCALE])) return 'text-missing'
  const isHalf = (locale: Locale) => {
    const own = words[locale]
    return own !== undefined && isBegun(own) && !isWhole(own)
  }
  return LOCALES.some(isHalf) ? 'text-half' : undefined
}

/** The languages that people will read it in. */
export const languagesOf = (words: WordsByLanguage<string>): Locale[] =>
  LOCALES.filter((locale) => isWhole(words[locale]))
