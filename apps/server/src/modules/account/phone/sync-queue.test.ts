import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../account-server.fixture.ts'
import type { Browser } from '../browser.fixture.ts'
import { deliverSyncEvents, MOST_ATTEMPTS } from './deliver-sync-events.ts'
import { startQueue } from './queue.fixture.ts'

const KEY = 'the queue knows this key'
const envOf = (url: string) => ({
  SYNC_QUEUE_URL: url,
  SYNC_QUEUE_KEY: KEY,
  SECRET_KEY: 'the same before and after a restart',
})
const never = new AbortController().signal
let server: AccountServer
let queue: Awaited<ReturnType<typeof startQueue>>
let mara: Browser

beforeAll(async () => {
  queue = await startQueue()
  server = await startAccountServer(await freshDatabase(), envOf(queue.url))
  mara = server.aBrowser()
  await mara.signIn()
})
afterAll(async () => {
  await server.close()
  queue.stop()
})
beforeEach(async () => {
  await server.db.query('delete from sync_event')
  await server.db.query('update account set phone = null')
  queue.received.length = 0
  queue.answer([])
})

const draft = {
  eventType: 'phone_update',
  affiliateId: 100001,
  phoneNumberTypeId: 2,
  userName: 'diver@fathom.test',
  phoneNumber: '+46 31 123 45 67',
}

const save = (more: object = {}, headers = {}) =>
  mara.call('POST', '/api/auth/sync-queue', { ...draft, ...more }, headers)
const phoneOf = async () => (await mara.call('GET', '/api/auth/user/diver@fathom.test')).json()
const statusOf = async (id: string) => (await mara.call('GET', `/api/auth/sync-queue/${id}`)).json()

test('[CA-11] a queue that fails at first gets the event in the end, with the key and all its fields', async () => {
  queue.answer([500])
  const answer = await save()
  expect([answer.statusCode, answer.json()]).toMatchObject([202, { phoneNumber: '+46311234567' }])
  const { id } = answer.json()
  await expect.poll(() => statusOf(id)).toMatchObject({ status: 'delivered', attempts: 2 })
  expect(queue.received.map(({ status }) => status)).toEqual([500, 200])
  for (const { headers, body } of queue.received) {
    expect(headers).toMatchObject({ 'x-api-key': KEY, 'idempotency-key': id })
    expect(body).toEqual({ ...draft, phoneNumber: '+46311234567' })
  }
  const account = (await mara.call('GET', '/api/auth/user/diver@fathom.test')).json()
  expect(account.phone).toEqual({ phoneNumber: '+46311234567', status: 'delivered', eventId: id })
})

test('[CA-11] an event that fails permanently is shown to the person, and saving again creates a new one', async () => {
  queue.answer([], 503)
  const [event] = await server.db.query<{ id: string }>(
    `insert into sync_event (affiliate_id, user_name, phone_number, status, attempts, created_at)
     values (100001, 'diver@fathom.test', '+46311234567', 'pending', $1, now()) returning id`,
    [MOST_ATTEMPTS - 1],
  )
  await server.db.query("update account set phone = '+46311234567' where affiliate_id = 100001")
  const errors: unknown[][] = []
  const log = { ...server.log, error: (...line: unknown[]) => void errors.push(line) }
  await deliverSyncEvents({ ...server, log: log as AccountServer['log'] }, { affiliateId: 100001 }, never)
  expect(await statusOf(event?.id ?? '')).toMatchObject({ status: 'failed', attempts: MOST_ATTEMPTS })
  expect(errors).toMatchObject([
    [{ eventId: event?.id, failure: 'status 503' }, 'could not deliver a sync event'],
  ])
  expect(JSON.stringify(errors)).not.toContain('46311234567')
  queue.answer([])
  const anew = (await save()).json()
  expect(anew.id).not.toBe(event?.id)
  await expect.poll(() => statusOf(anew.id)).toMatchObject({ status: 'delivered' })
})

test('[CA-11] saving the same number again adds no event', async () => {
  const first = (await save()).json()
  const again = (await save({ phoneNumber: '0046311234567' })).json()
  expect(again.id).toBe(first.id)
  expect(await server.db.query('select from sync_event')).toHaveLength(1)
})

