import { isDeepStrictEqual } from 'node:util'
import { endOfDay, type Statement, writeCode } from '@fathom/domain/trust'
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
  const code = await sign(facts, { ...row, issuedAt }, signer)
  const isSaved = await saveCode(tx, facts, { code, keyId: signer.keyId, issuedAt }, row.code)
  return isSaved ? issued({ ...row, issuedAt, keyId: signer.keyId }, code) : statementFor(deps, tx, given)
}

/** Drops missing values: absent, empty and undefined are the same. */
const withoutGaps = (facts: CardFacts) =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== ''),
  ) as CardFacts

const wholeSeconds = (time: Date) => new Date(Math.floor(time.getTime() / 1000) * 1000)

const issued = ({ id, keyId, issuedAt, revokedAt }: StatementRow, qr: string): IssuedStatement => ({
  id,
  qr,
  keyId,
  issuedAt,
  revokedAt: revokedAt ?? undefined,
})

function sign(facts: CardFacts, { issuedAt, statusIndex }: StatementRow, signer: Signer): Promise<string> {
  const { photoHash, instructor, store, qualifiedDepth, expires } = facts
  const statement: Statement = {
    issuer: signer.issuer,
    number: facts.licenseId,
    issuedAt: issuedAt.getTime() / 1000,
    ...(expires && { expiresAt: endOfDay(expires) }),
    statusIndex,
    subject: {
      kind: 'card',
      holder: facts.holderName,
      levelName: facts.levelName,
      levelId: facts.levelId,
      certified: facts.certDate,
      ...(photoHash && { photoHash }),
      ...(instructor && { instructor }),
      ...(store && { store }),
      ...(qualifiedDepth && { depth: qualifiedDepth }),
    },
  }
  return writeCode(statement, signer.keyIdBytes, signer.sign)
}
