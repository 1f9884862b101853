// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed, isPassingOutage } from './call-failed.ts'
import { LOGGED_BODY_BYTES } from './call-log.ts'
import { type Answer, aCaller, aService, sendJson } from './http.fixture.ts'

let service: Awaited<ReturnType<typeof aService>>
afterEach(() => service.close())

const failureOf = (call: Promise<unknown>): Promise<CallFailed> =>
  call.then(
    () => Promise.reject(new Error('The call did not fail')),
    (error) => error,
  )

async function aCallerOf(answer: Answer, more: Parameters<typeof aCaller>[1] = {}) {
  service = await aService(answer)
  return { service, ...aCaller(service.url, more) }
}

test('[CA-01] a call sends the id token as its bearer token', async () => {
  const { http, service } = await aCallerOf((_, response) => sendJson(response, 200, { ok: true }))
  await http.get('applications', 'Applications/assigned', { headers: { 'affiliate-id': '100001' } })
  expect(service.heard[0]?.headers).toMatchObject({
    authorization: 'Bearer old-token',
    'affiliate-id': '100001',
    accept: 'application/json',
  })
})

test('sends paths, queries, bodies and idempotency keys correctly', async () => {
  const { http, service } = await aCallerOf((_, response) => sendJson(response, 200, {}))
  await http.put('auth', 'user/update/{email}', {
    params: { email: 'a/b@fathom.test' },
    query: { page: 2, culture: undefined },
    body: { firstName: 'Dana' },
    idempotencyKey: '018f',
  })
  expect(service.heard[0]).toMatchObject({
    method: 'PUT',
    url: '/user/update/a%2Fb%40fathom.test?page=2',
    body: '{"firstName":"Dana"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': '018f' },
  })
})

test('parses an answer with its contract schema, also with one that loads lazily', async () => {
  const { http } = await aCallerOf((_, response) => sendJson(response, 200, { total: '3' }))
  const schema = { parse: (value: unknown) => Number((value as { total: string }).total) }
  expect(await http.get('forms', 'total', { schema })).toBe(3)
  expect(await http.get('forms', 'total', { schema: async () => schema })).toBe(3)
})

test("an answer that doesn't match its schema is reported as a failure", async () => {
  const { http, log } = await aCallerOf((_, response) => sendJson(response, 200, {}))
  const mistake = new Error('total: expected a number')
  const schema = {
    parse: () => {
      throw mistake
    },
  }
  const failure = await failureOf(http.get('forms', 'total', { schema }))
  expect(failure).toMatchObject({ kind: 'unreadable', message: 'Etwas ging schief.', cause: mistake })
  expect(log).toMatchObject([{ failure: 'unreadable', status: 200, cause: mistake }])
})

test("[CA-33] an empty answer isn't a failure", async () => {
  const { http } = await aCallerOf((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(),
  )
  expect(await http.post('preferences', 'recipient', { body: {} })).toBeUndefined()
})

test('[CA-02] from status 400 on the message is the translated general error', async () => {
  const { http } = await aCallerOf((_, response) =>
    sendJson(response, 500, { title: 'Boom', problem: 'unexpected' }),
  )
  const failure = await failureOf(http.get('forms', 'total'))
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure).toMatchObject({
    message: 'Etwas ging schief.',
    kind: 'refused',
    status: 500,
    problem: 'unexpected',
  })
})

test("[CA-02] a service's errors are joined and win over the general error", async () => {
  const answer = { problem: 'stale', requestId: 'r-1', code: 225, current: { id: 7 }, errors: ['One', 'Two'] }
  const { http } = await aCallerOf((_, response) => sendJson(response, 409, answer))
  const failure = await failureOf(http.put('forms', 'x', { body: {} }))
  expect(failure).toMatchObject({ message: 'One; Two', ...answer, status: 409 })
})

test('[CA-02] an HTML page instead of a problem is reported by its status', async () => {
  const { http } = await aCallerOf((_, response) =>
    response.writeHead(502, { 'content-type': 'application/json' }).end('<html>Bad gateway</html>'),
  )
  expect(await failureOf(http.get('forms', 'x'))).toMatchObject({
    status: 502,
    message: 'Etwas ging schief.',
  })
})

test('[OP-04] a server without its database, and a gateway without a server, count as a lost connection', async () => {
  const away = { 'content-type': 'application/problem+json', 'retry-after': '3' }
  const { http } = await aCallerOf(({ url }, response) =>
    url === '/gateway'
      ? response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>No server</h1>')
      : response.writeHead(503, away).end(JSON.stringify({ problem: 'database-away', status: 503 })),
  )
  const lost = await failureOf(http.get('forms', 'x'))
  expect(lost).toMatchObject({ kind: 'network', status: 503, problem: 'database-away' })
  const unserved = await failureOf(http.get('forms', 'gateway'))
  expect(unserved).toMatchObject({ kind: 'network', status: 503 })
  expect([lost, unserved].map(isPassingOutage)).toEqual([true, true])
})

