import { GAS_MIXTURES } from './calculations/gas-mix.ts'
import {
  ADDITIONAL_EQUIPMENT,
  BODIES_OF_WATER,
  CYLINDER_TYPES,
  CYLINDER_USES,
  DIVE_TYPES,
  FEELINGS,
  STRENGTHS,
  SUIT_TYPES,
  VISIBILITIES,
  WATER_TYPES,
  WAVE_CONDITIONS,
  WEATHERS,
  WEIGHT_TYPES,
} from './options.ts'
import type { Quantity } from './units/quantity.ts'

/** The sections of the form, in order. Photos are a section without fields. */
export const LOG_SECTIONS = [
  'dive',
  'depthTime',
  'skills',
  'conditions',
  'equipment',
  'experience',
  'photos',
] as const
export type LogSection = (typeof LOG_SECTIONS)[number]

/** The sections that are records of their own in a log; the fields of the others are at the top level. */
const LOG_PARTS = ['depthTime', 'conditions', 'equipment', 'experience'] as const
export type LogPart = (typeof LOG_PARTS)[number]

export type Range = {
  lowest: number
  highest: number
  /** Undefined for minutes, percentages and counts, which are the same in both unit systems. */
  quantity?: Quantity
}

export const isWithin = (value: number, { lowest, highest }: Range) =>
  Number.isFinite(value) && value >= lowest && value <= highest

type Kind =
  | { kind: 'text'; longest: number }
  | { kind: 'texts'; most: number; longest: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'choices'; options: readonly string[] }
  | { kind: 'number'; range: Range; unit?: 'minute' | 'percent' | 'degree' }
  /** A number that identifies or counts something; it isn't a measurement. */
  | { kind: 'count'; range?: Range }
  /** The id of something that is named elsewhere. */
  | { kind: 'id'; longest: number }
  | { kind: 'ids'; most: number; longest: number }
  /** A local day: `2026-05-14`. */
  | { kind: 'day' }
  /** A local time: `09:12`. */
  | { kind: 'time' }
  /** Cylinders; the parts of each are the fields of `CYLINDER_FIELDS`. */
  | { kind: 'cylinders'; most: number }

type Declaration = Kind & {
  section: Exclude<LogSection, 'photos'>
  /** Only logs of this type have the field. */
  only?: 'Training'
  /** The problem when the field is empty (VA-05), and the field's place among the required ones of the form. */
  required?: { problem: `${string}-missing`; place: number }
  /** The search finds dives by this text. */
  isSearched?: true
  /** Set by the form itself, so no one reads or chooses it. */
  isTechnical?: true
}

const LONGEST_ID = 80
const water = { lowest: -2, highest: 45, quantity: 'temperature' } as const
const pressure = { lowest: 0, highest: 350, quantity: 'pressure' } as const
const percent = { lowest: 0, highest: 100 } as const

/** A year. More isn't an interval between dives. */
const LONGEST_INTERVAL = 366 * 24 * 60

export const MOST_CYLINDERS = 12

/**
 * Every field that a diver fills in. Types, empty values, validation, search, the wire format, the form and
 * the wording in history, conflicts and archive derive from this table or don't compile without it.
 * Lengths in meters, temperatures in °C, weights in kg, pressures in bar, volumes in L, times in minutes.
 * Nobody has made a dive or filled a cylinder beyond the ranges.
 */
