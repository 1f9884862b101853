import {
  type BandedValue,
  type NamedBy,
  type Period,
  type Span,
  type UnitSystem,
  unitOf,
} from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { measure } from '../../form/fields/measures.ts'
import { useStatisticsWords } from '../../statistics/statistics-words.ts'
import { yearOf } from './filter-address.ts'

export type FilterWords = ReturnType<typeof useFilterWords>

/** How filters are written in the reader's language and unit. */
export function useFilterWords(unit: UnitSystem) {
  const words = useStatisticsWords(unit)
  const { t, ...formats } = useTranslator(
    'logbook',
    'logbook-list',
    'logbook-statistics',
    'logbook-filters',
    'logbook-form',
  )
  const { formatDate, formatDay, formatNumber } = formats
  const value = (what: BandedValue, si: number) =>
    what === 'time' ? words.minutes(si) : measure(formats, unit, what, si)
  const range = (from: string | null, to: string | null) => {
    if (from === null) return t('logbook-filters.upTo', { to: to ?? '' })
    return to === null
      ? t('logbook-filters.since', { from })
      : t('logbook-statistics.band.closed', { from, to })
  }
  return {
    ...formats,
    t,
    period(period: Period): string {
      const year = yearOf(period)
      if (year !== undefined) return formatDate(`${year}-06-15`, { year: 'numeric' })
      return range(period.from && formatDay(period.from), period.to && formatDay(period.to))
    },
    span: (what: BandedValue, { from, to }: Span): string =>
      range(from === null ? null : value(what, from), to === null ? null : value(what, to)),
    name(by: NamedBy, key: string): string {
      const chart = by === 'gas' ? 'gases' : by === 'gear' ? 'gear' : undefined
      return chart ? words.group(chart, { key, dives: 0, minutes: 0, deepest: null }) : key
    },
    verified: (is: boolean): string => (is ? t('logbook.status.Verified') : t('logbook-filters.notVerified')),
    symbol: (what: 'depth'): string => unitOf(what, unit).symbol,
    number: (count: number): string => formatNumber(count),
  }
}
