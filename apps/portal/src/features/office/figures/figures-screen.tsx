import type { FiguresWire } from '@fathom/contract/office'
import {
  FIGURE_STEPS,
  FIGURES,
  type FigurePeriod,
  type FigureStep,
  isDay,
  MOST_STEPS,
  periodProblem,
  usualPeriod,
} from '@fathom/domain/office'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { DateField } from '../../../shared/ui/aria/date-field.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { NotLoaded } from '../../../shared/ui/feedback/not-loaded.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useAddressView } from '../../../shared/use-address-view.ts'
import { ApplicationAges } from './application-ages.tsx'
import { ExportButton } from './export-button.tsx'
import { FigureCharts, FigureTable } from './figure-charts.tsx'
import css from './figures.module.css'
import { figuresQuery } from './figures.queries.ts'

/** OF-11: what happened in the organization, by month or week. */
export function FiguresScreen() {
  const { view, change } = useAddressView<FiguresView>(ADDRESS)
  const period = periodOf(view)
  return (
    <div className={css.screen}>
      <Card>
        <Filters onChange={change} period={period} view={view} />
      </Card>
      {periodProblem(period) === undefined && (
        <Figures
          onReset={() => change({ from: undefined, to: undefined })}
          period={period}
          shows={view.shows}
        />
      )}
    </div>
  )
}

type FiltersProps = {
  view: FiguresView
  period: FigurePeriod
  onChange: (part: Partial<FiguresView>) => void
}

function Filters({ view, period, onChange }: FiltersProps) {
  const { t, locale, formatNumber } = useTranslator('office-figures')
  const problem = periodProblem(period)
  return (
    <div className={css.filters}>
      <DateField
        label={t('office-figures.from')}
        locale={locale}
        onChange={(from) => onChange({ from })}
        value={period.from}
      />
      <DateField
        error={problem && t(`office-figures.problem.${problem}`, { count: formatNumber(MOST_STEPS) })}
        label={t('office-figures.to')}
        locale={locale}
        onChange={(to) => onChange({ to })}
        value={period.to}
      />
      <div className={css.choices}>
        <Segments
          legend={t('office-figures.step.label')}
          onSelect={(step) => onChange({ step })}
          segments={FIGURE_STEPS.map((key) => ({ key, label: t(`office-figures.step.${key}`) }))}
          selected={view.step}
        />
        <Segments
          legend={t('office-figures.show.label')}
          onSelect={(shows) => onChange({ shows })}
          segments={(['chart', 'table'] as const).map((key) => ({
            key,
            label: t(`office-figures.show.${key}`),
          }))}
          selected={view.shows}
        />
      </div>
    </div>
  )
}

type FiguresProps = { period: FigurePeriod; shows: FiguresView['shows']; onReset: () => void }

function Figures({ period, shows, onReset }: FiguresProps) {
  const { t } = useTranslator('office-figures', 'office')
  const figures = useQuery({
    ...figuresQuery(useCalls(), period),
    placeholderData: (before: FiguresWire | undefined) => before,
  })
  if (!figures.data)
    return (
      <Card>
        <NotLoaded
          failed={t('office-figures.failed')}
          loading={t('office-figures.loading')}
          of={figures}
          text={t('office.failedText')}
        />
      </Card>
    )
  const { rows, step, applications } = figures.data
  const isEmpty = rows.every(({ counts }) => FIGURES.every((figure) => counts[figure] === 0))
  return (
    <>
      {isEmpty ? (
        <Card>
          <EmptyState
            action={<Button onClick={onReset}>{t('office-figures.none.reset')}</Button>}
            drawing={slate}
            title={t('office-figures.none.title')}
          >
            {t('office-figures.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <div>
            <ExportButton name="figures" query={period} table="figures" />
          </div>
          {shows === 'table' ? (
            <FigureTable rows={rows} step={step} />
          ) : (
            <FigureCharts rows={rows} step={step} />
          )}
        </>
      )}
      <ApplicationAges rows={applications} shows={shows} />
    </>
  )
}

/** What the figures show. Stored in the URL, so that Back and shared links restore it. */
type FiguresView = {
  step: FigureStep
  /** Days, as `2026-05-16`; undefined for the usual period. */
  from: string | undefined
  to: string | undefined
  shows: 'chart' | 'table'
}

const dayIn = (text: string | null) => (text && isDay(text) ? text : undefined)

const viewIn = (query: URLSearchParams): FiguresView => ({
  step: FIGURE_STEPS.find((step) => step === query.get('step')) ?? 'month',
  from: dayIn(query.get('from')),
  to: dayIn(query.get('to')),
  shows: query.get('show') === 'table' ? 'table' : 'chart',
})

/** Default values are left out of the URL. */
const queryOf = ({ step, from, to, shows }: FiguresView): URLSearchParams =>
  new URLSearchParams({
    ...(step !== 'month' && { step }),
    ...(from && { from }),
    ...(to && { to }),
    ...(shows === 'table' && { show: shows }),
  })

/** The chosen days, or those of the usual period. */
function periodOf({ step, from, to }: FiguresView, now = new Date()): FigurePeriod {
  const usual = usualPeriod(to ?? now.toISOString().slice(0, 10), step)
  return { step, from: from ?? usual.from, to: usual.to }
}

const ADDRESS = { viewIn, queryOf }
