import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@fathom/testing/ports'
import { freshDatabase } from '@fathom/testing/world'
import { expect, test } from 'vitest'
import { connectDatabase } from '../platform/database/index.ts'
import { deliverWhileKilling, type Killable } from '../platform/live/deliver-while-killing.fixture.ts'
import { createLive } from '../platform/live/index.ts'

const PROCESS = fileURLToPath(new URL('../platform/live/live-process.fixture.ts', import.meta.url))

async function aProcess(databaseUrl: string): Promise<Killable & { end(): Promise<void> }> {
  const port = String(await freePort())
  const start = async () => {
    const child = spawn(process.execPath, [PROCESS, databaseUrl, port], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    return child as ChildProcess
  }
  const end = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  let child = await start()
  return {
    address: `http://127.0.0.1:${port}`,
    end,
    killAndRestart: async () => {
      await end()
      child = await start()
    },
  }
}

test('of 100 deliveries none is lost or duplicated, whichever process or connection is killed at any time', {
  timeout: 180_000,
}, async () => {
  const url = await freshDatabase()
  const db = connectDatabase(url)
  const live = await createLive(db, { warn: () => {} })
  const servers = await Promise.all([aProcess(url), aProcess(url), aProcess(url)])
  const outcome = await deliverWhileKilling({
    db,
    servers,
    people: [1, 2].map((affiliateId) => ({ affiliateId, token: String(affiliateId) })),
    clientsEach: 3,
    deliveries: 100,
    pauseMs: 120,
    publishTo: async (tx, affiliateId, number) => {
      await live.publishTo(tx, affiliateId, 'word', number)
    },
  })
  await Promise.all(servers.map((server) => server.end()))
  await live.close()
  await db.close()
  expect(outcome).toMatchObject({ expected: 300, lost: 0, doubled: 0, outOfOrder: 0, resets: 0 })
  const { killedServers, cutListeners, cutClients } = outcome
  for (const killed of [killedServers, cutListeners, cutClients]) expect(killed).toBeGreaterThan(0)
})
