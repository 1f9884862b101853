import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@fathom/testing/ports'
import { CLIENT_ID } from './issuer.ts'

const root = resolve(import.meta.dirname, '../..')
const peer = join(import.meta.dirname, 'peer')

export type Served = {
  port: number
  /** CPU time so far in milliseconds, which says more than calls per second on a busy machine. */
  cpuMs(): number
  stop(): Promise<void>
}

/** Linux counts in hundredths of a second; other systems report nothing. */
function cpuMsOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}

async function untilReady(child: ChildProcess, port: number): Promise<Served> {
  let said = ''
  for await (const text of child.stdout ?? []) {
    said += text
    if (said.includes('is ready')) break
  }
  if (!said.includes('is ready')) throw new Error(`a server ended before it was ready:\n${said}`)
  child.stdout?.resume()
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { port, stop, cpuMs: () => cpuMsOf(child.pid) }
}

/** The built server, as `npm start` runs it. */
export async function startOurs(databaseUrl: string, issuer: string): Promise<Served> {
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'fathom-bench-')),
    DEMO: 'off',
    LOG_LEVEL: 'error',
    SECRET_KEY: 'only-for-benches-only-for-benches-only',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: 'not-used',
  }
  const main = join(root, 'apps/server/dist/main.js')
  return untilReady(spawn('node', [main], { env, stdio: ['ignore', 'pipe', 'inherit'] }), port)
}

/** PostGraphile with its own recommended preset, on the same database. */
export async function startPeer(databaseUrl: string): Promise<Served> {
  if (!existsSync(join(peer, 'node_modules')))
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: peer, stdio: 'inherit' })
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production' }
  const child = spawn('node', ['serve.mjs', databaseUrl, String(port)], {
    cwd: peer,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return untilReady(child, port)
}
