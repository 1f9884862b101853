import { join, resolve } from 'node:path'
import type pg from 'pg'
import { keptSecret } from '../../kept-secret.ts'
import { StartProblem } from '../../start-problem.ts'
import { databaseAccount } from './account.ts'
import { nativeFolder } from './binaries.ts'
import { connectOrLaunch } from './connect.ts'
import { initialise } from './initialise.ts'
import { type Launched, launch } from './launch.ts'
import { placesFor } from './places.ts'
import { removeStaleLock } from './stale-lock.ts'
import { stopAdopted } from './stop-adopted.ts'

export type Embedded = { url: string; stop(): Promise<void> }

export type Reports = {
  /** Something that an operator should read. */
  note(line: string): void
  /** The database is gone for good: the process cannot go on. */
  lost(error: Error): void
}

const OWNER_LOCK = 7_301_846

/** A real PostgreSQL as our child, on this folder alone, started again when it ends by itself. */
export async function startEmbedded(dataDir: string, { note, lost }: Reports): Promise<Embedded> {
  const folder = resolve(dataDir)
  const places = placesFor(folder, nativeFolder(), databaseAccount())
  if (places.note) note(places.note)
  const password = keptSecret(join(folder, 'postgres.secret'))
  const url = `postgres://fathom:${password}@localhost/postgres?host=${encodeURIComponent(places.sockets)}`
  initialise(places, password)
  removeStaleLock(places.home)

  let launched: Launched | undefined
  let lock: pg.Client
  let stopping: Promise<void> | undefined

  async function own() {
    const found = await connectOrLaunch(url, () => launch(places, []))
    launched = found.launched ?? launched
    lock = found.client
    await takeOwnership(lock, folder, async () => launched?.release())
    // The lock's connection ends with PostgreSQL: one thing to watch for both.
    lock.once('end', () => {
      if (stopping) return
      note('PostgreSQL went away; taking it up again')
      own().catch(lost)
    })
    return found.launched !== undefined
  }

  const isOurs = await own()
  if (!isOurs) note('Took over the PostgreSQL that a killed server left behind')

  async function stop() {
    await lock.end().catch(() => {})
    if (launched && !launched.hasEnded()) await launched.release()
    else await stopAdopted(places.home)
  }
  return {
    url,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

/** One server owns a folder; the lock lives as long as its connection, so that no kill leaves it behind. */
async function takeOwnership(client: pg.Client, folder: string, giveUp: () => Promise<void>) {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [OWNER_LOCK])
  if (rows[0].is_ours) return
  await client.end()
  await giveUp()
  throw new StartProblem(
    `DATA_DIR ${folder} is in use: another Fathom runs on it; stop it, or give this one its own DATA_DIR`,
  )
}
