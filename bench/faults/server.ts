import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { TEST_SECRET_KEY } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'

const root = resolve(import.meta.dirname, '../..')

export type FaultyServer = {
  url: string
  /** kill -9, and a new start on the same data folder. */
  killServer(): Promise<void>
  /** kill -9; the server starts it again. */
  killDatabase(): Promise<void>
  healthy(): Promise<void>
  stop(): Promise<void>
}

/** The production server with its own PostgreSQL, in a folder that is removed with it. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fathom-faults-'))
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const start = (): ChildProcess =>
    spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: root,
      env: {
        ...{ PATH: process.env.PATH, PORT: port, DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'silent' },
        ...{ SECRET_KEY: TEST_SECRET_KEY, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') },
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  let child = start()
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const healthy = async () => {
    while (child.exitCode === null) {
      const answer = await fetch(`${url}/api/health`).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      if (answer?.ok) return
      await wait(50)
    }
    throw new Error(`the server ended with ${child.exitCode}`)
  }
  await healthy()
  return {
    url,
    healthy,
    async killServer() {
      await end('SIGKILL')
      child = start()
    },
    async killDatabase() {
      // It may still be starting after the last kill.
      await healthy()
      const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    async stop() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
