import { todayIn, type UnitSystem } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { IconButton } from '../../../../shared/ui/action/icon-button.tsx'
import { Loading, Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'
import { overviewQuery } from '../list.queries.ts'
import css from './totals.module.css'
import { Totals } from './totals.tsx'
import { monthsOf } from './year-bars.ts'
import { YearPicture } from './year-picture.tsx'

/** The earliest year of the chart: nobody logged a dive before. */
const FIRST_YEAR = 1950

type Props = { unit: UnitSystem | undefined; year: number; onYear: (year: number) => void }

/** Totals and the chart of a year. Hidden when it fails to load, because the dives matter more. */
export function Hero({ unit, year, onYear }: Props) {
  const { t, formatDate } = useTranslator('logbook-list')
  const { data, isError } = useQuery(overviewQuery(useCalls(), year))
  if (isError && !data) return null
  if (!data || !unit)
    return (
      <Loading label={t('logbook-list.totals.loading')}>
        <Skeleton height="19rem" shape="block" />
      </Loading>
    )
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
  return (
    <section aria-label={t('logbook-list.totals.title')} className={css.hero}>
      <Totals totals={data.diveLogTotals} unit={unit} />
      <div className={css.head}>
        <h2>{formatDate(`${year}-06-15`, { year: 'numeric' })}</h2>
        <Years onYear={onYear} thisYear={Number(today.slice(0, 4))} year={year} />
      </div>
      <YearPicture marks={data.diveLogYear} months={monthsOf(year, today)} unit={unit} year={year} />
    </section>
  )
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
