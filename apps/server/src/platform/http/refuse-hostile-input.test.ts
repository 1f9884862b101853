import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { Problem } from '../problem.ts'
import type { HttpApp } from './http-app.ts'
import { anHttpServer, as } from './testing.ts'

let app: HttpApp
afterEach(() => app.close())

async function aServer() {
  app = await anHttpServer()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  const schema = { params: z.object({ name: z.string() }) }
  app.all('/api/things/:name', { schema }, async () => 'reached')
}

type Sent = { path?: string; type?: string; body?: string }

async function send({ path = 'fin', type = 'application/json', body = '{}' }: Sent) {
  const headers = { ...as('diver'), 'content-type': type }
  const answer = await app.inject({ method: 'POST', url: `/api/things/${path}`, headers, payload: body })
  const { problem, place } = answer.headers['content-type']?.startsWith('application/problem+json')
    ? answer.json()
    : {}
  return [answer.statusCode, problem, place]
}

const FORM = 'application/x-www-form-urlencoded'

test.each<[what: string, sent: Sent, place: string]>([
  ['U+0000 in the path', { path: 'a%00b' }, 'path.name'],
  ['U+0000 in the query', { path: 'fin?search=%00' }, 'query.search'],
  ['U+0000 in a name of the query', { path: 'fin?a%00=1' }, 'query (a name)'],
  ['U+0000 in a JSON field', { body: '{"a":{"b":["x","\\u0000"]}}' }, 'body.a.b.1'],
  ['U+0000 in a JSON name', { body: '{"a":{"\\u0000":1}}' }, 'body.a (a name)'],
  ['a high surrogate on its own', { body: '{"a":"\\ud83d"}' }, 'body.a'],
  ['a low surrogate on its own', { body: '{"a":"\\ude00\\ud83d"}' }, 'body.a'],
  ['U+0000 in a form', { type: FORM, body: 'reason=%00' }, 'body.reason'],
  ['U+0000 as the whole body', { body: '"\\u0000"' }, 'body'],
])('[TS-20] refuses %s and names the place', async (_, sent, place) => {
  await aServer()
  expect(await send(sent)).toEqual([400, 'invalid-characters', place])
})

test('[TS-20] text of every script passes, emoji, joiners and direction marks included', async () => {
  await aServer()
  const text = ['潜水', 'غوص', 'a\u200bb', '\u202eabc', '👨‍👩‍👧', '\t\n', '\u0001', '\uffff']
  expect(await send({ body: JSON.stringify({ text }) })).toEqual([200, undefined, undefined])
})

test('[TS-20] refuses a body that nests without end, at any depth that fits', async () => {
  await aServer()
  const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
  expect(await send({ body: nested(60) })).toEqual([200, undefined, undefined])
  for (const levels of [64, 9000, 400_000])
    expect(await send({ body: nested(levels) })).toEqual([400, 'nested-too-deep', 'body'])
})

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
])('[TS-20] refuses a multipart body without a usable boundary: %.40s', async (type) => {
  await aServer()
  expect(await send({ type, body: 'x' })).toEqual([400, 'malformed-body', 'header.content-type'])
})

test('a multipart body with a boundary reaches its route', async () => {
  await aServer()
  for (const boundary of ['x', '"a b"', 'x; charset=utf-8'])
    expect(await send({ type: `multipart/form-data; boundary=${boundary}`, body: 'x' })).toEqual([
      200,
      undefined,
      undefined,
    ])
})

test('anyone who is not signed in is refused first', async () => {
  await aServer()
  expect((await app.inject({ url: '/api/things/%00' })).statusCode).toBe(401)
})

test('a problem has the status that other error handlers read', () => {
  expect(new Problem('invalid-characters', 400)).toMatchObject({ statusCode: 400 })
})
