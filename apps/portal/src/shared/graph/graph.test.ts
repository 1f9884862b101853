// @vitest-environment node
import type { Operation } from '@fathom/contract/shared'
import { afterEach, expect, test } from 'vitest'
import { type Answer, aCaller, aService, sendJson } from '../http/http.fixture.ts'
import { createGraph } from './create-graph.ts'

const unread: Operation<{ unread: number }, { limit: number }> = {
  service: 'notifications',
  id: 'a1b2',
  name: 'Unread',
  kind: 'query',
}

let service: Awaited<ReturnType<typeof aService>>
afterEach(() => service.close())

async function aGraphOf(answer: Answer) {
  service = await aService(answer)
  const caller = aCaller(service.url)
  return { ...caller, graph: createGraph(caller.http) }
}

test('sends only the hash of an operation, with the platform', async () => {
  const { graph } = await aGraphOf((_, response) => sendJson(response, 200, { data: { unread: 3 } }))
  expect(await graph.request(unread, { limit: 5 })).toEqual({ unread: 3 })
  expect(service.heard[0]).toMatchObject({ url: '/graphql', headers: { 'x-platform': 'web' } })
  expect(JSON.parse(service.heard[0]?.body ?? '')).toEqual({
    variables: { limit: 5 },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'a1b2' } },
  })
})

test('[CA-02] graph errors are failures like those of any call', async () => {
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

test('[CA-02] an error without a message uses the general text', async () => {
  const errors = [{ message: 'Cannot query field', extensions: { problem: 'invalid-input' } }]
  const { graph } = await aGraphOf((_, response) => sendJson(response, 200, { errors }))
  await expect(graph.request(unread, { limit: 5 })).rejects.toMatchObject({
    message: 'Etwas ging schief.',
    problem: 'invalid-input',
  })
})
