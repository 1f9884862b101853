import { isSameSubject, readCode, type SignedDive, writeCode } from '@fathom/domain/trust'
import type { Queryable } from '../../platform/database/index.ts'
import { getSigner } from './signing-key.ts'
import { addStatement, findStatement, replaceStatement, saveCode } from './statement.store.ts'
import type { TrustDeps } from './trust.deps.ts'
import type { DiveFacts } from './trust.ts'

/**
 * TS-15: signs a dive once. It's signed again only if its content changed or its key was withdrawn. A code in
 * another name is withdrawn: one dive is never proof for two people.
 */
export async function signDive(deps: TrustDeps, tx: Queryable, facts: DiveFacts): Promise<string> {
  const { affiliateId, logId, dive } = facts
  const subject: SignedDive = { kind: 'dive', ...dive }
  const place = { affiliateId, id: `dive:${affiliateId}:${logId}` }
  const existing = await findStatement(tx, affiliateId, place.id)
  if (existing?.code && isAbout(existing.code, subject) && !existing.isKeyRevoked) return existing.code
  if (existing?.code && isForAnother(existing.code, subject)) {
    await replaceStatement(tx, place.id, 'the dive was verified for another name', deps.clock.now())
    return signDive(deps, tx, facts)
  }
  const signer = await getSigner(deps, tx)
  const issuedAt = new Date(Math.floor(deps.clock.now().getTime() / 1000) * 1000)
  if (!existing) await addStatement(tx, { ...place, kind: 'dive' }, { keyId: signer.keyId, issuedAt })
  const row = existing ?? (await findStatement(tx, affiliateId, place.id))
  if (!row) throw new Error(`the statement ${place.id} was not saved`)
  const statement = {
    issuer: signer.issuer,
    number: logId,
    issuedAt: issuedAt.getTime() / 1000,
    statusIndex: row.statusIndex,
    subject,
  }
  const code = await writeCode(statement, signer.keyIdBytes, signer.sign)
  const signed = { facts: null, code, faceCode: null, keyId: signer.keyId, issuedAt }
  // If another call has signed meanwhile, its code is the one that counts.
  return (await saveCode(tx, place, signed, row.code)) ? code : signDive(deps, tx, facts)
}

function isAbout(code: string, subject: SignedDive): boolean {
  const found = readCode(code)
  return found.is === 'signed' && isSameSubject(found.statement.subject, subject)
}

function isForAnother(code: string, { diver }: SignedDive): boolean {
  const found = readCode(code)
  if (found.is !== 'signed' || found.statement.subject.kind !== 'dive') return false
  const { subject } = found.statement
  return !isSameSubject(subject, { ...subject, diver })
}
