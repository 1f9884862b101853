import type { Database } from '../database/index.ts'
import type { Files } from './files.ts'

/** The backup has it alone as long as it runs, and a deletion has it with others. */
const DELETION_LOCK = 7_301_960

/**
 * While a backup runs, files that are deleted stay and are noted: the snapshot of the database may still
 * name them. `deleteDeferred` deletes them later.
 */
export function deferDeletions(files: Files, db: Database): Files {
  return {
    ...files,
    put: async (key, body, contentType) => {
      await db.query('delete from deferred_deletion where key = $1', [key])
      await files.put(key, body, contentType)
    },
    delete: async (key) => {
      if (!(await deleteUnlessBackup(files, db, key)))
        await db.query('insert into deferred_deletion (key) values ($1) on conflict do nothing', [key])
    },
  }
}

/** The lock is held until the file is gone, so a backup that begins sees either the file or no row of it. */
function deleteUnlessBackup(files: Files, db: Database, key: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [lock] = await tx.query<{ isFree: boolean }>(
      'select pg_try_advisory_xact_lock_shared($1) as "isFree"',
      [DELETION_LOCK],
    )
    if (lock?.isFree) await files.delete(key)
    return lock?.isFree ?? false
  })
}

/** Waits for deletions in progress; from then on, others are deferred until `release`. */
export async function holdDeletions(db: Database): Promise<{ release(): void }> {
  const client = await db.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [DELETION_LOCK])
  } catch (error) {
    client.release(true)
    throw error
  }
  // Closing the connection gives the lock back, whatever state it is in.
  return { release: () => client.release(true) }
}

/**
 * Deletes what was deferred, unless a backup runs. A file that is stored again meanwhile stays. `files` is the store
 * itself, not the one that defers.
 */
export async function deleteDeferred(files: Files, db: Database): Promise<void> {
  const rows = await db.query<{ key: string }>('select key from deferred_deletion order by asked_at')
  for (const { key } of rows) {
    const isDone = await db.transaction(async (tx) => {
      const [lock] = await tx.query<{ isFree: boolean }>(
        'select pg_try_advisory_xact_lock_shared($1) as "isFree"',
        [DELETION_LOCK],
      )
      if (!lock?.isFree) return false
      const gone = await tx.query('delete from deferred_deletion where key = $1 returning key', [key])
      if (gone.length > 0) await files.delete(key)
      return true
    })
    if (!isDone) return
  }
}
