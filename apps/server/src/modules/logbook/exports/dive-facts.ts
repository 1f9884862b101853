import { type DiveLogWire, logContentOf, wireNameOf } from '@fathom/contract/logbook'
import {
  CYLINDER_FIELDS,
  cylinderOf,
  type DiveLogContent,
  declarationOf,
  fieldNames,
  isShownField,
  type Quantity,
  type ShownField,
  shown,
  type UnitSystem,
  unitOf,
  valueAt,
} from '@fathom/domain/logbook'
import type { Words } from '../../../platform/own-data.ts'
import { logbookArchiveWords } from '../archive-words.ts'

/** The words of the reader, the units of the diver, and the names of courses by their id. */
export type PageWords = Words & { unit: UnitSystem; courses: ReadonlyMap<string, string> }

export type Fact = [name: string, value: string]

/** `18.3 m` */
export function measured({ unit, formatNumber }: PageWords, quantity: Quantity, si: number): string {
  const { symbol, decimals } = unitOf(quantity, unit)
  return `${formatNumber(shown(quantity, unit, si), { maximumFractionDigits: decimals })}\u00a0${symbol}`
}

/** The nitrogen is the rest of the gas. */
const IN_CYLINDERS: ReadonlySet<ShownField> = new Set([...CYLINDER_FIELDS, 'nitrogen'])

/** Everything that a diver wrote down about a dive, in the order and under the names of the form. */
export function factsOf(log: DiveLogWire, words: PageWords): Fact[] {
  const content = logContentOf(log)
  return fieldNames.filter(isShownField).flatMap((field): Fact[] => {
    if (field === 'title' || IN_CYLINDERS.has(field)) return []
    if (field === 'moreCylinders') return cylinderFacts(content, words)
    const value = valueAt(content, field)
    const values = (Array.isArray(value) ? value : [value]).filter((each) => each !== null && each !== '')
    const text = values.map((each) => worded(field, each, words)).join(', ')
    return text === '' ? [] : [[words.t(`logbook-form.field.${field}`), text]]
  })
}

/** One line for each: the size of a cylinder alone would say little among the facts of a dive. */
function cylinderFacts({ equipment }: DiveLogContent, words: PageWords): Fact[] {
  const facts = [cylinderOf(equipment), ...equipment.moreCylinders].map((cylinder, at): Fact => {
    const parts = CYLINDER_FIELDS.flatMap((part) => {
      const value = cylinder[part]
      if (value === null) return []
      const text = worded(part, value, words)
      // A bare number doesn't say which gas or which pressure it is.
      return typeof value === 'number' ? [`${words.t(`logbook-form.field.${part}`)} ${text}`] : [text]
    })
    return [words.t('logbook-form.cylinder.title', { number: at + 1 }), parts.join(', ')]
  })
  return facts.filter(([, text]) => text !== '')
}

const DEGREE_DECIMALS = 6

function worded(field: ShownField, value: string | number, words: PageWords): string {
  const { t, formatNumber, formatDay, formatTime, formatUnit } = words
  const declared = declarationOf(field)
  if (declared.kind === 'number') {
    const number = Number(value)
    if (declared.range.quantity) return measured(words, declared.range.quantity, number)
    if (declared.unit === 'degree')
      return `${formatNumber(number, { maximumFractionDigits: DEGREE_DECIMALS })}°`
    return declared.unit === 'percent' ? `${formatNumber(number)}%` : formatUnit(number, 'minute')
  }
  if (declared.kind === 'day') return formatDay(String(value))
  // A time without a zone: the reader's own clock changes nothing.
  if (declared.kind === 'time') return formatTime(new Date(`2000-01-01T${value}:00`))
  const key = logbookArchiveWords.values?.[wireNameOf(field)]?.[String(value)]
  if (key) return t(key as 'logbook-form.field.date')
  return (field === 'course' && words.courses.get(String(value))) || String(value)
}
