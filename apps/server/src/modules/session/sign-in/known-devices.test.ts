import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../../account/account-server.fixture.ts'
import { sessionOwnData } from '../own-data.ts'
import { hashOf } from '../sessions/session-cookie.ts'
import { deleteOldDevices, meetDevice } from './known-devices.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
})
afterAll(() => server.close())

const meet = (affiliateId: number, device: string, now = new Date()) =>
  server.db.transaction((tx) => meetDevice(tx, { affiliateId, deviceHash: hashOf(device), now }))
const devicesOf = (affiliateId: number) =>
  server.db.query('select * from known_device where affiliate_id = $1', [affiliateId])

test('a device is new only if the person has signed in elsewhere before, and only once', async () => {
  expect(await meet(1, 'phone')).toBe(false)
  expect(await meet(1, 'laptop')).toBe(true)
  expect(await meet(1, 'laptop')).toBe(false)
  expect(await meet(2, 'laptop')).toBe(false)
})

test('remembers only the last fifty devices of a person, and none longer than their cookie', async () => {
  const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count))
  for (let device = 0; device < 52; device += 1) await meet(3, `device ${device}`, day(device))
  expect(await devicesOf(3)).toHaveLength(50)
  expect(await meet(3, 'device 0', day(60))).toBe(true)
  await deleteOldDevices(server.db, day(60 + 399))
  expect(await devicesOf(3)).toHaveLength(1)
})

test("a person's archive contains their devices without the secret, and deletion removes them", async () => {
  await meet(4, 'phone', new Date('2026-05-14T08:00:00Z'))
  const seen = new Date('2026-05-14T08:00:00Z')
  expect(await sessionOwnData(server).ownData?.(server.db, 4)).toMatchObject({
    knownDevices: [{ createdAt: seen, lastSeenAt: seen }],
  })
  await server.db.transaction(async (tx) => sessionOwnData(server).forgetPerson?.(tx, 4))
  expect(await devicesOf(4)).toEqual([])
})

test('a browser that signs in again, even as another person, is the same device; another browser triggers a notification', async () => {
  const [first, second] = [server.aBrowser(), server.aBrowser()]
  await first.signIn()
  await first.beginSignIn()
  expect(await devicesOf(100001)).toHaveLength(1)
  await second.signIn()
  expect(await devicesOf(100001)).toHaveLength(2)
  const cookie = [...first.jar.values()].find(({ name }) => name === 'fathom_device')
  const stored = (await devicesOf(100001)) as { device_hash: Buffer }[]
  expect(stored.some(({ device_hash }) => device_hash.equals(hashOf(cookie?.value ?? '')))).toBe(true)
  const notifications = await server.db.query(
    'select kind, url from notification where affiliate_id = 100001',
  )
  expect(notifications).toEqual([{ kind: 'sign-in-new', url: '/settings' }])
})
