import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { HttpApp } from '../http/http-app.ts'
import { mountServices, type ServicePrefixes } from '../http/mount-services.ts'
import { aLog, anHttpServer, as } from '../http/testing.ts'
import type { GraphContext, Module } from '../module.ts'
import { Problem } from '../problem.ts'

const DEEP = `query Deep { me { ${'friend { '.repeat(12)} name ${'} '.repeat(12)} } }`
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const started = Promise.withResolvers<void>()
const left = Promise.withResolvers<void>()

const people: Module = {
  graphs: {
    pro: {
      sdl: `type Query { me: Person! stale: Int! broken: Int! slow: Int! platform: String! bearer: String }
        type Person { name: String! friend: Person! }`,
      trusted: { [hashOf(DEEP)]: DEEP },
      resolvers: {
        Query: {
          me: (_: unknown, __: unknown, { caller }: GraphContext) => ({ name: caller.givenName }),
          stale: () => {
            throw new Problem('stale', 409, { errors: ['Read it again'], extra: { current: { id: 7 } } })
          },
          broken: () => {
            throw new Error('password of the database is hunter2')
          },
          slow: (_: unknown, __: unknown, { request }: GraphContext) => {
            started.resolve()
            return new Promise((_resolve, reject) =>
              request.signal.addEventListener('abort', () => {
                reject(request.signal.reason)
                setImmediate(left.resolve)
              }),
            )
          },
          platform: (_: unknown, __: unknown, { request }: GraphContext) => request.headers.get('x-platform'),
          bearer: (_: unknown, __: unknown, { request }: GraphContext) =>
            request.headers.get('authorization'),
        },
        Person: { friend: () => ({ name: 'Kai' }) },
      },
    },
  },
}
const links: Module = {
  graphs: {
    pro: {
      sdl: '"An area of its own." type Link { url: String! } type Query { links(limit: Int! = 10): [Link!]! }',
      trusted: {},
      resolvers: { Query: { links: () => [{ url: '/a' }] } },
    },
  },
}

let app: HttpApp
afterEach(() => app.close())

async function aGraph(log = aLog().log) {
  app = await anHttpServer({ log })
  const services = { pro: '/api/pro' } as ServicePrefixes
  await mountServices(app, [people, links], services, { drain: new AbortController().signal })
}

const ask = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/pro/graphql',
    headers: { accept: 'application/json', ...as('diver'), ...headers },
    payload,
  })

/** As a problem of the call, or as one of the graph. */
async function refusalOf(payload: object) {
  const answer = (await ask(payload)).json()
  const { problem, place } = answer.errors?.[0]?.extensions ?? answer
  return { problem, extra: place }
}

const problemOf = async (query: string) => (await ask({ query })).json().errors?.[0]?.extensions

test('modules of one service share one graph', async () => {
  await aGraph()
  expect((await ask({ query: '{ me { name } links { url } }' })).json()).toEqual({
    data: { me: { name: 'Dana' }, links: [{ url: '/a' }] },
  })
  const sdl = (await app.inject({ url: '/api/pro/schema.graphql' })).body
  expect(sdl.match(/type Query/g)).toHaveLength(1)
  expect(sdl).toContain('"An area of its own."')
})

test('[CA-01] a graph requires a bearer', async () => {
  await aGraph()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/pro/graphql',
    payload: { query: '{ me { name } }' },
  })
  expect(answer.statusCode).toBe(401)
})

test('headers reach the resolvers, but the bearer does not', async () => {
  await aGraph()
  expect((await ask({ query: '{ bearer }' })).json().data.bearer).toBeNull()
  expect((await ask({ query: '{ platform }' }, { 'x-platform': 'web' })).json().data.platform).toBe('web')
})

test("a trusted document is found by its hash and isn't limited", async () => {
  await aGraph()
  const answer = await ask({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(DEEP) } } })
  expect(answer.json().errors).toBeUndefined()
  expect(answer.body).toContain('Kai')
})

test('a trusted document is still found by its hash after it was sent as text', async () => {
  await aGraph()
  await ask({ query: DEEP })
  const answer = await ask({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(DEEP) } } })
  expect(answer.json().errors).toBeUndefined()
})

test('rejects an unknown hash and a request without a document', async () => {
  await aGraph()
  for (const payload of [{ extensions: { persistedQuery: { sha256Hash: hashOf('{ me { name } }') } } }, {}])
    expect((await ask(payload)).json().errors[0].extensions).toMatchObject({ problem: 'unknown-document' })
})

