import { CallFailed } from '../../../shared/http/index.ts'
import type { Participant, ParticipantKind } from './look-up.ts'

type Search = { isSuccess: boolean; isError: boolean; data: Participant | null | undefined; error: unknown }

const TOO_MANY = 429

/** Undefined while there is nothing to say against it. No number at all is asked for before anyone is asked. */
export function problemOf(kind: ParticipantKind, { isSuccess, isError, data, error }: Search) {
  if (isSuccess && data === undefined) return `${kind}Missing` as const
  if (isSuccess && data === null) return `${kind}Unknown` as const
  if (!isError) return undefined
  return error instanceof CallFailed && error.status === TOO_MANY ? ('tooMany' as const) : ('failed' as const)
}
