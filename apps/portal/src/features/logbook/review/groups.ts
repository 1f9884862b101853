import type { Sent } from './review.queries.ts'

/** A class group has the same dive of a course; a student group has several dives of one student. */
export type GroupBy = 'class' | 'student'
export type Group = { key: string; sent: readonly Sent[] }

const keyOf = ({ log, student }: Sent, by: GroupBy): string =>
  by === 'student'
    ? `${log.affiliateId} ${student}`
    : [log.course ?? '', log.number ?? '', log.adventureDive ?? ''].join(' ')

/** Ordered by the longest wait. */
export function groupsOf(sent: readonly Sent[], by: GroupBy): Group[] {
  return [...Map.groupBy(sent, (one) => keyOf(one, by))].map(([key, members]) => ({ key, sent: members }))
}

/** The selection refers to the version that was read, so a log that changes in the meantime is deselected. */
export const choiceOf = ({ log }: Sent): string => `${log.id} ${log.version}`

export function toggled(chosen: ReadonlySet<string>, sent: readonly Sent[], on: boolean): Set<string> {
  const next = new Set(chosen)
  for (const one of sent) {
    if (on) next.add(choiceOf(one))
    else next.delete(choiceOf(one))
  }
  return next
}

export const chosenOf = (sent: readonly Sent[], chosen: ReadonlySet<string>): Sent[] =>
  sent.filter((one) => chosen.has(choiceOf(one)))
