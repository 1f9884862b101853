import { writeCode } from '@fathom/domain/trust'
import type { Queryable } from '../../platform/database/index.ts'
import { getSigner } from './signing-key.ts'
import { addStatement, findStatement } from './statement.store.ts'
import type { TrustDeps } from './trust.deps.ts'
import type { FormFacts, SignForm } from './trust.ts'

/**
 * For a form we store only its place in the revocation list. Each copy is signed again, because a physician
 * or a guardian may have acted meanwhile, and its content is private to its owner.
 */
export async function formSigner(
  deps: TrustDeps,
  tx: Queryable,
  { documentId, affiliateId, form, validUntil }: FormFacts,
): Promise<SignForm> {
  // The signer's client chooses the id, so another person may have the same one.
  const id = `form:${affiliateId}:${documentId}`
  const [signer, now] = [await getSigner(deps, tx), deps.clock.now()]
  await addStatement(tx, { affiliateId, id, kind: 'document' }, { keyId: signer.keyId, issuedAt: now })
  const row = await findStatement(tx, affiliateId, id)
  if (!row) throw new Error(`the statement ${id} was not saved`)
  return (fileHash) =>
    writeCode(
      {
        issuer: signer.issuer,
        number: documentId,
        issuedAt: Math.floor(now.getTime() / 1000),
        ...(validUntil && { expiresAt: Math.floor(validUntil.getTime() / 1000) }),
        statusIndex: row.statusIndex,
        subject: { kind: 'document', ...form, ...(fileHash && { fileHash }) },
      },
      signer.keyIdBytes,
      signer.sign,
    )
}
