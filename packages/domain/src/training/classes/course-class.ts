import { minutesBetween } from '../../logbook/index.ts'

/** LE-09: a larger group is several classes. */
export const MOST_IN_CLASS = 40
export const MOST_SESSIONS = 60

export const SESSION_KINDS = ['theory', 'pool', 'open-water'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

export const MARKS = ['present', 'absent'] as const
export type Mark = (typeof MARKS)[number]

type Required = { course: string; count: number } | null

/** The dives of the catalog that a session of this kind trains: the pool sessions of a course, or its dives. */
export const divesTrained = (
  kind: SessionKind,
  { skills, dives }: { skills: Required; dives: Required },
): { course: string; count: number } | undefined =>
  (kind === 'pool' ? skills : kind === 'open-water' ? dives : null) ?? undefined

/** Why a session can't be saved. */
export function sessionProblem(
  {
    kind,
    startsAt,
    endsAt,
    dives,
  }: { kind: SessionKind; startsAt: string; endsAt: string; dives: readonly number[] },
  requirements: Parameters<typeof divesTrained>[1],
): 'ends-before-start' | 'no-such-dive' | undefined {
  // A night dive may end after midnight.
  if (!minutesBetween(startsAt, endsAt)) return 'ends-before-start'
  const count = divesTrained(kind, requirements)?.count ?? 0
  return dives.every((number) => number >= 1 && number <= count) ? undefined : 'no-such-dive'
}
