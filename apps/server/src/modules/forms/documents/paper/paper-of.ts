import { drawQr } from '@fathom/cards'
import { canonicalText, versionNumbers } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { FILE_MARK } from '@fathom/domain/trust'
import { scriptOf } from '../../../../platform/typeset/index.ts'
import { sha256 } from '../../texts/sha256.ts'
import type { PhysicianContent } from '../document.ts'
import { originOfPhysician } from '../origins.ts'
import type { Ended, ownOutcome } from '../outcome-of.ts'
import type { SignedDocument } from '../read-document.ts'
import { checkNumber, contentHash } from './content-hash.ts'
import { markSvg } from './mark-svg.ts'
import { originFact } from './origin-fact.ts'
import { sectionsOf } from './sections-of.ts'
import { signaturesOf } from './signatures-of.ts'
import { timesOf } from './times-of.ts'
import { type Words, wordsOf } from './words-of.ts'

type Printed = {
  code: string
  verifyUrl: string
  printedAt: string
  /** What was decided on this form, and why it no longer counts. */
  outcome: ReturnType<typeof ownOutcome>
  ends: readonly Ended[]
  until: Date | null
  answersChangedAt: string | null
}

/** What the template shows: the form in the language and wording in which it was signed. */
export function paperOf(document: SignedDocument, printed: Printed) {
  const { row, answers } = document
  const language = row.language as Locale
  const words = wordsOf(language)
  const { t, day } = words
  return {
    ...scriptOf(language),
    digits: Array.from({ length: 10 }, (_, digit) => words.formatNumber(digit)),
    mark: FILE_MARK,
    kind: t('forms.document.kind'),
    title: answers.texts[answers.definition.title] ?? '',
    person: answers.memberName,
    number: t('forms-standing.paper.number', { number: words.asWritten(row.id) }),
    facts: factsOf(document, words, printed),
    sections: sectionsOf(answers, words),
    statement: {
      title: t('forms.document.statement'),
      paragraphs: answers.definition.statement.map((key) => answers.texts[key] ?? ''),
    },
    signatures: signaturesOf(document, words),
    physician: physicianOf(document, words),
    attachments: attachmentsOf(document, words),
    trail: trailOf(document, words, printed),
    printed: t('forms.document.printed', { date: day(printed.printedAt) }),
    page: t('forms.document.page', { page: '{p}', pages: '{n}' }),
  }
}

/** The first signature creates the document; its time is that of the row. */
const documentTimes = ({ row, signatures: { signatures } }: SignedDocument, words: Words) =>
  timesOf({ ...signatures[0], signedAt: row.created_at.toISOString() }, words)

/** Whether the form still counts on the day of the copy; empty if it does or never did. */
const statusOf = (ends: readonly Ended[], { t, day }: Words) =>
  ends
    .map((end) => {
      if (end.by === 'physician-teaches' || end.by === 'birth-date-awaited')
        return t(`forms-standing.state.${end.by}`)
      if (end.by !== 'refusal') return t(`forms.document.outcome.${end.by}`)
      const date = day(end.at.toISOString())
      return t(end.isBefore ? 'forms-standing.refusedBefore' : 'forms-standing.refusedSince', { date })
    })
    .join(' · ')

