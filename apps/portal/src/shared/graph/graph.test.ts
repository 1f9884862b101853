// @vitest-environment node
import type { ServerResponse } from 'node:http'
import type { Operation } from '@fathom/contract/shared'
import { afterEach, expect, test } from 'vitest'
import { type Answer, aCaller, aService, sendJson } from '../http/testing.ts'
import { createGraph } from './create-graph.ts'

const unread: Operation<{ unread: number }, { limit: number }> = {
  service: 'notifications',
  id: 'a1b2',
  name: 'Unread',
  kind: 'query',
}
const created: Operation<{ created: number }, Record<string, never>> = {
  service: 'notifications',
  id: 'c3d4',
  name: 'Created',
  kind: 'subscription',
}

let service: Awaited<ReturnType<typeof aService>>
afterEach(() => service.close())

async function aGraphOf(answer: Answer, silenceMs = 5000) {
  service = await aService(answer)
  const caller = aCaller(service.url)
  return { ...caller, graph: createGraph(caller.http, { backoffMs: () => 1, silenceMs }) }
}

function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(':\n\n')
}

const sendEvent = (response: ServerResponse, count: number) =>
  response.write(`event: next\ndata: {"data":{"created":${count}}}\n\n`)

test('only the hash of a request travels, with the platform', async () => {
  const { graph } = await aGraphOf((_, response) => sendJson(response, 200, { data: { unread: 3 } }))
  expect(await graph.request(unread, { limit: 5 })).toEqual({ unread: 3 })
  expect(service.heard[0]).toMatchObject({ url: '/graphql', headers: { 'x-platform': 'web' } })
  expect(JSON.parse(service.heard[0]?.body ?? '')).toEqual({
    variables: { limit: 5 },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'a1b2' } },
  })
})

test('[CA-02] the errors of a graph are failures like those of any call', async () => {
  const errors = [
    { message: 'stale', extensions: { problem: 'stale', status: 409, errors: ['One'], current: { id: 7 } } },
    { message: 'x', extensions: { problem: 'x', errors: ['Two'] } },
  ]
  const { graph } = await aGraphOf((_, response) => sendJson(response, 200, { data: null, errors }))
  await expect(graph.request(unread, { limit: 5 })).rejects.toMatchObject({
    message: 'One; Two',
    problem: 'stale',
    status: 409,
    current: { id: 7 },
  })
})

test('[CA-02] an error without sentences has the general wording', async () => {
  const errors = [{ message: 'Cannot query field', extensions: { problem: 'invalid-input' } }]
  const { graph } = await aGraphOf((_, response) => sendJson(response, 200, { errors }))
  await expect(graph.request(unread, { limit: 5 })).rejects.toMatchObject({
    message: 'Etwas ging schief.',
    problem: 'invalid-input',
  })
})

test('events are handed on, and a connection that is lost is opened again', async () => {
  let connections = 0
  const { graph } = await aGraphOf((_, response) => {
    connections += 1
    beginStream(response)
    sendEvent(response, connections)
    if (connections === 1) response.end()
    if (connections === 2) response.destroy()
  })
  const leave = new AbortController()
  const heard: number[] = []
  let opened = 0
  await graph.subscribe(
    created,
    {},
    {
      signal: leave.signal,
      onOpen: () => {
        opened += 1
      },
      onEvent: (event) => {
        heard.push(event.created)
        if (event.created === 3) leave.abort()
      },
    },
  )
  expect(heard.at(-1)).toBe(3)
  expect(heard[0]).toBe(1)
  expect(opened).toBeGreaterThanOrEqual(2)
  expect(service.heard[0]?.headers).toMatchObject({
    accept: 'text/event-stream',
    authorization: 'Bearer old-token',
    'x-platform': 'web',
  })
})

test('an event that arrives in pieces is read whole', async () => {
  const { graph } = await aGraphOf((_, response) => {
    beginStream(response)
    const text = 'event: next\r\ndata: {"data":{"created":"ä"}}\r\n\r\n'
    const bytes = Buffer.from(text)
    let sent = 0
    const next = () => {
      if (sent < bytes.length) response.write(bytes.subarray(sent, ++sent), next)
    }
    next()
  })
  const leave = new AbortController()
  const heard: unknown[] = []
  await graph.subscribe(
    created,
    {},
    {
      signal: leave.signal,
      onEvent: (event) => {
        heard.push(event.created)
        leave.abort()
      },
    },
  )
  expect(heard).toEqual(['ä'])
})

test('[ST-11] a subscription is refreshed after a 401 as well', async () => {
  const { graph, told } = await aGraphOf(({ headers }, response) => {
    if (headers.authorization !== 'Bearer new-token')
      return sendJson(response, 401, { problem: 'unauthenticated' })
    beginStream(response)
    sendEvent(response, 1)
  })
  const leave = new AbortController()
  await graph.subscribe(created, {}, { signal: leave.signal, onEvent: () => leave.abort() })
  expect(told).toEqual({ refreshes: 1, signedOut: 0 })
})

test('a subscription that the server refuses is not tried again', async () => {
  const { graph } = await aGraphOf((_, response) => sendJson(response, 403, { problem: 'not-yours' }))
  const signal = new AbortController().signal
  await expect(graph.subscribe(created, {}, { signal, onEvent: () => {} })).rejects.toMatchObject({
    problem: 'not-yours',
  })
  expect(service.heard).toHaveLength(1)
})

test('a server that fails is asked again', async () => {
  let calls = 0
  const { graph } = await aGraphOf((_, response) => {
    calls += 1
    if (calls < 3) return sendJson(response, 503, { problem: 'draining' })
    beginStream(response)
    sendEvent(response, calls)
  })
  const leave = new AbortController()
  await graph.subscribe(created, {}, { signal: leave.signal, onEvent: () => leave.abort() })
  expect(calls).toBe(3)
})

test('a connection without a sign of life is opened again', async () => {
  let calls = 0
  const { graph } = await aGraphOf((_, response) => {
    calls += 1
    beginStream(response)
    if (calls === 2) sendEvent(response, calls)
  }, 40)
  const leave = new AbortController()
  await graph.subscribe(created, {}, { signal: leave.signal, onEvent: () => leave.abort() })
  expect(calls).toBe(2)
})

test('an error inside the stream ends it', async () => {
  const { graph } = await aGraphOf((_, response) => {
    beginStream(response)
    response.write(
      'event: next\ndata: {"errors":[{"message":"x","extensions":{"problem":"not-yours","status":403}}]}\n\n',
    )
  })
  const signal = new AbortController().signal
  await expect(graph.subscribe(created, {}, { signal, onEvent: () => {} })).rejects.toMatchObject({
    problem: 'not-yours',
    status: 403,
  })
})
