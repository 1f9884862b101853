import type { IssuerWire } from '@fathom/contract/trust'
import {
  type Bytes,
  type Issuer,
  newerList,
  openRevocationList,
  type RevocationList,
} from '@fathom/domain/trust'
import { checkSignature } from './check-signature.ts'

/** What lies on the device: keys, and the newest list of each issuer, as it was signed. */
export type StoredTrust = {
  issuers: IssuerWire[]
  lists: Record<string, Bytes>
  /** How far this device's clock was ahead of the newest list when that arrived, in seconds. */
  aheadBy: number
}

/** What judging needs. */
export type Trust = {
  issuers: readonly Issuer[]
  aheadBy: number
  /** Whether it came from the network just now. */
  isFresh: boolean
}

/** The keys as they are, and every list that one of them has signed. */
export async function openTrust({ issuers, lists, aheadBy }: StoredTrust): Promise<Omit<Trust, 'isFresh'>> {
  const opened = issuers.map(async (wire) => withList(wire, lists[wire.id]))
  return { issuers: await Promise.all(opened), aheadBy }
}

async function withList(wire: IssuerWire, bytes: Bytes | undefined): Promise<Issuer> {
  const issuer = issuerOf(wire)
  const list = bytes && (await openRevocationList(bytes, issuer, checkSignature))
  return list ? { ...issuer, list } : issuer
}

const issuerOf = ({ id, formerIds, name, keys }: IssuerWire): Issuer => ({
  id,
  formerIds,
  name,
  keys: keys.map(({ keyId, publicKey, revokedAt }) => ({
    keyId,
    publicKey: bytesOf(publicKey),
    isRevoked: revokedAt !== null,
  })),
})

const bytesOf = (base64url: string): Bytes =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** The newer of two lists, by the time that was signed: a stale cache must not bring a withdrawn card back. */
export async function newerBytes(
  wire: IssuerWire,
  held: Bytes | undefined,
  found: Bytes | undefined,
): Promise<{ bytes: Bytes | undefined; list: RevocationList | undefined }> {
  const issuer = issuerOf(wire)
  const open = (bytes: Bytes | undefined) => bytes && openRevocationList(bytes, issuer, checkSignature)
  const [heldList, foundList] = await Promise.all([open(held), open(found)])
  const list = newerList(heldList, foundList)
  return { list, bytes: list && (list === heldList ? held : found) }
}
