import { globSync } from 'node:fs'
import { join, parse } from 'node:path'
import { isCatalogue, ROOMS } from '../areas.ts'

/** Where rooms stand, and what may stand there. */
const SHELVES: readonly { at: string; mayHold: (name: string) => boolean }[] = [
  { at: 'packages/domain/src/*/', mayHold: roomsAnd('units') },
  { at: 'packages/contract/src/*/', mayHold: roomsAnd('shared') },
  { at: 'apps/server/src/modules/*/', mayHold: roomsAnd() },
  { at: 'apps/portal/src/features/*/', mayHold: roomsAnd() },
  { at: 'packages/locales/??-??/*.json', mayHold: isCatalogue },
]

export function roomProblems(root: string): string[] {
  return SHELVES.flatMap(({ at, mayHold }) => {
    const found = globSync(at, { cwd: root })
    if (found.length === 0) return [`no room at ${at}`]
    const strangers = found.filter((path) => !mayHold(parse(join(path, '.')).name))
    return strangers.map((path) => `${path} is not a room; the rooms are ${ROOMS.join(' ')}`)
  })
}

function roomsAnd(also?: string) {
  return (name: string) => name === also || ROOMS.includes(name)
}
