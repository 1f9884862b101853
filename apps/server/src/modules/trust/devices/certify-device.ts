import { createHash } from 'node:crypto'
import type { DeviceCertificateWire, SigningDeviceWire } from '@fathom/contract/trust'
import { deviceOf, type User } from '@fathom/domain/session'
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
import {
  addStatement,
  countDevices,
  describeDevice,
  findStatement,
  listDevices,
  revokeDevices,
  saveCode,
} from '../statement.store.ts'
import type { TrustDeps } from '../trust.deps.ts'

const DAY = 86_400
/** A device that isn't online for this long can't sign any more. */
const VALID_DAYS = 90
/** A device that comes online after this time gets the full time again. */
const RENEWED_AFTER_DAYS = 14
/** More browsers in 90 days are no person. */
const MOST_DEVICES = 200

/**
 * TS-15: certifies that this key is on a device of the caller (decision 174). The same key gets the same
 * certificate until it's due for renewal or the name has changed.
 */
export async function certifyDevice(
  deps: TrustDeps,
  caller: Pick<User, 'affiliateId' | 'givenName' | 'familyName'>,
  { deviceKey, userAgent, browser }: { deviceKey: Bytes; userAgent: string; browser?: string | undefined },
): Promise<DeviceCertificateWire> {
  const now = Math.floor(deps.clock.now().getTime() / 1000)
  const keyId = createHash('sha256').update(deviceKey).digest('hex').slice(0, 16)
  const place = { affiliateId: caller.affiliateId, id: statementOf(caller, keyId) }
  const name = `${caller.givenName} ${caller.familyName}`.trim() || String(caller.affiliateId)
  return deps.db.transaction(async (tx) => {
    const existing = await findStatement(tx, place.affiliateId, place.id)
    if (existing?.revokedAt) throw new Problem('device-withdrawn', 409)
    const stored = existing?.code && !existing.isKeyRevoked ? bytesOf(existing.code) : undefined
    const certificate = stored && readDeviceCertificate(stored)
    const isCurrent = certificate && isGood(certificate, { name, now })
    if (!existing) await mayAdd(tx, place.affiliateId, now)
    const signed =
      existing?.code && isCurrent
        ? wireOf(existing.code, certificate)
        : await signDevice(deps, tx, place, { name, deviceKey, now })
    // Signing out destroys the key of a browser: with the next one it's the same device to its person.
    const line = browser ? lineOf(caller, browser) : place.id
    await describeDevice(tx, place, { ...deviceOf(userAgent), line })
    return signed
  })
}

const statementOf = ({ affiliateId }: Pick<User, 'affiliateId'>, keyId: string) =>
  `device:${affiliateId}:${keyId}`

/** People who share a browser have nothing in common in the table. */
const lineOf = ({ affiliateId }: Pick<User, 'affiliateId'>, browser: string) =>
  createHash('sha256').update(`${affiliateId}:${browser}`).digest('hex').slice(0, 32)

/** The caller's devices that can sign now. */
export async function ownDevices(
  { db, clock }: TrustDeps,
  { affiliateId }: Pick<User, 'affiliateId'>,
): Promise<SigningDeviceWire[]> {
  const now = clock.now().getTime()
  const lines = new Set<string>()
  return (await listDevices(db, affiliateId)).flatMap(({ id, code, device, revokedAt }) => {
    const certificate = readDeviceCertificate(bytesOf(code))
    const line = device?.line ?? id
    if (revokedAt || lines.has(line) || !certificate || certificate.expiresAt * 1000 <= now) return []
    lines.add(line)
    const [browser, system] = [device?.browser ?? '', device?.system ?? '']
    const expiresAt = new Date(certificate.expiresAt * 1000).toISOString()
    return { id: id.slice(id.lastIndexOf(':') + 1), browser, system, expiresAt }
  })
}

/** All devices that ever signed for a person, for their archive. */
export async function archivedDevices(db: Queryable, affiliateId: number) {
  return (await listDevices(db, affiliateId)).map(({ code, device, issuedAt, revokedAt }) => {
    const expiresAt = readDeviceCertificate(bytesOf(code))?.expiresAt
    return {
      name: [device?.browser, device?.system].filter(Boolean).join(', '),
      createdAt: issuedAt.toISOString(),
      ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt * 1000).toISOString() }),
      ...(revokedAt && { deletedAt: revokedAt.toISOString() }),
    }
  })
}

/** From now on nothing that the device signed counts. A device that is withdrawn already stays so. */
export async function withdrawDevice(
  { db, clock }: TrustDeps,
  caller: Pick<User, 'affiliateId'>,
  keyId: string,
): Promise<void> {
  const { affiliateId } = caller
  const id = statementOf(caller, keyId)
  if (!(await findStatement(db, affiliateId, id))) throw new Problem('not-found', 404)
  await revokeDevices(db, { affiliateId, id }, 'withdrawn by its person', clock.now())
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
