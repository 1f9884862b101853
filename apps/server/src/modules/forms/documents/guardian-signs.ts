import type { GuardianSignatureWire } from '@fathom/contract/forms'
import { guardianProblem, lastDayOnEarth, type SignatureOrigin } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { endLink } from '../links/link.store.ts'
import { publishChange } from '../publish-change.ts'
import { sealContent } from '../sealing.ts'
import { guardianStatement } from '../texts/guardian-statement.ts'
import { insertBlob } from './document.store.ts'
import type { GuardianContent } from './document.ts'
import { notificationTarget } from './notification-target.ts'
import { readOtherSigners } from './other-signers.ts'
import type { SignedDocument } from './read-document.ts'
import { settleRecord } from './settle-record.ts'

type Given = { sent: GuardianSignatureWire; origin: SignatureOrigin }

/** Records a guardian's signature, with the statement that the guardian read. */
export async function guardianSigns(
  deps: FormsDeps,
  tx: Queryable,
  { row, answers }: Pick<SignedDocument, 'row' | 'answers'>,
  { sent: { language, ...sent }, origin }: Given,
): Promise<void> {
  const now = deps.clock.now()
  const { memberName: diver } = answers
  const signature = { ...sent, role: 'guardian' } as const
  const { physicians } = await readOtherSigners(deps, tx, Number(row.affiliate_id))
  const problem = guardianProblem(signature, { diver, physicians, day: lastDayOnEarth(now) })
  if (problem) throw new Problem(problem, 422)
  const content: GuardianContent = {
    seal: row.seal,
    signature: { ...signature, signedAt: now.toISOString() },
    origin,
    statement: { language, paragraphs: guardianStatement(row.form, { diver, language }) },
  }
  const document = { affiliateId: Number(row.affiliate_id), documentId: row.id }
  const signed = await tx.query(
    `update form_document set signed_at = $3 where affiliate_id = $1 and id = $2 and signed_at is null
     returning id`,
    [row.affiliate_id, row.id, now],
  )
  if (signed.length === 0) throw new Problem('already-signed', 409)
  await insertBlob(tx, document, 'guardian', sealContent(deps.secrets, content))
  await endLink(tx, { ...document, role: 'guardian' }, 'signature', now)
  await settleRecord(tx, { ...row, signed_at: now })
  await publishChange(deps, tx, document.affiliateId)
  await deps.notify(tx, document.affiliateId, {
    kind: 'guardian-signed',
    values: {},
    ...notificationTarget(row),
  })
}
