import type { SubmissionWire } from '@fathom/contract/forms'
import {
  ageContradictions,
  type FormDefinition,
  lastDayOnEarth,
  needsPhysician,
  rolesAsked,
  type Signature,
  signingProblem,
  tidyAnswers,
} from '@fathom/domain/forms'
import { isProfessional, type User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { definitionFor, mustBeCurrent } from '../definition-for.ts'
import { deleteDraft } from '../drafts/draft.store.ts'
import type { FormsHouse } from '../forms.house.ts'
import { hashOf, sealContent } from '../sealing.ts'
import { type DocumentRow, findDocument, insertBlob, insertDocument } from './document.store.ts'
import type { AnswersContent, SignaturesContent } from './document.ts'
import { sealOf } from './seal-of.ts'
import { settleRecord } from './settle-record.ts'

type Sent = SubmissionWire & { documentId: string }

/** Signs a form. The same form sent twice is one; another one under the same id is refused, for nothing changes after signing. */
export async function submitForm(house: FormsHouse, caller: User, sent: Sent): Promise<string> {
  const { documentId } = sent
  const sentHash = hashOf(house.secrets, sent)
  const known = await findDocument(house.db, { affiliateId: caller.affiliateId, documentId })
  if (!known) {
    const made = makeDocument(house, caller, sent, sentHash)
    if (await house.db.transaction((tx) => keepDocument(house, tx, made))) return documentId
  }
  const first = known ?? (await findDocument(house.db, { affiliateId: caller.affiliateId, documentId }))
  if (first?.sent_hash !== sentHash) throw new Problem('already-signed', 409)
  return documentId
}

function mustBeAllowed(caller: User, { languages }: FormDefinition, sent: Sent): void {
  if (sent.audience === 'member' && !isProfessional(caller.affiliateType))
    throw new Problem('not-a-professional', 403)
  if (!languages.includes(sent.language)) throw new Problem('language-unknown', 422)
}

/** A guardian counts only where one is asked for. */
function signaturesOf(sent: Sent, definition: FormDefinition, caller: User, day: string): Signature[] {
  const isAsked = rolesAsked(definition, caller.birthdate, day).includes('guardian')
  return [
    { ...sent.signature, role: 'participant' },
    ...(sent.guardian && isAsked ? [{ ...sent.guardian, role: 'guardian' } as const] : []),
  ]
}

type Made = { row: DocumentRow; answers: AnswersContent; signatures: SignaturesContent }

function makeDocument({ clock, secrets }: FormsHouse, caller: User, sent: Sent, sentHash: string): Made {
  const now = clock.now()
  const day = lastDayOnEarth(now)
  const definition = definitionFor(caller, sent.form, sent.place, now)
  mustBeCurrent(definition, sent.definitionVersion)
  mustBeAllowed(caller, definition, sent)
  const { birthdate: birthDate } = caller
  const answers = tidyAnswers(definition, sent.answers)
  const signatures = signaturesOf(sent, definition, caller, day)
  const { guardianSignsLater } = sent
  const problem = signingProblem(definition, { answers, signatures, birthDate, day, guardianSignsLater })
  if (problem) throw new Problem(problem, 422)
  const given: AnswersContent = {
    documentId: sent.documentId,
    memberName: [caller.givenName, caller.familyName].join(' ').trim(),
    place: sent.place,
    definition,
    answers,
    contradictions: ageContradictions(definition, answers, birthDate, day),
  }
  const signed: SignaturesContent = {
    documentId: sent.documentId,
    signatures: signatures.map((each) => ({ ...each, signedAt: now.toISOString() })),
  }
  const isWhole = signatures.length === rolesAsked(definition, birthDate, day).length
  const row = {
    affiliate_id: String(caller.affiliateId),
    id: sent.documentId,
    audience: sent.audience,
    form: sent.form,
    definition_version: definition.version,
    variant: definition.variant,
    language: sent.language,
    needs_physician: needsPhysician(definition, answers),
    created_at: now,
    signed_at: isWhole ? now : null,
    sent_hash: sentHash,
    physician_outcome: null,
    physician_sealed: null,
  }
  return {
    row: { ...row, seal: sealOf(secrets, row, given, signed) },
    answers: given,
    signatures: signed,
  }
}

/** False when the same id was kept meanwhile. */
async function keepDocument({ secrets }: FormsHouse, tx: Queryable, made: Made): Promise<boolean> {
  const { row, answers, signatures } = made
  const document = { affiliateId: Number(row.affiliate_id), documentId: row.id }
  if (!(await insertDocument(tx, row))) return false
  await insertBlob(tx, document, 'answers', sealContent(secrets, answers))
  await insertBlob(tx, document, 'signatures', sealContent(secrets, signatures))
  await deleteDraft(tx, document.affiliateId, row.form)
  await settleRecord(tx, row)
  return true
}
