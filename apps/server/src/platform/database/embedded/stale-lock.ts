import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * After a hard stop, the pid in `postmaster.pid` may belong to another process, for example in a restarted
 * container, and PostgreSQL would never start again. Only Linux lets us look up what a process is.
 */
export function removeStaleLock(home: string) {
  const file = join(home, 'postmaster.pid')
  const [pid] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  if (pid && isOtherProgram(pid)) rmSync(file, { force: true })
}

function isOtherProgram(pid: string): boolean {
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}
