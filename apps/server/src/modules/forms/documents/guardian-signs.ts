import { isDeepStrictEqual } from 'node:util'
import type { GuardianSignatureWire } from '@fathom/contract/forms'
import { guardianProblem, isWordedIn, lastDayOnEarth, type SignatureOrigin } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { sendCopies } from '../links/copy-letter.ts'
import { endLink } from '../links/link.store.ts'
import { publishChange } from '../publish-change.ts'
import { sealContent } from '../sealing.ts'
import { guardianAgreements, guardianStatement } from '../texts/guardian-statement.ts'
import { shownTexts } from '../texts/shown-texts.ts'
import { insertBlob } from './document.store.ts'
import type { GuardianContent } from './document.ts'
import { notificationTarget } from './notification-target.ts'
import { readOtherSigners } from './other-signers.ts'
import { declaredIn, type SignedDocument } from './read-document.ts'
import { settleRecord } from './settle-record.ts'

/**
 * What the guardian read and agreed to, worded by us as the page worded it. The signed text stays the one that
 * the diver signed; a translation is stored beside the signature.
 */
function readBy(
  document: SignedDocument,
  { language, readIn: shown }: Pick<GuardianSignatureWire, 'language' | 'readIn'>,
): Pick<GuardianContent, 'statement' | 'translation'> {
  const { row, answers } = document
  const { memberName: diver } = answers
  const definition = declaredIn(document)
  const signedIn = row.language as Locale
  const readIn = shown ?? signedIn
  const isTranslated = readIn !== signedIn
  if (isTranslated && !isWordedIn(definition, readIn)) throw new Problem('language-unknown', 422)
  const paragraphs = guardianStatement(row.form, { diver, language, readIn, signedIn })
  return {
    statement: { language, paragraphs, agreed: guardianAgreements(language) },
    ...(isTranslated && { translation: { language: readIn, texts: shownTexts(definition, readIn) } }),
  }
}

/** Whether the guardian's signature that is stored is this one. */
export function isStored(
  { row, guardian }: Pick<SignedDocument, 'row' | 'guardian'>,
  { sent: { language, readIn, ...sent }, origin: { way, by } }: Given,
): boolean {
  if (guardian?.origin?.way !== way || guardian.origin.by !== by) return false
  const { signedAt: _, role: _role, ...stored } = guardian.signature
  const wasReadIn = guardian.translation?.language ?? row.language
  return (
    isDeepStrictEqual(stored, sent) &&
    guardian.statement?.language === language &&
    wasReadIn === (readIn ?? row.language)
  )
}

type Given = { sent: GuardianSignatureWire; origin: SignatureOrigin }

/** Records a guardian's signature, with the statement that the guardian read. */
export async function guardianSigns(
  deps: FormsDeps,
  tx: Queryable,
  document: SignedDocument,
  { sent: { language, readIn, ...sent }, origin }: Given,
): Promise<void> {
  const now = deps.clock.now()
  const { row } = document
  const { memberName: diver } = document.answers
  const signature = { ...sent, role: 'guardian' } as const
  const { physicians } = await readOtherSigners(deps, tx, Number(row.affiliate_id))
  const isIdentitySeen = origin.way === 'in-person' && origin.isIdentitySeen === true
  const of = { diver, physicians, day: lastDayOnEarth(now), isIdentitySeen }
  const problem = guardianProblem(signature, of)
  if (problem) throw new Problem(problem, 422)
  const content: GuardianContent = {
    seal: row.seal,
    signature: { ...signature, signedAt: now.toISOString() },
    origin,
    ...readBy(document, { language, readIn }),
  }
  const stored = { affiliateId: Number(row.affiliate_id), documentId: row.id }
  const signed = await tx.query(
    `update form_document set signed_at = $3 where affiliate_id = $1 and id = $2 and signed_at is null
     returning id`,
    [row.affiliate_id, row.id, now],
  )
  if (signed.length === 0) throw new Problem('already-signed', 409)
  await insertBlob(tx, stored, 'guardian', sealContent(deps.secrets, content))
  await endLink(tx, { ...stored, role: 'guardian' }, 'signature', now)
  await settleRecord(tx, { ...row, signed_at: now })
  await sendCopies(deps, tx, stored)
  await publishChange(deps, tx, stored.affiliateId)
  await deps.notify(tx, stored.affiliateId, {
    kind: 'guardian-signed',
    values: {},
    ...notificationTarget(row),
  })
}
