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
