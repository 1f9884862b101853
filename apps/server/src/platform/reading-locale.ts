import type { User } from '@fathom/domain/session'
import { type Locale, matchLocale } from '@fathom/domain/translations'

/** The language in which this request is answered: the one it asks for, or else that of the account. */
export function readingLocale(
  acceptLanguage: string | null | undefined,
  { language }: Pick<User, 'language'>,
): Locale {
  const [wished = language] = acceptLanguage?.split(/[,;]/) ?? []
  return matchLocale([wished, language])
}
