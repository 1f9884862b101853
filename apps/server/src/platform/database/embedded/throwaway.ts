import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, canRun, databaseAccount } from './account.ts'
import { nativeFolder } from './binaries.ts'
import { connectOrLaunch } from './connect.ts'
import { initialise } from './initialise.ts'
import { launch } from './launch.ts'
import { give, type Places, runnableCopy } from './places.ts'
import type { Embedded } from './start-embedded.ts'

const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=64MB',
  'max_connections=600',
]

/**
 * A cluster for tests in a temporary folder. The folder is removed with it, even when the tests are killed.
 */
export async function startThrowawayCluster(): Promise<Embedded> {
  const account = databaseAccount()
  const folder = mkdtempSync(join(tmpdir(), 'fathom-throwaway-'))
  give(folder, account)
  chmodSync(folder, 0o711)
  const places = placesIn(folder, account)
  const password = randomBytes(16).toString('base64url')
  initialise(places, password, ['--no-sync'])
  const url = `postgres://fathom:${password}@localhost/postgres?host=${encodeURIComponent(places.sockets)}`
  const { client, launched } = await connectOrLaunch(url, () => launch(places, FAST, folder))
  await client.end()
  return { url, stop: async () => launched?.release() }
}

function placesIn(folder: string, account: Account): Places {
  const native = nativeFolder()
  const isRunnable = account.uid === undefined || canRun(account, join(native, 'bin/postgres'))
  const sockets = join(folder, 'sockets')
  mkdirSync(sockets, { mode: 0o700 })
  give(sockets, account)
  return {
    native: isRunnable ? native : runnableCopy(native),
    home: join(folder, 'postgres'),
    sockets,
    account,
  }
}
