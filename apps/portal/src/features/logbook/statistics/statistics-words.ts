import {
  airUseIn,
  type DiveGroup,
  gearIn,
  shown,
  type TrendOf,
  type UnitSystem,
  unitOf,
} from '@fathom/domain/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { measure } from '../form/fields/measures.ts'
import { optionKey } from '../form/fields/text-keys.ts'

export type GroupChartName =
  | 'years'
  | 'months'
  | 'depth'
  | 'time'
  | 'temperature'
  | 'places'
  | 'buddies'
  | 'gases'
  | 'gear'

const MIXTURES = ['Air', 'Nitrox', 'Trimix'] as const

export type StatisticsWords = ReturnType<typeof useStatisticsWords>

/** How statistics write groups, times and values in the reader's language and unit. */
export function useStatisticsWords(unit: UnitSystem) {
  const translator = useTranslator('logbook', 'logbook-list', 'logbook-statistics')
  const { t, formatNumber, formatDate } = translator
  const minutes = (value: number) => `${formatNumber(value)}\u00a0${t('logbook-list.unit.minute')}`
  const gearName = (key: string): string => {
    const gear = gearIn(key)
    if (gear.kind === 'own') return gear.name
    return gear.kind === 'suit'
      ? t(optionKey('suitType', gear.suit))
      : t(optionKey('additionalEquipment', gear.item))
  }
  const gasName = (key: string): string => {
    const mixture = MIXTURES.find((each) => each === key)
    return mixture ? t(optionKey('gasMixture', mixture)) : key
  }
  const bandName = (chart: 'depth' | 'time' | 'temperature', { band }: DiveGroup): string => {
    if (!band) return ''
    const symbol = chart === 'time' ? t('logbook-list.unit.minute') : unitOf(chart, unit).symbol
    const [from, to] = [formatNumber(band.from), band.to === null ? null : formatNumber(band.to)]
    if (to === null) return t('logbook-statistics.band.open', { from: `${from}\u00a0${symbol}` })
    return t('logbook-statistics.band.closed', { from, to: `${to}\u00a0${symbol}` })
  }
  return {
    ...translator,
    minutes,
    /** 93 h 24 min */
    duration(value: number): string {
      const hours = Math.floor(value / 60)
      if (hours === 0) return minutes(value)
      return `${formatNumber(hours)}\u00a0${t('logbook-list.unit.hour')} ${minutes(value % 60)}`
    },
    dives: (count: number) => t('logbook-list.month.dives', { count }),
    depth: (meters: number) => measure(translator, unit, 'depth', meters),
    temperature: (celsius: number) => measure(translator, unit, 'temperature', celsius),
    air(rate: number): string {
      const { value, symbol, decimals } = airUseIn(unit, rate)
      return `${formatNumber(value, { maximumFractionDigits: decimals })}\u00a0${symbol}`
    },
    value(of: TrendOf, value: number): string {
      return of === 'depth' ? this.depth(value) : this.air(value)
    },
    /** A stored value in the diver's unit, for an axis. */
    inUnit: (of: TrendOf, si: number): number =>
      of === 'depth' ? shown('depth', unit, si) : airUseIn(unit, si).value,
    tick: (of: TrendOf, value: number): string =>
      `${formatNumber(value, { maximumFractionDigits: 2 })}\u00a0${of === 'depth' ? unitOf('depth', unit).symbol : airUseIn(unit, 0).symbol}`,
    /** `2026` or `2026-05` */
    month: (key: string): string =>
      key.length === 4
        ? formatDate(`${key}-06-15`, { year: 'numeric' })
        : formatDate(`${key}-15`, { month: 'long', year: 'numeric' }),
    group(chart: GroupChartName, group: DiveGroup): string {
      if (chart === 'years') return formatDate(`${group.key}-06-15`, { year: 'numeric' })
      if (chart === 'months') return formatDate(`2026-${group.key.padStart(2, '0')}-15`, { month: 'long' })
      if (chart === 'depth' || chart === 'time' || chart === 'temperature') return bandName(chart, group)
      if (chart === 'gear') return gearName(group.key)
      return chart === 'gases' ? gasName(group.key) : group.key
    },
  }
}
