import { findLevel, findLevelByCode, LEVELS } from './levels.ts'

/** The level that must be held before, by code. Levels without an entry ask for none. */
const ASKS: Readonly<Record<string, string>> = {
  advanced: 'open-water',
  rescue: 'advanced',
  'master-diver': 'rescue',
  divemaster: 'rescue',
  'assistant-instructor': 'divemaster',
  instructor: 'assistant-instructor',
  'first-aid-instructor': 'first-aid',
}

/** What a level covers although it doesn't ask for it. */
const COVERS: Readonly<Record<string, string>> = {
  'open-water': 'scuba-diver',
  'scuba-diver': 'snorkeler',
}

const SPECIALTY_ASKS = 'open-water'

const codeBefore = (levelID: number): string | undefined => {
  const level = findLevel(levelID)
  if (!level) return undefined
  return level.cardGroupCode === 'card-group-specialty' ? SPECIALTY_ASKS : ASKS[level.code]
}

/** The level that must be held before this one; undefined if there is none. */
export const levelBefore = (levelID: number): number | undefined => {
  const code = codeBefore(levelID)
  return code === undefined ? undefined : findLevelByCode(code)?.levelID
}

/** These levels and all below them on the same path: who holds Rescue Diver has no use for Open Water Diver. */
export function withLowerLevels(levels: Iterable<number>): ReadonlySet<number> {
  const held = new Set<number>()
  const add = (levelID: number | undefined) => {
    if (levelID === undefined || held.has(levelID)) return
    held.add(levelID)
    add(levelBefore(levelID))
    const covered = COVERS[findLevel(levelID)?.code ?? '']
    add(covered === undefined ? undefined : findLevelByCode(covered)?.levelID)
  }
  for (const levelID of levels) add(levelID)
  return held
}

/** The first level at which a person dives; below it there are only first tries. */
const FIRST_DIVER = 'scuba-diver'

export const isDiver = (levels: ReadonlySet<number>): boolean =>
  LEVELS.some(({ code, levelID }) => code === FIRST_DIVER && levels.has(levelID))

/** The level whose eCard has this stock id (CO-08). */
export const findLevelByStock = (stockId: string): number | undefined =>
  LEVELS.find(({ eCardStockID }) => eCardStockID === stockId)?.levelID
