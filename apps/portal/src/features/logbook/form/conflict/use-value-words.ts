import {
  isAdventureDive,
  isTrainingCourse,
  type Quantity,
  SKILLS,
  type Skill,
  type UnitSystem,
} from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { entryText, measure } from '../fields/measures.ts'
import type { FieldPath } from '../state/fields.ts'

const QUANTITIES: Readonly<Record<string, Quantity>> = {
  maxDepth: 'depth',
  airTemp: 'temperature',
  surfaceWaterTemp: 'temperature',
  bottomWaterTemp: 'temperature',
  visibilityDistance: 'distance',
  weight: 'weight',
  cylinderSize: 'volume',
  startingPressure: 'pressure',
  endingPressure: 'pressure',
}

/** Maps the fields with a list of options to the name of that list in the catalogue. */
const OPTIONS = {
  diveType: 'dive_type',
  waterType: 'water_type',
  bodyOfWater: 'body_of_water',
  weather: 'weather',
  visibility: 'visibility',
  waveCondition: 'wave_condition',
  current: 'current',
  surge: 'surge',
  suitType: 'suit_type',
  weightType: 'weight_type',
  additionalEquipment: 'additional_equipment',
  cylinderType: 'cylinder_type',
  gasMixture: 'gas_mixture',
  feeling: 'feeling',
} as const

const PERCENTAGES: readonly string[] = ['oxygen', 'nitrogen', 'helium']

const isSkill = (id: string): id is Skill => (SKILLS as readonly string[]).includes(id)

/** Formats the value of any field for reading. */
export function useValueWords(unit: UnitSystem): (path: FieldPath, value: unknown) => string {
  const translator = useTranslator('logbook', 'logbook-form')
  const { t, formatNumber, formatDay, formatTime, formatList } = translator
  const numberOf = (field: string, value: number): string => {
    const quantity = QUANTITIES[field]
    if (quantity) return measure(translator, unit, quantity, value)
    if (field === 'bottomTime') return `${formatNumber(value)}\u00a0${t('logbook-form.minutes')}`
    if (PERCENTAGES.includes(field)) return `${formatNumber(value)}%`
    // Instructor and dive numbers are identifiers, so they aren't formatted as quantities.
    return entryText(translator, value)
  }
  const one = (field: string, value: string | number): string => {
    if (typeof value === 'number') return numberOf(field, value)
    if (field === 'date') return formatDay(value)
    if (field === 'timeIn' || field === 'timeOut') return formatTime(new Date(`2000-01-01T${value}:00`))
    if (field === 'skills') return isSkill(value) ? t(`logbook.skill.${value}`) : value
    if (field === 'course') return isTrainingCourse(value) ? t(`logbook.course.${value}`) : value
    if (field === 'adventureDive') return isAdventureDive(value) ? t(`logbook.adventureDive.${value}`) : value
    const list = OPTIONS[field as keyof typeof OPTIONS]
    // The server only stores values from the lists, so every value has a text.
    return list ? t(`logbook.option.${list}.${value}` as 'logbook.option.dive_type.Shore') : value
  }
  return (path, value) => {
    const field = path.split('.')[1] ?? ''
    const values = (Array.isArray(value) ? value : [value]) as (string | number | null)[]
    const said = values
      .filter((each) => each !== null && each !== '')
      .map((each) => one(field, each as string))
    return said.length > 0 ? formatList(said) : t('logbook-form.conflict.empty')
  }
}
