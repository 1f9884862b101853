import { siOf, trainingDepthLimit, type UnitSystem } from '@fathom/domain/logbook'
import { type CSSProperties, useId } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { measure } from '../../form/fields/measures.ts'
import css from './totals.module.css'
import { type Bar, barsOf, deepestOf, depthLine, WATERLINE, YEAR } from './year-bars.ts'

type Mark = { id: string; dive_date: string; max_depth?: number | null }
type Props = { marks: readonly Mark[]; year: number; months: number; unit: UnitSystem }

const WIDEST_BAR = 11
const THINNEST_BAR = 2
/** Where a label would leave the picture, it stands on the other side of its bar. */
const LATE = 0.8

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-15`

/** The dives of a year, hanging from the waterline. Time runs from left to right in every language. */
export function YearPicture({ marks, year, months, unit }: Props) {
  const translator = useTranslator('logbook-list')
  const { t, formatDate } = translator
  const fill = useId()
  const bars = barsOf(marks, year, months)
  const deepest = deepestOf(bars)
  const limit = siOf('depth', unit, trainingDepthLimit(unit))
  const line = depthLine(marks, limit)
  if (!deepest) return <p className={css.none}>{t('logbook-list.year.none', { year: String(year) })}</p>
  const depth = measure(translator, unit, 'depth', deepest.depth)
  const label = t('logbook-list.year.label', {
    count: marks.length,
    year: String(year),
    depth,
    month: formatDate(monthOf(year, deepest.month), { month: 'long' }),
  })
  const barWidth = Math.min(WIDEST_BAR, Math.max(THINNEST_BAR, 700 / bars.length))
  return (
    <div className={css.year} dir="ltr" style={{ '--bar': barWidth } as CSSProperties}>
      <Months months={months} year={year} />
      <svg
        aria-label={label}
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${YEAR.width} ${YEAR.height}`}
      >
        <linearGradient
          gradientUnits="userSpaceOnUse"
          id={fill}
          x1="0"
          x2="0"
          y1={YEAR.surface}
          y2={YEAR.height}
        >
          <stop stopColor="var(--d5)" />
          <stop offset=".25" stopColor="var(--d10)" />
          <stop offset=".45" stopColor="var(--d18)" />
          <stop offset=".7" stopColor="var(--d30)" />
          <stop offset="1" stopColor="var(--d40)" />
        </linearGradient>
        <path
          d={`M0 ${line}H${YEAR.width}`}
          stroke="var(--line)"
          strokeDasharray="3 5"
          vectorEffect="non-scaling-stroke"
        />
        {bars.map((bar) => (
          <BarLine bar={bar} fill={fill} key={bar.id} />
        ))}
        <path d={`${WATERLINE}V0H0Z`} fill="var(--surface)" />
        <path
          d={WATERLINE}
          fill="none"
          stroke="var(--d10)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Tags deepest={deepest} depth={depth} limit={measure(translator, unit, 'depth', limit)} line={line} />
    </div>
  )
}

const BarLine = ({ bar, fill }: { bar: Bar; fill: string }) => (
  <path
    className={css.bar}
    d={`M${bar.x.toFixed(1)} ${YEAR.surface}V${bar.y.toFixed(1)}`}
    stroke={`url(#${fill})`}
    vectorEffect="non-scaling-stroke"
  />
)

function Months({ months, year }: { months: number; year: number }) {
  const { formatDate } = useTranslator()
  const all = Array.from({ length: months }, (_, at) => monthOf(year, at + 1))
  return (
    <div aria-hidden="true" className={css.months} data-months={months > 6 ? 'many' : 'few'}>
      {all.map((month) => (
        <span key={month}>
          <span data-size="wide">{formatDate(month, { month: months > 8 ? 'short' : 'long' })}</span>
          <span data-size="narrow">{formatDate(month, { month: 'short' })}</span>
        </span>
      ))}
    </div>
  )
}

function Tags({ deepest, depth, limit, line }: { deepest: Bar; depth: string; limit: string; line: number }) {
  const isLate = deepest.x > YEAR.width * LATE
  const across = `${(deepest.x / YEAR.width) * 100}%`
  const side = isLate
    ? { right: `calc(${100 - (deepest.x / YEAR.width) * 100}% + 0.9rem)` }
    : { left: `calc(${across} + 0.9rem)` }
  // The svg is 9rem high and ends 0.25rem above the edge.
  const fromBottom = (y: number) => `${9 * (1 - y / YEAR.height) + 0.25}rem`
  return (
    <span aria-hidden="true">
      <span className={css.tag} style={{ ...side, bottom: `calc(${fromBottom(deepest.y)} - 0.2rem)` }}>
        {depth}
      </span>
      <span className={css.tag} style={{ right: '0.75rem', bottom: `calc(${fromBottom(line)} - 0.7rem)` }}>
        {limit}
      </span>
    </span>
  )
}
