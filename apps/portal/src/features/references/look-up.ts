import { type MemberInfoQuery, memberInfo, storeInfo } from '@fathom/contract/references'
import { useQuery } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'

export type ParticipantKind = 'member' | 'store'

export type Participant = NonNullable<MemberInfoQuery['memberInfo']>

/** Spec §9: the member-info retry loop. */
const MOST_ATTEMPTS = 3

/** Why the input doesn't lead to anyone. */
export type NoNumber = 'missing' | 'digits' | 'unknown'

/** No number has more digits than this. */
const MOST_DIGITS = 9

/**
 * Parses the number a user types: grouped with spaces or dashes, pasted, or in the digits of their own
 * script.
 */
export function readNumber(typed: string): number | NoNumber {
  const shown = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
  if (shown === '') return 'missing'
  if (!/^\d+([\s\p{Pd}]\d+)*$/u.test(shown)) return 'digits'
  const digits = shown.replace(/\D/g, '')
  return digits.length > MOST_DIGITS || Number(digits) === 0 ? 'unknown' : Number(digits)
}

/** CA-28: tries up to three times when no answer arrives; "not found" counts as an answer. */
export async function lookUp(
  calls: Pick<Calls, 'graph'>,
  kind: ParticipantKind,
  number: number,
): Promise<Participant | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(calls, kind, number)
    } catch (cause) {
      if (attempt >= MOST_ATTEMPTS || !isPassing(cause)) throw cause
    }
  }
}

async function ask({ graph }: Pick<Calls, 'graph'>, kind: ParticipantKind, number: number) {
  if (kind === 'store') return (await graph.request(storeInfo, { storeNumber: number })).storeInfo
  return (await graph.request(memberInfo, { memberNumber: number })).memberInfo
}

function isPassing(cause: unknown): boolean {
  if (!(cause instanceof CallFailed)) return false
  if (cause.kind === 'refused') return (cause.status ?? 0) >= 500
  return cause.kind === 'network' || cause.kind === 'timeout'
}

const FRESH_MS = 300_000

/** The holder of a known number, such as one from a link; null when nobody has it. */
export function useParticipant(kind: ParticipantKind, number: number | null) {
  const calls = useCalls()
  return useQuery({
    queryKey: ['references', 'participant', kind, number],
    queryFn: () => lookUp(calls, kind, number ?? 0),
    enabled: number !== null,
    staleTime: FRESH_MS,
    // The lookup has already tried three times.
    retry: false,
  })
}
