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

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-15`
const down = (y: number) => `${(y / YEAR.height) * 100}%`

/** The dives of a year as bars below the waterline. Time runs from left to right in every language. */
export function YearPicture({ marks, year, months, unit }: Props) {
  const translator = useTranslator('logbook-list')
  const { t, formatDate } = translator
  const bars = barsOf(marks, year, months)
  const deepest = deepestOf(bars)
  if (!deepest) return <p className={css.none}>{t('logbook-list.year.none', { year: String(year) })}</p>
  const limit = siOf('depth', unit, trainingDepthLimit(unit))
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
      <div aria-label={label} className={css.water} role="img">
        <span className={css.limit} style={{ top: down(depthLine(marks, limit)) }}>
          <span className={css.tag}>{measure(translator, unit, 'depth', limit)}</span>
        </span>
        <div className={css.bars}>
          <Bars bars={bars} />
          <span className={css.tag} style={tagUnder(deepest)}>
            {depth}
          </span>
        </div>
        <Surface />
      </div>
    </div>
  )
}

/** Places the label below the deepest bar, where nothing else hangs, and keeps it inside the edges. */
const tagUnder = ({ x, y }: Bar): CSSProperties => ({
  left: `clamp(1.75rem, ${(x / YEAR.width) * 100}%, 100% - 1.5rem)`,
  top: `calc(${down(y)} + 0.5rem)`,
})

function Bars({ bars }: { bars: readonly Bar[] }) {
  const fill = useId()
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${YEAR.width} ${YEAR.height}`}>
      <linearGradient
        gradientUnits="userSpaceOnUse"
        id={fill}
        x1="0"
        x2="0"
        y1={YEAR.surface}
        y2={YEAR.height - YEAR.foot}
      >
        <stop stopColor="var(--d5)" />
        <stop offset=".25" stopColor="var(--d10)" />
        <stop offset=".45" stopColor="var(--d18)" />
        <stop offset=".7" stopColor="var(--d30)" />
        <stop offset="1" stopColor="var(--d40)" />
      </linearGradient>
      {bars.map(({ id, x, y }) => (
        <path
          className={css.bar}
          d={`M${x.toFixed(1)} ${YEAR.surface}V${y.toFixed(1)}`}
          key={id}
          stroke={`url(#${fill})`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

/** The waterline and the air above it. */
const Surface = () => (
  <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${YEAR.width} ${YEAR.height}`}>
    <path d={`${WATERLINE}V0H0Z`} fill="var(--surface)" />
    <path d={WATERLINE} fill="none" stroke="var(--d10)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
  </svg>
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
