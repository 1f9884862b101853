import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'

export type Words = ReturnType<typeof wordsOf>

const MOMENT = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const

const tagOf = (locale: string) => locale.replace(/^iw/, 'he')

/** The text helpers for a paper in this language. Times are in UTC and say so. */
export function wordsOf(language: Locale) {
  const words = translatorFor(language)
  const named = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames([tagOf(language)], { type }).of(tagOf(code)) ?? code
  return {
    ...words,
    /** User input keeps its own text direction, whatever surrounds it. */
    asWritten: (text: string) => (text === '' ? '' : `\u2068${text}\u2069`),
    day: (iso: string) => words.formatDate(iso.slice(0, 10), 'long'),
    moment: (iso: string) => words.formatDate(new Date(iso), MOMENT),
    languageName: (code: string) => named('language', code),
    countryName: (code: string) => named('region', code),
  }
}
