import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase, TEST_SECRET_KEY } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { signIn } from '@fathom/testing/world'
import { notifier } from '../apps/server/src/modules/notifications/index.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { connectDatabase } from '../apps/server/src/platform/database/index.ts'
import { createJobs } from '../apps/server/src/platform/jobs/index.ts'
import {
  deliverWhileKilling,
  type Killable,
  type Outcome,
} from '../apps/server/src/platform/live/deliver-while-killing.fixture.ts'
import { createLive } from '../apps/server/src/platform/live/index.ts'
import { startTestCluster } from '../tools/test/test-cluster.ts'
import type { Figure } from './figure.ts'

const root = resolve(import.meta.dirname, '..')
const PEOPLE = { diver: 100001, student: 100002, instructor: 200001 }

/**
 * Sends 1,000 notifications to three people with four tabs each, over three servers that are killed at
 * random.
 */
export async function measureLiveKills(): Promise<Figure> {
  const { cluster, stop } = await startTestCluster()
  try {
    const { url } = await createDatabase(cluster)
    const outcome = await deliverTo(url)
    const { lost, doubled, outOfOrder, resets } = outcome
    return {
      name: `lost, doubled or out of order, of ${outcome.expected} arrivals of 1,000 deliveries`,
      value: lost + doubled + outOfOrder + resets,
      unit: 'events',
      atMost: 0,
      detail: Object.entries(outcome).map(([what, count]) => `${what}: ${count}`),
    }
  } finally {
    await stop()
  }
}

async function deliverTo(databaseUrl: string): Promise<Outcome> {
  const ports = [await freePort(), await freePort(), await freePort()]
  const publicUrl = `http://localhost:${ports[0]}`
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  for (const port of ports) servers.push(await startServer(databaseUrl, port, publicUrl))
  const db = connectDatabase(databaseUrl)
  const log = { warn: () => {}, error: console.error }
  const [live, jobs] = [await createLive(db, log), createJobs(databaseUrl, log)]
  await jobs.start()
  try {
    const people = []
    for (const [name, affiliateId] of Object.entries(PEOPLE))
      people.push({ affiliateId, token: (await signIn(publicUrl, name)).idToken })
    const notify = notifier({ live, jobs, clock: systemClock })
    return await deliverWhileKilling({
      ...{ db, servers, people, clientsEach: 4, deliveries: 1000, pauseMs: 80 },
      publishTo: (tx, affiliateId, number) =>
        notify(tx, affiliateId, {
          kind: 'log-verified',
          values: { title: `Dive ${number}`, instructor: 'Kai Nakamura' },
          url: '/logbook',
        }),
    })
  } finally {
    for (const server of servers) await server.end()
    await jobs.stop()
    await live.close()
    await db.close()
  }
}

type Server = Killable & { end(): Promise<void> }

/** Starts the production server. All servers share one public address, as behind a load balancer. */
async function startServer(databaseUrl: string, port: number, publicUrl: string): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fathom-kills-'))
  const address = `http://localhost:${port}`
  const start = async () => {
    const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: root,
      env: {
        ...{ PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
        ...{ PORT: String(port), PUBLIC_URL: publicUrl, DEMO: 'on', LOG_LEVEL: 'silent' },
        SECRET_KEY: TEST_SECRET_KEY,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await untilHealthy(address, child)
    return child
  }
  let child = await start()
  const kill = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    address,
    killAndRestart: async () => {
      await kill()
      child = await start()
    },
    end: async () => {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilHealthy(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`a server ended with ${child.exitCode}`)
}
