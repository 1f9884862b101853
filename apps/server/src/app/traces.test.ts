import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { startWorld, type World } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from './start.ts'

type Value = { stringValue?: string; intValue?: number }
type Attribute = { key: string; value: Value }
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] }
type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

const exported: { path: string; key: string | undefined; body: Export }[] = []
const receiver = createServer(async (request, response) => {
  const body = (await json(request)) as Export
  exported.push({ path: request.url ?? '', key: String(request.headers['api-key']), body })
  response.setHeader('content-type', 'application/json').end('{}')
})

let world: World<Server>
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  world = await startWorld(startServer, {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret',
      OTEL_SERVICE_NAME: 'fathom-test',
    },
  })
})
afterAll(() => void receiver.close())

const spans = () =>
  exported.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const attributesOf = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

const TRACE = '0af7651916cd43dd8448eb211c80319c'

test('[OP-01] with tracing configured, a request, its statements and jobs reach the receiver', async () => {
  const { idToken } = await world.session('diver')
  await fetch(`${world.url}/api/learning/profiles/100001?note=private`, {
    headers: { authorization: `Bearer ${idToken}`, traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
  })
  const { db, jobs } = world.server.platform
  await jobs.work('traced', async () => void (await db.query('select 42 as answer')))
  await jobs.send(db, 'traced', {})
  await vi.waitFor(() => expect(spans().map(({ name }) => name)).toContain('job traced'), {
    timeout: 15_000,
    interval: 100,
  })
  const [first] = exported
  expect(first).toMatchObject({ path: '/v1/traces', key: 'a secret' })
  expect(attributesOf(first?.body.resourceSpans[0]?.resource ?? { attributes: [] })).toMatchObject({
    'service.name': 'fathom-test',
    'service.version': world.server.platform.config.version,
  })

  const ofRequest = spans().filter(({ traceId }) => traceId === TRACE)
  const root = ofRequest.find(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331')
  expect(root?.name).toBe('GET /api/learning/profiles/:affiliateId')
  expect(attributesOf(root ?? { attributes: [] })).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/learning/profiles/:affiliateId',
    'http.response.status_code': 200,
  })
  const statement = ofRequest.find(({ name }) => name === 'postgresql')
  expect(statement).toBeDefined()
  const job = spans().find(({ name }) => name === 'job traced')
  const inJob = spans().find(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect(attributesOf(inJob ?? { attributes: [] })['db.query.text']).toBe('select 42 as answer')
}, 30_000)

test('[OP-01] traces hold patterns, not what a person sent', () => {
  const all = JSON.stringify(exported)
  for (const secret of ['private', '100001', '@fathom.test', 'Reef1234']) expect(all).not.toContain(secret)
})

test('[OP-01] without an address for traces, nothing of OpenTelemetry is loaded', async () => {
  const plain = await startWorld(startServer, { template: 'empty' })
  expect(plain.server.platform.tracing).toBeUndefined()
  await plain.stop()
})
