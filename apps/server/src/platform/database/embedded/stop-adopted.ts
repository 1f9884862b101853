import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 20_000

/** Stops a running PostgreSQL that isn't our child, using the process id in its pid file. */
export async function stopAdopted(home: string) {
  const pid = postmasterOf(home)
  if (pid === undefined || !signal(pid, 'SIGINT')) return
  const until = Date.now() + PATIENCE_MS
  while (signal(pid, 0) && Date.now() < until) await delay(20)
}

function postmasterOf(home: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(home, 'postmaster.pid'), 'utf8').split('\n')[0])
    return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function signal(pid: number, name: 'SIGINT' | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
