import type { ActivityStateWire } from '@fathom/contract/training'

/**
 * What to open after this activity: the first unfinished one after it, else before it. A failed exam comes
 * last.
 */
export function whatNext(
  activities: readonly ActivityStateWire[],
  playing: string,
): ActivityStateWire | undefined {
  const opening = activities.filter(({ kind }) => kind !== 'folder')
  const at = opening.findIndex(({ id }) => id === playing)
  const open = [...opening.slice(at + 1), ...opening.slice(0, Math.max(at, 0))].filter(
    ({ state }) => state !== 'done',
  )
  return open.find(({ state, kind }) => kind === 'lesson' || state !== 'failed') ?? open[0]
}
