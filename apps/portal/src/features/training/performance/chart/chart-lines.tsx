import { useId } from 'react'
import css from './chart.module.css'
import { type Bar, PLATE, percent, WATERLINE } from './result-bars.ts'

/** The bars, darker with depth and lighter near the surface, and the waterline of a full score. */
export function ChartLines({ bars, picked }: { bars: readonly Bar[]; picked: number }) {
  const fill = useId()
  return (
    <>
      <svg aria-hidden="true">
        <linearGradient
          gradientUnits="userSpaceOnUse"
          id={fill}
          x1="0"
          x2="0"
          y1={percent(PLATE.surface / PLATE.height)}
          y2="100%"
        >
          <stop stopColor="var(--d5)" />
          <stop offset=".3" stopColor="var(--d10)" />
          <stop offset=".6" stopColor="var(--d18)" />
          <stop offset="1" stopColor="var(--d30)" />
        </linearGradient>
        {bars.map(({ result, left, top }, at) => (
          // The rect extends below the floor to hide its lower rounded corners.
          <rect
            className={css.bar}
            data-picked={at === picked || undefined}
            fill={`url(#${fill})`}
            height="100%"
            key={result.attemptId}
            rx="6"
            x={percent(left)}
            y={percent(top)}
          />
        ))}
      </svg>
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${PLATE.width} ${PLATE.height}`}>
        <path className={css.surface} d={WATERLINE} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  )
}