export const DIVE_FIELDS = {
  date: { section: 'dive', kind: 'day', required: { problem: 'date-missing', place: 2 } },
  /** The diver's time zone, such as `Africa/Cairo`; determines which day is today. */
  timeZone: { section: 'dive', kind: 'id', longest: LONGEST_ID, isTechnical: true },
  title: {
    section: 'dive',
    kind: 'text',
    longest: 120,
    required: { problem: 'title-missing', place: 1 },
    isSearched: true,
  },
  location: {
    section: 'dive',
    kind: 'text',
    longest: 160,
    required: { problem: 'location-missing', place: 3 },
    isSearched: true,
  },
  siteId: { section: 'dive', kind: 'id', longest: LONGEST_ID, isTechnical: true },
  /** Degrees to the north and to the east. */
  latitude: { section: 'dive', kind: 'number', range: { lowest: -90, highest: 90 }, unit: 'degree' },
  longitude: { section: 'dive', kind: 'number', range: { lowest: -180, highest: 180 }, unit: 'degree' },
  diveType: {
    section: 'dive',
    kind: 'choice',
    options: DIVE_TYPES,
    required: { problem: 'dive-type-missing', place: 4 },
  },
  instructorNumber: {
    section: 'dive',
    kind: 'count',
    only: 'Training',
    required: { problem: 'instructor-missing', place: 5 },
  },
  course: { section: 'dive', kind: 'id', longest: LONGEST_ID, only: 'Training' },
  number: { section: 'dive', kind: 'count', range: { lowest: 1, highest: 9999 }, only: 'Training' },
  adventureDive: { section: 'dive', kind: 'id', longest: LONGEST_ID, only: 'Training' },

  bottomTime: {
    section: 'depthTime',
    kind: 'number',
    range: { lowest: 1, highest: 24 * 60 },
    unit: 'minute',
    required: { problem: 'bottom-time-missing', place: 7 },
  },
  maxDepth: {
    section: 'depthTime',
    kind: 'number',
    range: { lowest: 0.1, highest: 350, quantity: 'depth' },
    required: { problem: 'max-depth-missing', place: 6 },
  },
  timeIn: { section: 'depthTime', kind: 'time' },
  timeOut: { section: 'depthTime', kind: 'time' },
  averageDepth: {
    section: 'depthTime',
    kind: 'number',
    range: { lowest: 0.1, highest: 350, quantity: 'depth' },
  },
  /** As the diver or the computer says it; without it, it follows from the dive before. */
  surfaceInterval: {
    section: 'depthTime',
    kind: 'number',
    range: { lowest: 0, highest: LONGEST_INTERVAL },
    unit: 'minute',
  },

  skills: {
    section: 'skills',
    kind: 'ids',
    most: 60,
    longest: LONGEST_ID,
    only: 'Training',
    required: { problem: 'skills-missing', place: 8 },
  },

  waterType: { section: 'conditions', kind: 'choice', options: WATER_TYPES },
  bodyOfWater: { section: 'conditions', kind: 'choice', options: BODIES_OF_WATER },
  weather: { section: 'conditions', kind: 'choice', options: WEATHERS },
  airTemp: {
    section: 'conditions',
    kind: 'number',
    range: { lowest: -60, highest: 60, quantity: 'temperature' },
  },
  surfaceWaterTemp: { section: 'conditions', kind: 'number', range: water },
  bottomWaterTemp: { section: 'conditions', kind: 'number', range: water },
  visibility: { section: 'conditions', kind: 'choice', options: VISIBILITIES },
  visibilityDistance: {
    section: 'conditions',
    kind: 'number',
    range: { lowest: 0, highest: 150, quantity: 'distance' },
  },
  waveCondition: { section: 'conditions', kind: 'choice', options: WAVE_CONDITIONS },
  current: { section: 'conditions', kind: 'choice', options: STRENGTHS },
  surge: { section: 'conditions', kind: 'choice', options: STRENGTHS },

  suitType: { section: 'equipment', kind: 'choice', options: SUIT_TYPES },
  weight: { section: 'equipment', kind: 'number', range: { lowest: 0, highest: 60, quantity: 'weight' } },
  weightType: { section: 'equipment', kind: 'choice', options: WEIGHT_TYPES },
  additionalEquipment: { section: 'equipment', kind: 'choices', options: ADDITIONAL_EQUIPMENT },
  cylinderType: { section: 'equipment', kind: 'choice', options: CYLINDER_TYPES },
  cylinderSize: {
    section: 'equipment',
    kind: 'number',
    range: { lowest: 0.5, highest: 60, quantity: 'volume' },
  },
  gasMixture: { section: 'equipment', kind: 'choice', options: GAS_MIXTURES },
  oxygen: { section: 'equipment', kind: 'number', range: { lowest: 1, highest: 100 }, unit: 'percent' },
  nitrogen: { section: 'equipment', kind: 'number', range: percent, unit: 'percent' },
  helium: { section: 'equipment', kind: 'number', range: percent, unit: 'percent' },
  startingPressure: { section: 'equipment', kind: 'number', range: pressure },
  endingPressure: { section: 'equipment', kind: 'number', range: pressure },
  workingPressure: { section: 'equipment', kind: 'number', range: pressure },
  cylinderUse: { section: 'equipment', kind: 'choice', options: CYLINDER_USES },
  /** All but the first cylinder, which is the fields above. */
  moreCylinders: { section: 'equipment', kind: 'cylinders', most: MOST_CYLINDERS - 1 },
  /** By name, so that anyone who reads the dive needs no list of the diver's gear. */
  gear: { section: 'equipment', kind: 'texts', most: 30, longest: 80, isSearched: true },

  feeling: { section: 'experience', kind: 'choice', options: FEELINGS },
  notes: { section: 'experience', kind: 'text', longest: 10_000 },
  buddies: { section: 'experience', kind: 'texts', most: 30, longest: 80, isSearched: true },
  diveCenter: { section: 'experience', kind: 'text', longest: 120 },
  tags: { section: 'experience', kind: 'texts', most: 30, longest: 40, isSearched: true },
  species: { section: 'experience', kind: 'texts', most: 100, longest: 80, isSearched: true },
} as const satisfies Readonly<Record<string, Declaration>>

