import { DEFAULT_UNIT_SYSTEM, shown, type UnitSystem } from '@fathom/domain/logbook'
import { createContext, use } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'

/** EN-10: the reader's units. A page gives them, since they belong to the logbook. */
export const DepthUnit = createContext<UnitSystem>(DEFAULT_UNIT_SYSTEM)

/** Agencies teach round numbers of feet: 18 m are 60 ft. */
const FEET_OF_LEVELS = 10

/** Words for signed depths, which are in meters. */
export function useDepthWords() {
  const { formatUnit } = useTranslator('trust')
  const unit = use(DepthUnit)
  const feet = (meters: number) => shown('depth', 'Imperial', meters)
  if (unit === 'Metric') {
    const words = (meters: number) => formatUnit(meters, 'meter')
    return { ofDive: words, ofLevel: words }
  }
  return {
    ofDive: (meters: number) => formatUnit(feet(meters), 'foot'),
    ofLevel: (meters: number) =>
      formatUnit(Math.round(feet(meters) / FEET_OF_LEVELS) * FEET_OF_LEVELS, 'foot'),
  }
}