function factsOf(document: SignedDocument, words: Words, printed: Printed) {
  const { outcome, ends, until, answersChangedAt } = printed
  const { row, answers } = document
  const { memberName, birthDate, place } = answers
  const { t, day, countryName, languageName, formatNumber, asWritten } = words
  const where = place ? [countryName(place.country), place.region].filter(Boolean).join(' · ') : ''
  return [
    { label: t('forms.document.person'), value: asWritten(memberName) },
    { label: t('forms.document.birthDate'), value: birthDate ? day(birthDate) : '' },
    { label: t('forms.document.number'), value: row.affiliate_id },
    { label: t('forms.document.outcome'), value: t(`forms.document.outcome.${outcome}`) },
    { label: t('forms-standing.paper.status'), value: statusOf(ends, words) },
    {
      label: t('forms-standing.paper.answers'),
      value: answersChangedAt ? t('forms-standing.answersChanged', { date: day(answersChangedAt) }) : '',
    },
    ...documentTimes(document, words),
    { label: t('forms-standing.paper.validUntil'), value: until ? day(until.toISOString()) : '' },
    {
      label: t('forms.document.version'),
      value: versionNumbers(row.definition_version)
        .map((number) => formatNumber(number, { useGrouping: false }))
        .join('.'),
    },
    { label: t('forms.document.language'), value: languageName(row.language) },
    { label: t('forms.document.place'), value: where },
  ].filter(({ value }) => value !== '')
}

/** What a physician declared and signed on our page. One on paper declares what the paper says. */
function saidBy({ mark, way }: PhysicianContent, { t }: Words): string[] {
  if (mark === undefined) return []
  return [
    t('forms-signers.physician.confirm'),
    ...(way === 'typed' ? [t('forms-signers.physician.typing')] : []),
  ]
}

/** Below the signature: as a fact it would need a line more, and all who sign would no longer fit on one page. */
function howOf({ way = 'drawn', mark }: PhysicianContent, { t }: Words) {
  return mark === undefined ? null : { label: t('forms.document.way'), value: t(`forms.document.way.${way}`) }
}

function physicianOf({ physician }: SignedDocument, words: Words) {
  if (!physician) return null
  const { t, day, moment, asWritten } = words
  const { qualification = '', clinic = '', contact = '', way, mark } = physician
  const isTyped = way === 'typed'
  return {
    title: t('forms.document.physician'),
    drawing: (!isTyped && mark && markSvg(mark)) || null,
    typed: (isTyped && mark && asWritten(mark)) || null,
    said: saidBy(physician, words),
    name: physician.name,
    how: howOf(physician, words),
    facts: [
      { label: t('forms.document.decision'), value: t(`forms.document.decision.${physician.outcome}`) },
      { label: t('forms.document.name'), value: asWritten(physician.name) },
      { label: t('forms-signers.physician.qualification'), value: asWritten(qualification) },
      { label: t('forms-signers.physician.clinic'), value: asWritten(clinic) },
      { label: t('forms-signers.physician.contact'), value: asWritten(contact) },
      { label: t('forms.document.examined'), value: day(physician.examinedOn) },
      { label: t('forms.document.decided'), value: moment(physician.decidedAt) },
      originFact(originOfPhysician(physician), words),
    ].filter(({ value }) => value !== ''),
  }
}

function attachmentsOf({ answers: { attachments } }: SignedDocument, { t, asWritten }: Words) {
  if (attachments.length === 0) return null
  return {
    title: t('forms.document.attachments'),
    rows: attachments.map(({ name, hash }) => ({ name: asWritten(name), hash })),
  }
}

/**
 * What was shown, in which version and language, and the hashes that let anyone verify that it is unchanged.
 */
function trailOf(document: SignedDocument, words: Words, { code, verifyUrl }: Printed) {
  const { row, answers } = document
  const { t } = words
  const rows = [
    { label: t('forms.document.id'), value: row.id },
    { label: t('forms.document.check'), value: checkNumber(row) },
    { label: t('forms.document.textHash'), value: sha256(canonicalText(answers.texts)) },
    { label: t('forms.document.contentHash'), value: contentHash(row) },
  ]
  return {
    title: t('forms.document.trail'),
    rows: [
      ...documentTimes(document, words).map((each) => ({ ...each, code: false })),
      ...rows.map((each) => ({ ...each, code: true })),
    ],
    check: t('forms.document.verify', { url: verifyUrl }),
    digest: t('forms-standing.paper.digest'),
    qr: drawQr(code),
    qrName: t('forms.document.qr'),
  }
}
