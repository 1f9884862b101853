import { type Answer, type Attempt, type AttemptSummary, furtherStatus, isOver } from './attempt.ts'

/** Who writes, what number this save has among theirs, the version that they saw last, and whether they begin again. */
export type Save = { sitting: string; sequence: number; version: number; again?: boolean }

/** What is kept of who wrote: the last sitting, and how far each had counted. */
export type Written = { sitting: string | null; sittings: Readonly<Record<string, number>>; version: number }

/**
 * Where a save belongs. A sitting goes on with its own even where it names an older version, since what it saves while
 * offline arrives in one go; a sitting that comes too late because another went on is kept beside it, and so is one that
 * begins again.
 */
export function placeOfSave(kept: Written, save: Save): 'repeated' | 'here' | 'beside' {
  if ((kept.sittings[save.sitting] ?? 0) >= save.sequence) return 'repeated'
  if (kept.sitting === save.sitting) return 'here'
  return save.version >= kept.version && !isNewTake(kept, save) ? 'here' : 'beside'
}

const isNewTake = ({ sittings }: Written, { again, sitting }: Save) =>
  again === true && sittings[sitting] === undefined

const MOST_SITTINGS = 50

/** Remembers how far a sitting has counted; the oldest are forgotten first. */
export function countSave(
  sittings: Written['sittings'],
  { sitting, sequence }: Pick<Save, 'sitting' | 'sequence'>,
): Record<string, number> {
  const { [sitting]: _, ...others } = sittings
  return Object.fromEntries([...Object.entries(others).slice(1 - MOST_SITTINGS), [sitting, sequence]])
}

export type Report = { summary: AttemptSummary; answers: readonly Answer[]; final: boolean }

type Reported = Attempt & { answers: readonly Answer[] }

/** The attempt after a report. What was reached stays reached; an answer given again replaces the one before. */
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

function further(before: number | null, after: number | null): number | null {
  return before === null || after === null ? (after ?? before) : Math.max(before, after)
}