type Table = typeof DIVE_FIELDS

/** The name of a field; it is unique in a log, across all sections. */
export type DiveField = keyof Table

export type FieldIn<Section extends LogSection> = {
  [Field in DiveField]: Table[Field]['section'] extends Section ? Field : never
}[DiveField]

/** The fields of one kind. */
export type FieldOfKind<Name extends Kind['kind']> = {
  [Field in DiveField]: Table[Field]['kind'] extends Name ? Field : never
}[DiveField]

/** The fields that people read and choose. */
export type ShownField = {
  [Field in DiveField]: Table[Field] extends { isTechnical: true } ? never : Field
}[DiveField]

/** The fields that a recreational log has too. */
export type RecreationalField = {
  [Field in DiveField]: Table[Field] extends { only: 'Training' } ? never : Field
}[DiveField]

export type MissingProblem = {
  [Field in DiveField]: Table[Field] extends { required: { problem: infer Problem } } ? Problem : never
}[DiveField]

/** The options of a field with a list of options. */
export type OptionOf<Field extends DiveField> = Table[Field] extends { options: readonly (infer Option)[] }
  ? Option
  : never

/** What a cylinder is described by: the same fields for the first and for every other. */
export const CYLINDER_FIELDS = [
  'cylinderUse',
  'cylinderType',
  'cylinderSize',
  'workingPressure',
  'oxygen',
  'helium',
  'startingPressure',
  'endingPressure',
] as const satisfies readonly DiveField[]

export type CylinderField = (typeof CYLINDER_FIELDS)[number]

export type Cylinder = { readonly [Field in CylinderField]: FieldValue<Field> }

/** The value of a field. Empty text, an empty list and null mean not specified. */
export type FieldValue<Field extends DiveField> = Table[Field]['kind'] extends 'text'
  ? string
  : Table[Field]['kind'] extends 'texts' | 'ids'
    ? readonly string[]
    : Table[Field]['kind'] extends 'choices'
      ? readonly OptionOf<Field>[]
      : Table[Field]['kind'] extends 'choice'
        ? OptionOf<Field> | null
        : Table[Field]['kind'] extends 'number' | 'count'
          ? number | null
          : Table[Field]['kind'] extends 'cylinders'
            ? readonly Cylinder[]
            : string | null

type ValuesIn<Section extends LogSection> = { [Field in FieldIn<Section>]: FieldValue<Field> }

/** What a diver enters. Empty text and null mean not specified. */
export type DiveLogContent = ValuesIn<'dive' | 'skills'> & { [Part in LogPart]: ValuesIn<Part> }

export const fieldNames = Object.keys(DIVE_FIELDS) as DiveField[]

/** The same as `DIVE_FIELDS[field]`, for code that treats all fields alike. */
export const declarationOf = (field: DiveField): Declaration => DIVE_FIELDS[field]

export const isDiveField = (name: string): name is DiveField => Object.hasOwn(DIVE_FIELDS, name)

export const isShownField = (field: DiveField): field is ShownField => !declarationOf(field).isTechnical

const isPart = (section: LogSection): section is LogPart => (LOG_PARTS as readonly string[]).includes(section)

/** A log that was stored before the field was declared has an empty one. */
export function valueAt(content: DiveLogContent, field: DiveField): unknown {
  const { section } = declarationOf(field)
  const record: Readonly<Record<string, unknown>> = isPart(section) ? content[section] : content
  return record[field] ?? emptyValue(field)
}

export function withValue(content: DiveLogContent, field: DiveField, value: unknown): DiveLogContent {
  const { section } = declarationOf(field)
  if (isPart(section)) return { ...content, [section]: { ...content[section], [field]: value } }
  return { ...content, [field]: value }
}

const LISTS: ReadonlySet<Kind['kind']> = new Set(['texts', 'choices', 'ids', 'cylinders'])

export function emptyValue(field: DiveField): '' | null | readonly never[] {
  const { kind } = declarationOf(field)
  if (kind === 'text') return ''
  return LISTS.has(kind) ? [] : null
}

/** A log with exactly the declared fields, in their order. */
export function contentFrom(valueFor: (field: DiveField) => unknown): DiveLogContent {
  const content: Record<string, unknown> = {}
  // Written into, not copied: a device reads ten thousand logs at once.
  const parts = Object.fromEntries(LOG_PARTS.map((part) => [part, {} as Record<string, unknown>]))
  for (const field of fieldNames) {
    const part = parts[declarationOf(field).section]
    if (part) content[declarationOf(field).section] = part
    ;(part ?? content)[field] = valueFor(field)
  }
  // The loop visits every declared field, and each kind determines its type.
  return content as DiveLogContent
}
