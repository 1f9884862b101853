import { createPublicKey, verify } from 'node:crypto'
import {
  type CheckSignature,
  type Issuer,
  type OpenedConfirmation,
  openConfirmation,
  readCode,
  readDeviceCertificate,
} from '@fathom/domain/trust'
import type { Queryable } from '../../../platform/database/index.ts'
import { listKeys } from '../key.store.ts'
import { OUR_NAME } from '../list-issuers.ts'
import { getSigner } from '../signing-key.ts'
import { findRevoked } from '../statement.store.ts'
import type { TrustDeps } from '../trust.deps.ts'

/** The prefix of the 32 bytes of an Ed25519 key in SPKI (RFC 8410). */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

const check: CheckSignature = async (publicKey, message, signature) => {
  const key = createPublicKey({ key: Buffer.concat([SPKI_HEAD, publicKey]), format: 'der', type: 'spki' })
  return verify(null, message, key, signature)
}

/** TS-15: only our own people: what another organization has withdrawn isn't known here. */
export async function checkConfirmation(
  deps: TrustDeps,
  db: Queryable,
  text: string,
): Promise<OpenedConfirmation | undefined> {
  const code = readCode(text)
  if (code.is !== 'confirmation') return undefined
  const { diver, buddy } = code.confirmation
  const indexes = [diver, buddy].flatMap((each) => readDeviceCertificate(each)?.statusIndex ?? [])
  const issuer = await ourselves(deps, db, indexes)
  return openConfirmation(code.confirmation, { issuers: [issuer], check })
}

async function ourselves(deps: TrustDeps, db: Queryable, indexes: readonly number[]): Promise<Issuer> {
  const { issuer: id } = await getSigner(deps, db)
  const [keys, revoked] = [await listKeys(db), await findRevoked(db, indexes)]
  return {
    id,
    formerIds: keys.map(({ issuer }) => issuer),
    name: OUR_NAME,
    keys: keys.map(({ keyId, publicKey, revokedAt }) => ({
      keyId,
      publicKey: new Uint8Array(publicKey),
      isRevoked: revokedAt !== null,
    })),
    list: { issuer: id, signedAt: 0, revoked, revokedKeys: [] },
  }
}
