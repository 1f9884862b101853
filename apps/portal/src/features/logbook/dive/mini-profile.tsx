import type { DiveLog } from '@fathom/domain/logbook'
import { diveLine, straightPath } from '@fathom/look/drawings/dive-schematic.ts'
import { useId } from 'react'

/**
 * Hidden from screen readers, because depth and time are shown as text. Time runs from left to right in every
 * language.
 */
export function MiniProfile({
  log,
  className,
}: {
  log: Pick<DiveLog, 'depthTime' | 'sketch'>
  className?: string | undefined
}) {
  const fill = useId()
  const { maxDepth, bottomTime } = log.depthTime
  const profile = miniProfile({ maxDepth, bottomTime, sketch: log.sketch })
  return (
    <svg aria-hidden="true" className={className} preserveAspectRatio="none" viewBox={MINI.viewBox}>
      <linearGradient gradientUnits="userSpaceOnUse" id={fill} x1="0" x2="0" y1={MINI.top} y2={MINI.bottom}>
        <stop stopColor="var(--d5)" />
        <stop offset=".25" stopColor="var(--d10)" />
        <stop offset=".45" stopColor="var(--d18)" />
        <stop offset=".65" stopColor="var(--d25)" />
        <stop offset="1" stopColor="var(--d40)" />
      </linearGradient>
      <path d={MINI.surface} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      {profile && (
        <>
          <path
            d={profile.mark}
            stroke="var(--line)"
            strokeDasharray="2 4"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={profile.water}
            fill={`url(#${fill})`}
            stroke="var(--profile-edge)"
            strokeWidth="1.25"
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  )
}

const WIDTH = 168
const HEIGHT = 72
const TOP = 4
const EDGE = 4

/** One scale for all dives, so that shallow dives look shallow and short ones short. */
const SCALE_METRES = 40
const SCALE_MINUTES = 60
const MARK_METRES = 18
const MINI = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, surface: `M0 ${TOP}H${WIDTH}`, top: TOP, bottom: 68 }

type Facts = { maxDepth: number | null; bottomTime: number | null; sketch?: DiveLog['sketch'] | undefined }

type Known = { maxDepth: number; bottomTime: number }

/** Whether depth and duration are known, so that there is a picture. */
export const hasMiniProfile = (facts: Pick<Facts, 'maxDepth' | 'bottomTime'>): facts is Known =>
  (facts.maxDepth ?? 0) > 0 && (facts.bottomTime ?? 0) >= 1

/** The small picture of a dive; undefined while depth or duration is unknown. */
export function miniProfile({ sketch, ...facts }: Facts) {
  if (!hasMiniProfile(facts)) return undefined
  const { maxDepth, bottomTime } = facts
  const line = diveLine({ maxDepth, minutes: bottomTime, sketch })
  const metres = Math.max(SCALE_METRES, ...line.map(([, depth]) => depth))
  const minutes = Math.max(SCALE_MINUTES, bottomTime)
  const x = (minute: number) => EDGE + (minute / minutes) * (WIDTH - 2 * EDGE)
  const y = (depth: number) => TOP + (depth / metres) * (MINI.bottom - TOP)
  const points = line.map(([minute, depth]) => [x(minute), y(depth)] as const)
  return { water: `${straightPath(points)}Z`, mark: `M0 ${y(MARK_METRES).toFixed(1)}H${WIDTH}` }
}
