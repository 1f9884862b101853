import { freshDatabase } from '@fathom/testing/world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../database/index.ts'
import { aLog } from '../http/testing.ts'
import { createSecurityLog, type SecurityEvent } from './index.ts'

const NOON = Date.UTC(2030, 0, 1, 12)
const DAY = 86_400_000
let db: Database
let now = NOON

beforeAll(async () => {
  db = connectDatabase(await freshDatabase())
})
afterAll(() => db.close())
afterEach(async () => {
  now = NOON
  await db.query('delete from security_event')
})

const clock = { now: () => new Date(now) }
const aLogOn = (at: Database = db, log = aLog().log) =>
  createSecurityLog({ db: at, clock, log }, { retryMs: 20 })

const refused = (more: Partial<SecurityEvent> = {}): SecurityEvent => ({
  kind: 'refused',
  address: '203.0.113.7',
  operation: 'GET /api/flags',
  reason: 'unauthenticated',
  ...more,
})

const rows = () =>
  db.query<{ address: string | null; count: number; affiliate_id: string | null }>(
    'select host(address) as address, count, affiliate_id from security_event order by first_at, count desc',
  )

test('[TS-22] equal events of one minute are one row with a count, and the next minute has its own', async () => {
  const log = aLogOn()
  log.record(refused())
  now += 20_000
  log.record(refused())
  log.record(refused({ address: '::ffff:203.0.113.7' }))
  log.record(refused({ address: '2001:db8::1%eth0' }))
  log.record(refused({ address: 'mara@example.org' }))
  now += 40_000
  log.record(refused())
  await log.close()
  expect(await rows()).toEqual([
    { address: '203.0.113.7', count: 3, affiliate_id: null },
    { address: '2001:db8::1', count: 1, affiliate_id: null },
    { address: null, count: 1, affiliate_id: null },
    { address: '203.0.113.7', count: 1, affiliate_id: null },
  ])
  const { items } = await log.list({}, { page: 1, pageSize: 50 })
  expect(items.find(({ count }) => count === 3)).toMatchObject({
    kind: 'refused',
    operation: 'GET /api/flags',
    reason: 'unauthenticated',
    firstAt: new Date(NOON),
    lastAt: new Date(NOON + 20_000),
  })
})

test('[TS-22] two processes count into the same row', async () => {
  const logs = [aLogOn(), aLogOn()]
  await Promise.all(
    logs.map(async (log) => {
      for (let at = 0; at < 50; at++) log.record(refused({ affiliateId: 100001 + (at % 5) }))
      await log.close()
    }),
  )
  expect((await rows()).map(({ count }) => count)).toEqual([20, 20, 20, 20, 20])
})

test('[TS-22] a flood from many addresses stays small, loses no count, and hides no signed-in caller', async () => {
  const log = aLogOn()
  for (let at = 0; at < 5000; at++) log.record(refused({ address: `10.0.${at >> 8}.${at % 256}` }))
  log.record(refused({ affiliateId: 100001 }))
  log.record({ kind: 'sign-in-failed', address: '203.0.113.9', affiliateId: 100002 })
  await log.close()
  const found = await rows()
  expect(found).toHaveLength(103)
  expect(found[0]).toEqual({ address: null, count: 4900, affiliate_id: null })
  expect(found).toContainEqual({ address: '203.0.113.7', count: 1, affiliate_id: '100001' })
  expect(found).toContainEqual({ address: '203.0.113.9', count: 1, affiliate_id: '100002' })
})

test('[TS-22] recording does not wait for the database or fail with it: the error is logged, and the event is written later', async () => {
  let isDown = true
  const { log, lines } = aLog()
  const flaky: Database = {
    ...db,
    query: (text, values) =>
      isDown ? Promise.reject(new Error('the connection is gone')) : db.query(text, values),
  }
  const securityLog = aLogOn(flaky, log)
  securityLog.record(refused())
  await expect.poll(() => lines.join()).toContain('could not write security events')
  expect(lines.join()).toContain('"level":50')
  expect(await rows()).toEqual([])
  isDown = false
  await expect.poll(rows).toEqual([{ address: '203.0.113.7', count: 1, affiliate_id: null }])
  await securityLog.close()
})

