import { isDeepStrictEqual } from 'node:util'
import { type Card, endOfDay, type Statement, writeCode } from '@fathom/domain/trust'
import type { Queryable } from '../../platform/database/index.ts'
import { getSigner, type Signer } from './signing-key.ts'
import { addStatement, findStatement, type StatementRow, saveCode } from './statement.store.ts'
import type { TrustDeps } from './trust.deps.ts'
import type { CardFacts, IssuedStatement } from './trust.ts'

/** Signs a card once. It's signed again only if its content changed or its key was withdrawn. */
export async function statementFor(
  deps: TrustDeps,
  tx: Queryable,
  given: CardFacts,
): Promise<IssuedStatement> {
  const facts = withoutGaps(given)
  const existing = await findStatement(tx, facts.affiliateId, facts.id)
  if (existing?.code && isDeepStrictEqual(existing.facts, facts) && !existing.isKeyRevoked)
    return issued(existing, existing.code)
  const signer = await getSigner(deps, tx)
  const issuedAt = wholeSeconds(deps.clock.now())
  if (!existing) await addStatement(tx, { ...facts, kind: 'card' }, { keyId: signer.keyId, issuedAt })
  const row = existing ?? (await findStatement(tx, facts.affiliateId, facts.id))
  if (!row) throw new Error(`the statement ${facts.id} belongs to another person`)
  const signed = await signCodes(facts, { ...row, issuedAt }, signer)
  const isSaved = await saveCode(tx, facts, { facts, ...signed, keyId: signer.keyId, issuedAt }, row.code)
  if (!isSaved) return statementFor(deps, tx, given)
  return issued({ ...row, ...signed, issuedAt, keyId: signer.keyId }, signed.code)
}

/** Drops missing values: absent, empty and undefined are the same. */
const withoutGaps = (facts: CardFacts) =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== ''),
  ) as CardFacts

const wholeSeconds = (time: Date) => new Date(Math.floor(time.getTime() / 1000) * 1000)

const issued = ({ id, faceCode, keyId, issuedAt, revokedAt }: StatementRow, qr: string): IssuedStatement => ({
  id,
  qr,
  faceQr: faceCode ?? undefined,
  keyId,
  issuedAt,
  revokedAt: revokedAt ?? undefined,
})

/** TS-14: two codes about the same card, one without the face and one with it. */
async function signCodes(
  facts: CardFacts,
  { issuedAt, statusIndex }: StatementRow,
  signer: Signer,
): Promise<{ code: string; faceCode: string | null }> {
  const { expires, face } = facts
  const sign = (subject: Card) => writeCode({ ...statement, subject }, signer.keyIdBytes, signer.sign)
  const statement: Omit<Statement, 'subject'> = {
    issuer: signer.issuer,
    number: facts.licenseId,
    issuedAt: issuedAt.getTime() / 1000,
    ...(expires && { expiresAt: endOfDay(expires) }),
    statusIndex,
  }
  const card = cardOf(facts)
  return {
    code: await sign(card),
    faceCode: face ? await sign({ ...card, face: new Uint8Array(Buffer.from(face, 'base64url')) }) : null,
  }
}

function cardOf(facts: CardFacts): Card {
  const { photoHash, instructor, store, qualifiedDepth, gasLimit } = facts
  return {
    kind: 'card',
    holder: facts.holderName,
    levelName: facts.levelName,
    levelId: facts.levelId,
    certified: facts.certDate,
    ...(photoHash && { photoHash }),
    ...(instructor && { instructor }),
    ...(store && { store }),
    ...(qualifiedDepth && { depth: qualifiedDepth }),
    ...(gasLimit && { gas: gasLimit }),
  }
}
