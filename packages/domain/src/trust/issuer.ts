import type { Bytes } from './bytes.ts'
import { type CheckSignature, readCose, type Signed } from './cose.ts'
import { type RevocationList, readRevocationList } from './revocation-list.ts'

export type IssuerKey = { keyId: string; publicKey: Bytes; isRevoked: boolean }

/** Whom a device trusts: an organisation, its keys old and new, and its list of what it has withdrawn. */
export type Issuer = {
  id: string
  /** The addresses it has signed under before. */
  formerIds: readonly string[]
  name: string
  keys: readonly IssuerKey[]
  list?: RevocationList
}

/** A key is withdrawn by the key set or by the signed list, whichever is known first. */
export const isKeyRevoked = ({ keyId, isRevoked }: IssuerKey, list: RevocationList | undefined): boolean =>
  isRevoked || list?.revokedKeys.includes(keyId) === true

export const isNameOf = ({ id, formerIds }: Issuer, name: string): boolean =>
  id === name || formerIds.includes(name)

/** The name of a key is the beginning of its own SHA-256: nobody can give a key the name of another. */
export async function keyIdOf(publicKey: Bytes): Promise<Bytes> {
  const hash = await crypto.subtle.digest('SHA-256', publicKey)
  return new Uint8Array(hash).slice(0, 8)
}

/** The list in these bytes, when a key of this issuer that still stands has signed it. */
export async function openRevocationList(
  bytes: Bytes,
  issuer: Issuer,
  check: CheckSignature,
): Promise<RevocationList | undefined> {
  const signed = readCose(bytes)
  const list = signed && readRevocationList(signed.payload)
  if (!list || !isNameOf(issuer, list.issuer)) return undefined
  const key = issuer.keys.find(({ keyId }) => keyId === signed.keyId)
  if (!key || isKeyRevoked(key, list)) return undefined
  return (await isSignedBy(key, signed, check)) ? list : undefined
}

export const isSignedBy = ({ publicKey }: IssuerKey, { message, signature }: Signed, check: CheckSignature) =>
  check(publicKey, message, signature)

/** A list that is older than the one we hold is no news: an answer from a stale cache withdraws nothing back. */
export const newerList = (
  held: RevocationList | undefined,
  found: RevocationList | undefined,
): RevocationList | undefined => (held && (!found || found.signedAt < held.signedAt) ? held : found)
