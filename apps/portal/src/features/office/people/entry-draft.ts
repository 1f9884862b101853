import type { DirectoryChangeWire, DirectoryEntryWire } from '@fathom/contract/office'
import { numberIn } from '@fathom/domain/account'
import { type CenterDetails, type CenterProblem, centerProblems, tidyCenter } from '@fathom/domain/office'
import { findPostalCodeUse, LARGEST_NUMBER, type ParticipantKind } from '@fathom/domain/references'
import { CallFailed } from '../../../shared/http/index.ts'

/** The number, name and place by which others find a professional or a dive center, as staff type them. */
export type EntryDraft = CenterDetails & { number: string }

type NumberProblem =
  | { field: 'number'; problem: 'missing' | 'digits' | 'too-large' }
  /** `next` is free. */
  | { field: 'number'; problem: 'in-use' | 'used-before'; next: number }

export type EntryProblem = NumberProblem | CenterProblem

/** The number that counts, or would count again. */
export const entryOf = (
  numbers: readonly DirectoryEntryWire[],
  kind: ParticipantKind,
): DirectoryEntryWire | undefined =>
  numbers.find((each) => each.kind === kind && each.standing !== 'replaced')

export const draftOf = (entry: DirectoryEntryWire | undefined, next: number): EntryDraft => ({
  ...tidyCenter(entry ?? {}),
  number: String(entry?.number ?? next),
})

/** What is sent: name and place are a dive center's. */
export function changeOf(kind: ParticipantKind, { number, ...center }: EntryDraft): DirectoryChangeWire {
  return { number: Number(numberIn(number)), ...(kind === 'store' && tidyCenter(center)) }
}

/** The same rules as the server's. */
export function problemsOf(kind: ParticipantKind, { number, ...typed }: EntryDraft): EntryProblem[] {
  const problem = numberProblem(number)
  const center = tidyCenter(typed)
  const postalCode = findPostalCodeUse(center.countryId)
  // The state can only come from the list of its country.
  const country = postalCode && { postalCode, stateIds: new Set([center.stateId]) }
  return [
    ...(problem ? [{ field: 'number' as const, problem }] : []),
    ...(kind === 'store' ? centerProblems(center, country) : []),
  ]
}

function numberProblem(typed: string): 'missing' | 'digits' | 'too-large' | undefined {
  if (typed.trim() === '') return 'missing'
  const digits = numberIn(typed)
  if (digits === undefined || Number(digits) === 0) return 'digits'
  return Number(digits) > LARGEST_NUMBER ? 'too-large' : undefined
}

/** What the server refused at a field; empty when it's about the change as a whole. */
export function refusedFields(error: unknown): EntryProblem[] {
  if (!(error instanceof CallFailed)) return []
  const answer = error.answer as {
    reason?: 'in-use' | 'used-before'
    next?: number
    problems?: EntryProblem[]
  }
  if (error.problem === 'number-taken')
    return [{ field: 'number', problem: answer.reason ?? 'in-use', next: answer.next ?? 0 }]
  return error.problem === 'invalid-details' ? (answer.problems ?? []) : []
}
