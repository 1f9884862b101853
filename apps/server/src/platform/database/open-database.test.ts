import { createServer } from 'node:net'
import { freshDatabase } from '@fathom/testing/world'
import { expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'

const reports = { note: () => {}, lost: () => {} }
const problemWith = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: '/nowhere' }, reports).then(
    () => 'it was accepted',
    (error: Error) => `${error.name}: ${error.message}`,
  )

test('uses DATABASE_URL as is', async () => {
  const db = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '/nowhere' }, reports)
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
  await db.close()
})

test('reports an unreachable database in one line with its address and the reason, without the password', async () => {
  const line = await problemWith('postgres://fathom:hunter2@127.0.0.1:1/portal')
  expect(line).toMatch(
    /^StartProblem: DATABASE_URL cannot be used \(127\.0\.0\.1:1\/portal\): .*ECONNREFUSED/,
  )
  expect(line).not.toMatch(/hunter2|\n/)
})

test("names a host that doesn't exist", async () => {
  expect(await problemWith('postgres://u:p@no-such-host.invalid/x')).toMatch(
    /no-such-host\.invalid:5432.*(ENOTFOUND|EAI_AGAIN)/,
  )
})

test('distinguishes a wrong password from a missing database', async () => {
  const url = new URL(await freshDatabase())
  const wrong = new URL(url)
  wrong.password = 'wrong-password'
  const line = await problemWith(wrong.href)
  expect(line).toContain('password authentication failed')
  expect(line).not.toContain('wrong-password')
  url.pathname = '/nothing_here'
  expect(await problemWith(url.href)).toContain('"nothing_here" does not exist')
})

test("doesn't wait for a server that isn't PostgreSQL", async () => {
  const server = createServer((socket) => socket.end('220 mail.example.org\r\n')).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as { port: number }
  expect(await problemWith(`postgres://u:p@127.0.0.1:${port}/x`)).toMatch(
    /^StartProblem: DATABASE_URL cannot be used/,
  )
  server.close()
})
