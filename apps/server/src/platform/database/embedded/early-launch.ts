import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Launched, launch } from './launch.ts'
import { type Cluster, prepareCluster } from './prepare-cluster.ts'

type Early = { cluster: Cluster; launched: Launched }

let early: Early | undefined

/**
 * Launches PostgreSQL while the code of the server is still being loaded, which takes longer than PostgreSQL does. Only
 * where it has run before and doesn't run now; whatever is unusual is left to the start itself, which says what's wrong.
 */
export function launchEarly({ DATABASE_URL, DATA_DIR }: Readonly<Record<string, string | undefined>>): void {
  if (DATABASE_URL) return
  const folder = resolve(DATA_DIR || '.fathom')
  if (!existsSync(join(folder, 'postgres.secret'))) return
  try {
    const cluster = prepareCluster(folder)
    if (existsSync(join(cluster.places.home, 'postmaster.pid'))) return
    early = { cluster, launched: launch(cluster.places, []) }
  } catch {
    // The start does the same, and reports it.
  }
}

/** What was launched early for this folder, once. */
export function takeEarly(folder: string): Early | undefined {
  const taken = early
  early = undefined
  if (!taken || taken.cluster.folder === folder) return taken
  void taken.launched.release()
  return undefined
}
