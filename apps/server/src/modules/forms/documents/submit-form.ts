import type { SubmissionWire } from '@fathom/contract/forms'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { deleteDraft } from '../drafts/draft.store.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { sendCopies } from '../links/copy-letter.ts'
import { hashOf, sealContent } from '../sealing.ts'
import { countSigning } from './count-signing.ts'
import { isPersonDeclined, lockQuestionnaires } from './declined.store.ts'
import { findDocument, insertBlob, insertDocument } from './document.store.ts'
import type { AttachmentContent } from './document.ts'
import { isReplacingYes } from './earlier-answers.ts'
import { type Made, makeDocument, type Sent } from './make-document.ts'
import { nameParties } from './named-parties.ts'
import type { SentFile } from './sent-file.ts'
import { settleRecord } from './settle-record.ts'
import { getOwner } from './signer-details.ts'
import { listUnsureAdults } from './unsure-adults.ts'

type Submitted = SubmissionWire & { documentId: string; draftVersion: number; files: readonly SentFile[] }
type Along = { files?: readonly SentFile[]; hasDraft?: boolean }

/**
 * Signs a form. Sending the same form twice stores it once; a different form under the same id is refused,
 * because nothing may change after signing.
 */
export async function submitForm(deps: FormsDeps, caller: User, submitted: Submitted): Promise<string> {
  const { files, draftVersion, ...rest } = submitted
  const along = { files, hasDraft: draftVersion > 0 }
  const attachments = files.map(({ name, type, size, hash }) => ({ name, type, size, hash }))
  const sent = { ...rest, attachments }
  const document = { affiliateId: caller.affiliateId, documentId: sent.documentId }
  // A second press sends the same form with a slightly later time, so we ignore the time when comparing.
  const { signedOnDeviceAt: _, ...same } = sent
  const sentHash = hashOf(deps.secrets, same)
  const known = await findDocument(deps.db, document)
  if (!known) {
    const { parties: _parties, ...unnamed } = sent
    const named = { ...unnamed, ...(await nameParties(deps, caller.affiliateId, sent)) }
    const isKept = await deps.db.transaction((tx) =>
      signNow(deps, tx, caller, { sent: named, sentHash, along }),
    )
    if (isKept) return sent.documentId
  }
  const first = known ?? (await findDocument(deps.db, document))
  if (first?.sent_hash !== sentHash) throw new Problem('already-signed', 409)
  return sent.documentId
}

type ToSign = { sent: Sent; sentHash: string; along: Along }

/** A physician may decline at the same moment, so whether one did is read under the lock of that decision. */
async function signNow(
  deps: FormsDeps,
  tx: Queryable,
  caller: User,
  { sent, sentHash, along }: ToSign,
): Promise<boolean> {
  await lockQuestionnaires(tx, caller.affiliateId)
  const now = deps.clock.now()
  const declined = await isPersonDeclined(tx, caller.affiliateId, now)
  const of = { affiliateId: caller.affiliateId, audience: sent.audience }
  const hasEarlierYes = sent.form === 'medical-questionnaire' && (await isReplacingYes(tx, of, now))
  const { name, birthDate, ruling } = await getOwner(deps, tx, caller.affiliateId)
  const signer = { ...caller, name, birthDate, ruling }
  const made = makeDocument(deps, signer, sent, { sentHash, now, isPersonDeclined: declined, hasEarlierYes })
  const isKept = await keepDocument(deps, tx, made, along)
  if (!isKept) return false
  await countSigning(tx, made.row)
  await sendCopies(deps, tx, { affiliateId: caller.affiliateId, documentId: sent.documentId })
  // TS-05: a wait for the birth date begins at once, so that neither account can go elsewhere first.
  await listUnsureAdults(deps, tx, [caller.affiliateId], now)
  return true
}

/**
 * Returns false if the same id was stored in the meantime. A missing draft means that the form was signed on
 * another device.
 */
export async function keepDocument(
  { secrets }: Pick<FormsDeps, 'secrets'>,
  tx: Queryable,
  { row, answers, signatures }: Made,
  { files = [], hasDraft = false }: Along = {},
): Promise<boolean> {
  const document = { affiliateId: Number(row.affiliate_id), documentId: row.id }
  if (!(await insertDocument(tx, row))) return false
  await insertBlob(tx, document, 'answers', sealContent(secrets, answers))
  await insertBlob(tx, document, 'signatures', sealContent(secrets, signatures))
  for (const { hash, type, bytes } of files) {
    const content: AttachmentContent = { documentId: row.id, hash, type, base64: bytes.toString('base64') }
    await insertBlob(tx, document, 'attachment', sealContent(secrets, content))
  }
  const isDraftThere = await deleteDraft(tx, document.affiliateId, row.form)
  if (hasDraft && !isDraftThere) throw new Problem('already-signed', 409)
  await settleRecord(tx, row)
  return true
}
