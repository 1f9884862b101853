import { type Answer, type Attempt, type AttemptSummary, furtherStatus, isOver } from './attempt.ts'

/**
 * The sitting that saves, the sequence number of the save within it, the last version that it saw, and
 * whether it starts over.
 */
export type Save = { sitting: string; sequence: number; version: number; again?: boolean }

/** Stored per attempt: the last sitting, and the last sequence number of each sitting. */
export type Written = { sitting: string | null; sittings: Readonly<Record<string, number>>; version: number }

/**
 * Decides where to store a save. A sitting continues its own attempt even with an older version, because its
 * offline saves arrive all at once. A sitting that's late because another one continued gets a separate
 * attempt, and so does one that starts over.
 */
export function placeOfSave(stored: Written, save: Save): 'repeated' | 'here' | 'beside' {
  if ((stored.sittings[save.sitting] ?? 0) >= save.sequence) return 'repeated'
  if (stored.sitting === save.sitting) return 'here'
  return save.version >= stored.version && !isNewTake(stored, save) ? 'here' : 'beside'
}

const isNewTake = ({ sittings }: Written, { again, sitting }: Save) =>
  again === true && sittings[sitting] === undefined

const MOST_SITTINGS = 50

/** Stores the last sequence number of a sitting and drops the oldest sittings first. */
export function countSave(
  sittings: Written['sittings'],
  { sitting, sequence }: Pick<Save, 'sitting' | 'sequence'>,
): Record<string, number> {
  const { [sitting]: _, ...others } = sittings
  return Object.fromEntries([...Object.entries(others).slice(1 - MOST_SITTINGS), [sitting, sequence]])
}

export type Report = { summary: AttemptSummary; answers: readonly Answer[]; final: boolean }

type Reported = Attempt & { answers: readonly Answer[] }

/**
 * Applies a report to an attempt. A reached status is never lost, and a repeated answer replaces the previous
 * one.
 */
export function withReport<A extends Reported>(
  attempt: A,
  { summary, answers, final }: Report,
  now: string,
): A {
  const status = furtherStatus(attempt.status, summary.status)
  const best = Math.max(attempt.score ?? -1, summary.score ?? -1)
  const score = attempt.endedAt === null ? (summary.score ?? attempt.score) : best < 0 ? null : best
  return {
    ...attempt,
    status,
    score,
    seconds: Math.max(attempt.seconds, summary.seconds),
    place: summary.place,
    progress: further(attempt.progress, summary.progress),
    updatedAt: now,
    endedAt: attempt.endedAt ?? (final && isOver(status) ? now : null),
    version: attempt.version + 1,
    answers: [...new Map([...attempt.answers, ...answers].map((answer) => [answer.id, answer])).values()],
  }
}

/** Whether a report says more about the result than the attempt does: a better verdict or score, or answers. */
export function changesResult(
  attempt: Pick<Reported, 'status' | 'score'>,
  { summary, answers }: Pick<Report, 'summary' | 'answers'>,
): boolean {
  const status = furtherStatus(attempt.status, summary.status)
  const isFurther = isOver(status) && status !== attempt.status
  return isFurther || (summary.score ?? -1) > (attempt.score ?? -1) || answers.length > 0
}

/** The same report without its result: the place and the time are still true. */
export const withoutResult = <R extends Report>(
  { status, score, progress }: Pick<AttemptSummary, 'status' | 'score' | 'progress'>,
  report: R,
): R => ({ ...report, summary: { ...report.summary, status, score, progress }, answers: [] })

function further(before: number | null, after: number | null): number | null {
  return before === null || after === null ? (after ?? before) : Math.max(before, after)
}
