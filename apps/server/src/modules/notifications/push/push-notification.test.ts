import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliver, PUSH_JOB } from '../delivery/deliver.ts'
import { aDelivery, MARA, RETURNED } from '../delivery/delivery.fixture.ts'
import { listDevices } from './device.store.ts'
import { type PushJob, pushNotification } from './push-notification.ts'
import { aPushService, verifyVapid } from './push-service.fixture.ts'
import { subscribe } from './subscribe.ts'
import { getVapidKeys } from './vapid.ts'

const HERE = '018f0000-0000-7000-8000-00000000000a'
const OTHER_PERSON = 100002

let service: Awaited<ReturnType<typeof aPushService>>
let delivery: Awaited<ReturnType<typeof aDelivery>>

beforeAll(async () => {
  service = await aPushService()
  delivery = await aDelivery(await freshDatabase(), 'smtp://127.0.0.1:1')
})
beforeEach(async () => {
  for (const table of ['notification', 'push_subscription', 'jobs.job'])
    await delivery.deps.db.query(`delete from ${table}`)
  service.received.length = 0
  delivery.complaints.length = 0
  delivery.known.sessions = [HERE]
})
afterAll(async () => {
  await delivery.close()
  await service.close()
})

const devices = () => listDevices(delivery.deps.db, MARA.affiliateId)

async function aSubscribedDevice(language: 'en-US' | 'ar-SA' = 'en-US') {
  const device = service.aDevice()
  await subscribe(delivery.deps, MARA.affiliateId, 'cookie', { ...device.subscription, language })
  return device
}

/** Runs the jobs that the delivery of this notification planned. */
async function push(notification: { affiliateId: number; id: string }) {
  await deliver(delivery.deps, notification)
  const { signal } = new AbortController()
  for (const { data } of await delivery.planned(PUSH_JOB))
    await pushNotification(delivery.deps, data as PushJob, signal)
}

const returnedDive = () => delivery.notify('log-returned', RETURNED)

test('pushes important notifications to every device at once, in its language, encrypted for it alone', async () => {
  const [english, arabic] = [await aSubscribedDevice('en-US'), await aSubscribedDevice('ar-SA')]
  const notification = await returnedDive()
  await push(notification)
  expect(service.received).toHaveLength(2)
  const read = ({ browser, subscription }: typeof english) => {
    const got = service.received.find(({ path }) => subscription.endpoint.endsWith(path))
    return JSON.parse(browser.decrypt(got?.body ?? Buffer.alloc(0)))
  }
  expect(read(english)).toEqual({
    id: notification.id,
    title: 'Kai returned Open water dive 3',
    body: '“Please add <the> end pressure.”',
    url: '/logbook',
    lang: 'en-US',
    dir: 'ltr',
  })
  expect(read(arabic)).toMatchObject({ dir: 'rtl', title: expect.stringMatching(/\p{Script=Arabic}/u) })
})

