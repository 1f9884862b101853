import { minutesOf } from '../../logbook/index.ts'

/** LE-09: a larger group is several classes. */
export const MOST_IN_CLASS = 40
export const MOST_SESSIONS = 60

export const SESSION_KINDS = ['theory', 'pool', 'open-water'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

export const MARKS = ['present', 'absent'] as const
export type Mark = (typeof MARKS)[number]

/** A longer one is mostly a mistyped time; several days are several sessions. */
export const LONGEST_SESSION_HOURS = 16

const DAY_MINUTES = 24 * 60

/** Why a session can't have these times. One that ends before it starts ends on the next day. */
export function sessionTimesProblem({
  startsAt,
  endsAt,
}: {
  startsAt: string
  endsAt: string
}): 'ends-before-start' | 'session-too-long' | undefined {
  const minutes = ((minutesOf(endsAt) ?? 0) - (minutesOf(startsAt) ?? 0) + DAY_MINUTES) % DAY_MINUTES
  if (minutes === 0) return 'ends-before-start'
  return minutes > LONGEST_SESSION_HOURS * 60 ? 'session-too-long' : undefined
}

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
    dives,
    ...times
  }: { kind: SessionKind; startsAt: string; endsAt: string; dives: readonly number[] },
  requirements: Parameters<typeof divesTrained>[1],
): ReturnType<typeof sessionTimesProblem> | 'no-such-dive' {
  const count = divesTrained(kind, requirements)?.count ?? 0
  const isKnown = dives.every((number) => number >= 1 && number <= count)
  return sessionTimesProblem(times) ?? (isKnown ? undefined : 'no-such-dive')
}