test.each([
  ['depth', DEEP.replace('Deep', 'Foreign')],
  ['aliases', `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: platform`).join(' ')} }`],
  ['breadth', `{ ${'platform '.repeat(101)} }`],
  ['cost', '{ links(limit: 100000) { url } }'],
  ['length', `{ platform } ${'#'.repeat(20_000)}`],
  ['nesting', '{ a '.repeat(6000).slice(0, 19_000)],
  ['nesting', `{ links(limit: ${'['.repeat(9000)}${']'.repeat(9000)}) { url } }`],
  ['number of tokens', `{ links(limit: [${'1 '.repeat(5000)}]) { url } }`],
])('[TS-20] rejects a foreign document for its %s', async (what, query) => {
  await aGraph()
  expect(await problemOf(query)).toMatchObject({
    problem: 'document-too-heavy',
    status: 400,
    errors: [expect.stringContaining(what)],
  })
})

test.each([
  ['U+0000 in a literal', '{ links(limit: "\\u0000") { url } }', 'body.query'],
  ['U+0000 in a block string', '{ links(limit: """a\0""") { url } }', 'body.query'],
])('[TS-20] refuses %s', async (_, query, place) => {
  await aGraph()
  const { problem, extra } = await refusalOf({ query })
  expect([problem, extra]).toEqual(['invalid-characters', place])
})

test('[TS-20] refuses U+0000, a lone surrogate and deep nesting in variables, before a resolver runs', async () => {
  await aGraph()
  const query = 'query ($n: Int!) { links(limit: $n) { url } }'
  for (const [value, problem, place] of [
    ['\0', 'invalid-characters', 'body.variables.n'],
    [{ deep: ['\ud800'] }, 'invalid-characters', 'body.variables.n.deep.0'],
  ])
    expect(await refusalOf({ query, variables: { n: value } })).toEqual({ problem, extra: place })
  const nested = `${'['.repeat(9000)}${']'.repeat(9000)}`
  const answer = await app.inject({
    method: 'POST',
    url: '/api/pro/graphql',
    headers: { 'content-type': 'application/json', ...as('diver') },
    payload: `{"query":${JSON.stringify(query)},"variables":{"n":${nested}}}`,
  })
  expect([answer.statusCode, answer.json().problem]).toEqual([400, 'nested-too-deep'])
})

test('the cost uses the variables of the current request', async () => {
  await aGraph()
  const query = 'query ($n: Int!) { links(limit: $n) { url } }'
  expect((await ask({ query, variables: { n: 100_000 } })).json().errors).toHaveLength(1)
  expect((await ask({ query, variables: { n: 5 } })).json().errors).toBeUndefined()
})

test('rejects ten thousand repetitions of a field before comparing them with each other', async () => {
  await aGraph()
  const started = performance.now()
  expect(await problemOf(`{ ${'me{name}'.repeat(2400)} }`)).toMatchObject({ problem: 'document-too-heavy' })
  expect(performance.now() - started).toBeLessThan(1000)
})

test('answers introspection, because the SDL is public anyway', async () => {
  await aGraph()
  const answer = await ask({ query: '{ __schema { queryType { name } types { name fields { name } } } }' })
  expect(answer.json().data.__schema.queryType.name).toBe('Query')
})

test('rejects introspection with nested lists', async () => {
  await aGraph()
  const nested = '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }'
  expect(await problemOf(nested)).toMatchObject({ problem: 'invalid-input' })
})

test('a problem keeps its name, its messages and the members that the module adds', async () => {
  await aGraph()
  expect(await problemOf('{ stale }')).toEqual({
    problem: 'stale',
    status: 409,
    errors: ['Read it again'],
    current: { id: 7 },
  })
})

test('an unexpected error is logged with the request and not exposed', async () => {
  const { log, lines } = aLog()
  await aGraph(log)
  const answer = await ask({ query: '{ broken }' })
  expect(answer.body).not.toContain('hunter2')
  expect(answer.json().errors[0].extensions).toMatchObject({ problem: 'unexpected', status: 500 })
  const line = lines.find((each) => each.includes('hunter2')) ?? ''
  expect(line).toContain('graph.test.ts')
  expect(line).toContain(String(answer.headers['x-request-id']))
})

test('a caller who closes the connection before the answer causes no error', async () => {
  const { log, lines } = aLog()
  await aGraph(log)
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const leave = new AbortController()
  const asking = fetch(`${base}/api/pro/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...as('diver') },
    body: JSON.stringify({ query: '{ slow }' }),
    signal: leave.signal,
  })
  await started.promise
  leave.abort()
  await expect(asking).rejects.toThrow()
  await left.promise
  await app.close()
  const levels = lines.map((line) => JSON.parse(line).level)
  expect(levels.filter((level) => level >= 40)).toEqual([])
  expect(lines.some((line) => line.includes('closed the connection before the answer'))).toBe(true)
})

test.each(['{ nothing }', '{ me { name }', 'query ($n: Int!) { links(limit: $n) { url } }'])(
  '%s is the caller’s mistake',
  async (query) => {
    await aGraph()
    expect(await problemOf(query)).toMatchObject({ problem: 'invalid-input', status: 400 })
  },
)

test('rejects malformed JSON, an array and a foreign content type', async () => {
  await aGraph()
  const send = (payload: string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/api/pro/graphql',
      headers: { 'content-type': type, ...as('diver') },
      payload,
    })
  expect((await send('{')).json()).toMatchObject({ problem: 'malformed-json', status: 400 })
  expect((await send('[]')).json()).toMatchObject({ problem: 'invalid-input', status: 400 })
  expect((await send('x', 'text/plain')).json()).toMatchObject({ status: 415 })
})