test('the push service learns only the sender, the time to live and the topic', async () => {
  await aSubscribedDevice()
  await push(await returnedDive())
  const [got] = service.received
  if (!got) throw new Error('nothing was pushed')
  const { key, claims } = await verifyVapid(got)
  expect(key).toBe((await getVapidKeys(delivery.deps)).publicKey)
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@fathom.test' })
  expect((claims.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(86_400)
  expect(got.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(got.headers.topic).toMatch(/^[\w-]{32}$/)
  expect(got.body.toString('latin1')).not.toContain('Kai')
})

test('all processes share the same key, and it is not readable in the database', async () => {
  const { db } = delivery.deps
  await db.query('delete from push_key')
  const keys = await Promise.all(Array.from({ length: 6 }, () => getVapidKeys(delivery.deps)))
  expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1)
  const [row] = await db.query('select * from push_key')
  expect(JSON.stringify(row)).not.toContain(keys[0]?.privateKey)
})

test.each([404, 410])('forgets a device whose browser is gone: %d', async (status) => {
  await aSubscribedDevice()
  service.answer(status)
  await push(await returnedDive())
  expect(await devices()).toEqual([])
})

test.each([429, 500, 503])('retries a push service in trouble: %d', async (status) => {
  await aSubscribedDevice()
  service.answer(status)
  await expect(push(await returnedDive())).rejects.toThrow(String(status))
  expect(await devices()).toHaveLength(1)
})

test.each([301, 400, 413])('logs a refusal, and neither follows nor repeats it: %d', async (status) => {
  await aSubscribedDevice()
  service.answer(status)
  await push(await returnedDive())
  expect(service.received).toHaveLength(1)
  expect(delivery.complaints).toHaveLength(1)
  expect(JSON.stringify(delivery.complaints)).not.toContain(service.origin)
})

test("retries an unreachable push service, and doesn't log its name", async () => {
  const { subscription } = service.aDevice()
  const request = { ...subscription, endpoint: 'http://127.0.0.1:9/secret', language: 'en-US' } as const
  await subscribe(delivery.deps, MARA.affiliateId, 'cookie', request)
  await expect(push(await returnedDive())).rejects.toThrow(
    /^the push service could not be reached: ECONNREFUSED$/,
  )
})

test('forgets a device whose name now resolves to our own network', async () => {
  const { deps } = delivery
  const { subscription } = service.aDevice()
  const port = new URL(service.origin).port
  const request = { ...subscription, endpoint: `http://localhost:${port}/inside`, language: 'en-US' } as const
  await subscribe(deps, MARA.affiliateId, 'cookie', request)
  const strict = { ...deps, config: { ...deps.config, isLocalPushAllowed: false } }
  const notification = await returnedDive()
  const [device] = await devices()
  const job = { ...notification, device: device?.id ?? '' }
  await pushNotification(strict, job, new AbortController().signal)
  expect(service.received).toEqual([])
  expect(await devices()).toEqual([])
})

test('pushes neither what was read meanwhile nor what can wait', async () => {
  await aSubscribedDevice()
  const notification = await returnedDive()
  await deliver(delivery.deps, notification)
  await delivery.deps.db.query('update notification set read_at = now()')
  await push(notification)
  await push(await delivery.notify('log-verified', { title: 'Dive', instructor: 'Kai' }))
  expect(service.received).toEqual([])
})

test('pushes an account warning even if it was marked as read', async () => {
  await aSubscribedDevice()
  const notification = await delivery.notify('sign-in-new', { browser: 'Firefox', system: 'Linux' })
  await delivery.deps.db.query('update notification set read_at = now()')
  await push(notification)
  expect(service.received).toHaveLength(1)
})

test("doesn't push to a signed-out device, and forgets it", async () => {
  await aSubscribedDevice()
  delivery.known.sessions = ['018f0000-0000-7000-8000-00000000000b']
  await push(await returnedDive())
  expect(service.received).toEqual([])
  expect(await devices()).toEqual([])
})

test('subscribing again changes only the language; the newest twenty devices are kept', async () => {
  const { deps, forward } = delivery
  const { subscription } = service.aDevice()
  const once = await subscribe(deps, MARA.affiliateId, 'cookie', { ...subscription, language: 'en-US' })
  const again = await subscribe(deps, MARA.affiliateId, 'cookie', { ...subscription, language: 'de-DE' })
  expect(again).toEqual(once)
  expect(await devices()).toMatchObject([{ id: once.id, language: 'de-DE' }])
  for (let device = 0; device < 20; device++) {
    forward(1)
    await aSubscribedDevice()
  }
  const stored = await devices()
  expect(stored).toHaveLength(20)
  expect(stored.map(({ id }) => id)).not.toContain(once.id)
})

test('a browser belongs to the person who signs in on it; knowing its address alone takes it from nobody', async () => {
  const { deps } = delivery
  const { subscription } = service.aDevice()
  const request = { ...subscription, language: 'en-US' } as const
  await subscribe(deps, MARA.affiliateId, 'cookie', request)
  const guessed = { ...request, keys: service.aDevice().browser.keys }
  await expect(subscribe(deps, OTHER_PERSON, 'cookie', guessed)).rejects.toThrow('not-yours')
  await subscribe(deps, OTHER_PERSON, 'cookie', request)
  expect(await devices()).toEqual([])
  expect(await listDevices(deps.db, OTHER_PERSON)).toHaveLength(1)
})

test('addresses and keys are not readable in the database', async () => {
  const { subscription } = await aSubscribedDevice()
  const rows = JSON.stringify(await delivery.deps.db.query('select * from push_subscription'))
  expect(rows).not.toContain(subscription.endpoint)
  expect(rows).not.toContain(subscription.keys.auth)
})

test('[TS-20] a key that is no point on the curve is refused when it is stored', async () => {
  const { subscription } = service.aDevice()
  const keys = { ...subscription.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
  const request = { ...subscription, keys, language: 'en-US' } as const
  await expect(subscribe(delivery.deps, MARA.affiliateId, 'cookie', request)).rejects.toMatchObject({
    problem: 'push-key-invalid',
    status: 422,
  })
  expect(await delivery.deps.db.query('select 1 from push_subscription')).toEqual([])
})
