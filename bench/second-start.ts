import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@fathom/testing/ports'
import { type Figure, median } from './figure.ts'

const root = resolve(import.meta.dirname, '..')
const RUNS = 5

/** Measures from `npm start` to the line that says ready, on a data folder from a previous start. */
export async function measureSecondStart(): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fathom-bench-'))
  const port = String(await freePort())
  try {
    const first = await startAndStop({ PORT: port, DATA_DIR: dataDir })
    const later: number[] = []
    for (let run = 0; run < RUNS; run++) later.push(await startAndStop({ PORT: port, DATA_DIR: dataDir }))
    const detail = [
      `first: ${first.toFixed(2)} s`,
      ...later.map((seconds) => `later: ${seconds.toFixed(2)} s`),
    ]
    return { name: 'second start to ready', value: median(later), unit: 's', atMost: 3, detail }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startAndStop(env: Record<string, string>): Promise<number> {
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    await untilReady(child)
    return (performance.now() - began) / 1000
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function untilReady({ stdout }: ChildProcess) {
  let said = ''
  for await (const text of stdout ?? []) {
    said += text
    if (said.includes('is ready at')) return
  }
  throw new Error(`npm start ended before it was ready:\n${said}`)
}
