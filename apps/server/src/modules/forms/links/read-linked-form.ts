import type { LinkedFormWire } from '@fathom/contract/forms'
import type { Answers } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { findReasonToAskAgain } from '../documents/declined.store.ts'
import { isPhysicianRequired } from '../documents/document.store.ts'
import type { AnswersContent } from '../documents/document.ts'
import { readTakenBack } from '../documents/earlier-answers.ts'
import { printForm } from '../documents/paper/print-form.ts'
import { declaredIn, type SignedDocument } from '../documents/read-document.ts'
import { readBirthDateChange } from '../documents/signer-details.ts'
import { findNewer } from '../documents/verify-form.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { noteReading } from '../reading.store.ts'
import { answerTexts } from '../texts/shown-texts.ts'
import { getLinked, getSignedByLink, type LinkCall } from './linked-document.ts'

export async function readLinkedForm(deps: FormsDeps, call: LinkCall): Promise<LinkedFormWire> {
  const { role } = call
  const linked = await getLinked(deps, deps.db, call)
  const { row, answers, link } = linked
  const reading = { affiliateId: Number(row.affiliate_id), documentId: row.id, reader: role, readerId: null }
  await noteReading(deps.db, { ...reading, what: 'document' }, deps.clock.now())
  const declinedAt =
    role === 'physician' ? await findReasonToAskAgain(deps.db, row, deps.clock.now()) : undefined
  const newer = role === 'physician' ? await findNewer(deps.db, row) : undefined
  return {
    memberName: answers.memberName,
    birthDate: answers.birthDate || null,
    birthDateChange:
      role === 'guardian' ? await readBirthDateChange(deps, deps.db, reading.affiliateId) : undefined,
    language: row.language,
    createdDate: row.created_at.toISOString(),
    definition: declaredIn(linked),
    texts: { ...answerTexts(row.language as Locale), ...answers.texts },
    ...(role === 'guardian' && { place: answers.place }),
    answers: role === 'physician' ? answersForPhysician(answers) : answers.answers,
    takenBack: await readTakenBack(deps, deps.db, row),
    ...(declinedAt && { declinedAt: declinedAt.toISOString() }),
    ...(newer && {
      newer: { signedDate: newer.created_at.toISOString(), isPhysicianRequired: isPhysicianRequired(newer) },
    }),
    expiresAt: link.expiresAt.toISOString(),
  }
}

/** TS-06: the guardian's or physician's copy of what they signed. No copy is stored. */
export async function printSignedByLink(deps: FormsDeps, call: LinkCall): Promise<Buffer> {
  const document = await getSignedByLink(deps, call)
  const { row } = document
  const reading = { affiliateId: Number(row.affiliate_id), documentId: row.id, readerId: null }
  await noteReading(deps.db, { ...reading, reader: call.role, what: 'document' }, deps.clock.now())
  return printForm(deps, call.role === 'guardian' ? { ...document, physician: null } : forPhysician(document))
}

/** What the physician was shown, and who signed it: the diver and, of a minor's form, the guardian. */
function forPhysician(document: SignedDocument): SignedDocument {
  const answers = answersForPhysician(document.answers)
  const sections = document.answers.definition.sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ id }) => answers[id] !== undefined),
    }))
    .filter(({ questions }) => questions.length > 0)
  const definition = { ...document.answers.definition, sections }
  const guardian = document.guardian && {
    ...document.guardian,
    signature: { ...document.guardian.signature, birthDate: undefined },
  }
  return { ...document, guardian, answers: { ...document.answers, answers, definition } }
}

/** A physician needs the questions answered with yes and the boxes they opened; the rest stays private. */
function answersForPhysician({ definition, answers }: AnswersContent): Answers {
  const boxes = definition.sections.filter(({ openedBy }) => openedBy !== undefined)
  const inBox = new Set(boxes.flatMap(({ questions }) => questions.map(({ id }) => id)))
  return Object.fromEntries(
    Object.entries(answers).filter(([id, answer]) => answer === 'yes' || inBox.has(id)),
  )
}
