import type { ActivityStateWire } from '@fathom/contract/training'

export type Group = { key: string; title: string | null; activities: ActivityStateWire[] }

/** What can be opened, in order, under the title of the folder that it is in. */
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
