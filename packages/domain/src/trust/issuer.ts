import type { Bytes } from './bytes.ts'
import { type CheckSignature, readCose, type Signed } from './cose.ts'
import { type RevocationList, readRevocationList } from './revocation-list.ts'

export type IssuerKey = { keyId: string; publicKey: Bytes; isRevoked: boolean }

/** An issuer that a device trusts: an organization, its old and new keys, and its revocation list. */
export type Issuer = {
  id: string
  /** The addresses that it used for earlier signatures. */
  formerIds: readonly string[]
  name: string
  keys: readonly IssuerKey[]
  list?: RevocationList
}

/** Either the key set or the signed list can revoke a key, whichever arrives first. */
export const isKeyRevoked = ({ keyId, isRevoked }: IssuerKey, list: RevocationList | undefined): boolean =>
  isRevoked || list?.revokedKeys.includes(keyId) === true

export const isNameOf = ({ id, formerIds }: Issuer, name: string): boolean =>
  id === name || formerIds.includes(name)

/** The id of a key is the prefix of its own SHA-256, so nobody can give a key the id of another. */
export async function keyIdOf(publicKey: Bytes): Promise<Bytes> {
  const hash = await crypto.subtle.digest('SHA-256', publicKey)
  return new Uint8Array(hash).slice(0, 8)
}

/** Returns the list in these bytes if a valid key of this issuer signed it. */
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

/** Ignores a list older than the stored one, so that a stale cache can't undo a revocation. */
export const newerList = (
  stored: RevocationList | undefined,
  found: RevocationList | undefined,
): RevocationList | undefined => (stored && (!found || found.signedAt < stored.signedAt) ? stored : found)
