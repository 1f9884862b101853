import type { ERecordWire, MissingWire } from '@fathom/contract/training'
import { needsForms } from '@fathom/domain/training'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { scriptOf } from '../../../../platform/typeset/index.ts'
import { lateWords } from '../../late-words.ts'

type Words = ReturnType<typeof translatorFor>

/** What the record template shows, in the reader's language. */
export function pageOf(record: ERecordWire, locale: Locale) {
  const words = translatorFor(locale)
  const { t } = words
  return {
    ...scriptOf(locale),
    digits: Array.from({ length: 10 }, (_, digit) => words.formatNumber(digit)),
    title: t('training-record.title'),
    course: record.title,
    facts: factsOf(record, words),
    theory: {
      title: t('training-record.theory'),
      header: [
        t('training-record.part'),
        t('training-record.result'),
        t('training-record.score'),
        t('training-record.time'),
        t('training-record.date'),
      ],
      rows: record.parts.map((part) => partRow(part, words)),
    },
    dives: {
      title: t('training-record.dives'),
      none: t('training-record.noDives'),
      header: ['', t('training-record.dive'), t('training-record.date'), t('training-record.verified')],
      rows: record.dives.map((dive) => diveRow(dive, words)),
    },
    certified: record.certifiedDate !== null,
    missing: {
      title: t('training-record.missing'),
      none: needsForms(record)
        ? t('training-record.nothingMissing')
        : `${t('training-record.nothingMissing')} ${t('training-record.noForms')}`,
      rows: record.missing.filter(({ state }) => state !== 'done').map((step) => stepWords(step, words)),
    },
    printed: t('training-record.printed', { date: day(words, record.printedAt) }),
    page: t('training-record.page', { page: '{p}', pages: '{n}' }),
  }
}

const day = ({ formatDate }: Words, iso: string): string => formatDate(iso.slice(0, 10), 'long')

function factsOf(record: ERecordWire, words: Words) {
  const { t } = words
  const { teacher } = record
  const when = (iso: string | null) => (iso === null ? '' : day(words, iso))
  const who = (name: string | null, number: number | null) => [name, number].filter(Boolean).join(', ')
  return [
    { label: t('training-record.person'), value: record.name },
    { label: t('training-record.number'), value: String(record.affiliateId) },
    { label: t('training-record.born'), value: bornOf(record, words) },
    { label: t('training-record.store'), value: who(teacher.storeName, teacher.storeNumber) },
    { label: t('training-record.instructor'), value: who(teacher.memberName, teacher.memberNumber) },
    { label: t('training-record.enrolled'), value: when(record.enrollmentDate) },
    { label: t('training-record.completed'), value: when(record.completedDate) },
    { label: t('training-record.certified'), value: when(record.certifiedDate) },
  ].filter(({ value }) => value !== '')
}

function bornOf({ birthDate, isBirthDateUnconfirmed }: ERecordWire, words: Words): string {
  if (!birthDate) return ''
  const date = day(words, birthDate)
  return isBirthDateUnconfirmed ? words.t('training-record.bornUnconfirmed', { date }) : date
}

function partRow(part: ERecordWire['parts'][number], words: Words): string[] {
  const { t, formatPercent } = words
  const minutes = Math.round(part.seconds / 60)
  return [
    part.title,
    [
      t(`training-record.status.${part.status}`),
      ...(part.isUnderway ? [t('training-record.underway')] : []),
      ...(part.isReported ? [t('training-record.reported')] : []),
      ...(part.isSelfChecked ? [t('training-record.selfChecked')] : []),
      ...(part.lateSeconds === null ? [] : [lateWords(words, part.lateSeconds)]),
    ].join(' · '),
    part.score === null ? '' : formatPercent(part.score),
    minutes === 0 ? '' : t('training-record.minutes', { minutes }),
    part.doneAt === null ? '' : day(words, part.doneAt),
  ]
}

function diveRow(dive: ERecordWire['dives'][number], words: Words): string[] {
  const { t, formatNumber } = words
  return [
    dive.number === null ? '' : formatNumber(dive.number),
    [dive.title, dive.location].filter(Boolean).join(', '),
    dive.date === '' ? '' : day(words, dive.date),
    t('training-record.verifiedBy', { name: dive.verifiedBy, date: day(words, dive.verifiedAt) }),
  ]
}

function stepWords(step: MissingWire, { t }: Words): string {
  if (step.step === 'theory')
    return t('training-record.step.theory', {
      count: Math.max(0, step.last - step.first + 1),
      exam: step.withExam ? 'yes' : 'no',
    })
  if (step.step === 'skills' || step.step === 'dives')
    return t(`training-record.step.${step.step}`, { done: step.done, of: step.of })
  return t(`training-record.step.${step.step}`)
}
