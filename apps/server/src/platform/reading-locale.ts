import type { User } from '@fathom/domain/session'
import { type Locale, matchLocale } from '@fathom/domain/translations'

/** The language of the answer: the requested one, or else the account's. */
export function readingLocale(
  acceptLanguage: string | null | undefined,
  { language }: Pick<User, 'language'>,
): Locale {
  const [preferred = language] = acceptLanguage?.split(/[,;]/) ?? []
  return matchLocale([preferred, language])
}
