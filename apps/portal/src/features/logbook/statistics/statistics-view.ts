import { ALL_TIME, isDate, type Period, yearPeriod } from '@fathom/domain/logbook'

/** The charts, as they are written in the address, in the order of the overview. */
export const CHARTS = [
  'years',
  'months',
  'records',
  'milestones',
  'calendar',
  'depth',
  'depth-trend',
  'time',
  'temperature',
  'places',
  'buddies',
  'gases',
  'air-use',
  'gear',
] as const
export type Chart = (typeof CHARTS)[number]

export const isChart = (text: string): text is Chart => CHARTS.some((chart) => chart === text)

export type PeriodChoice =
  | { kind: 'all' }
  | { kind: 'year'; year: number }
  | { kind: 'range'; from: string | null; to: string | null }

/** What the statistics show. Stored in the address, so that Back and shared links restore it. */
export type StatisticsView = { period: PeriodChoice; shows: 'chart' | 'table' }

const dayIn = (text: string | null): string | null => (text && isDate(text) ? text : null)

function periodIn(query: URLSearchParams): PeriodChoice {
  const year = query.get('year') ?? ''
  if (/^\d{4}$/.test(year)) return { kind: 'year', year: Number(year) }
  if (!query.has('from') && !query.has('to')) return { kind: 'all' }
  return { kind: 'range', from: dayIn(query.get('from')), to: dayIn(query.get('to')) }
}

export const viewIn = (query: URLSearchParams): StatisticsView => ({
  period: periodIn(query),
  shows: query.get('show') === 'table' ? 'table' : 'chart',
})

/** Default values are left out of the URL. */
export const queryOf = ({ period, shows }: StatisticsView): URLSearchParams =>
  new URLSearchParams({
    ...(period.kind === 'year' && { year: String(period.year) }),
    ...(period.kind === 'range' && { from: period.from ?? '', to: period.to ?? '' }),
    ...(shows === 'table' && { show: 'table' }),
  })

export function periodOf(choice: PeriodChoice): Period {
  if (choice.kind === 'all') return ALL_TIME
  return choice.kind === 'year' ? yearPeriod(choice.year) : { from: choice.from, to: choice.to }
}

const BASE = '/logbook/statistics'

/** The address of the overview or of one chart, with the same period. */
export function statisticsPath(chart?: Chart, period: PeriodChoice = { kind: 'all' }): string {
  const query = queryOf({ period, shows: 'chart' }).toString()
  return `${chart ? `${BASE}/${chart}` : BASE}${query && `?${query}`}`
}
