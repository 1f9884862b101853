import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type Bytes, bytesOfHex, type Sign } from '@fathom/domain/trust'
import type { Queryable } from '../../platform/database/index.ts'
import { addSigningKey, findSigningKey, type TrustKey } from './key.store.ts'
import type { TrustDeps } from './trust.deps.ts'

const PURPOSE = 'trust signing key'
const RAW_BYTES = 32

export type Signer = { keyId: string; keyIdBytes: Bytes; issuer: string; secret: KeyObject; sign: Sign }

/** The current signing key; the first one is created on first use. */
export async function getSigner(deps: TrustDeps, db: Queryable): Promise<Signer> {
  const key = await findSigningKey(db)
  if (key) return signerOf(deps, key)
  await makeSigningKey(deps, db)
  const made = await findSigningKey(db)
  if (!made) throw new Error('there is no signing key')
  return signerOf(deps, made)
}

export async function makeSigningKey({ secrets, config, clock }: TrustDeps, db: Queryable): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-RAW_BYTES)
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  await addSigningKey(db, {
    keyId: createHash('sha256').update(raw).digest('hex').slice(0, 16),
    issuer: config.publicUrl,
    publicKey: raw,
    sealedSecret: secrets.seal(pem, PURPOSE),
    createdAt: clock.now(),
  })
}

function signerOf({ secrets }: TrustDeps, { keyId, issuer, sealedSecret }: TrustKey): Signer {
  const secret = createPrivateKey(secrets.open(sealedSecret, PURPOSE))
  return {
    keyId,
    keyIdBytes: bytesOfHex(keyId) ?? new Uint8Array(),
    issuer,
    secret,
    sign: async (message) => new Uint8Array(sign(null, message, secret)),
  }
}