test('[CA-02] a call that takes too long fails with a timeout', async () => {
  const { http, log } = await aCallerOf(() => {}, { timeoutMs: 30 })
  expect(await failureOf(http.get('forms', 'slow'))).toMatchObject({ kind: 'timeout' })
  expect(log).toMatchObject([{ failure: 'timeout', path: 'slow' }])
})

test('[CA-02] an answer that starts and never ends times out too', async () => {
  const { http } = await aCallerOf(
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    { timeoutMs: 60 },
  )
  expect(await failureOf(http.get('forms', 'slow'))).toMatchObject({ kind: 'timeout' })
})

test('a call aborted on navigation is distinguished from one that fails', async () => {
  const leave = new AbortController()
  const { http } = await aCallerOf(() => leave.abort())
  expect(await failureOf(http.get('forms', 'x', { signal: leave.signal }))).toMatchObject({ kind: 'aborted' })
})

test('an unreachable service is a network failure', async () => {
  const { http, service } = await aCallerOf(() => {})
  await service.close()
  expect(await failureOf(http.get('forms', 'x'))).toMatchObject({ kind: 'network', status: undefined })
})

test('a file is returned unchanged', async () => {
  const { http } = await aCallerOf((_, response) =>
    response.writeHead(200, { 'content-type': 'application/zip' }).end(Buffer.from([1, 2, 3])),
  )
  const file = await http.download('learning', 'courses/{id}/eRecord/archive', { params: { id: 7 } })
  expect([file.size, file.type]).toEqual([3, 'application/zip'])
})

test('[CO-10] a call is logged by its template with status and time, never with its bearer token', async () => {
  const { http, log } = await aCallerOf((_, response) =>
    sendJson(response, 200, { idToken: 'eyJ', name: 'Dana' }),
  )
  await http.post('auth', 'password/change/{email}', {
    params: { email: 'diver@fathom.test' },
    body: { oldPassword: 'Reef1234', clientId: 'portal' },
  })
  expect(log).toMatchObject([
    {
      method: 'POST',
      service: 'auth',
      path: 'password/change/{email}',
      status: 200,
      ms: expect.any(Number),
      requestId: 'request-1',
      sent: { body: { oldPassword: '•', clientId: 'portal' } },
      received: { body: { idToken: '•', name: 'Dana' } },
    },
  ])
  expect(JSON.stringify(log)).not.toMatch(/Reef1234|old-token|diver@/)
})

test('[CO-10] only size and type are logged of a body above 16 KB', async () => {
  const text = 'x'.repeat(LOGGED_BODY_BYTES)
  const { http, log } = await aCallerOf((_, response) => sendJson(response, 200, { text }))
  await http.post('forms', 'data', { body: { text } })
  const size = JSON.stringify({ text }).length
  expect(log[0]?.sent).toEqual({ type: 'application/json', size })
  expect(log[0]?.received).toEqual({ type: 'application/json', size })
})

test('[CO-10] a form with files is logged by size and type', async () => {
  const { http, log, service } = await aCallerOf((_, response) => sendJson(response, 200, {}))
  const form = new FormData()
  form.set('imageFile', new Blob(['12345'], { type: 'image/png' }), 'me.png')
  await http.post('pro', 'certifications/photos/upload', { body: form })
  expect(service.heard[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(log[0]?.sent).toEqual({ type: 'multipart/form-data', size: 5 })
})

test('[ST-11] a call with its own fetch is refreshed and retried like any other', async () => {
  const { http } = await aCallerOf((_, response) => sendJson(response, 500, {}))
  const send = vi.fn<typeof fetch>(async (_, init) =>
    new Headers(init?.headers).get('authorization') === 'Bearer new-token'
      ? Response.json({ ok: true })
      : new Response(null, { status: 401 }),
  )
  expect(await http.post('learning', 'packages', { body: new Blob(['zip']), fetch: send })).toEqual({
    ok: true,
  })
  expect(send).toHaveBeenCalledTimes(2)
})

test('[CA-02] a call can have a longer or shorter timeout', async () => {
  const { http } = await aCallerOf(() => {})
  expect(await failureOf(http.get('forms', 'slow', { timeoutMs: 20 }))).toMatchObject({ kind: 'timeout' })
})
