import { startWorld } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../../app/start.ts'
import { DELIVERY_JOB } from '../delivery-job.ts'
import { aPushService } from '../push/push-service.fixture.ts'
import { RETURNED } from './delivery.fixture.ts'
import { markPresent } from './presence.ts'

const DIVER = 100001

let service: Awaited<ReturnType<typeof aPushService>>
let world: Awaited<ReturnType<typeof startWorld<Awaited<ReturnType<typeof startServer>>>>>

beforeAll(async () => {
  service = await aPushService()
  world = await startWorld(startServer, { env: { PUSH_LOCAL: 'on' } })
})
afterAll(() => service.close())

/** Sends an important notification three minutes ago, as any module would. */
async function notifyLongAgo(affiliateId: number) {
  const { db, jobs } = world.server.platform
  const at = new Date(Date.now() - 180_000)
  await db.query('update web_session set last_seen_at = $1 where affiliate_id = $2', [at, affiliateId])
  await db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: string }>(
      `insert into notification (affiliate_id, kind, "values", url, created_at)
       values ($1, 'log-returned', $2, '/logbook', $3) returning id`,
      [affiliateId, RETURNED, at],
    )
    await jobs.send(tx, DELIVERY_JOB, { affiliateId, id: row?.id ?? '' })
  })
}

async function idOf(person: string): Promise<number> {
  const [row] = await world.server.platform.db.query<{ affiliate_id: string }>(
    'select affiliate_id from account where email = $1',
    [`${person}@fathom.test`],
  )
  return Number(row?.affiliate_id)
}

const lettersTo = async (person: string) =>
  (await world.server.platform.mail.recent(50)).filter(({ to }) => to === `${person}@fathom.test`)
const mailStates = (affiliateId: number) =>
  world.server.platform.db.query('select state from notification_mail where affiliate_id = $1', [affiliateId])
const waiting = () =>
  world.server.platform.db.query(
    "select name from jobs.job where name like 'notification-%' and name not like '%sweep' and state < 'completed'",
  )

test('from the action to the mailbox, and unsubscribed again with one click', async () => {
  const student = await idOf('student')
  await notifyLongAgo(student)
  await expect.poll(() => mailStates(student)).toEqual([{ state: 'sent' }])
  const [letter] = await lettersTo('student')
  const address = /^<(.+)>$/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(answer.status).toBe(200)
  await notifyLongAgo(student)
  await expect.poll(waiting).toEqual([])
  expect(await lettersTo('student')).toHaveLength(1)
})

test('sends nothing to a person whose account is about to be deleted', async () => {
  const veteran = await idOf('veteran')
  const { db } = world.server.platform
  await db.query("update account set delete_after = now() + interval '30 days' where affiliate_id = $1", [
    veteran,
  ])
  await notifyLongAgo(veteran)
  await expect.poll(waiting).toEqual([])
  expect(await mailStates(veteran)).toEqual([])
  expect(await lettersTo('veteran')).toEqual([])
})

test('writes a mail to Riyadh in Arabic', async () => {
  const riyadh = await idOf('riyadh')
  await notifyLongAgo(riyadh)
  await expect.poll(() => mailStates(riyadh)).toEqual([{ state: 'sent' }])
  const [letter] = await lettersTo('riyadh')
  expect(letter?.html).toContain('dir="rtl"')
  expect(letter?.subject).toMatch(/\p{Script=Arabic}/u)
})

test('pushes to a device until its person signs out', async () => {
  const { visitor, idToken } = await world.signIn('diver')
  const call = (path: string, init: RequestInit = {}) =>
    visitor.fetch(`/api/notifications/push/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    })
  const { browser, subscription } = service.aDevice()
  const body = JSON.stringify({ ...subscription, language: 'en-US' })
  const { id } = (await (await call('subscription', { method: 'POST', body })).json()) as { id: string }
  expect((await call(`subscription/${id}`)).status).toBe(200)
  expect((await world.call('instructor').get(`/api/notifications/push/subscription/${id}`)).status).toBe(404)
  await world.call('instructor').delete(`/api/notifications/push/subscription/${id}`)

  await notifyLongAgo(DIVER)
  await expect.poll(() => service.received.length).toBe(1)
  expect(browser.decrypt(service.received[0]?.body ?? Buffer.alloc(0))).toContain('Open water dive 3')

  await visitor.fetch('/api/auth/session/sign-out', { method: 'POST', headers: { origin: world.url } })
  await notifyLongAgo(DIVER)
  await expect.poll(waiting).toEqual([])
  expect(service.received).toHaveLength(1)
  expect(await world.server.platform.db.query('select from push_subscription')).toEqual([])
})

test('every process sees a person with an open page as present', async () => {
  const { db, live } = world.server.platform
  const { idToken } = await world.signIn('diver')
  const left = new AbortController()
  const stream = await fetch(`${world.url}/api/live`, {
    headers: { authorization: `Bearer ${idToken}` },
    signal: left.signal,
  })
  await stream.body?.getReader().read()
  expect([...live.listPeople()]).toEqual([DIVER])
  await markPresent(db, live.listPeople(), new Date())
  expect(await db.query('select affiliate_id from notification_presence')).toEqual([
    { affiliate_id: String(DIVER) },
  ])
  left.abort()
  await expect.poll(() => [...live.listPeople()]).toEqual([])
})

test('subscribes nothing without a signed-in cookie or with an invalid address', async () => {
  const { subscription } = service.aDevice()
  const path = '/api/notifications/push/subscription'
  const post = (body: unknown) => world.call('instructor').post(path, body)
  const { idToken } = await world.signIn('instructor')
  const withoutCookie = await fetch(new URL(path, world.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...subscription, language: 'en-US' }),
  })
  expect(withoutCookie.status).toBe(409)
  expect((await post({ ...subscription, endpoint: 'file:///etc/passwd', language: 'en-US' })).status).toBe(
    422,
  )
  expect((await post({ endpoint: subscription.endpoint, language: 'en-US' })).status).toBe(400)
})

test('saves the time zone of the summary if it is a known zone', async () => {
  const caller = world.call('instructor')
  const zone = async () => (await caller.get('/api/notifications/delivery')).json()
  expect(await zone()).toEqual({ timeZone: null, hour: 8 })
  await caller.put('/api/notifications/delivery', { timeZone: 'Asia/Kathmandu' })
  expect(await zone()).toEqual({ timeZone: 'Asia/Kathmandu', hour: 8 })
  expect((await caller.put('/api/notifications/delivery', { timeZone: 'Mars/Olympus' })).status).toBe(400)
})
