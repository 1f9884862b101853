import type { IssuerWire } from '@fathom/contract/trust'
import {
  type Bytes,
  type Issuer,
  newerList,
  openRevocationList,
  type RevocationList,
} from '@fathom/domain/trust'
import { checkSignature } from './check-signature.ts'

/** What is stored on the device: keys, and the newest list of each issuer, as it was signed. */
export type StoredTrust = {
  issuers: IssuerWire[]
  lists: Record<string, Bytes>
  /** Seconds by which this device's clock was ahead of the newest list when it arrived. */
  aheadBy: number
}

/** Everything needed to judge a card. */
export type Trust = {
  issuers: readonly Issuer[]
  aheadBy: number
  /** Whether it was just fetched from the network. */
  isFresh: boolean
}

/** The keys as they are, and every list with a valid signature by one of them. */
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

/** The newer of two lists by signed time: a stale cache must not reinstate a withdrawn card. */
export async function newerBytes(
  wire: IssuerWire,
  stored: Bytes | undefined,
  found: Bytes | undefined,
): Promise<{ bytes: Bytes | undefined; list: RevocationList | undefined }> {
  const issuer = issuerOf(wire)
  const open = (bytes: Bytes | undefined) => bytes && openRevocationList(bytes, issuer, checkSignature)
  const [storedList, foundList] = await Promise.all([open(stored), open(found)])
  const list = newerList(storedList, foundList)
  return { list, bytes: list && (list === storedList ? stored : found) }
}
