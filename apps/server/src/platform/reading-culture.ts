import type { User } from '@fathom/domain/session'
import { type Locale, matchLocale } from '@fathom/domain/translations'
import { readingLocale } from './reading-locale.ts'

type CultureRequest = {
  query: { culture?: string | undefined }
  headers: { 'accept-language'?: string | undefined }
  caller: User
}

/** The culture in the request, or else the reader's own. */
export function readingCulture({ query, headers, caller }: CultureRequest): Locale {
  const reading = readingLocale(headers['accept-language'], caller)
  return query.culture ? matchLocale([query.culture, reading]) : reading
}
