import { diveProfile } from '@fathom/look/drawings/dive-profile.ts'
import { smoothPath } from '@fathom/look/drawings/smooth-path.ts'

const WIDTH = 168
const HEIGHT = 72
const TOP = 4
const EDGE = 4
/** One scale for all dives, so that shallow dives look shallow and short ones short. */
const SCALE_METRES = 40
const SCALE_MINUTES = 60
const MARK_METRES = 18

export const MINI = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, surface: `M0 ${TOP}H${WIDTH}`, top: TOP, bottom: 68 }

type Facts = { maxDepth: number | null; bottomTime: number | null; seed: number }

/** The small picture of a dive; undefined while depth or duration is unknown. */
export function miniProfile({
  maxDepth,
  bottomTime,
  seed,
}: Facts): { water: string; mark: string } | undefined {
  if (maxDepth === null || bottomTime === null || maxDepth <= 0 || bottomTime < 1) return undefined
  const metres = Math.max(SCALE_METRES, maxDepth)
  const minutes = Math.max(SCALE_MINUTES, bottomTime)
  const x = (minute: number) => EDGE + (minute / minutes) * (WIDTH - 2 * EDGE)
  const y = (depth: number) => TOP + (depth / metres) * (MINI.bottom - TOP)
  const points = diveProfile(maxDepth, bottomTime, seed).map(
    ([minute, depth]) => [x(minute), y(depth)] as const,
  )
  return { water: `${smoothPath(points)}Z`, mark: `M0 ${y(MARK_METRES).toFixed(1)}H${WIDTH}` }
}
