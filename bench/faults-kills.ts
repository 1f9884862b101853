import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase, TEST_SECRET_KEY } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { connectDatabase, type Database } from '../apps/server/src/platform/database/index.ts'
import { startTestCluster } from '../tools/test/test-cluster.ts'
import { createClient } from './cluster/calls.ts'
import { randomOf } from './faults/random.ts'
import type { Figure } from './figure.ts'
import { type Ending, figuresOfKills, type Kill } from './kills/count.ts'
import { type People, prepareWrites, type Write } from './kills/writes.ts'

const root = resolve(import.meta.dirname, '..')

/** `KILLS=100` runs fewer. */
const KILLS = Number(process.env.KILLS ?? 1000)
const READY_WITHIN_MS = 2000
/** Most writes take longer right after a start, so that some kills come before their answers and some after. */
const LATEST_KILL_MS = 400
const SAY_EVERY = 50

/** Kills the server with `kill -9` while it carries out writes of every kind, again and again. */
export async function measureKills(): Promise<Figure[]> {
  const { cluster, stop } = await startTestCluster()
  const { url } = await createDatabase(cluster)
  const server = await startServer(url)
  const db = connectDatabase(url)
  try {
    const people = await signEveryoneIn(server.url)
    await server.restart({ DEMO: 'off' })
    return figuresOfKills(await killAgain(server, people, db), READY_WITHIN_MS)
  } finally {
    await db.close()
    await server.end()
    await stop()
  }
}

async function signEveryoneIn(url: string): Promise<People> {
  const watch = {
    refused: () => {},
    gaveUp: ({ path }: { path: string }) => console.log(`     no answer: ${path}`),
  }
  return {
    diver: await createClient(url, 'diver', watch),
    student: await createClient(url, 'student', watch),
    instructor: await createClient(url, 'instructor', watch),
    newcomer: await createClient(url, 'newcomer', watch),
    staff: await createClient(url, 'staff', watch),
  }
}

async function killAgain(server: Server, people: People, db: Database): Promise<Kill[]> {
  const random = randomOf(1)
  const kills: Kill[] = []
  while (kills.length < KILLS) {
    // A kill in the middle of a redemption leaves its attempt counted, and a person has ten in 15 minutes.
    await db.query('delete from attempt')
    const writes = await prepareWrites({ people, db })
    let isKilled = false
    const sent = writes.map((write) => endingOf(write, () => isKilled))
    await wait(random.below(LATEST_KILL_MS))
    isKilled = true
    const readyAfterMs = await server.killAndRestart()
    kills.push({ endings: await Promise.all(sent), readyAfterMs })
    if (kills.length % SAY_EVERY === 0) console.log(`     ${kills.length} kills`)
  }
  return kills
}

async function endingOf(write: Write, isKilled: () => boolean): Promise<Ending> {
  const answer = await write.send()
  const answered = answer === undefined ? 'never' : isKilled() ? 'after' : 'before'
  return { kind: write.kind, answered, effects: await write.effects() }
}

type Server = Awaited<ReturnType<typeof startServer>>

async function startServer(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'fathom-kills-'))
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const start = async (more: Record<string, string>): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: root,
      env: {
        ...{ PATH: process.env.PATH, PORT: port, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
        ...{ SECRET_KEY: TEST_SECRET_KEY, LOG_LEVEL: 'silent' },
        ...{ NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...more },
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await untilHealthy(url, child)
    return child
  }
  let child = await start({ DEMO: 'on' })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url,
    restart: async (env: Record<string, string>) => {
      await end('SIGTERM')
      child = await start(env)
    },
    /** Resolves with the milliseconds from the kill until it is ready again. */
    killAndRestart: async (): Promise<number> => {
      const began = performance.now()
      await end('SIGKILL')
      child = await start({ DEMO: 'off' })
      return performance.now() - began
    },
    end: async () => {
      await end('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await wait(20)
  }
  throw new Error(`the server ended with ${child.exitCode}`)
}
