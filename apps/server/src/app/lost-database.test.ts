import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { databaseProxy } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { freshDatabase } from '@fathom/testing/world'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectDatabase } from '../platform/database/index.ts'

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

type Line = { level: string; msg: string; err?: unknown; method?: string }

/** The real program on a database that can be lost. */
async function aProcess(databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fathom-lost-'))
  const url = `http://localhost:${await freePort()}`
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...{ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'info' },
      ...{ PORT: new URL(url).port, DATABASE_URL: databaseUrl },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  })
  const logged: Line[] = []
  const ready = Promise.withResolvers<void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) logged.push(JSON.parse(line))
    else if (line.includes(' is ready at ')) ready.resolve()
  })
  const stop = async () => {
    const begun = performance.now()
    child.kill('SIGTERM')
    return { code: await ended, seconds: (performance.now() - begun) / 1000 }
  }
  return { url, logged, ready: ready.promise, stop, complaint: text(child.stderr) }
}

const withoutRequests = (lines: readonly Line[]) => lines.filter(({ method }) => method === undefined)

test('[OP-04] a process whose database is away for a while says so once, and once that it is back', async () => {
  const proxy = await databaseProxy(await freshDatabase())
  const { url, logged, ready, stop, complaint } = await aProcess(proxy.url)
  await ready
  const before = withoutRequests(logged).length
  await proxy.close()
  const callers = Array.from({ length: 5 }, async () => {
    for (let call = 0; call < 20; call++) {
      await fetch(`${url}/api/health`)
      await pause(500)
    }
  })
  await Promise.all(callers)
  await proxy.open()
  await vi.waitFor(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200))
  // Long enough for every timer of the queues to notice.
  await pause(5000)
  expect(withoutRequests(logged.slice(before)).map(({ level, msg }) => [level, msg])).toEqual([
    ['error', 'the database is away; calls answer 503 until it is back'],
    ['warn', 'the database is back'],
  ])
  expect((await stop()).code).toBe(0)
  expect(await complaint).toBe('')
  await proxy.close()
}, 180_000)

test.each(['lost', 'silent'] as const)(
  '[OP-04] SIGTERM ends a process whose database is %s within seconds',
  async (how) => {
    const proxy = await databaseProxy(await freshDatabase())
    const { logged, ready, stop, complaint } = await aProcess(proxy.url)
    await ready
    if (how === 'lost') await proxy.close()
    else proxy.freeze()
    const awayLine = () => logged.some(({ msg }) => msg.startsWith('the database is away'))
    await vi.waitFor(() => expect(awayLine()).toBe(true), { timeout: 90_000 })
    const { code, seconds } = await stop()
    expect(code).toBe(0)
    expect(seconds).toBeLessThan(6)
    expect(await complaint).toBe('')
    await proxy.close()
  },
  180_000,
)

test('[OP-04] SIGTERM ends a start that waits for another process within seconds', async () => {
  const databaseUrl = await freshDatabase()
  const db = connectDatabase(databaseUrl)
  const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const migrating = db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(7301845)')
    locked.resolve()
    await done.promise
  })
  await locked.promise
  const { logged, stop, complaint } = await aProcess(databaseUrl)
  await vi.waitFor(() =>
    expect(logged.map(({ msg }) => msg)).toContain('waiting for another process that migrates this database'),
  )
  const { code, seconds } = await stop()
  expect(code).toBe(0)
  expect(seconds).toBeLessThan(6)
  expect(await complaint).toBe('')
  done.resolve()
  await migrating
  await db.close()
}, 180_000)
