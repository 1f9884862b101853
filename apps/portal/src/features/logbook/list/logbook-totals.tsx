import { siOf, todayIn, trainingDepthLimit, type UnitSystem } from '@fathom/domain/logbook'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type CSSProperties, useId, useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Stat } from '../../../shared/ui/surface/stat.tsx'
import { type Mark, marksOf, type Totals, totalsOf } from '../device/logbook-rules.ts'
import type { DeviceDive } from '../device/pending.ts'
import { figureOf } from '../dive/figure-of.ts'
import { measure } from '../form/fields/measures.ts'
import css from './logbook-totals.module.css'
import { type Bar, barsOf, barWidthOf, deepestOf, depthLine, monthsOf, WATERLINE, YEAR } from './year-bars.ts'

/** The earliest year of the chart: nobody logged a dive before. */
const FIRST_YEAR = 1950

type Props = {
  /** Undefined while they load. */
  dives: readonly DeviceDive[] | undefined
  /** While older dives aren't on this device yet, every figure would be too low. */
  storing: Storing | undefined
  unit: UnitSystem | undefined
  year: number
  onYear: (year: number) => void
}

/** Totals and the chart of a year. */
export function LogbookTotals({ dives, storing, unit, year, onYear }: Props) {
  const { t, formatDate } = useTranslator('logbook-list')
  const totals = useMemo(() => dives && totalsOf(dives), [dives])
  const marks = useMemo(() => dives && marksOf(dives, year), [dives, year])
  if (!totals || !marks || !unit)
    return (
      <Loading label={t('logbook-list.totals.loading')}>
        <Skeleton height="19rem" shape="block" />
      </Loading>
    )
  if (storing)
    return (
      <section aria-label={t('logbook-list.totals.title')} className={css.hero}>
        <div className={css.later}>
          <StoringLine {...storing} />
          <p>{t('logbook-list.totals.later')}</p>
        </div>
      </section>
    )
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
  return (
    <section aria-label={t('logbook-list.totals.title')} className={css.hero}>
      <TotalFigures totals={totals} unit={unit} />
      <div className={css.header}>
        <h2>{formatDate(`${year}-06-15`, { year: 'numeric' })}</h2>
        <Years onYear={onYear} thisYear={Number(today.slice(0, 4))} year={year} />
      </div>
      <YearPicture marks={marks} months={monthsOf(year, today)} unit={unit} year={year} />
    </section>
  )
}

type Storing = { stored: number; all: number }

/** BO-01: how far the first storing is. */
export function StoringLine({ stored, all }: Storing) {
  const { t } = useTranslator('logbook-list')
  if (all === 0) return null
  return <p role="status">{t('logbook-list.storing', { stored, all })}</p>
}

type YearsProps = Pick<Props, 'year' | 'onYear'> & { thisYear: number }

/** The arrows follow the chart's time axis: the previous year is on the left in every language. */
function Years({ year, onYear, thisYear }: YearsProps) {
  const { t } = useTranslator('logbook-list')
  return (
    <div className={css.years} dir="ltr">
      <IconButton
        disabled={year <= FIRST_YEAR}
        icon={ChevronLeft}
        iconSize="sm"
        label={t('logbook-list.year.before')}
        onClick={() => onYear(year - 1)}
      />
      <IconButton
        disabled={year >= thisYear}
        icon={ChevronRight}
        iconSize="sm"
        label={t('logbook-list.year.after')}
        onClick={() => onYear(year + 1)}
      />
    </div>
  )
}

type TotalsProps = { totals: Totals; unit: UnitSystem }

/** SC-05: the diver's totals so far. */
function TotalFigures({ totals, unit }: TotalsProps) {
  const translator = useTranslator('logbook-list')
  const { t, formatNumber } = translator
  const { dives, drafts, bottomTime: minutes, maxDepth: deepest } = totals
  const inMinutes = (value: number) => ({ value: formatNumber(value), unit: t('logbook-list.unit.minute') })
  const hours = Math.floor(minutes / 60)
  return (
    <dl aria-label={t('logbook-list.totals.title')} className={css.totals}>
      <Stat parts={[{ value: formatNumber(dives) }]}>
        {t('logbook-list.totals.dives', { count: dives })}
        {drafts > 0 && (
          <small className={css.drafts}> {t('logbook-list.totals.drafts', { count: drafts })}</small>
        )}
      </Stat>
      <Stat
        parts={[
          ...(hours > 0 ? [{ value: formatNumber(hours), unit: t('logbook-list.unit.hour') }] : []),
          inMinutes(minutes % 60),
        ]}
      >
        {t('logbook-list.totals.time')}
      </Stat>
      {deepest !== null && (
        <Stat parts={[figureOf(translator, unit, 'depth', deepest)]}>{t('logbook-list.totals.deepest')}</Stat>
      )}
      {dives > 0 && (
        <Stat parts={[inMinutes(Math.round(minutes / dives))]}>{t('logbook-list.totals.average')}</Stat>
      )}
    </dl>
  )
}

type YearPictureProps = { marks: readonly Mark[]; year: number; months: number; unit: UnitSystem }

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-15`

const down = (y: number) => `${(y / YEAR.height) * 100}%`

/** The dives of a year as bars below the waterline. Time runs from left to right in every language. */
function YearPicture({ marks, year, months, unit }: YearPictureProps) {
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
  return (
    <div className={css.year} dir="ltr" style={{ '--bar': barWidthOf(bars) } as CSSProperties}>
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
        y2={YEAR.height - YEAR.labelSpace}
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

/** On a phone a name gets the space of two or three months, so that no two touch in any language. */
const everyOf = (months: number): number => (months > 6 ? 3 : months > 3 ? 2 : 1)

function Months({ months, year }: { months: number; year: number }) {
  const { formatDate } = useTranslator()
  const all = Array.from({ length: months }, (_, at) => monthOf(year, at + 1))
  return (
    <div aria-hidden="true" className={css.months} data-every={everyOf(months)}>
      {all.map((month) => (
        <span key={month}>
          <span data-size="wide">{formatDate(month, { month: months > 8 ? 'short' : 'long' })}</span>
          <span data-size="narrow">{formatDate(month, { month: 'short' })}</span>
        </span>
      ))}
    </div>
  )
}
