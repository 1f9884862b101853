import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { TEST_SECRET_KEY } from '@fathom/testing/database'
import { type Processes, type Started, until } from './processes.ts'

/** As in `deploy/compose.yaml`: how long the balancer has to notice a process that stops. */
const DRAIN_SECONDS = '4'

const root = resolve(import.meta.dirname, '../..')

export type Portal = {
  start(): Promise<void>
  stop(signal: NodeJS.Signals): Promise<void>
  restart(signal: NodeJS.Signals): Promise<void>
}

type Shared = { folder: string; databaseUrl: string; publicUrl: string; contentUrl: string }

/** The built server as one of several processes, which share database and files. */
export function createPortal(port: number, shared: Shared, processes: Processes): Portal {
  const dataDir = join(shared.folder, `portal-${port}`)
  mkdirSync(dataDir, { recursive: true })
  mkdirSync(join(shared.folder, 'files'), { recursive: true })
  symlinkSync(join(shared.folder, 'files'), join(dataDir, 'files'))
  let running: Started | undefined
  const start = async () => {
    const started = processes.start({
      name: `portal-${port}`,
      cwd: root,
      command: [process.execPath, 'apps/server/dist/main.js'],
      env: {
        ...{ PORT: String(port), PUBLIC_URL: shared.publicUrl, CONTENT_URL: shared.contentUrl },
        ...{ DATABASE_URL: shared.databaseUrl, DATA_DIR: dataDir, SECRET_KEY: TEST_SECRET_KEY },
        ...{ TRUSTED_PROXIES: 'loopback', DEMO: 'on', LOG_LEVEL: 'warn', DRAIN_SECONDS },
      },
    })
    running = started
    await until('the start of a process', 180, async () => {
      if (started.child.exitCode !== null) throw new Error(`a process ended with ${started.child.exitCode}`)
      return (await fetch(`http://127.0.0.1:${port}/api/health`)).ok
    })
  }
  const stop = async (signal: NodeJS.Signals) => running?.end(signal)
  return {
    start,
    stop,
    restart: async (signal) => {
      await stop(signal)
      await start()
    },
  }
}
