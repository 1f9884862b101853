import { expect, test } from 'vitest'
import { z } from 'zod'
import { affiliateIdWire, decimal } from './decimal.ts'
import { flagsWire } from './flags.ts'
import { paged } from './paged.ts'
import { problemWire } from './problem.ts'
import { CHUNK_BYTES } from './upload.ts'

test('a page of a list has its items and its position', () => {
  const page = { items: [{ id: 7 }], total: 41, page: 3, pageSize: 20 }
  expect(paged(z.object({ id: z.number() })).parse(page)).toEqual(page)
  expect(paged(z.object({ id: z.number() })).safeParse({ ...page, page: 0 }).success).toBe(false)
})

test('a number in a path or a query has only decimal digits', () => {
  for (const value of ['100001', 100_001]) expect(affiliateIdWire.parse(value)).toBe(100_001)
  for (const value of [
    '0x186A1',
    '1e5',
    '',
    ' 7',
    '+7',
    '-7',
    '7.0',
    '١',
    '0',
    '9'.repeat(17),
    '9'.repeat(16),
  ])
    expect([value, affiliateIdWire.safeParse(value).success]).toEqual([value, false])
  const query = z.object({
    page: decimal(z.number().int().min(1)).default(1),
    id: affiliateIdWire.optional(),
  })
  expect([query.parse({}), query.parse({ page: '3', id: '7' })]).toEqual([{ page: 1 }, { page: 3, id: 7 }])
})

test('a problem keeps the members that a module adds', () => {
  const wire = { title: 'x', status: 409, problem: 'stale', requestId: 'r', errors: [], current: { id: 1 } }
  expect(problemWire.parse(wire)).toEqual(wire)
})

test('the monitoring sample rate is between 0 and 1', () => {
  const flags = { showSiteMaintenanceNotice: false, monitoringSampling: 1.5 }
  expect(flagsWire.safeParse(flags).success).toBe(false)
})

test('[CO-06] a chunk of an upload is 256 KB', () => {
  expect(CHUNK_BYTES).toBe(262_144)
})
