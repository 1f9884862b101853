import { CallFailed } from '../../../shared/http/index.ts'
import type { NoNumber, Participant, ParticipantKind } from './look-up.ts'

type Search = { isError: boolean; data: Participant | NoNumber | undefined; error: unknown }

const TOO_MANY = 429

/** Undefined while there is no problem. Invalid input is reported without calling the server. */
export function problemOf(kind: ParticipantKind, { isError, data, error }: Search) {
  if (data === 'missing') return `${kind}Missing` as const
  if (data === 'unknown') return `${kind}Unknown` as const
  if (data === 'digits') return data
  if (!isError) return undefined
  return error instanceof CallFailed && error.status === TOO_MANY ? ('tooMany' as const) : ('failed' as const)
}
