import { globSync } from 'node:fs'
import { join, parse } from 'node:path'
import { ROOMS } from '../rooms.ts'

/** Where rooms stand, and the one name beside them that each shelf may hold. */
const SHELVES: readonly { at: string; also?: string }[] = [
  { at: 'packages/domain/src/*/', also: 'units' },
  { at: 'packages/contract/src/*/', also: 'shared' },
  { at: 'apps/server/src/modules/*/' },
  { at: 'apps/portal/src/features/*/' },
  { at: 'packages/locales/??-??/*.json', also: 'shell' },
]

export function roomProblems(root: string): string[] {
  return SHELVES.flatMap(({ at, also }) => {
    const found = globSync(at, { cwd: root })
    if (found.length === 0) return [`no room at ${at}`]
    const strangers = found.filter((path) => !isRoom(parse(join(path, '.')).name, also))
    return strangers.map((path) => `${path} is not a room; the rooms are ${ROOMS.join(' ')}`)
  })
}

const isRoom = (name: string, also: string | undefined) => name === also || ROOMS.includes(name)
