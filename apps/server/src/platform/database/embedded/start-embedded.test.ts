import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { canReach, databaseAccount } from './account.ts'
import { nativeFolder } from './binaries.ts'
import { launchEarly, takeEarly } from './early-launch.ts'
import { launch } from './launch.ts'
import { give, placesFor } from './places.ts'
import { type Embedded, joinEmbedded, startEmbedded } from './start-embedded.ts'

const folders: string[] = []
const notes: string[] = []
const reports = {
  note: (line: string) => notes.push(line),
  lost: (error: Error) => notes.push(error.message),
}

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-embedded-'))
  folders.push(folder)
  return folder
}
/** Creating a cluster is the slow part, so most tests share this one and leave it stopped. */
const dataDir = aFolder()

beforeEach(() => {
  notes.length = 0
})
afterAll(() => {
  for (const folder of folders) {
    if (existsSync(join(folder, 'postgres.secret'))) rmSync(placesOf(folder).sockets, { recursive: true })
    rmSync(folder, { recursive: true, force: true })
  }
})

const placesOf = (folder: string) => placesFor(folder, nativeFolder(), databaseAccount())
const postmasterOf = (folder: string) =>
  Number(readFileSync(join(placesOf(folder).home, 'postmaster.pid'), 'utf8').split('\n')[0])

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A server process that owns the folder. Its first line is the URL, or the reason it can't start. */
async function aProcessOn(folder: string): Promise<{ child: ChildProcess; line: string }> {
  const code = `import { startEmbedded } from ${JSON.stringify(new URL('./start-embedded.ts', import.meta.url).href)}
    const say = (line) => process.stdout.write(line + '\\n')
    try {
      const { url } = await startEmbedded(${JSON.stringify(folder)}, { note: () => {}, lost: () => process.exit(9) })
      say(url)
      setInterval(() => {}, 1000)
    } catch (error) { say(error.message) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, line }
}

test('starts, keeps its data across a restart, and leaves no process and no socket behind', async () => {
  const first = await startEmbedded(dataDir, reports)
  await ask(first.url, 'create table kept as select 7 as dives')
  const pid = postmasterOf(dataDir)
  await Promise.all([first.stop(), first.stop()])
  expect(isAlive(pid)).toBe(false)
  expect(readdirSync(placesOf(dataDir).sockets)).toEqual([])

  const second = await startEmbedded(dataDir, reports)
  expect(await ask(second.url, 'select dives from kept')).toEqual([{ dives: 7 }])
  await second.stop()
  expect(notes).toEqual([])
})

test('has the settings of the design: fsync, C.UTF-8, ICU, extensions, a password, no network', async () => {
  const { url, stop } = await startEmbedded(dataDir, reports)
  const settings = ['fsync', 'listen_addresses', 'server_encoding']
  const shown = await Promise.all(
    settings.map(async (name) => Object.values((await ask(url, `show ${name}`))[0])[0]),
  )
  expect(shown).toEqual(['on', '', 'UTF8'])
  expect(
    await ask(url, "select 'é' < 'z' collate \"und-x-icu\" as is_sorted, uuidv7() is not null as has_uuid"),
  ).toEqual([{ is_sorted: true, has_uuid: true }])
  await ask(
    url,
    'create extension pg_trgm; create extension citext; create extension unaccent; create extension pgcrypto',
  )
  const stranger = new URL(url)
  stranger.password = 'guess'
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  expect(statSync(join(dataDir, 'postgres.secret')).mode & 0o777).toBe(0o600)
  await stop()
})

test('a second start on the same folder fails with a clear error, and the first keeps running', async () => {
  const first = await startEmbedded(dataDir, reports)
  const { child, line } = await aProcessOn(dataDir)
  expect(line).toBe(
    `DATA_DIR ${dataDir} is used by another running Fathom: stop that one, or set another DATA_DIR`,
  )
  if (child.exitCode === null) await once(child, 'exit')
  expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await first.stop()
})

test('a command joins the PostgreSQL of a running server, and leaves it running', async () => {
  const server = await startEmbedded(dataDir, reports)
  const command = await joinEmbedded(dataDir, reports)
  expect(command.url).toBe(server.url)
  await command.stop()
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
})

test('a command without a server runs PostgreSQL itself, and ends it', async () => {
  const command = await joinEmbedded(dataDir, reports)
  expect(await ask(command.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await command.stop()
  await expect(ask(command.url, 'select 1')).rejects.toThrow()
})

test("of two simultaneous starts on an empty folder, one runs and the other reports why it can't", async () => {
  const folder = aFolder()
  const both = await Promise.all([aProcessOn(folder), aProcessOn(folder)])
  const lines = both.map(({ line }) => line).toSorted()
  expect(lines[0]).toMatch('is used by another running Fathom')
  expect(lines[1]).toMatch(/^postgres:/)
  await vi.waitFor(() => ask(lines[1] ?? '', 'select 1'), 60_000)
  for (const { child } of both) child.kill('SIGKILL')
  await vi.waitFor(
    () => expect(existsSync(join(placesOf(folder).home, 'postmaster.pid'))).toBe(false),
    60_000,
  )
}, 180_000)

test('kill -9 of the server also ends PostgreSQL, and the next start has every commit', async () => {
  const { child, line: url } = await aProcessOn(dataDir)
  await ask(url, 'create table kept_over_a_kill as select 12 as dives')
  const pid = postmasterOf(dataDir)
  child.kill('SIGKILL')
  await once(child, 'exit')
  // Right away: the old PostgreSQL may still be shutting down.
  const next = await startEmbedded(dataDir, reports)
  await vi.waitFor(
    async () => expect(await ask(next.url, 'select dives from kept_over_a_kill')).toEqual([{ dives: 12 }]),
    120_000,
  )
  await next.stop()
  expect(isAlive(pid)).toBe(false)
}, 180_000)

test('adopts a leftover PostgreSQL and stops it on shutdown', async () => {
  const orphan = launch(placesOf(dataDir), [])
  await vi.waitFor(() => expect(existsSync(join(placesOf(dataDir).sockets, '.s.PGSQL.5432'))).toBe(true))
  const pid = postmasterOf(dataDir)
  const next = await startEmbedded(dataDir, reports)
  expect(postmasterOf(dataDir)).toBe(pid)
  expect(notes).toEqual(['Using the PostgreSQL that a killed server left running'])
  await next.stop()
  expect(isAlive(pid)).toBe(false)
  await orphan.release()
})

test('uses the PostgreSQL that was launched early, and ends it', async () => {
  launchEarly({ DATA_DIR: dataDir })
  const pid = await vi.waitFor(() => postmasterOf(dataDir), { timeout: 60_000, interval: 1 })
  const { url, stop } = await startEmbedded(dataDir, reports)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(postmasterOf(dataDir)).toBe(pid)
  await stop()
  expect(isAlive(pid)).toBe(false)
  expect(notes).toEqual([])
})

test('launches nothing early for a database elsewhere, on a new folder, or beside a running server', async () => {
  launchEarly({ DATABASE_URL: 'postgres://localhost/fathom', DATA_DIR: dataDir })
  expect(takeEarly(dataDir)).toBeUndefined()
  const fresh = aFolder()
  launchEarly({ DATA_DIR: fresh })
  expect(takeEarly(fresh)).toBeUndefined()
  expect(readdirSync(fresh)).toEqual([])
  const { stop } = await startEmbedded(dataDir, reports)
  launchEarly({ DATA_DIR: dataDir })
  expect(takeEarly(dataDir)).toBeUndefined()
  await stop()
})

test('what was launched early for another folder is ended', async () => {
  launchEarly({ DATA_DIR: dataDir })
  const pid = await vi.waitFor(() => postmasterOf(dataDir), { timeout: 60_000, interval: 1 })
  expect(takeEarly(aFolder())).toBeUndefined()
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 60_000)
})

test('a killed PostgreSQL restarts automatically with every commit', async () => {
  const { url, stop }: Embedded = await startEmbedded(dataDir, reports)
  await ask(url, 'create table kept_over_a_crash as select 3 as dives')
  const pid = postmasterOf(dataDir)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(
    async () => expect(await ask(url, 'select dives from kept_over_a_crash')).toEqual([{ dives: 3 }]),
    120_000,
  )
  expect(postmasterOf(dataDir)).not.toBe(pid)
  expect(notes).toEqual(['Lost PostgreSQL; starting it again'])
  await stop()
  expect(existsSync(join(placesOf(dataDir).home, 'postmaster.pid'))).toBe(false)
}, 180_000)

test('a killed PostgreSQL restarts although one of its processes ends late', async () => {
  const { url, stop } = await startEmbedded(dataDir, reports)
  const [session] = await ask(url, 'select min(pid) as pid from pg_stat_activity')
  process.kill(session.pid, 'SIGSTOP')
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await vi.waitFor(() => expect(notes).toEqual(['Lost PostgreSQL; starting it again']), 60_000)
  // Enough for the first try to find the memory of the old one in use.
  await delay(1_500)
  process.kill(session.pid, 'SIGCONT')
  await vi.waitFor(() => ask(url, 'select 1'), 120_000)
  expect(notes).toEqual(['Lost PostgreSQL; starting it again'])
  await stop()
}, 180_000)

test('starts although PostgreSQL is killed while it starts', async () => {
  const starting = startEmbedded(dataDir, reports)
  const pid = await vi.waitFor(() => postmasterOf(dataDir), { timeout: 60_000, interval: 1 })
  process.kill(pid, 'SIGKILL')
  const { url, stop } = await starting
  await vi.waitFor(() => ask(url, 'select 1'), 120_000)
  expect(postmasterOf(dataDir)).not.toBe(pid)
  await stop()
}, 180_000)

test('starts although the pid in the lock file belongs to another process', async () => {
  const stale = spawn('sleep', ['60'], databaseAccount())
  const { home, account } = placesOf(dataDir)
  writeFileSync(join(home, 'postmaster.pid'), `${stale.pid}\n${home}\n`)
  give(join(home, 'postmaster.pid'), account)
  const next = await startEmbedded(dataDir, reports)
  expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
  stale.kill()
})

test.runIf(process.getuid?.() === 0)(
  "reports where the data is when root's folder is unreachable for other users",
  async () => {
    const closed = aFolder()
    const folder = join(closed, 'data')
    const { url, stop } = await startEmbedded(folder, reports)
    const { home, sockets } = placesOf(folder)
    folders.push(dirname(home), sockets)
    expect(home).toMatch('/var/lib/fathom/')
    expect(notes).toEqual([expect.stringContaining(`cannot reach ${folder}: its data is in ${home}`)])
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
  },
)

test('determines from the folders on a path who may traverse it', () => {
  const folder = aFolder()
  const stranger = { uid: 64_999, gid: 64_999 }
  chmodSync(folder, 0o700)
  expect(canReach(stranger, join(folder, 'not-yet-there'))).toBe(false)
  expect(canReach({}, join(folder, 'not-yet-there'))).toBe(true)
  chmodSync(folder, 0o711)
  expect(canReach(stranger, join(folder, 'not-yet-there'))).toBe(true)
})
