import { globSync } from 'node:fs'
import { join, parse } from 'node:path'
import { AREAS, isCatalogue } from '../areas.ts'

/** Where rooms stand, and what may stand there. */
const LAYERS: readonly { at: string; mayHold: (name: string) => boolean }[] = [
  { at: 'packages/domain/src/*/', mayHold: areasAnd('units') },
  { at: 'packages/contract/src/*/', mayHold: areasAnd('shared') },
  { at: 'apps/server/src/modules/*/', mayHold: areasAnd() },
  { at: 'apps/portal/src/features/*/', mayHold: areasAnd() },
  { at: 'packages/locales/??-??/*.json', mayHold: isCatalogue },
]

export function areaProblems(root: string): string[] {
  return LAYERS.flatMap(({ at, mayHold }) => {
    const found = globSync(at, { cwd: root })
    if (found.length === 0) return [`no area at ${at}`]
    const strangers = found.filter((path) => !mayHold(parse(join(path, '.')).name))
    return strangers.map((path) => `${path} is not an area; the areas are ${AREAS.join(' ')}`)
  })
}

function areasAnd(also?: string) {
  return (name: string) => name === also || AREAS.includes(name)
}
