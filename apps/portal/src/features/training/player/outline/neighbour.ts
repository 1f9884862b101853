import type { ActivityStateWire } from '@fathom/contract/training'

const STEP = { next: 1, previous: -1, exit: Number.NaN } as const

/** The id of the previous or next activity that can be opened. */
export function neighbour(
  activities: readonly ActivityStateWire[],
  playing: string,
  way: keyof typeof STEP,
): string | undefined {
  const opening = activities.filter(({ kind }) => kind !== 'folder')
  const at = opening.findIndex(({ id }) => id === playing)
  return at < 0 ? undefined : opening[at + STEP[way]]?.id
}
