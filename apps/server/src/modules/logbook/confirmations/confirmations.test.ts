import { createHash, randomUUID } from 'node:crypto'
import { type ConfirmationsWire, confirmationsWire, type DiveLogWire } from '@fathom/contract/logbook'
import { type DeviceCertificateWire, signingDevicesWire } from '@fathom/contract/trust'
import {
  type BuddyDive,
  readCode,
  signCose,
  writeConfirmation,
  writeDeviceCertificate,
  writeRequest,
} from '@fathom/domain/trust'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { created, graphAs, newId } from '../logbook.fixture.ts'
import { logbookOwnData } from '../own-data.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const db = () => world.server.platform.db
const seconds = () => Math.floor(Date.now() / 1000)
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

async function aKey() {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const sign = async (message: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message))
  return { raw, publicKey: Buffer.from(raw).toString('base64url'), sign }
}

async function certify(person: string, publicKey: string, browser?: string) {
  const answer = await world.call(person).post('/api/ecards/trust/devices', { publicKey, browser })
  return { status: answer.status, ...((await answer.json()) as DeviceCertificateWire) }
}

/** A device of this person that the server certified. */
async function aDevice(person: string) {
  const key = await aKey()
  const { certificate } = await certify(person, key.publicKey)
  return { ...key, certificate: bytesOf(certificate) }
}
type Device = Pick<Awaited<ReturnType<typeof aDevice>>, 'certificate' | 'sign'>

const aLog = (person = 'diver') =>
  created(graphAs(world, person), 'Recreational', {
    dive_title: 'Morning dive',
    dive_date: '2026-05-14',
    dive_location: 'Blue Hole',
    depth_time: { max_depth: 18.2, bottom_time: 45, time_in: '09:12' },
  })

const diveOf = ({ id, dive_date, dive_location, depth_time }: DiveLogWire): BuddyDive => ({
  logId: id,
  date: dive_date ?? '',
  timeIn: depth_time.time_in ?? '',
  place: dive_location,
  maxDepth: depth_time.max_depth ?? 0,
  bottomTime: depth_time.bottom_time ?? 0,
})

async function confirm(dive: BuddyDive, diver: Device, buddy: Device, confirmedAt = seconds()) {
  const request = readCode(await writeRequest(dive, diver.certificate, diver.sign))
  if (request.is !== 'request') throw new Error(request.is)
  return writeConfirmation(request.request, { certificate: buddy.certificate, confirmedAt }, buddy.sign)
}

async function send(person: string, logId: string, code: string) {
  const answer = await world.call(person).post(`/api/logbook/confirmations/${logId}`, { code })
  return { status: answer.status, ...((await answer.json()) as { problem?: string; id?: string }) }
}

async function listed(person: string): Promise<ConfirmationsWire> {
  const answer = await world.call(person).get('/api/logbook/confirmations')
  return confirmationsWire.parse(await answer.json())
}

const refused = (why: string) => ({ status: 422, problem: `confirmation-${why}` })

test('[TS-15] a buddy’s confirmation is stored once, and both divers find it', async () => {
  const log = await aLog()
  const code = await confirm(diveOf(log), await aDevice('diver'), await aDevice('student'))
  const first = await send('diver', log.id, code)
  expect(first.status).toBe(200)
  expect(await send('diver', log.id, `${code}\n`)).toEqual(first)
  const mine = (await listed('diver')).received.filter(({ logId }) => logId === log.id)
  expect(mine).toMatchObject([{ id: first.id, code }])
  expect((await listed('student')).given.map(({ id }) => id)).toContain(first.id)
  expect((await listed('newcomer')).received).toEqual([])
  const archive = await logbookOwnData({} as never).ownData(db(), 100002)
  expect(archive.confirmedForOthers).toMatchObject([{ dive_location: 'Blue Hole', max_depth: 18.2, code }])
})

test('[TS-15] the diver removes a confirmation, and nobody else does', async () => {
  const log = await aLog()
  const code = await confirm(diveOf(log), await aDevice('diver'), await aDevice('student'))
  const { id } = await send('diver', log.id, code)
  const path = `/api/logbook/confirmations/${log.id}/${id}`
  expect((await world.call('student').delete(path)).status).toBe(404)
  expect((await world.call('diver').delete(path)).status).toBe(204)
  expect((await listed('diver')).received.some(({ logId }) => logId === log.id)).toBe(false)
  expect((await send('diver', log.id, code)).status).toBe(200)
})

