import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@fathom/testing/database'
import {
  connectDatabase,
  type Database,
  joinDatabase,
} from '../../apps/server/src/platform/database/index.ts'
import type { TestCluster } from '../../tools/test/test-cluster.ts'
import { prepareWrites } from '../kills/writes.ts'
import type { Outcome } from './outcome.ts'
import { keepWriting, signIn, startProcess } from './place.ts'
import { mayMount, ONLY_ROOT, smallDisk } from './small-disk.ts'

const FULL_MS = 10_000
const FILES = 'the disk of the files full, then free again'
const DATABASE = "the embedded database's disk full, then free again"
const STOPPED = 'the same until PostgreSQL itself stops, then free again'

const skipped = (name: string): Outcome => ({ name, endings: [], refusals: [], skipped: ONLY_ROOT })

/** The data folder is a small disk; the database is elsewhere. */
export async function fullDiskOutcome({ cluster }: TestCluster): Promise<Outcome> {
  if (!mayMount()) return skipped(FILES)
  const disk = smallDisk(32)
  const { url } = await createDatabase(cluster)
  const db = connectDatabase(url)
  const server = await startProcess({ DATABASE_URL: url, DATA_DIR: disk.path })
  try {
    const { people, refusals } = await signIn(server.url)
    const writing = keepWriting(db, () => prepareWrites({ people, db }))
    await wait(FULL_MS / 2)
    disk.fill()
    await wait(FULL_MS)
    disk.free()
    await wait(FULL_MS / 2)
    return { name: FILES, endings: await writing.stop(), refusals }
  } finally {
    await server.end()
    await db.close()
    disk.end()
  }
}

/** Everything is on one small disk: first only tables can't grow; then PostgreSQL's log can't, and it stops. */
export async function fullDatabaseOutcomes(): Promise<Outcome[]> {
  if (!mayMount()) return [skipped(DATABASE), skipped(STOPPED)]
  const disk = smallDisk(400)
  const server = await startProcess({ DATA_DIR: disk.path })
  const db = await joinDatabase(
    { databaseUrl: undefined, dataDir: disk.path },
    { note: () => {}, lost: () => {} },
  )
  try {
    const { people, refusals } = await signIn(server.url)
    const outcomeOf = async (name: string, whileFull: () => Promise<void>): Promise<Outcome> => {
      const before = refusals.length
      const waiting = patient(db)
      const writing = keepWriting(waiting, () => prepareWrites({ people, db: waiting }))
      await wait(FULL_MS / 2)
      disk.fill()
      await whileFull()
      disk.free()
      await wait(FULL_MS / 2)
      return { name, endings: await writing.stop(), refusals: refusals.slice(before) }
    }
    return [
      await outcomeOf(DATABASE, () => wait(FULL_MS)),
      await outcomeOf(STOPPED, async () => {
        await fillLog(db)
        await wait(FULL_MS)
      }),
    ]
  } finally {
    await db.close()
    await server.end()
    disk.end()
  }
}

/** Until PostgreSQL has no room for what it must write down before anything else. */
async function fillLog(db: Database): Promise<void> {
  const megabyte = `select pg_logical_emit_message(false, 'ballast', repeat('x', 1000000))`
  for (let count = 0; count < 1000; count += 1) {
    const isDone = await db.query(megabyte).then(
      () => true,
      () => false,
    )
    if (!isDone) return
  }
}

const ALREADY_THERE = '23505'

/** What the bench itself prepares and counts waits until the database can be used. */
function patient(db: Database): Database {
  const query: Database['query'] = async (text, values) => {
    for (;;) {
      try {
        return await db.query(text, values)
      } catch (error) {
        const { code, problem } = error as { code?: string; problem?: string }
        if (code === ALREADY_THERE) return []
        if (problem !== 'database-away') throw error
        await wait(250)
      }
    }
  }
  return { ...db, query }
}
