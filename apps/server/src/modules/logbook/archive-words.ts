import { type DiveLogWire, type WireName, wireNameOf } from '@fathom/contract/logbook'
import {
  ADVENTURE_DIVES,
  type AdventureDive,
  DIVE_FIELDS,
  type FieldOfKind,
  fieldNames,
  GEAR_KINDS,
  isShownField,
  LOG_STATUSES,
  LOG_TYPES,
  NAMED_COURSES,
  type OptionOf,
  type ShownField,
  SKILLS,
} from '@fathom/domain/logbook'
import { readCatalogue } from '@fathom/locales/node'
import type { ArchiveWords, PlainKey } from '../../platform/own-data.ts'

const labelOf = (field: ShownField): PlainKey => `logbook-form.field.${field}`

/** The labels of the diver's fields, the same as on the form where they were entered. */
const DIVERS_FIELDS: Readonly<Record<string, PlainKey>> = Object.fromEntries(
  fieldNames.filter(isShownField).map((field) => [wireNameOf(field), labelOf(field)]),
)

type Technical = 'affiliate_id' | 'dive_site_id' | 'id' | 'profile_sketch' | 'version'

/** The labels of everything else in a dive. */
const OTHER_FIELDS = {
  conditions: 'logbook.section.conditions',
  created_date: 'account.export.field.createdAt',
  depth_time: 'logbook.section.depthTime',
  equipment: 'logbook.section.equipment',
  experience: 'logbook.section.experience',
  instructor_name: 'logbook-dive.people.instructor',
  log_type: 'account.export.field.kind',
  resubmit_reason: 'account.export.field.reason',
  skills: 'logbook.section.skills',
  status: 'account.export.field.status',
  submitted_date: 'logbook.status.Pending',
  time_zone: 'account.export.field.timeZone',
  updated_date: 'account.export.field.updatedAt',
  verification: 'logbook.status.Verified',
} as const satisfies Record<Exclude<keyof DiveLogWire, WireName<ShownField> | Technical>, PlainKey>

type Choice = FieldOfKind<'choice' | 'choices'>
type OptionKey = {
  [Field in Choice]: `logbook.option.${WireName<Field>}.${OptionOf<Field> & string}`
}[Choice]

const isChoice = (field: ShownField): field is Choice => 'options' in DIVE_FIELDS[field]

const optionsOf = (field: Choice): [name: string, texts: Record<string, PlainKey>] => {
  const name = wireNameOf(field)
  const options: readonly string[] = DIVE_FIELDS[field].options
  return [name, textsOf(options, (option) => `logbook.option.${name}.${option}` as OptionKey)]
}

const textsOf = <Value extends string>(values: readonly Value[], keyOf: (value: Value) => PlainKey) =>
  Object.fromEntries(values.map((value) => [value, keyOf(value)]))

const VALUES = {
  ...Object.fromEntries(fieldNames.filter(isShownField).filter(isChoice).map(optionsOf)),
  [wireNameOf('course')]: textsOf(NAMED_COURSES, (id) => `logbook.course.${id}`),
  [wireNameOf('adventureDive')]: textsOf(
    Object.keys(ADVENTURE_DIVES) as AdventureDive[],
    (id) => `logbook.adventureDive.${id}`,
  ),
  [wireNameOf('skills')]: textsOf(SKILLS, (id) => `logbook.skill.${id}`),
  log_type: textsOf(LOG_TYPES, (type) => `logbook.type.${type}`),
  status: textsOf(LOG_STATUSES, (status) => `logbook.status.${status}`),
  kind: textsOf(GEAR_KINDS, (kind) => `logbook.gearKind.${kind}`),
  unit: { Metric: 'logbook.settings.units.Metric', Imperial: 'logbook.settings.units.Imperial' },
} satisfies ArchiveWords['values']

export const logbookArchiveWords: ArchiveWords = {
  title: 'account.export.area.logbook',
  fields: {
    ...DIVERS_FIELDS,
    ...OTHER_FIELDS,
    action: 'account.export.field.what',
    buddyConfirmations: 'trust-buddy.title',
    caption: 'account.export.field.title',
    changedAt: 'account.export.field.at',
    changedBy: 'account.export.field.name',
    confirmedAt: 'account.export.field.at',
    confirmedForOthers: 'trust-buddy.given',
    country: 'profile.field.countryId',
    diveLogs: 'logbook-list.dives',
    diveSites: 'logbook-form.field.location',
    field: 'account.export.field.what',
    firstDiveNumber: 'logbook.settings.numbering.label',
    imports: 'logbook.importedFiles',
    photos: 'logbook.section.photos',
    servicedOn: 'logbook-gear.servicedOn',
    serviceDue: 'logbook-gear.serviceDue',
    timestamp: 'account.export.field.at',
    unit: 'logbook.settings.units.title',
  },
  values: VALUES,
  formats: {
    // The texts of some actions start with the name of the person.
    action: (action, { t }, { changedBy }) => {
      const key = `logbook-dive.action.${action}`
      if (!readCatalogue('en-US').has(key)) return undefined
      return t(key as 'logbook-dive.action.edit', { name: String(changedBy ?? '') })
    },
  },
  technical: [
    ...['affiliate_id', 'code', 'dive_site_id', 'height', 'logId', 'profile_sketch', 'thumbnail_url', 'url'],
    'width',
  ],
}
