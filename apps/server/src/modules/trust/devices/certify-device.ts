import { createHash } from 'node:crypto'
import type { DeviceCertificateWire } from '@fathom/contract/trust'
import type { User } from '@fathom/domain/session'
import {
  type Bytes,
  type DeviceCertificate,
  readDeviceCertificate,
  signCose,
  writeDeviceCertificate,
} from '@fathom/domain/trust'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { getSigner } from '../signing-key.ts'
import { addStatement, countDevices, findStatement, saveCode } from '../statement.store.ts'
import type { TrustDeps } from '../trust.deps.ts'

const DAY = 86_400
/** A device that isn't online for this long can't sign any more. */
const VALID_DAYS = 90
/** A device that comes online after this time gets the full time again. */
const RENEWED_AFTER_DAYS = 14
/** Each sign-in of a browser makes a key. More in 90 days is no person. */
const MOST_DEVICES = 200

/**
 * TS-15: certifies that this key is on a device of the caller (decision 174). The same key gets the same
 * certificate until it's due for renewal or the name has changed.
 */
export async function certifyDevice(
  deps: TrustDeps,
  caller: Pick<User, 'affiliateId' | 'givenName' | 'familyName'>,
  deviceKey: Bytes,
): Promise<DeviceCertificateWire> {
  const now = Math.floor(deps.clock.now().getTime() / 1000)
  const keyId = createHash('sha256').update(deviceKey).digest('hex').slice(0, 16)
  const place = { affiliateId: caller.affiliateId, id: `device:${caller.affiliateId}:${keyId}` }
  const name = `${caller.givenName} ${caller.familyName}`.trim() || String(caller.affiliateId)
  return deps.db.transaction(async (tx) => {
    const existing = await findStatement(tx, place.affiliateId, place.id)
    if (existing?.revokedAt) throw new Problem('device-withdrawn', 409)
    const stored = existing?.code && !existing.isKeyRevoked ? bytesOf(existing.code) : undefined
    const certificate = stored && readDeviceCertificate(stored)
    if (existing?.code && certificate && isGood(certificate, { name, now }))
      return wireOf(existing.code, certificate)
    if (!existing) await mayAdd(tx, place.affiliateId, now)
    return signDevice(deps, tx, place, { name, deviceKey, now })
  })
}

const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'base64url'))

const isGood = (certificate: DeviceCertificate, { name, now }: { name: string; now: number }) =>
  certificate.issuedAt > now - RENEWED_AFTER_DAYS * DAY && isSameName(certificate, name)

/** As far as a certificate can hold it. */
const isSameName = (certificate: DeviceCertificate, name: string) =>
  Buffer.compare(writeDeviceCertificate(certificate), writeDeviceCertificate({ ...certificate, name })) === 0

async function mayAdd(tx: Queryable, affiliateId: number, now: number): Promise<void> {
  const since = new Date((now - VALID_DAYS * DAY) * 1000)
  if ((await countDevices(tx, affiliateId, since)) >= MOST_DEVICES) throw new Problem('too-many-devices', 429)
}

type ToSign = { name: string; deviceKey: Bytes; now: number }

async function signDevice(
  deps: TrustDeps,
  tx: Queryable,
  place: { affiliateId: number; id: string },
  { name, deviceKey, now }: ToSign,
): Promise<DeviceCertificateWire> {
  const signer = await getSigner(deps, tx)
  const issuedAt = new Date(now * 1000)
  await addStatement(tx, { ...place, kind: 'device' }, { keyId: signer.keyId, issuedAt })
  const row = await findStatement(tx, place.affiliateId, place.id)
  if (!row) throw new Error(`the statement ${place.id} was not saved`)
  const certificate: DeviceCertificate = {
    ...{ issuer: signer.issuer, person: place.affiliateId, name, deviceKey },
    ...{ issuedAt: now, expiresAt: now + VALID_DAYS * DAY, statusIndex: row.statusIndex },
  }
  const signed = await signCose(writeDeviceCertificate(certificate), signer.keyIdBytes, signer.sign)
  const code = Buffer.from(signed).toString('base64url')
  await saveCode(tx, place, { facts: null, faceCode: null, code, keyId: signer.keyId, issuedAt }, row.code)
  return wireOf(code, certificate)
}

const wireOf = (certificate: string, { expiresAt }: DeviceCertificate): DeviceCertificateWire => ({
  certificate,
  expiresAt: new Date(expiresAt * 1000).toISOString(),
})
