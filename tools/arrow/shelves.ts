import { globSync } from 'node:fs'
import { join, parse } from 'node:path'
import { ROOMS } from '../rooms.ts'

type Shelf = {
  at: string
  /** The one name beside the rooms that it may hold. */
  also?: string
  /** A room's words may be cut by screen, `logbook-form`, so that each screen loads its own. */
  mayHoldParts?: true
}

const SHELVES: readonly Shelf[] = [
  { at: 'packages/domain/src/*/', also: 'units' },
  { at: 'packages/contract/src/*/', also: 'shared' },
  { at: 'apps/server/src/modules/*/' },
  { at: 'apps/portal/src/features/*/' },
  { at: 'packages/locales/??-??/*.json', also: 'shell', mayHoldParts: true },
]

export function roomProblems(root: string): string[] {
  return SHELVES.flatMap((shelf) => {
    const { at } = shelf
    const found = globSync(at, { cwd: root })
    if (found.length === 0) return [`no room at ${at}`]
    const strangers = found.filter((path) => !mayStand(parse(join(path, '.')).name, shelf))
    return strangers.map((path) => `${path} is not a room; the rooms are ${ROOMS.join(' ')}`)
  })
}

function mayStand(name: string, { also, mayHoldParts }: Shelf): boolean {
  const [room = ''] = mayHoldParts ? name.split('-') : [name]
  return name === also || ROOMS.includes(room)
}
