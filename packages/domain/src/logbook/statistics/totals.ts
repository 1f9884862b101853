import { foldedText } from '../log/search-text.ts'
import type { DatedLog } from './counted-dives.ts'

/** Minutes and meters; null without a dive that says it. */
export type DiveTotals = {
  dives: number
  minutes: number
  deepest: number | null
  averageDepth: number | null
  places: number
  days: number
}

export function totalsOfDives(dives: readonly DatedLog[]): DiveTotals {
  const depths = dives.flatMap(({ depthTime }) => depthTime.maxDepth ?? [])
  return {
    dives: dives.length,
    minutes: dives.reduce((sum, { depthTime }) => sum + (depthTime.bottomTime ?? 0), 0),
    deepest: depths.reduce<number | null>((deepest, depth) => Math.max(deepest ?? depth, depth), null),
    averageDepth: depths.length > 0 ? depths.reduce((sum, depth) => sum + depth, 0) / depths.length : null,
    places: new Set([...new Set(dives.map(({ location }) => location))].map(foldedText).filter(Boolean)).size,
    days: new Set(dives.map(({ date }) => date)).size,
  }
}
