// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { CallFailed } from './call-failed.ts'
import { type Answer, aCaller, aService, sendJson } from './http.fixture.ts'

let service: Awaited<ReturnType<typeof aService>>
afterEach(() => service.close())

const onlyTheNewToken: Answer = ({ headers }, response) =>
  headers.authorization === 'Bearer new-token'
    ? sendJson(response, 200, { ok: true })
    : sendJson(response, 401, { problem: 'unauthenticated', errors: [] })

async function aCallerOf(answer: Answer, more: Parameters<typeof aCaller>[1] = {}) {
  service = await aService(answer)
  return aCaller(service.url, more)
}

test('[ST-11] a 401 triggers one refresh and one retry', async () => {
  const { http, counts } = await aCallerOf(onlyTheNewToken)
  expect(await http.post('pro', 'codes/{code}/redeem', { params: { code: 'A' }, body: { a: 1 } })).toEqual({
    ok: true,
  })
  expect(service.heard.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}'])
  expect(counts).toEqual({ refreshes: 1, signedOut: 0 })
})

test("[ST-11] a call still refused after the retry returns the error and isn't retried again", async () => {
  const { http, counts, log } = await aCallerOf((_, response) =>
    sendJson(response, 401, { problem: 'unauthenticated' }),
  )
  await expect(http.get('learning', 'courses/1/assessmentresults')).rejects.toMatchObject({ status: 401 })
  expect(service.heard).toHaveLength(2)
  expect(counts).toEqual({ refreshes: 1, signedOut: 0 })
  expect(log).toHaveLength(1)
})

test('[ST-11] calls that fail together share one refresh', async () => {
  const { http, counts } = await aCallerOf(onlyTheNewToken)
  await Promise.all(['a', 'b', 'c', 'd'].map((path) => http.get('pro', path)))
  expect(counts.refreshes).toBe(1)
  expect(service.heard).toHaveLength(8)
})

test('[ST-11] a call in flight during a refresh is retried with the new token', async () => {
  const refreshed = Promise.withResolvers<void>()
  const { http, counts } = await aCallerOf(async (heard, response) => {
    if (heard.url === '/late' && heard.headers.authorization === 'Bearer old-token') await refreshed.promise
    onlyTheNewToken(heard, response)
  })
  const late = http.get('pro', 'late')
  await http.get('pro', 'early')
  refreshed.resolve()
  expect(await late).toEqual({ ok: true })
  expect(counts.refreshes).toBe(1)
})

test("[ST-11] a call in flight during a refresh doesn't trigger another, even if the new token is identical", async () => {
  const retried = Promise.withResolvers<void>()
  let refreshes = 0
  const { http } = await aCallerOf(
    async ({ url }, response) => {
      const isFirst = service.heard.filter((heard) => heard.url === url).length === 1
      if (url === '/late' && isFirst) await retried.promise
      sendJson(response, isFirst ? 401 : 200, isFirst ? { problem: 'unauthenticated' } : { ok: true })
    },
    {
      idToken: () => 'the-same-token',
      refreshSession: async () => {
        refreshes += 1
        return 'the-same-token'
      },
    },
  )
  const late = http.get('pro', 'late')
  await http.get('pro', 'early')
  retried.resolve()
  expect(await late).toEqual({ ok: true })
  expect(refreshes).toBe(1)
})

test.each([
  ['is refused', async () => undefined],
  ['fails', () => Promise.reject(new Error('offline'))],
])(
  '[ST-11] when the refresh %s the call returns its error, it is logged, and the user is signed out once',
  async (_, refreshSession) => {
    const { http, counts, log } = await aCallerOf(onlyTheNewToken, { refreshSession })
    const outcomes = await Promise.allSettled([http.get('pro', 'a'), http.get('pro', 'b')])
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { status: 401, problem: 'unauthenticated' },
      })
      expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(CallFailed)
    }
    expect(counts.signedOut).toBe(1)
    expect(log.filter(({ failure }) => failure === 'refresh-failed')).toHaveLength(1)
    expect(service.heard).toHaveLength(2)
  },
)

test('[ST-11] a refresh that works again serves the next call', async () => {
  let attempts = 0
  const { http } = await aCallerOf(onlyTheNewToken, {
    idToken: () => 'old-token',
    refreshSession: async () => (attempts++ === 0 ? undefined : 'new-token'),
  })
  await expect(http.get('pro', 'a')).rejects.toMatchObject({ status: 401 })
  expect(await http.get('pro', 'a')).toEqual({ ok: true })
})

test("[CA-02] a refresh that never ends doesn't block the call beyond its timeout", async () => {
  const { http } = await aCallerOf(onlyTheNewToken, {
    timeoutMs: 80,
    refreshSession: () => new Promise(() => {}),
  })
  await expect(http.get('pro', 'a')).rejects.toMatchObject({ kind: 'timeout' })
})
