import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@fathom/testing/ports'
import { parseStat } from '../tools/run/processor-time.ts'
import { type Figure, median } from './figure.ts'

const root = resolve(import.meta.dirname, '..')
const RUNS = 5

type Env = Readonly<Record<string, string>>

/** Each start is measured to the line that says ready, on a data folder from a previous start. */
export async function measureSecondStart(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fathom-bench-'))
  const env = { PORT: String(await freePort()), DATA_DIR: dataDir }
  try {
    const first = await startAndStop(env)
    const later: number[] = []
    for (let run = 0; run < RUNS; run++) later.push(await startAndStop(env))
    const killed: Start[] = []
    for (let run = 0; run <= RUNS; run++) killed.push(await startAndKill(env))
    const afterKills = killed.slice(1)
    const detail = [first, ...later].map((seconds) => `${seconds.toFixed(2)} s`)
    return [
      { name: 'second `npm start` to ready', value: median(later), unit: 's', digits: 2, atMost: 2, detail },
      {
        name: 'ready again after `kill -9`',
        ...{ value: median(afterKills.map(({ ready }) => ready)), unit: 's', digits: 2, atMost: 2 },
        detail: afterKills.map(({ ready }) => `${ready.toFixed(2)} s`),
      },
      {
        name: 'processor time of the server until then',
        ...{ value: median(afterKills.map(({ processor }) => processor)), unit: 's', digits: 2, detail: [] },
      },
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startAndStop(env: Env): Promise<number> {
  const began = performance.now()
  const child = run('npm', ['start'], env)
  const ended = once(child, 'exit')
  try {
    await untilReady(child)
    return (performance.now() - began) / 1000
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

type Start = { ready: number; processor: number }

async function startAndKill(env: Env): Promise<Start> {
  const began = performance.now()
  const child = run(process.execPath, ['apps/server/dist/main.js'], env)
  const ended = once(child, 'exit')
  try {
    await untilReady(child)
    const ready = (performance.now() - began) / 1000
    return { ready, processor: parseStat(readFileSync(`/proc/${child.pid}/stat`, 'utf8')).ticks / 100 }
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

const run = (command: string, args: readonly string[], env: Env) =>
  spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

async function untilReady({ stdout }: ChildProcess) {
  let said = ''
  for await (const text of stdout ?? []) {
    said += text
    if (said.includes('is ready at')) return
  }
  throw new Error(`the server ended before it was ready:\n${said}`)
}
