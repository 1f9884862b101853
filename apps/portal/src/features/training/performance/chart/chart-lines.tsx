import { useId } from 'react'
import css from './chart.module.css'
import { type Bar, PLATE, WATERLINE } from './result-bars.ts'

const viewBox = `0 0 ${PLATE.width} ${PLATE.height}`

/** The bars, as deep water below and light near the surface, and the waterline that all want to reach. */
export function ChartLines({ bars, picked }: { bars: readonly Bar[]; picked: number }) {
  const fill = useId()
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox={viewBox}>
      <linearGradient
        gradientUnits="userSpaceOnUse"
        id={fill}
        x1="0"
        x2="0"
        y1={PLATE.surface}
        y2={PLATE.floor}
      >
        <stop stopColor="var(--d5)" />
        <stop offset=".3" stopColor="var(--d10)" />
        <stop offset=".6" stopColor="var(--d18)" />
        <stop offset="1" stopColor="var(--d30)" />
      </linearGradient>
      {bars.map(({ result, x, y }, at) => (
        <path
          className={css.bar}
          d={`M${x.toFixed(1)} ${PLATE.floor}V${y.toFixed(1)}`}
          data-picked={at === picked || undefined}
          key={result.attemptId}
          stroke={`url(#${fill})`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path className={css.surface} d={WATERLINE} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
