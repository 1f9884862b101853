import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../translations/index.ts'
import type { FormName } from './definition.ts'
import { digitsIn } from './digits-in.ts'
import { currentDefinition } from './find-definition.ts'
import { type OfficialWording, PUBLISHED_FROM } from './official-text.ts'
import { isPrinted } from './printed.ts'
import { type WordingPart, wordingParts } from './wording-parts.ts'

type Texts = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>

/** OF-08: how staff word a form. Texts that are missing are those of our own form. */
export type FormWording = {
  /** The version of our own form that it was written for; it applies to no other. */
  formVersion: number
  /** In which it can be signed. People with another language sign it in English. */
  languages: readonly Locale[]
  texts: Texts
  /** For which English text a text was written or confirmed, as a digest; absent for our own English text. */
  basis: Texts
}

export const LONGEST_WORDING = 5000

/** Our own form, in all languages. */
export const ownWording = (form: FormName): FormWording => ({
  formVersion: currentDefinition(form, 'own-fault').version,
  languages: LOCALES,
  texts: {},
  basis: {},
})

/** A short digest (FNV-1a): it only has to notice that a text was edited. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

const basisFor = ({ texts }: FormWording, key: string): string | undefined => {
  const english = texts[DEFAULT_LOCALE]?.[key]
  return english === undefined ? undefined : digestOf(english)
}

/** The texts that may no longer say the same as the English ones in this language. */
export function outdatedTexts(form: FormName, wording: FormWording, language: Locale): readonly string[] {
  if (language === DEFAULT_LOCALE) return []
  const { basis } = wording
  return wordingParts(form)
    .map(({ key }) => key)
    .filter((key) => basis[language]?.[key] !== basisFor(wording, key))
}

/** Says that these texts of a language mean the same as the English ones. */
export function confirmTexts(wording: FormWording, language: Locale, keys: readonly string[]): FormWording {
  const known = Object.entries(wording.basis[language] ?? {}).filter(([key]) => !keys.includes(key))
  const confirmed = keys.flatMap((key) => {
    const basis = basisFor(wording, key)
    return basis === undefined ? [] : [[key, basis] as const]
  })
  return { ...wording, basis: replaced(wording.basis, language, [...known, ...confirmed]) }
}

/** Undefined: the text of our own form. A text that is written now belongs to the English one of now. */
export function withText(
  wording: FormWording,
  language: Locale,
  key: string,
  text: string | undefined,
): FormWording {
  const others = Object.entries(wording.texts[language] ?? {}).filter(([each]) => each !== key)
  const own = text === undefined ? others : [...others, [key, text] as const]
  const changed = { ...wording, texts: replaced(wording.texts, language, own) }
  return language === DEFAULT_LOCALE ? changed : confirmTexts(changed, language, [key])
}

function replaced(texts: Texts, language: Locale, own: readonly (readonly [string, string])[]): Texts {
  const { [language]: _old, ...others } = texts
  return own.length === 0 ? others : { ...others, [language]: Object.fromEntries(own) }
}

export type WordingProblem =
  | 'wording-version'
  | 'wording-english'
  | 'wording-empty'
  | 'wording-unprintable'
  | 'wording-age'
  | 'wording-outdated'

/** What keeps a wording from being published. */
export function wordingProblems(wording: FormWording, form: string): readonly WordingProblem[] {
  const { formVersion, languages, texts } = wording
  const name = form as FormName
  const parts = new Map(wordingParts(name).map((part) => [part.key, part]))
  const written = Object.entries(texts).flatMap(([language, own]) =>
    Object.entries(own ?? {}).map(([key, text]) => ({ language, text, part: parts.get(key) })),
  )
  const offered = written.filter(({ language }) => isLocale(language) && languages.includes(language))
  const found: Readonly<Record<WordingProblem, boolean>> = {
    'wording-version': formVersion !== ownWording(name).formVersion,
    'wording-english': !languages.includes(DEFAULT_LOCALE),
    'wording-empty': offered.some(({ text }) => text.trim() === ''),
    'wording-unprintable': offered.some(({ text }) => !isPrinted(text)),
    'wording-age': offered.some(({ text, part }) => !asksForAge(text, part)),
    'wording-outdated': languages.some((language) => outdatedTexts(name, wording, language).length > 0),
  }
  return (Object.keys(found) as WordingProblem[]).filter((problem) => found[problem])
}

/** The birth date answers this question, so it has to ask for that age. */
const asksForAge = (text: string, part: WordingPart | undefined) =>
  part?.olderThan === undefined ||
  (text.match(/\p{Nd}+/gu) ?? []).some((number) => digitsIn(number) === String(part.olderThan))

/** What applies to a form that is signed under this published version. */
export const publishedWording = (edition: number, { texts, languages }: FormWording): OfficialWording => ({
  version: PUBLISHED_FROM + edition,
  texts: Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, own ?? {}])),
  languages: [DEFAULT_LOCALE, ...languages.filter((language) => language !== DEFAULT_LOCALE)],
})