test('[CA-11] when two tabs save at once, the second gets the stored value, and nothing is overwritten', async () => {
  const { phoneVersion } = (await save()).json()
  const started = { 'if-match': `"${phoneVersion}"` }
  const theirs = await save({ phoneNumber: '+46311000001' }, started)
  expect([theirs.statusCode, theirs.json().phoneVersion]).toEqual([202, phoneVersion + 1])
  const mine = await save({ phoneNumber: '+46311000002' }, started)
  expect([mine.statusCode, mine.json()]).toMatchObject([
    409,
    { problem: 'stale', current: { phone: { phoneNumber: '+46311000001' }, phoneVersion: phoneVersion + 1 } },
  ])
  expect((await save({ phoneNumber: '+46311000001' }, started)).statusCode).toBe(202)
  expect((await phoneOf()).phone.phoneNumber).toBe('+46311000001')
  expect(await server.db.query('select from sync_event')).toHaveLength(2)
})

test('[CA-11] removing a number sends its own event, and the previous number stays in the history', async () => {
  await save()
  const removed = await save({ phoneNumber: ' ' })
  expect([removed.statusCode, removed.json()]).toMatchObject([202, { phoneNumber: '' }])
  expect((await save({ phoneNumber: '' })).json().id).toBe(removed.json().id)
  await expect.poll(() => queue.received.map(({ body }) => body.phoneNumber)).toEqual(['+46311234567', ''])
  await expect.poll(phoneOf).toMatchObject({ phone: null })
  const [before] = await server.db.query<{ before: object }>(
    "select before from account_history where what = 'phone' order by id desc limit 1",
  )
  expect(before?.before).toEqual({ phoneNumber: '+46311234567' })
})

test('[CA-11] a removal that never reached the queue is shown to the person', async () => {
  await server.db.query(
    `insert into sync_event (affiliate_id, user_name, phone_number, status, created_at)
     values (100001, 'diver@fathom.test', '', 'failed', now())`,
  )
  expect((await phoneOf()).phone).toMatchObject({ phoneNumber: '', status: 'failed' })
})

test('[CA-11] numbers reach the queue in the order in which they were entered', async () => {
  await server.db.query(
    `insert into sync_event (affiliate_id, user_name, phone_number, status, created_at)
     values (100001, 'diver@fathom.test', '+46311000001', 'pending', now()),
       (100001, 'diver@fathom.test', '+46311000002', 'pending', now())`,
  )
  await deliverSyncEvents(server, { affiliateId: 100001 }, never)
  expect(queue.received.map(({ body }) => body.phoneNumber)).toEqual(['+46311000001', '+46311000002'])
})

test('[CA-11] an event whose job was lost is recovered', async () => {
  const [event] = await server.db.query<{ id: string }>(
    `insert into sync_event (affiliate_id, user_name, phone_number, status, created_at)
     values (100001, 'diver@fathom.test', '+46311000003', 'kept', now()) returning id`,
  )
  await server.account.cleanUp?.()
  await expect.poll(() => statusOf(event?.id ?? '')).toMatchObject({ status: 'delivered' })
})

test.each([
  [{ affiliateId: 200001 }, 403, 'not-yours'],
  [{ userName: 'instructor@fathom.test' }, 403, 'not-yours'],
  [{ phoneNumber: '031 123 45' }, 422, 'invalid-phone'],
  [{ eventType: 'email_update' }, 400, 'invalid-input'],
  [{ phoneNumberTypeId: 3 }, 400, 'invalid-input'],
])('[CA-11] %j is answered %i %s and nothing is sent', async (more, status, problem) => {
  const answer = await save(more)
  expect([answer.statusCode, answer.json().problem]).toEqual([status, problem])
  expect(await server.db.query('select from sync_event')).toEqual([])
})

test("[CA-11] another person's event is not found", async () => {
  const { id } = (await save()).json()
  const kai = server.aBrowser()
  await kai.signIn('instructor')
  expect((await kai.call('GET', `/api/auth/sync-queue/${id}`)).statusCode).toBe(404)
})

test('[CA-11] an event survives a restart of the server', async () => {
  queue.answer([], 503)
  const { id } = (await save()).json()
  await expect.poll(() => queue.received.length).toBeGreaterThan(0)
  await server.close()
  queue.answer([])
  server = await startAccountServer(server.db.url, envOf(queue.url), [])
  const status = async () =>
    (await server.db.query<{ status: string }>('select status from sync_event where id = $1', [id]))[0]
      ?.status
  await expect.poll(status).toBe('delivered')
})
