import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartProblem } from '../../start-problem.ts'
import { type Account, canReach, canRun } from './account.ts'
import { nativeVersion } from './binaries.ts'

/** The paths of one cluster's programs, data and sockets, and the account that owns it. */
export type Places = { native: string; home: string; sockets: string; account: Account; note?: string }

const short = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12)

/** Uses the data folder, or `/var/lib/fathom` when the database account can't reach root's checkout. */
export function placesFor(dataDir: string, native: string, account: Account): Places {
  mkdirSync(dataDir, { recursive: true })
  if (canReach(account, dirname(dataDir))) letThrough(dataDir, account)
  const isRunnable = account.uid === undefined || canRun(account, join(native, 'bin/postgres'))
  if (isRunnable && canReach(account, dataDir)) {
    const home = join(dataDir, 'postgres')
    return { native, home, sockets: socketFolder(home, account), account }
  }
  const outside = join('/var/lib/fathom', short(dataDir))
  mkdirSync(outside, { recursive: true, mode: 0o755 })
  const home = join(outside, 'postgres')
  return {
    native: isRunnable ? native : runnableCopy(native),
    home,
    sockets: socketFolder(home, account),
    account,
    note: `PostgreSQL runs as user ${account.uid}, which cannot reach ${dataDir}: its data is in ${home}`,
  }
}

/**
 * We own the data folder: the account may traverse it but not list it. The files inside have their own
 * permissions.
 */
function letThrough(dataDir: string, account: Account) {
  if (!canReach(account, dataDir)) chmodSync(dataDir, statSync(dataDir).mode | 0o001)
}

/**
 * Copies the programs to a place where any account can run them. All checkouts on this machine share the
 * copy.
 */
export function runnableCopy(native: string): string {
  const copy = join('/var/lib/fathom', `postgresql-${nativeVersion(native)}`)
  if (existsSync(copy)) return copy
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  const part = `${copy}.${process.pid}`
  cpSync(native, part, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(part, copy)
  } catch (error) {
    rmSync(part, { recursive: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/**
 * Keeps the path short: a socket name is limited to about a hundred bytes, and a checkout's path may be
 * longer.
 */
function socketFolder(home: string, account: Account): string {
  const folder = join(tmpdir(), `fathom-${process.getuid?.()}-${short(home)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  if (!found.isDirectory() || (found.uid !== process.getuid?.() && found.uid !== account.uid)) {
    throw new StartProblem(`${folder} belongs to someone else: remove it, or set TMPDIR`)
  }
  give(folder, account)
  chmodSync(folder, 0o700)
  return folder
}

export function give(path: string, { uid, gid }: Account) {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}
