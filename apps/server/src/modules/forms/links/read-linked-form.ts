import type { LinkedFormWire } from '@fathom/contract/forms'
import type { Answers } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { findReasonToAskAgain } from '../documents/declined.store.ts'
import type { AnswersContent } from '../documents/document.ts'
import { readBirthDateChange } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { noteReading } from '../reading.store.ts'
import { answerTexts } from '../texts/shown-texts.ts'
import { getLinked, type LinkCall } from './linked-document.ts'

export async function readLinkedForm(deps: FormsDeps, call: LinkCall): Promise<LinkedFormWire> {
  const { role } = call
  const { row, answers, link } = await getLinked(deps, deps.db, call)
  const reading = { affiliateId: Number(row.affiliate_id), documentId: row.id, reader: role, readerId: null }
  await noteReading(deps.db, { ...reading, what: 'document' }, deps.clock.now())
  const declinedAt =
    role === 'physician' ? await findReasonToAskAgain(deps.db, row, deps.clock.now()) : undefined
  return {
    memberName: answers.memberName,
    birthDate: answers.birthDate || null,
    birthDateChange:
      role === 'guardian' ? await readBirthDateChange(deps, deps.db, reading.affiliateId) : undefined,
    language: row.language,
    createdDate: row.created_at.toISOString(),
    definition: answers.definition,
    texts: { ...answerTexts(row.language as Locale), ...answers.texts },
    answers: role === 'physician' ? answersForPhysician(answers) : answers.answers,
    ...(declinedAt && { declinedAt: declinedAt.toISOString() }),
    expiresAt: link.expiresAt.toISOString(),
  }
}

/** A physician needs the questions answered with yes and the boxes they opened; the rest stays private. */
function answersForPhysician({ definition, answers }: AnswersContent): Answers {
  const boxes = definition.sections.filter(({ openedBy }) => openedBy !== undefined)
  const inBox = new Set(boxes.flatMap(({ questions }) => questions.map(({ id }) => id)))
  return Object.fromEntries(
    Object.entries(answers).filter(([id, answer]) => answer === 'yes' || inBox.has(id)),
  )
}