test('[TS-15] an older confirmation of the same buddy answers with the one that is stored', async () => {
  const log = await aLog()
  const [diver, buddy] = [await aDevice('diver'), await aDevice('student')]
  const older = await confirm(diveOf(log), diver, buddy, seconds() - 60)
  const newer = await send('diver', log.id, await confirm(diveOf(log), diver, buddy))
  expect(await send('diver', log.id, older)).toEqual(newer)
})

test('[TS-15] a confirmation that is sent again after its buddy left answers as before', async () => {
  const log = await aLog()
  const code = await confirm(diveOf(log), await aDevice('diver'), await aDevice('student'))
  const first = await send('diver', log.id, code)
  await db().query('update dive_confirmation set buddy_id = null where id = $1', [first.id])
  expect(await send('diver', log.id, code)).toEqual(first)
})

test('[TS-15] nobody confirms a dive that nobody can have made', async () => {
  const log = await aLog()
  const [diver, buddy] = [await aDevice('diver'), await aDevice('student')]
  for (const change of [{ maxDepth: 9_999 }, { bottomTime: 4_000 }])
    await expect(confirm({ ...diveOf(log), ...change }, diver, buddy)).rejects.toThrow()
})

test('[TS-15] nobody confirms their own dive', async () => {
  const log = await aLog()
  const code = await confirm(diveOf(log), await aDevice('diver'), await aDevice('diver'))
  expect(await send('diver', log.id, code)).toMatchObject(refused('altered'))
})

test('[TS-15] a certificate that we didn’t sign confirms nothing', async () => {
  const [log, forger, key] = [await aLog(), await aKey(), await aKey()]
  const { readDeviceCertificate } = await import('@fathom/domain/trust')
  const diver = await aDevice('diver')
  const genuine = readDeviceCertificate(diver.certificate)
  if (!genuine) throw new Error('no certificate')
  const payload = writeDeviceCertificate({ ...genuine, person: 100002, deviceKey: key.raw })
  const certificate = await signCose(payload, bytesOf('AAAAAAAAAAA'), forger.sign)
  const code = await confirm(diveOf(log), diver, { certificate, sign: key.sign })
  expect(await send('diver', log.id, code)).toMatchObject(refused('unknown-issuer'))
  const stolen = { certificate: (await aDevice('student')).certificate, sign: key.sign }
  const second = await confirm(diveOf(log), diver, stolen)
  expect(await send('diver', log.id, second)).toMatchObject(refused('altered'))
})

test('[TS-15] a code can’t be replayed to another dive, nor by another diver', async () => {
  const [log, other, theirs] = [await aLog(), await aLog(), await aLog('trial')]
  const code = await confirm(diveOf(log), await aDevice('diver'), await aDevice('student'))
  expect(await send('diver', other.id, code)).toMatchObject(refused('other-dive'))
  expect(await send('trial', theirs.id, code)).toMatchObject(refused('other-dive'))
  expect((await send('trial', log.id, code)).status).toBe(404)
  expect((await send('diver', newId(), code)).status).toBe(404)
})

test('[TS-15] a confirmation from the future, or from a time without a certificate, is refused', async () => {
  const [log, diver, buddy] = [await aLog(), await aDevice('diver'), await aDevice('student')]
  const at = (time: number) => confirm(diveOf(log), diver, buddy, time)
  const day = 86_400
  expect(await send('diver', log.id, await at(seconds() + 91 * day))).toMatchObject(refused('expired'))
  expect(await send('diver', log.id, await at(seconds() - 30 * day))).toMatchObject(refused('expired'))
  expect(await send('diver', log.id, await at(seconds() + 3 * day))).toMatchObject(refused('future'))
  expect(await send('diver', log.id, 'FATHOM5:nonsense')).toMatchObject(refused('unreadable'))
})

test('[TS-15] a dive that was changed since is stored as it was confirmed', async () => {
  const log = await aLog()
  const code = await confirm(diveOf(log), await aDevice('diver'), await aDevice('student'))
  await graphAs(world, 'diver').ask('UpdateRecreationalLog', {
    id: log.id,
    input: { depth_time: { max_depth: 30 } },
  })
  expect((await send('diver', log.id, code)).status).toBe(200)
  const read = readCode(code)
  expect(read.is === 'confirmation' && read.confirmation.dive.maxDepth).toBe(18.2)
})

