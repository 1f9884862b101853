import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '@fathom/testing/ports'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { migrate, openDatabase } from '../platform/database/index.ts'

/** The shipped bundle, as in the journeys: started from its sources, each of ten takes 4 s of a core. */
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'fathom-run-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Another program that occupies a port until it is released. */
async function holding(port: number) {
  const other = createServer().listen(port)
  await once(other, 'listening')
  return () => new Promise((freed) => other.close(freed))
}

/** Runs the real program; `ready` is its first line on standard output. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ready = once(child.stdout, 'data').then(([chunk]) => String(chunk))
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal)
  return { child, ready, ended, complaint: text(child.stderr) }
}

test.each([
  ['PORT', { PORT: 'harbour' }],
  ['SECRET_KEY', { NODE_ENV: 'production', PUBLIC_URL: 'https://dive.example.org' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' }],
  ['FILES_URL', { FILES_URL: 's3://key:hunter2@127.0.0.1:2/bucket' }],
])('an error in %s prints one line and no stack', async (variable, env) => {
  const port = await freePort()
  const { ended, complaint } = await run({ PORT: String(port), ...env })
  expect(await ended).toBe(1)
  expect(await complaint).toMatch(new RegExp(`^${variable} [^\\n]+\\n$`))
  expect(await complaint).not.toContain('hunter2')
})

test.each([
  ['PORT', 0, 'PORT %d is used by another program: stop it, or set PORT\n'],
  [
    'CONTENT_PORT',
    1,
    'CONTENT_PORT %d (PORT + 1, where course packages run) is used by another program: stop it, or set CONTENT_PORT\n',
  ],
])('an occupied port prints one line that names %s, before the database is opened', async (_, next, line) => {
  const port = await freePort()
  const free = await holding(port + next)
  const outOfReach = 'postgres://u:hunter2@127.0.0.1:1/x'
  const { ended, complaint } = await run({ PORT: String(port), DATABASE_URL: outOfReach })
  expect(await ended).toBe(1)
  expect(await complaint).toBe(line.replace('%d', String(port + next)))
  await free()
})

test('Ctrl-C, however often, stops the server and its PostgreSQL', async () => {
  const port = await freePort()
  const { child, ready, ended, complaint } = await run({ PORT: String(port) })
  expect(await ready).toMatch(new RegExp(`^Fathom 2\\.0\\.\\d+ is ready at http://localhost:${port} `))
  expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200)
  expect((await fetch(`http://localhost:${port + 1}/`)).status).toBe(404)
  const lockFile = join(dataDir, 'postgres/postmaster.pid')
  const postmaster = Number(readFileSync(lockFile, 'utf8').split('\n')[0])
  for (let press = 0; press < 3; press++) child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(await complaint).toBe('')
  expect(existsSync(lockFile)).toBe(false)
  expect(() => process.kill(postmaster, 0)).toThrow('ESRCH')
}, 180_000)

test("a start that fails with an open database says why, and doesn't log the connections that it closes itself", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const db = await openDatabase(
    { databaseUrl: undefined, dataDir: folder },
    { note: () => {}, lost: () => {} },
  )
  await migrate(db)
  await db.query('drop table edition cascade')
  await db.close()
  const port = await freePort()
  const { child, ended, complaint } = await run({
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
  })
  expect(await text(child.stdout)).not.toMatch(/connection/i)
  expect(await complaint).toContain('relation "edition" does not exist')
  expect(await ended).toBe(1)
}, 180_000)

test('the greeting is printed alone, without output of the framework', async () => {
  const port = await freePort()
  const env = { PORT: String(port), DATABASE_URL: await freshDatabase(), LOG_LEVEL: 'info', DEMO: 'on' }
  const { child, ended } = await run(env)
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line.startsWith('Sign in as')) child.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
  expect(lines.join()).toContain(`is ready at http://localhost:${port}`)
  expect(lines.join()).not.toContain('Server listening')
}, 180_000)

test('an unreachable mail server or account provider prints one warning that names it, and the server starts', async () => {
  const port = await freePort()
  const { child, ended } = await run({
    PORT: String(port),
    DATABASE_URL: await freshDatabase(),
    LOG_LEVEL: 'warn',
    SMTP_URL: 'smtp://post:hunter2@127.0.0.1:1',
    OIDC_ISSUER: 'http://127.0.0.1:2',
    OIDC_CLIENT_SECRET: 'known-to-both',
  })
  const awaited = [
    '"SMTP_URL cannot be used (127.0.0.1:1): connect ECONNREFUSED 127.0.0.1:1; ',
    '"OIDC_ISSUER cannot be used (http://127.0.0.1:2): connect ECONNREFUSED 127.0.0.1:2; ',
    `is ready at http://localhost:${port}`,
  ]
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (awaited.every((part) => lines.some((printed) => printed.includes(part)))) child.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
  for (const name of ['SMTP_URL', 'OIDC_ISSUER'])
    expect(lines.filter((line) => line.includes(name))).toHaveLength(1)
  expect(lines.join()).not.toContain('hunter2')
}, 180_000)

test('SIGTERM during the start also stops it cleanly', async () => {
  const port = await freePort()
  const { child, ended } = await run({ PORT: String(port), DATABASE_URL: await freshDatabase() })
  await once(child, 'spawn')
  const isUp = fetch(`http://localhost:${port}/api/health`).then(
    () => true,
    () => false,
  )
  child.kill('SIGTERM')
  expect([0, 'SIGTERM']).toContain(await ended)
  expect(await isUp).toBe(false)
})
