import type { Bytes } from './bytes.ts'
import type { Card } from './card.ts'
import { writeCode } from './code.ts'
import { type CheckSignature, type Sign, signCose } from './cose.ts'
import { type Issuer, keyIdOf } from './issuer.ts'
import { type RevocationList, writeRevocationList } from './revocation-list.ts'
import type { Statement } from './statement.ts'

export const checkSignature: CheckSignature = async (publicKey, message, signature) => {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, message)
}

export const ISSUED_AT = Date.UTC(2025, 2, 20) / 1000

export const A_CARD: Card = {
  kind: 'card',
  holder: 'Mara Lindqvist',
  levelName: 'Rescue Diver',
  levelId: 30,
  certified: '2025-03-14',
  photoHash: 'ab'.repeat(32),
  instructor: 'Kai Nakamura, 500001',
  store: 'Harbour Divers, 7001',
  depth: 30,
}

export const aStatement = (changes: Partial<Statement> = {}): Statement => ({
  issuer: 'https://portal.example.org',
  number: '2503118407',
  issuedAt: ISSUED_AT,
  statusIndex: 4711,
  subject: A_CARD,
  ...changes,
})

/** An organization with its own key, which signs what it's given. */
export async function anIssuer(id = 'https://portal.example.org') {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const keyIdBytes = await keyIdOf(publicKey)
  const keyId = Buffer.from(keyIdBytes).toString('hex')
  const sign: Sign = async (message) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message))
  const issuer: Issuer = { id, formerIds: [], name: 'Fathom', keys: [{ keyId, publicKey, isRevoked: false }] }
  const aList = (changes: Partial<RevocationList> = {}): RevocationList => ({
    issuer: id,
    signedAt: ISSUED_AT + 86_400,
    revoked: new Set(),
    revokedKeys: [],
    ...changes,
  })
  return {
    issuer,
    keyId,
    sign,
    aList,
    keyIdBytes,
    code: (changes: Partial<Statement> = {}) =>
      writeCode(aStatement({ issuer: id, ...changes }), keyIdBytes, sign),
    signPayload: (payload: Bytes) => signCose(payload, keyIdBytes, sign),
    signList: (changes: Partial<RevocationList> = {}) =>
      signCose(writeRevocationList(aList(changes)), keyIdBytes, sign),
  }
}
