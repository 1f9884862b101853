import { join } from 'node:path'
import { storedSecret } from '../../stored-secret.ts'
import { databaseAccount } from './account.ts'
import { nativeFolder } from './binaries.ts'
import { initialise } from './initialise.ts'
import { type Places, placesFor } from './places.ts'
import { removeStaleLock } from './stale-lock.ts'

export type Cluster = { folder: string; places: Places; url: string }

/** The PostgreSQL of this data folder, ready to be launched. */
export function prepareCluster(folder: string): Cluster {
  const places = placesFor(folder, nativeFolder(), databaseAccount())
  const password = storedSecret(join(folder, 'postgres.secret'))
  initialise(places, password)
  removeStaleLock(places.home)
  const url = `postgres://fathom:${password}@localhost/postgres?host=${encodeURIComponent(places.sockets)}`
  return { folder, places, url }
}
