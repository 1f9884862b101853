import type { Locale } from '@fathom/domain/translations'

/** British English repeats American wherever the two agree; every other language answers for its copies. */
const SAME_LANGUAGE: readonly Locale[] = ['en-GB']

/** Names, addresses and patterns that are nobody's language. */
const NOBODYS_WORDS = /^(?:[^\p{L}]|Fathom|\{[^}]*\}|[\w.]+@[\w.]+|FD|kB|MB|PDF|DSD|EAN\d*)*$/u

/** Words that happen to be spelt the same there: each was looked at. */
const SAME_WORD: Readonly<Partial<Record<Locale, readonly string[]>>> = {}

export function mayStayEnglish(locale: Locale, key: string, english: string): boolean {
  if (SAME_LANGUAGE.includes(locale) || NOBODYS_WORDS.test(english)) return true
  return SAME_WORD[locale]?.includes(key) ?? false
}
