import type { ActivityStateWire } from '@fathom/contract/training'

export type Group = { key: string; title: string | null; activities: ActivityStateWire[] }

/** The activities that can be opened, in order, grouped by folder title. */
export function groupsOf(activities: readonly ActivityStateWire[]): Group[] {
  const folders = new Map(activities.filter(({ kind }) => kind === 'folder').map((one) => [one.id, one]))
  const groups: Group[] = []
  for (const activity of activities) {
    if (activity.kind === 'folder') continue
    const folder = folders.get(activity.parentId ?? '')
    const last = groups.at(-1)
    const key = folder?.id ?? ''
    if (last?.key.startsWith(`${key} `)) last.activities.push(activity)
    else groups.push({ key: `${key} ${groups.length}`, title: folder?.title ?? null, activities: [activity] })
  }
  return groups
}

/** Whether the open activity is an exam while lessons are still unread. */
export function isEarlyExam(activities: readonly ActivityStateWire[], playing: string): boolean {
  const isExam = activities.some(({ id, kind }) => id === playing && kind === 'exam')
  return isExam && activities.some(({ kind, state }) => kind === 'lesson' && state !== 'done')
}

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
