import { diveLogs } from '@fathom/contract/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { documentOf } from '../logbook.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const byHash = (person: string, variables: Record<string, unknown>) =>
  world.call(person).post('/api/logbook/graphql', {
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: diveLogs.id } },
  })
const byText = (person: string, variables: Record<string, unknown>) =>
  world.call(person).post('/api/logbook/graphql', { query: documentOf('DiveLogs'), variables })

test.each<[string, Record<string, unknown>]>([
  ['diver', { limit: 200 }],
  ['diver', { log_type: 'Training', limit: 5, offset: 5 }],
  ['diver', { search: 'canyon', order_by: 'max_depth', direction: 'asc' }],
  ['student', {}],
  ['veteran', { limit: 20, offset: 9970 }],
  ['newcomer', { limit: 20 }],
])("the prepared list of the %s for %j equals the graph's response, field by field", async (person, page) => {
  const [prepared, resolved] = [await byHash(person, page), await byText(person, page)]
  expect(prepared.status).toBe(200)
  expect(await prepared.json()).toEqual(await resolved.json())
})

test('a log that was written, sent, returned and given photos is prepared exactly as the graph returns it', async () => {
  const page = { limit: 50, status: 'Resubmit' }
  expect(await (await byHash('student', page)).json()).toEqual(await (await byText('student', page)).json())
})

test.each([{ limit: 201 }, { limit: 'ten' }, { log_type: 'Holiday' }, { offset: -1 }])(
  'leaves odd variables such as %j to the graph, which refuses them',
  async (variables) => {
    const answer = await byHash('diver', variables)
    const { errors } = (await answer.json()) as { errors?: unknown[] }
    expect(errors).toHaveLength(1)
  },
)

test("[RO-01] the prepared list requires a bearer token and shows only the caller's own dives", async () => {
  const answer = await fetch(new URL('/api/logbook/graphql', world.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ extensions: { persistedQuery: { sha256Hash: diveLogs.id } } }),
  })
  expect(answer.status).toBe(401)
  const { data } = await (await byHash('newcomer', { limit: 20 })).json()
  expect(data).toEqual({ diveLogs: [] })
})
