import {
  type BandedValue,
  type DiveFilter,
  isDate,
  NAMED_BY,
  type NamedBy,
  NO_FILTER,
  type Period,
  type Span,
  yearPeriod,
} from '@fathom/domain/logbook'
import { paths } from '../../../../shared/paths.ts'

const SPANS: readonly BandedValue[] = ['depth', 'time', 'temperature']

const dayIn = (text: string | null): string | null => (text && isDate(text) ? text : null)

const numberIn = (text = ''): number | null =>
  text !== '' && Number.isFinite(Number(text)) ? Number(text) : null

/** The year of a period that is exactly a year. */
export function yearOf({ from, to }: Period): number | undefined {
  const year = Number(from?.slice(0, 4))
  const whole = yearPeriod(year)
  return whole.from === from && whole.to === to ? year : undefined
}

function periodIn(query: URLSearchParams): Period {
  const year = query.get('year') ?? ''
  if (/^\d{4}$/.test(year)) return yearPeriod(Number(year))
  return { from: dayIn(query.get('from')), to: dayIn(query.get('to')) }
}

/** `18..30`, `18..`, `..30`, and `10..<20` without its upper end. */
function spanIn(text: string | null): Span | undefined {
  const [, low, below, high] = /^(-?[\d.]*)\.\.(<?)(-?[\d.]*)$/.exec(text ?? '') ?? []
  const [from, to] = [numberIn(low), numberIn(high)]
  return from === null && to === null ? undefined : { from, to, isBelow: below === '<' }
}

const spanText = ({ from, to, isBelow }: Span): string => `${from ?? ''}..${isBelow ? '<' : ''}${to ?? ''}`

/** LO-08: the filters of an address. What it doesn't understand is left out. */
export function filterIn(query: URLSearchParams): DiveFilter {
  const names = Object.fromEntries(
    NAMED_BY.map((by) => [by, [...new Set(query.getAll(by).map((name) => name.trim()))].filter(Boolean)]),
  ) as Record<NamedBy, string[]>
  const spans = SPANS.flatMap((what) => {
    const span = spanIn(query.get(what))
    return span ? [[what, span]] : []
  })
  const verified = query.get('verified')
  return {
    period: periodIn(query),
    names,
    spans: Object.fromEntries(spans),
    verified: verified === 'yes' ? true : verified === 'no' ? false : null,
  }
}

/** What isn't filtered is left out of the address. */
export function filterQuery({ period, names, spans, verified }: DiveFilter): [string, string][] {
  const year = yearOf(period)
  return [
    ...(year === undefined
      ? (['from', 'to'] as const).flatMap((end) => (period[end] ? [[end, period[end]]] : []))
      : [['year', String(year)]]),
    ...NAMED_BY.flatMap((by) => names[by].map((name) => [by, name])),
    ...SPANS.flatMap((what) => (spans[what] ? [[what, spanText(spans[what])]] : [])),
    ...(verified === null ? [] : [['verified', verified ? 'yes' : 'no']]),
  ] as [string, string][]
}

/** The list of the dives that pass these filters. */
export const listPath = (filter: Partial<DiveFilter>): string =>
  `${paths.logbook()}?${new URLSearchParams(filterQuery({ ...NO_FILTER, ...filter }))}`