test('[TS-15] [OF-09] staff withdraw the devices of a person, who learns it once: nothing that they signed counts, and their key stays out', async () => {
  const log = await aLog()
  const key = await aKey()
  const { certificate } = await certify('applicant', key.publicKey)
  const buddy = { certificate: bytesOf(certificate), sign: key.sign }
  const code = await confirm(diveOf(log), await aDevice('diver'), buddy)
  const path = '/api/ecards/trust/devices/100003/revoke'
  expect((await world.call('applicant').post(path)).status).toBe(403)
  expect(await (await world.call('staff').post(path)).json()).toEqual({ revoked: 1 })
  expect(await (await world.call('staff').post(path)).json()).toEqual({ revoked: 0 })
  const { db } = world.server.platform
  const notices = `select from notification where affiliate_id = 100003 and kind = 'account-changed-by-staff'`
  expect(await db.query(notices)).toHaveLength(1)
  expect(await db.query(`select from audit_entry where action = 'devices-revoked'`)).toHaveLength(1)
  expect(await send('diver', log.id, code)).toMatchObject(refused('revoked'))
  expect((await certify('applicant', key.publicKey)).status).toBe(409)
})

const devicesOf = async (person: string) =>
  signingDevicesWire.parse(await (await world.call(person).get('/api/ecards/trust/devices')).json())

test('[TS-15] a person sees their own devices and withdraws one: what it signed no longer counts, the others stay', async () => {
  const log = await aLog()
  const [lost, other] = [await aKey(), await aKey()]
  const { certificate } = await certify('riyadh', lost.publicKey)
  await certify('riyadh', other.publicKey)
  const idOf = ({ raw }: Pick<typeof lost, 'raw'>) =>
    createHash('sha256').update(raw).digest('hex').slice(0, 16)
  expect((await devicesOf('riyadh')).map(({ id }) => id).toSorted()).toEqual(
    [idOf(lost), idOf(other)].toSorted(),
  )
  const remove = (person: string) => world.call(person).delete(`/api/ecards/trust/devices/${idOf(lost)}`)
  expect((await remove('diver')).status).toBe(404)
  const buddy = { certificate: bytesOf(certificate), sign: lost.sign }
  const code = await confirm(diveOf(log), await aDevice('diver'), buddy)
  expect((await remove('riyadh')).status).toBe(204)
  expect((await devicesOf('riyadh')).map(({ id }) => id)).toEqual([idOf(other)])
  expect(await send('diver', log.id, code)).toMatchObject(refused('revoked'))
  expect((await certify('riyadh', lost.publicKey)).status).toBe(409)
  expect((await remove('riyadh')).status).toBe(204)
})

test('[TS-15] keys of one browser are one device: the list has it once, and it is withdrawn with all of them', async () => {
  const [first, second, third, other] = [await aKey(), await aKey(), await aKey(), await aKey()]
  const idOf = ({ raw }: Pick<typeof first, 'raw'>) =>
    createHash('sha256').update(raw).digest('hex').slice(0, 16)
  const [browser, elsewhere] = [randomUUID(), randomUUID()]
  for (const { publicKey } of [first, second, third]) await certify('veteran', publicKey, browser)
  await certify('veteran', other.publicKey, elsewhere)
  // Someone else who uses the browser has a device of their own.
  const shared = await aKey()
  await certify('diver', shared.publicKey, browser)
  const ids = async () => (await devicesOf('veteran')).map(({ id }) => id).toSorted()
  expect(await ids()).toEqual([idOf(third), idOf(other)].toSorted())
  await world.call('veteran').delete(`/api/ecards/trust/devices/${idOf(third)}`)
  expect(await ids()).toEqual([idOf(other)])
  expect((await certify('veteran', first.publicKey, browser)).status).toBe(409)
  expect((await devicesOf('diver')).map(({ id }) => id)).toContain(idOf(shared))
})

test('[TS-15] the same key gets the same certificate', async () => {
  const { publicKey } = await aKey()
  const [first, again] = [await certify('diver', publicKey), await certify('diver', publicKey)]
  expect(again).toEqual(first)
  expect(Date.parse(first.expiresAt) - Date.now()).toBeGreaterThan(89 * 86_400_000)
})

test('[TS-15] a confirmation stays with the diver when the buddy has left, without a link to them', async () => {
  const log = await aLog()
  const code = await confirm(diveOf(log), await aDevice('diver'), await aDevice('shanghai'))
  await send('diver', log.id, code)
  const { platform } = world.server
  const { forgetPerson } = logbookOwnData({ ...platform } as never)
  await platform.db.transaction(async (tx) => forgetPerson?.(tx, 100007))
  expect((await listed('shanghai')).given).toEqual([])
  expect((await listed('diver')).received.map((each) => each.code)).toContain(code)
})