test('[TS-22] events are kept for 90 days and then deleted', async () => {
  const log = aLogOn()
  log.record(refused({ affiliateId: 1 }))
  now += DAY
  log.record(refused({ affiliateId: 2 }))
  await log.close()
  now = NOON + 90 * DAY
  await log.cleanUp()
  expect((await rows()).map((row) => row.affiliate_id)).toEqual(['1', '2'])
  now += 1
  await log.cleanUp()
  expect((await rows()).map((row) => row.affiliate_id)).toEqual(['2'])
  now += DAY
  await log.cleanUp()
  expect(await rows()).toEqual([])
})

test('[TS-22] the list is filtered by kind, account and time, and paged, newest first', async () => {
  const log = aLogOn()
  for (const [at, affiliateId] of [1, 2, 3].entries()) {
    now = NOON + at * DAY
    log.record(refused({ affiliateId }))
  }
  log.record({ kind: 'staff-action', affiliateId: 9, address: '203.0.113.1', target: '2' })
  await log.close()
  const list = async (filter: Parameters<typeof log.list>[0], page = { page: 1, pageSize: 50 }) => {
    const { items, total } = await log.list(filter, page)
    return [total, items.map(({ affiliateId }) => affiliateId)]
  }
  expect(await list({ kind: 'refused' })).toEqual([3, [3, 2, 1]])
  expect(await list({ affiliateId: 2 })).toEqual([2, [9, 2]])
  expect(await list({ from: new Date(NOON + DAY), to: new Date(NOON + 2 * DAY) })).toEqual([1, [2]])
  expect(await list({ kind: 'refused' }, { page: 2, pageSize: 2 })).toEqual([3, [1]])
  expect(await list({ kind: 'sign-in' })).toEqual([0, []])
})

test('[TS-22] what a staff member reads again within an hour is listed once with its count, and every row stays', async () => {
  const log = aLogOn()
  const opened = (more: Partial<SecurityEvent> = {}): SecurityEvent => ({
    ...{ kind: 'staff-action', affiliateId: 9, address: '203.0.113.1', target: '2' },
    operation: 'GET /api/office/people/:affiliateId',
    ...more,
  })
  for (let minute = 0; minute < 70; minute += 10) {
    now = NOON + minute * 60_000
    log.record(opened())
    log.record(opened())
  }
  log.record(opened({ affiliateId: 8 }))
  log.record(opened({ address: '203.0.113.2' }))
  for (const second of [0, 60]) {
    now = NOON + 7_200_000 + second * 1000
    log.record(opened({ operation: 'PUT /api/office/people/:affiliateId/type' }))
  }
  await log.close()
  const list = async (filter = {}, page = { page: 1, pageSize: 50 }) => {
    const { items, total } = await log.list({ affiliateId: 2, ...filter }, page)
    const rowsOf = items.map((item) => [
      ...[item.operation?.slice(0, 3), item.affiliateId, item.address?.slice(-1), item.count],
      (item.firstAt.getTime() - NOON) / 60_000,
    ])
    return { total, rows: rowsOf }
  }
  const all = await list()
  expect(all.total).toBe(6)
  expect(all.rows.slice(0, 2)).toEqual([
    ['PUT', 9, '1', 1, 121],
    ['PUT', 9, '1', 1, 120],
  ])
  expect(all.rows.slice(2, 5).sort()).toEqual([
    ['GET', 8, '1', 1, 60],
    ['GET', 9, '1', 2, 60],
    ['GET', 9, '2', 1, 60],
  ])
  expect(all.rows[5]).toEqual(['GET', 9, '1', 12, 0])
  // Up to the middle of the hour.
  expect((await list({ to: new Date(NOON + 25 * 60_000) })).rows).toEqual([['GET', 9, '1', 6, 0]])
  expect((await list({}, { page: 2, pageSize: 5 })).rows).toEqual([['GET', 9, '1', 12, 0]])
  expect(await rows()).toHaveLength(11)
})
