import { useTranslator } from '../../../shared/i18n/index.ts'

/** Our fields, by the names that a receipt has for them. */
const FORM_FIELDS = {
  start: 'date',
  duration: 'bottomTime',
  maxDepth: 'maxDepth',
  averageDepth: 'averageDepth',
  surfaceInterval: 'surfaceInterval',
  place: 'location',
  'place.name': 'location',
  'place.region': 'location',
  'place.country': 'location',
  'place.latitude': 'latitude',
  'place.longitude': 'longitude',
  buddies: 'buddies',
  guide: 'buddies',
  notes: 'notes',
  rating: 'feeling',
  visibility: 'visibilityDistance',
  airTemperature: 'airTemp',
  waterTemperature: 'bottomWaterTemp',
  weight: 'weight',
  suit: 'suitType',
  tags: 'tags',
  gear: 'gear',
  'cylinders.gas': 'gasMixture',
  'cylinders.gas.oxygen': 'oxygen',
  'cylinders.gas.helium': 'helium',
  'cylinders.volume': 'cylinderSize',
  'cylinders.workingPressure': 'workingPressure',
  'cylinders.startPressure': 'startingPressure',
  'cylinders.endPressure': 'endingPressure',
} as const

/** What no field of the form holds. */
const OTHERS = {
  sourceId: 'receipt.sourceId',
  own: 'receipt.own',
  number: 'receipt.number',
  'place.position': 'columns.field.position',
  // What a file says about its numbers.
  units: 'columns.unit',
  depth: 'columns.unit',
  temperature: 'columns.unit',
  pressure: 'columns.unit',
} as const

const isOther = (field: string): field is keyof typeof OTHERS => Object.hasOwn(OTHERS, field)

const isFormField = (field: string): field is keyof typeof FORM_FIELDS => Object.hasOwn(FORM_FIELDS, field)

/** The name of our field in words, where it has one. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslator('logbook', 'logbook-import', 'logbook-form')
  return (field) => {
    if (isFormField(field)) return t(`logbook-form.field.${FORM_FIELDS[field]}`)
    if (field.startsWith('samples')) return t('logbook-import.receipt.profile')
    if (field.startsWith('gear.')) return t('logbook-form.field.gear')
    if (field.startsWith('computers')) return t('logbook-import.fact.computers')
    if (field === 'photos') return t('logbook.section.photos')
    if (isOther(field)) return t(`logbook-import.${OTHERS[field]}`)
    return field
  }
}
