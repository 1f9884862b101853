import type { IssuerWire } from '@fathom/contract/trust'
import {
  hexOf,
  keyIdOf,
  type Sign,
  type Statement,
  signCose,
  writeCode,
  writeRevocationList,
} from '@fathom/domain/trust'

export const now = () => Math.floor(Date.now() / 1000)

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

let made = 0

/** An organization that signs cards and lists; for tests. */
export async function aSigner() {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const keyId = await keyIdOf(publicKey)
  const sign: Sign = async (message) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message))
  made += 1
  const issuer = `https://portal-${made}.test`
  const wire: IssuerWire = {
    id: issuer,
    formerIds: [],
    name: 'Fathom',
    keys: [{ keyId: hexOf(keyId), publicKey: base64url(publicKey), revokedAt: null }],
    revocations: '/api/ecards/trust/revocations',
  }
  const code = (changes: Partial<Statement> = {}) =>
    writeCode(
      {
        issuer,
        number: '2503118407',
        issuedAt: now() - 86_400,
        statusIndex: 5,
        subject: {
          kind: 'card',
          holder: 'Mara Lindqvist',
          levelName: 'Rescue Diver',
          levelId: 30,
          certified: '2025-03-14',
          depth: 30,
        },
        ...changes,
      },
      keyId,
      sign,
    )
  const list = ({ revoked = [], signedAt = now() }: { revoked?: number[]; signedAt?: number } = {}) =>
    signCose(
      writeRevocationList({ issuer, signedAt, revoked: new Set(revoked), revokedKeys: [] }),
      keyId,
      sign,
    )
  return { publicKey, sign, wire, code, list }
}
