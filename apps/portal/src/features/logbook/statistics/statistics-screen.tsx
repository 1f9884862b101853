import { type DatedLog, divesWithin, totalsOfDives, type UnitSystem } from '@fathom/domain/logbook'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link, Navigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { Stat } from '../../../shared/ui/surface/stat.tsx'
import { useAddressView } from '../../../shared/use-address-view.ts'
import { usePageName } from '../../../shared/use-page-name.ts'
import { figureOf } from '../dive/figure-of.ts'
import { useFirstNumber } from '../numbering/numbering.queries.ts'
import { CalendarChart } from './calendar-chart.tsx'
import { type ChartProps, GroupChart } from './group-chart.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { Milestones, Records } from './record-list.tsx'
import css from './statistics.module.css'
import {
  CHARTS,
  type Chart,
  isChart,
  periodOf,
  queryOf,
  type StatisticsView,
  statisticsPath,
  viewIn,
} from './statistics-view.ts'
import { useStatisticsWords } from './statistics-words.ts'
import { TrendChart } from './trend-chart.tsx'
import { WithDives } from './with-dives.tsx'

type Props = { affiliateId: number; chart: string | undefined }

const ADDRESS = { viewIn, queryOf }

/** LO-06: what the diver's logbook adds up to, or one chart at its own address. */
export function StatisticsScreen({ affiliateId, chart }: Props) {
  if (chart !== undefined && !isChart(chart)) return <Navigate replace={true} to={statisticsPath()} />
  return <Statistics affiliateId={affiliateId} chart={chart} />
}

function Statistics({ affiliateId, chart }: { affiliateId: number; chart: Chart | undefined }) {
  const { t } = useTranslator('logbook-statistics')
  const { view, change } = useAddressView<StatisticsView>(ADDRESS)
  usePageName(chart && t(`logbook-statistics.chart.${chart}`))
  return (
    <>
      <Crumb to={chart ? statisticsPath(undefined, view.period) : paths.logbook()}>
        {chart ? t('shell.page.statistics') : t('shell.page.logbook')}
      </Crumb>
      <PageHeader title={chart ? t(`logbook-statistics.chart.${chart}`) : t('shell.page.statistics')} />
      <WithDives
        affiliateId={affiliateId}
        empty={{ title: t('logbook-statistics.empty.title'), text: t('logbook-statistics.empty.text') }}
      >
        {(dives, unit) => (
          <Period
            affiliateId={affiliateId}
            change={change}
            chart={chart}
            dives={dives}
            unit={unit}
            view={view}
          />
        )}
      </WithDives>
    </>
  )
}

type PeriodProps = {
  affiliateId: number
  /** All dives of the diver. */
  dives: readonly DatedLog[]
  unit: UnitSystem
  chart: Chart | undefined
  view: StatisticsView
  change: (part: Partial<StatisticsView>) => void
}

function Period({ affiliateId, dives, unit, chart, view, change }: PeriodProps) {
  const { t } = useTranslator('logbook-statistics')
  const within = useMemo(() => divesWithin(dives, periodOf(view.period)), [dives, view.period])
  const hasTable = chart && chart !== 'records' && chart !== 'milestones'
  const parts = { all: dives, dives: within, firstNumber: useFirstNumber(affiliateId), unit, view }
  return (
    <>
      <div className={css.tools}>
        <PeriodPicker dives={dives} onPeriod={(period) => change({ period })} period={view.period} />
        {hasTable && (
          <Segments
            legend={t('logbook-statistics.show.label')}
            onSelect={(shows) => change({ shows })}
            segments={(['chart', 'table'] as const).map((key) => ({
              key,
              label: t(`logbook-statistics.show.${key}`),
            }))}
            selected={view.shows}
          />
        )}
      </div>
      {within.length === 0 ? (
        <EmptyState
          action={
            <Button onClick={() => change({ period: { kind: 'all' } })}>
              {t('logbook-statistics.none.showAll')}
            </Button>
          }
          drawing={slate}
          title={t('logbook-statistics.none.period')}
        />
      ) : chart ? (
        <Card>
          <ChartOf chart={chart} {...parts} />
        </Card>
      ) : (
        <Overview {...parts} />
      )}
    </>
  )
}

type PartsProps = Pick<ChartProps, 'dives' | 'unit' | 'isBrief'> & {
  all: readonly DatedLog[]
  /** Undefined while it loads. */
  firstNumber: number | undefined
  view: StatisticsView
}

const TRENDS = { 'depth-trend': 'depth', 'air-use': 'air' } as const

function ChartOf({
  chart,
  all,
  dives,
  firstNumber,
  unit,
  view,
  isBrief = false,
}: PartsProps & { chart: Chart }) {
  const props = { dives, unit, isBrief, shows: isBrief ? ('chart' as const) : view.shows }
  if (chart === 'records') return <Records {...props} />
  if (chart === 'milestones')
    return firstNumber === undefined ? null : (
      <Milestones {...props} dives={all} firstNumber={firstNumber} period={periodOf(view.period)} />
    )
  if (chart === 'calendar') return <CalendarChart {...props} />
  if (chart === 'depth-trend' || chart === 'air-use') return <TrendChart {...props} of={TRENDS[chart]} />
  return <GroupChart {...props} chart={chart} period={periodOf(view.period)} />
}

function Overview(props: PartsProps) {
  const { t } = useTranslator('logbook-statistics')
  return (
    <>
      <Totals dives={props.dives} unit={props.unit} />
      <div className={css.charts}>
        {CHARTS.map((chart) => (
          <div className={css.chart} data-chart={chart} key={chart}>
            <Card
              title={
                <Link className={css.title} to={statisticsPath(chart, props.view.period)}>
                  {t(`logbook-statistics.chart.${chart}`)}
                </Link>
              }
            >
              <ChartOf {...props} chart={chart} isBrief={true} />
            </Card>
          </div>
        ))}
      </div>
    </>
  )
}

function Totals({ dives, unit }: Pick<PartsProps, 'dives' | 'unit'>) {
  const words = useStatisticsWords(unit)
  const { t, formatNumber } = words
  const totals = useMemo(() => totalsOfDives(dives), [dives])
  const hours = Math.floor(totals.minutes / 60)
  const minutes = (value: number) => ({ value: formatNumber(value), unit: t('logbook-list.unit.minute') })
  return (
    <Card>
      <dl aria-label={t('logbook-list.totals.title')} className={css.totals}>
        <Stat parts={[{ value: formatNumber(totals.dives) }]}>
          {t('logbook-list.totals.dives', { count: totals.dives })}
        </Stat>
        <Stat
          parts={[
            ...(hours > 0 ? [{ value: formatNumber(hours), unit: t('logbook-list.unit.hour') }] : []),
            minutes(totals.minutes % 60),
          ]}
        >
          {t('logbook-list.totals.time')}
        </Stat>
        {totals.averageDepth !== null && (
          <Stat parts={[figureOf(words, unit, 'depth', totals.averageDepth)]}>
            {t('logbook-statistics.totals.depth')}
          </Stat>
        )}
        <Stat parts={[minutes(Math.round(totals.minutes / totals.dives))]}>
          {t('logbook-list.totals.average')}
        </Stat>
        <Stat parts={[{ value: formatNumber(totals.places) }]}>
          {t('logbook-statistics.totals.places', { count: totals.places })}
        </Stat>
        <Stat parts={[{ value: formatNumber(totals.days) }]}>
          {t('logbook-statistics.totals.days', { count: totals.days })}
        </Stat>
      </dl>
    </Card>
  )
}
