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
