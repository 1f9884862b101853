import { readCatalogue } from '@fathom/locales/node'
import type { PlainKey } from './plain-key.ts'

const VALUES: Readonly<Record<string, Readonly<Record<string, PlainKey>>>> = {
  gender: {
    female: 'profile.gender.female',
    male: 'profile.gender.male',
    other: 'profile.gender.other',
  },
  unit: { Metric: 'logbook.settings.units.Metric', Imperial: 'logbook.settings.units.Imperial' },
  way: {
    form: 'preferences.way.form',
    'unsubscribe-link': 'preferences.way.unsubscribe-link',
    'one-click': 'preferences.way.one-click',
    recipient: 'preferences.way.recipient',
  },
  before: { on: 'preferences.state.on', off: 'preferences.state.off' },
  after: { on: 'preferences.state.on', off: 'preferences.state.off' },
  reason: {
    'too-many': 'preferences.reason.too-many',
    'not-relevant': 'preferences.reason.not-relevant',
    'never-asked': 'preferences.reason.never-asked',
    other: 'preferences.reason.other',
  },
  result: {
    correct: 'training-record.answer.correct',
    wrong: 'training-record.answer.wrong',
    neutral: 'training-record.answer.neutral',
    unanticipated: 'training-record.answer.unanticipated',
  },
  'training.status': {
    'not-attempted': 'training-record.status.not-attempted',
    incomplete: 'training-record.status.incomplete',
    completed: 'training-record.status.completed',
    passed: 'training-record.status.passed',
    failed: 'training-record.status.failed',
  },
  network: { local: 'translations.settings.sessions.local' },
}

/** A dive is told in the words of its form and its history. */
const keysOfDive = (field: string, value: string) => [
  `logbook.option.${field}.${value}`,
  `logbook.${field === 'log_type' ? 'type' : field}.${value}`,
  `logbook-dive.${field}.${value}`,
]

/** The word for what a field can be, where it is one of a few. */
export function findValueWord(room: string, field: string, value: string): PlainKey | undefined {
  const known = VALUES[field]?.[value] ?? VALUES[`${room}.${field}`]?.[value]
  if (known || room !== 'logbook') return known
  return keysOfDive(field, value).find((key): key is PlainKey => readCatalogue('en-US').has(key))
}
