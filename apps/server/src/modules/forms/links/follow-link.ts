import type { GuardianSignatureWire, LinkedFormWire, PhysicianDecisionWire } from '@fathom/contract/forms'
import {
  type Answers,
  isPrinted,
  type LinkRole,
  lastDayOnEarth,
  linkState,
  type Signature,
  signatureProblem,
} from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { holdLaterOnes } from '../documents/declined.store.ts'
import { type DocumentRow, findDocument, insertBlob } from '../documents/document.store.ts'
import type { AnswersContent, GuardianContent, PhysicianContent } from '../documents/document.ts'
import { getSignedDocument } from '../documents/read-document.ts'
import { settleRecord } from '../documents/settle-record.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { publishChange } from '../publish-change.ts'
import { noteReading } from '../reading.store.ts'
import { sealContent } from '../sealing.ts'
import { answerTexts } from '../texts/shown-texts.ts'
import { findLink, markUsed } from './link.store.ts'

const PROBLEM = { used: 'link-used', over: 'link-expired' } as const

/** The document behind a link that is still open; it's verified before anyone decides on it. */
async function getLinked(
  deps: FormsDeps,
  db: Queryable,
  { token, role, lock = '' }: { token: string; role: LinkRole; lock?: 'for update' | '' },
) {
  const link = await findLink(db, token, role, lock)
  const row = link && (await findDocument(db, link))
  if (!row) throw new Problem('link-invalid', 404)
  const state = linkState(link, deps.clock.now())
  if (state !== 'open') throw new Problem(PROBLEM[state], 410)
  return getSignedDocument(deps, db, row)
}

export async function readLinkedForm(
  deps: FormsDeps,
  token: string,
  role: LinkRole,
): Promise<LinkedFormWire> {
  const { row, answers } = await getLinked(deps, deps.db, { token, role })
  const reading = { affiliateId: Number(row.affiliate_id), documentId: row.id, reader: role, readerId: null }
  await noteReading(deps.db, { ...reading, what: 'document' }, deps.clock.now())
  return {
    memberName: answers.memberName,
    birthDate: (role === 'physician' && answers.birthDate) || null,
    language: row.language,
    createdDate: row.created_at.toISOString(),
    definition: answers.definition,
    texts: { ...answerTexts(row.language as Locale), ...answers.texts },
    answers: role === 'physician' ? answersForPhysician(answers) : answers.answers,
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

/** The notification links to the list of forms. */
const aboutForm = ({ id }: DocumentRow) => ({ url: '/training/forms-applications', subject: `form:${id}` })

const DAY_MS = 86_400_000

/** Allows one extra day, because it's already tomorrow in some time zones. */
const isAhead = (day: string, now: Date) => day > new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)

export async function decideAsPhysician(
  deps: FormsDeps,
  token: string,
  { outcome, name, examinedOn }: PhysicianDecisionWire,
): Promise<void> {
  const now = deps.clock.now()
  if (isAhead(examinedOn, now)) throw new Problem('day-ahead', 422)
  if (!isPrinted(name)) throw new Problem('signer-unprintable', 422)
  await deps.db.transaction(async (tx) => {
    const { row } = await getLinked(deps, tx, { token, role: 'physician', lock: 'for update' })
    const content: PhysicianContent = {
      seal: row.seal,
      outcome,
      name,
      examinedOn,
      decidedAt: now.toISOString(),
    }
    await tx.query(
      `update form_document set physician_outcome = $3, physician_sealed = $4, physician_decided_at = $5
       where affiliate_id = $1 and id = $2`,
      [row.affiliate_id, row.id, outcome, sealContent(deps.secrets, content), now],
    )
    if (outcome === 'declined')
      for (const later of await holdLaterOnes(tx, row)) await settleRecord(tx, later)
    await markUsed(tx, token, now)
    await settleRecord(tx, row)
    await publishChange(deps, tx, Number(row.affiliate_id))
    await deps.notify(tx, Number(row.affiliate_id), {
      kind: `form-${outcome}`,
      values: {},
      ...aboutForm(row),
    })
  })
}

export async function signAsGuardian(
  deps: FormsDeps,
  token: string,
  sent: GuardianSignatureWire,
): Promise<void> {
  const now = deps.clock.now()
  const signature: Signature = { ...sent, role: 'guardian' }
  const problem = signatureProblem([signature], 'guardian', lastDayOnEarth(now))
  if (problem) throw new Problem(problem, 422)
  await deps.db.transaction(async (tx) => {
    const { row } = await getLinked(deps, tx, { token, role: 'guardian', lock: 'for update' })
    const content: GuardianContent = {
      seal: row.seal,
      signature: { ...signature, signedAt: now.toISOString() },
    }
    const document = { affiliateId: Number(row.affiliate_id), documentId: row.id }
    await insertBlob(tx, document, 'guardian', sealContent(deps.secrets, content))
    await tx.query('update form_document set signed_at = $3 where affiliate_id = $1 and id = $2', [
      row.affiliate_id,
      row.id,
      now,
    ])
    await markUsed(tx, token, now)
    await settleRecord(tx, { ...row, signed_at: now })
    await publishChange(deps, tx, document.affiliateId)
    await deps.notify(tx, document.affiliateId, { kind: 'guardian-signed', values: {}, ...aboutForm(row) })
  })
}
