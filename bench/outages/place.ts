import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { TEST_SECRET_KEY } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import type { Database } from '../../apps/server/src/platform/database/index.ts'
import { createClient, type Refusal } from '../cluster/calls.ts'
import type { Ending } from '../kills/count.ts'
import type { People, Write } from '../kills/writes.ts'

const root = resolve(import.meta.dirname, '../..')

type Env = Readonly<Record<string, string>>

/** The built server with the demo as a process of its own. */
export async function startProcess(env: Env) {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'fathom-outage-')))
  const port = Number(env.PORT ?? (await freePort()))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      ...{ PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'silent' },
      ...{ SECRET_KEY: TEST_SECRET_KEY, ...env },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(url, child)
  return {
    ...{ url: env.PUBLIC_URL ?? `http://localhost:${port}`, dataDir, pid: child.pid ?? 0 },
    end: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`the server ended with ${child.exitCode}`)
}

export async function signIn(url: string) {
  const refusals: Refusal[] = []
  const watch = { refused: (refusal: Refusal) => void refusals.push(refusal), gaveUp: () => {} }
  const people: People = {
    diver: await createClient(url, 'diver', watch),
    student: await createClient(url, 'student', watch),
    instructor: await createClient(url, 'instructor', watch),
    newcomer: await createClient(url, 'newcomer', watch),
    staff: await createClient(url, 'staff', watch),
  }
  return { people, refusals }
}

/** Writes of every kind, round after round, until it is stopped. What is gone by then was lost. */
export function keepWriting(db: Database, prepare: () => Promise<Write[]>) {
  let isOver = false
  const sent: { write: Write; ending: Ending }[] = []
  const running = (async () => {
    while (!isOver) {
      await db.query('delete from attempt')
      const writes = await prepare()
      sent.push(
        ...(await Promise.all(writes.map(async (write) => ({ write, ending: await endingOf(write) })))),
      )
    }
  })()
  return {
    stop: async (): Promise<Ending[]> => {
      isOver = true
      await running
      const endings: Ending[] = []
      for (const { write, ending } of sent)
        endings.push((await write.effects()) === 0 ? { ...ending, effects: 0 } : ending)
      return endings
    },
  }
}

async function endingOf(write: Write): Promise<Ending> {
  const answer = await write.send()
  return {
    kind: write.kind,
    answered: answer === undefined ? 'never' : 'before',
    effects: await write.effects(),
  }
}
