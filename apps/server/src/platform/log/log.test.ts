import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import { scrub, scrubPath } from './scrub.ts'

const TOKEN = `eyJhbGciOiJFUzI1NiJ9.${'eyJzdWIiOiIxIn0'}.c2lnbmF0dXJl-_x`

function aLog() {
  const lines: string[] = []
  return { lines, log: createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) }) }
}

test('logs a request as one JSON line with its id, without query, cookie, token or address', async () => {
  const { lines, log } = aLog()
  const app = Fastify({ loggerInstance: log, genReqId: () => 'request-7' })
  app.get('/people/:email', async () => ({}))
  await app.inject({
    url: `/people/mara%40example.org?code=4711&token=${TOKEN}`,
    headers: { authorization: `Bearer ${TOKEN}`, cookie: 'session=crumbs' },
  })
  const [incoming] = lines.map((line) => JSON.parse(line))
  expect(incoming).toMatchObject({
    level: 'info',
    reqId: 'request-7',
    req: { method: 'GET', path: '/people/[e-mail]' },
  })
  expect(lines.join('')).not.toMatch(/mara|4711|eyJ|crumbs|Bearer/)
})

test('an error keeps its stack, without the address in it', () => {
  const { lines, log } = aLog()
  log.error(
    { err: new Error('no account\nmara.lindqvist@example.org here') },
    'failed for <mara@example.org>',
  )
  const line = JSON.parse(lines[0] ?? '')
  expect(line.err.message).toBe('no account\n[e-mail] here')
  expect(line.err.stack).toContain('log.test.ts')
  expect(line.msg).toBe('failed for <[e-mail]>')
})

test("logs an error's message, code and stack, never the connection attached to it", () => {
  const { lines, log } = aLog()
  const cut = (message: string) =>
    Object.assign(new Error(message), { code: '57P01', client: { secretKey: 4711, password: 'hunter2' } })
  log.error({ err: cut('terminating connection') }, 'the job queue reported an error')
  log.error(new Error('outer', { cause: cut('inner') }))
  log.error({ err: new AggregateError([cut('one of two')], 'both') }, 'the job queue reported an error')
  log.error({ err: { client: { secretKey: 4711 } } }, 'no error at all')
  expect(lines.join()).not.toMatch(/secretKey|4711|hunter2|client/)
  const [plain, caused, several] = lines.map((line) => JSON.parse(line).err)
  expect(plain).toMatchObject({ type: 'Error', message: 'terminating connection', errorCode: '57P01' })
  expect(plain.stack).toContain('log.test.ts')
  expect(caused.message).toBe('outer: inner')
  expect(several.errors).toMatchObject([{ message: 'one of two', errorCode: '57P01' }])
})

test('hides fields with secrets by their names', () => {
  const { lines, log } = aLog()
  log.info({
    password: 'p1',
    headers: { authorization: 'p2', cookie: 'p3' },
    a: { b: { idToken: 'p4' } },
    answers: ['p5'],
  })
  expect(lines[0]).not.toMatch(/p[1-5]/)
})

test('a line stays valid JSON whatever it contains', () => {
  const { lines, log } = aLog()
  log.info({
    text: 'tab\tx@example.org "quoted@example.org" back\\slash@example.org \u00fcml\u00e4ut@b\u00fccher.example',
  })
  expect(JSON.parse(lines[0] ?? '').text).toBe('tab\t[e-mail] "[e-mail]" back\\[e-mail] [e-mail]')
})

test('removes bearer tokens and leaves ordinary words', () => {
  expect(scrub(`Authorization: Bearer abc.def-ghi and ${TOKEN}`)).toBe('Authorization: [token] and [token]')
  expect(scrub('pg@8.23.1 at module.ts:12:3 in @fathom/server')).toContain('@fathom/server')
})

test('a path keeps ids and names, without tokens and the query', () => {
  const id = '0198c2f0-1111-7222-8333-444455556666'
  expect(scrubPath(`/api/logbook/dive/${id}?email=a@example.org`)).toBe(`/api/logbook/dive/${id}`)
  expect(scrubPath('/forms/physician/Zk3T9fQ2mX7vB1nC5rL8wY4hG6jD0sPa')).toBe('/forms/physician/[token]')
  expect(scrubPath('/assets/dashboard-page-with-a-long-name-4f3a.js')).toBe(
    '/assets/dashboard-page-with-a-long-name-4f3a.js',
  )
})

test('scrubs a megabyte of text quickly', () => {
  const begun = process.cpuUsage()
  scrub(`${'a.'.repeat(250_000)}@${'b-'.repeat(250_000)}`)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(5000)
})
