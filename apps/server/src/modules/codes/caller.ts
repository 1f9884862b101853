import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { readingLocale } from '../../platform/reading-locale.ts'

/** The caller, their IP address, and the language of the response. */
export type CodeCaller = { user: User; address: string; locale: Locale }

type CodeRequest = { caller: User; ip: string; headers: { 'accept-language'?: string | undefined } }

export const callerOf = ({ caller, ip, headers }: CodeRequest): CodeCaller => ({
  user: caller,
  address: ip,
  locale: readingLocale(headers['accept-language'], caller),
})
