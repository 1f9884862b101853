import { isLocale, type Locale, matchLocale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'

export const localeFrom = (tag: string): Locale => (isLocale(tag) ? tag : matchLocale([tag]))

/** The translator for this person's language. */
export const wordsFor = ({ language }: { language: string }) => translatorFor(localeFrom(language)).t
