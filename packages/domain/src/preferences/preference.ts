import { DEFAULT_LOCALE, isLocale, type Locale, matchLocale, OFFERED_LOCALES } from '../translations/index.ts'
import { CONSENT_SUBJECTS, type ConsentSubject, type MailPurpose, NOTICE_DEFAULTS } from './consent.ts'

/** What a person has chosen; the language is undefined until one is. */
export type Choices = Record<MailPurpose, boolean> & { communicationLanguage: Locale | undefined }

export type ConsentStep = { what: ConsentSubject; before: string | undefined; after: string }

const told = (choice: boolean | Locale | undefined) =>
  typeof choice === 'boolean' ? (choice ? 'on' : 'off') : choice

/** What the history tells of a change. Whoever had chosen nothing yet had no 'before', but got notices as all do. */
export function stepsBetween(before: Choices | undefined, after: Choices): ConsentStep[] {
  const from: Partial<Choices> = before ?? NOTICE_DEFAULTS
  return CONSENT_SUBJECTS.flatMap((what) => {
    const [was, is] = [told(from[what]), told(after[what])]
    return is === undefined || was === is ? [] : [{ what, before: was, after: is }]
  })
}

/** The nearest language that we write in: those whom only a browser brings (LA-02) are written to in its sibling. */
export function writtenLanguage(language: string): Locale {
  const locale = isLocale(language) ? language : matchLocale([language])
  if (OFFERED_LOCALES.includes(locale)) return locale
  return OFFERED_LOCALES.find((offered) => offered.slice(0, 2) === locale.slice(0, 2)) ?? DEFAULT_LOCALE
}
