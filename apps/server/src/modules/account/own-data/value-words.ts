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
  'forms.kind': {
    participant: 'forms.document.person',
    guardian: 'forms.document.export.guardian',
  },
  reader: {
    self: 'forms.document.export.self',
    physician: 'forms.document.physician',
    guardian: 'forms.document.export.guardian',
    teacher: 'forms.document.export.teacher',
  },
  'forms.what': {
    draft: 'forms.document.export.draft',
    list: 'forms.document.export.list',
    document: 'forms.document.kind',
    outcome: 'forms.document.outcome',
    archive: 'forms.document.export.archive',
  },
  'forms.name': {
    'liability-release': 'training-record.step.release',
    'medical-questionnaire': 'training-record.step.medical',
  },
  'training.status': {
    'not-attempted': 'training-record.status.not-attempted',
    incomplete: 'training-record.status.incomplete',
    completed: 'training-record.status.completed',
    passed: 'training-record.status.passed',
    failed: 'training-record.status.failed',
  },
  'club.kind': { trial: 'club.terms.trial', paid: 'club.terms.paid' },
  network: { local: 'translations.settings.sessions.local' },
  standing: {
    valid: 'certifications-cards.standing.valid',
    expired: 'certifications-cards.standing.expired',
    revoked: 'certifications-cards.standing.revoked',
  },
  'certifications.state': {
    waiting: 'certifications-cards.photoState.waiting',
    approved: 'certifications-cards.photoState.approved',
    refused: 'certifications-cards.photoState.refused',
  },
  'certifications.status': {
    ordered: 'certifications-cards.replacementStatus.ordered',
    made: 'certifications-cards.replacementStatus.made',
    sent: 'certifications-cards.replacementStatus.sent',
    delivered: 'certifications-cards.replacementStatus.delivered',
    cancelled: 'certifications-cards.replacementStatus.cancelled',
  },
}

const LISTS_OF_DIVE: Readonly<Record<string, string>> = {
  log_type: 'logbook.type',
  log_course: 'logbook.course',
  adventure_dive: 'logbook.adventureDive',
  dive_skills: 'logbook.skill',
  status: 'logbook.status',
  action: 'logbook-dive.deed',
}

/** A dive uses the labels of its form and its history. */
const keyOfDive = (field: string, value: string) =>
  `${LISTS_OF_DIVE[field] ?? `logbook.option.${field}`}.${value}`

/** The label for a field value that is one of a few options. */
export function findValueWord(module: string, field: string, value: string): PlainKey | undefined {
  const known = VALUES[field]?.[value] ?? VALUES[`${module}.${field}`]?.[value]
  if (known || module !== 'logbook') return known
  const key = keyOfDive(field, value)
  return readCatalogue('en-US').has(key) ? (key as PlainKey) : undefined
}
