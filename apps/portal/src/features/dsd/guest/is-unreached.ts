import { CallFailed } from '../../../shared/http/index.ts'

const ON_THE_WAY = [502, 503, 504]

/** The server did not answer itself, so it is unknown whether the request was processed. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return false
  if (error.kind === 'refused') return ON_THE_WAY.includes(error.status ?? 0)
  return error.kind === 'network' || error.kind === 'timeout'
}
