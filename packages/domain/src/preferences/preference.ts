import { DEFAULT_LOCALE, isLocale, type Locale, matchLocale, OFFERED_LOCALES } from '../translations/index.ts'
import { CONSENT_SUBJECTS, type ConsentSubject, type MailPurpose, NOTICE_DEFAULTS } from './consent.ts'

/** A person's choices; the language is undefined until one is chosen. */
export type Choices = Record<MailPurpose, boolean> & { communicationLanguage: Locale | undefined }

export type ConsentStep = { what: ConsentSubject; before: string | undefined; after: string }

const worded = (choice: boolean | Locale | undefined) =>
  typeof choice === 'boolean' ? (choice ? 'on' : 'off') : choice

/**
 * The history entries for a change. A person who hadn't chosen anything has no 'before' value, except for
 * notices, which are on by default.
 */
export function stepsBetween(before: Choices | undefined, after: Choices): ConsentStep[] {
  const from: Partial<Choices> = before ?? NOTICE_DEFAULTS
  return CONSENT_SUBJECTS.flatMap((what) => {
    const [was, is] = [worded(from[what]), worded(after[what])]
    return is === undefined || was === is ? [] : [{ what, before: was, after: is }]
  })
}

/**
 * The nearest language that we send e-mails in: a language that's only available through the browser (LA-02)
 * falls back to its sibling.
 */
export function writtenLanguage(language: string): Locale {
  const locale = isLocale(language) ? language : matchLocale([language])
  if (OFFERED_LOCALES.includes(locale)) return locale
  return OFFERED_LOCALES.find((offered) => offered.slice(0, 2) === locale.slice(0, 2)) ?? DEFAULT_LOCALE
}
