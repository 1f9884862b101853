import type { ProfileGas, Quantity, UnitSystem } from '@fathom/domain/logbook'
import { useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { measure } from '../form/fields/measures.ts'
import type { StoredProfile } from './profile.queries.ts'

export type ProfileWords = ReturnType<typeof useProfileWords>

const isAir = ({ oxygen, helium }: ProfileGas) => helium < 0.005 && Math.abs(oxygen - 0.21) < 0.005
const percent = (share: number) => String(Math.round(share * 100))

/** The words and numbers of a profile, in the reader's language and units. */
export function useProfileWords(unit: UnitSystem) {
  const translator = useTranslator('logbook', 'logbook-dive', 'logbook-profile')
  return useMemo(() => {
    const { t, formatNumber } = translator
    const of = (quantity: Quantity) => (si: number) => measure(translator, unit, quantity, si)
    const parts = (seconds: number) => {
      const whole = Math.round(seconds)
      return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
    }
    return {
      t,
      locale: translator.locale,
      depth: of('depth'),
      temperature: of('temperature'),
      pressure: of('pressure'),
      ascent: of('ascentRate'),
      pressureRate: of('pressureRate'),
      gasRate: of('gasRate'),
      /** `12:30` */
      clock: (time: number) => {
        const { minutes, seconds } = parts(time)
        const digits = formatNumber(seconds, { minimumIntegerDigits: 2 })
        return `${formatNumber(minutes, { useGrouping: false })}:${digits}`
      },
      /** For screen readers, which would read `12:30` as a time of day. */
      moment: (time: number) => t('logbook-profile.moment', parts(time)),
      minutes: (seconds: number) => t('logbook-dive.minutes', { minutes: Math.round(seconds / 60) }),
      oxygenPressure: (bar: number) =>
        `${formatNumber(bar, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0bar`,
      share: (part: number) => formatNumber(part, { style: 'percent', maximumFractionDigits: 0 }),
      number: (value: number) => formatNumber(value, { maximumFractionDigits: 0 }),
      beats: (rate: number) => `${formatNumber(rate, { maximumFractionDigits: 0 })}/min`,
      degrees: (heading: number) => `${formatNumber(heading, { maximumFractionDigits: 0 })}°`,
      cylinder: (cylinder: number) => t('logbook-profile.cylinder', { number: cylinder + 1 }),
      gas: (gas: ProfileGas | null) => {
        if (!gas) return t('logbook-profile.gas.unknown')
        if (gas.helium >= 0.005) return `Tx ${percent(gas.oxygen)}/${percent(gas.helium)}`
        if (isAir(gas)) return t('logbook.option.gas_mixture.Air')
        return gas.oxygen >= 0.995 ? t('logbook-profile.gas.oxygen') : `EAN${percent(gas.oxygen)}`
      },
      computer: ({ maker, model }: StoredProfile, at: number) =>
        model ? withMaker(maker, model) : t('logbook-profile.computer', { number: at + 1 }),
    }
  }, [translator, unit])
}

/** Some models begin with the name of their maker. */
const withMaker = (maker: string | undefined, model: string) =>
  !maker || model.toLowerCase().startsWith(maker.toLowerCase()) ? model : `${maker} ${model}`
