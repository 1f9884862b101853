// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { type Answer, aCaller, aService, sendJson } from '../../shared/http/http.fixture.ts'
import { applicationCalls } from './applications.calls.ts'

let closing: (() => Promise<unknown>) | undefined
afterEach(() => closing?.())

const ID = '0199aaaa-0000-7000-8000-000000000001'
const MOVE = { id: ID, version: 3, move: 'submit' } as const

async function against(answer: Answer) {
  const service = await aService(answer)
  closing = service.close
  return { ...service, calls: applicationCalls(aCaller(service.url), 100001, async () => {}) }
}

const signal = new AbortController().signal
const keysOf = (heard: readonly { headers: Record<string, unknown> }[]) =>
  heard.map(({ headers }) => headers['idempotency-key'])

test('[CO-01] [CA-01] a write that fails twice is sent three times under one key, with the affiliate id', async () => {
  const { calls, heard } = await against((_, response) => {
    if (heard.length === 1) response.destroy()
    else sendJson(response, heard.length < 3 ? 503 : 200, { id: ID })
  })
  await expect(calls.move(MOVE)).resolves.toEqual({ id: ID })
  expect(heard.map(({ url }) => url.split('?')[0])).toEqual(
    Array(3).fill(`/Applications/${ID}/submit-to-member`),
  )
  expect(new Set(keysOf(heard)).size).toBe(1)
  expect(heard[2]?.headers).toMatchObject({ 'affiliate-id': '100001', 'if-match': '"3"' })
})

test('[CO-01] a rejected write is sent once, and the next try gets a new key', async () => {
  const { calls, heard } = await against((_, response) =>
    sendJson(response, 422, { problem: 'incomplete', errors: [] }),
  )
  await expect(calls.move(MOVE)).rejects.toMatchObject({ problem: 'incomplete' })
  await expect(calls.move(MOVE)).rejects.toMatchObject({ problem: 'incomplete' })
  expect(new Set(keysOf(heard)).size).toBe(2)
})

test('[CO-01] two clicks are one call', async () => {
  const { calls, heard } = await against((_, response) => sendJson(response, 200, { id: ID }))
  await Promise.all([calls.move(MOVE), calls.move(MOVE)])
  expect(heard).toHaveLength(1)
})

test('[CO-01] a press after all tries were lost reuses the key', async () => {
  const { calls, heard } = await against((_, response) => {
    if (heard.length <= 4) response.destroy()
    else sendJson(response, 200, { id: ID })
  })
  await expect(calls.move(MOVE)).rejects.toMatchObject({ kind: 'network' })
  await expect(calls.move(MOVE)).resolves.toEqual({ id: ID })
  expect(heard).toHaveLength(5)
  expect(new Set(keysOf(heard)).size).toBe(1)
})

test('[CA-03] [CA-04] [CA-05] [CA-06] each call uses the path of the specification', async () => {
  const { calls, heard } = await against((_, response) => sendJson(response, 200, {}))
  await calls.one(ID, signal)
  await calls.assigned(1, 100, signal)
  await calls.types(signal)
  await calls.cards('divemaster', signal)
  await calls.teachingAddress(ID, signal)
  await calls.fees(ID, signal)
  expect(heard.map(({ url }) => url)).toEqual([
    `/Applications/${ID}?expandApplicant=true&expandInstructor=true&expandStore=true`,
    '/Applications/assigned?Page=1&PageSize=100',
    '/Applications/types',
    '/Applications/types/divemaster/certification-cards',
    `/Applications/${ID}/teaching-address`,
    `/Applications/${ID}/fees`,
  ])
  expect(heard.every(({ headers }) => headers['affiliate-id'] === '100001')).toBe(true)
})
