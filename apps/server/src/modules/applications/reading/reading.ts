import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { readingLocale } from '../../../platform/reading-locale.ts'

type Expansions = { expandApplicant: boolean; expandInstructor: boolean; expandStore: boolean }

/** Who reads, in which language, and which people to include. */
export type Reading = Expansions & { caller: User; locale: Locale }

type ReadingRequest = { caller: User; headers: { 'accept-language'?: string | undefined } }

const NOBODY: Expansions = { expandApplicant: false, expandInstructor: false, expandStore: false }

export const readingOf = ({ caller, headers }: ReadingRequest, named: Expansions = NOBODY): Reading => ({
  ...named,
  caller,
  locale: readingLocale(headers['accept-language'], caller),
})
