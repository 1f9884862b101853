import type { User } from '@fathom/domain/session'
import { type Locale, matchLocale } from '@fathom/domain/translations'
import { readingLocale } from './reading-locale.ts'

type Asking = {
  query: { culture?: string | undefined }
  headers: { 'accept-language'?: string | undefined }
  caller: User
}

/** The culture that the call names, else the one that the reader reads in. */
export function readingCulture({ query, headers, caller }: Asking): Locale {
  const reading = readingLocale(headers['accept-language'], caller)
  return query.culture ? matchLocale([query.culture, reading]) : reading
}
