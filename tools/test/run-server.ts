import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { TEST_SECRET_KEY } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'

const root = resolve(import.meta.dirname, '../..')
const READY_WITHIN_MS = 180_000

export type RunningServer = { url: string; log(): string; stop(): Promise<void> }

// Without source maps, which take a third of the start; the bundle's lines are readable.
const SHIPPED = ['apps/server/dist/main.js']

type Options = { command?: readonly string[]; files?: string }

/**
 * The shipped bundle as a separate process, on a free port and with a data folder that's deleted with it. The
 * folder starts as a copy of `files`.
 */
export async function runServer(
  env: Record<string, string>,
  { command = SHIPPED, files }: Options = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fathom-journey-'))
  if (files) await cp(files, dataDir, { recursive: true })
  const port = String(await freePort())
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      PORT: port,
      DATA_DIR: dataDir,
      SECRET_KEY: TEST_SECRET_KEY,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text
    })
  const url = `http://localhost:${port}`
  const stop = async () => {
    await end(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await ready(url, child)
  } catch (error) {
    await stop()
    throw new Error(`the server did not get ready: ${(error as Error).message}\n${output}`)
  }
  return { url, log: () => output, stop }
}

async function ready(url: string, child: ChildProcess) {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`no healthy answer within ${READY_WITHIN_MS / 1000} s`)
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
