import type { ApplicationWire } from '@fathom/contract/applications'
import type { ApplicationStatus } from '@fathom/domain/applications'

export type Stop = { status: ApplicationStatus; at: string | undefined; state: 'done' | 'now' | 'ahead' }

type Progress = Pick<ApplicationWire, 'status' | 'history' | 'ahead'>

/** All stops from first to last: those passed since it was last sent, and those ahead. */
export function stopsOf({ status, history, ahead }: Progress): Stop[] {
  const sent = history.findLastIndex(({ move }) => move === 'submit')
  const passed = new Map<ApplicationStatus, string>()
  for (const { from, to, at } of history.slice(Math.max(sent, 0))) if (from !== to) passed.set(to, at)
  const isOver = status === 'Complete'
  return [
    ...[...passed].map(
      ([each, at]): Stop => ({
        status: each,
        at,
        state: each === status && !isOver ? 'now' : 'done',
      }),
    ),
    ...ahead.map((each): Stop => ({ status: each, at: undefined, state: 'ahead' })),
  ]
}

/** SC-06: the organization takes 5 to 7 days; we promise the longer one. */
const LONGEST_DAYS = 7
const DAY_MS = 86_400_000

/** The day by which an answer is due; undefined while the organization doesn't have the application. */
export function answerBy({ status, history }: Pick<ApplicationWire, 'status' | 'history'>): Date | undefined {
  const approved = history.findLast(({ to }) => to === 'Provider Review')
  if (status !== 'Provider Review' || !approved) return undefined
  return new Date(Date.parse(approved.at) + LONGEST_DAYS * DAY_MS)
}
