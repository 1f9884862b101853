import type { DiveLog } from '@fathom/domain/logbook'
import { useId } from 'react'
import { MINI, miniProfile } from './mini-profile-paths.ts'
import { seedOf } from './profile-seed.ts'

/**
 * Hidden from screen readers, because depth and time are shown as text. Time runs from left to right in every
 * language.
 */
export function Mini({
  log,
  className,
}: {
  log: Pick<DiveLog, 'id' | 'depthTime'>
  className?: string | undefined
}) {
  const fill = useId()
  const { maxDepth, bottomTime } = log.depthTime
  const profile = miniProfile({ maxDepth, bottomTime, seed: seedOf(log.id) })
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
