import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartProblem } from '../../start-problem.ts'
import type { Launched } from './launch.ts'

const OWNER_LOCK = 7_301_846
const POLL_MS = 20
const PATIENCE_MS = 60_000 // recovery after a crash can take a while
const TAKEN_PATIENCE_MS = 30_000

/**
 * Connects to the cluster and tries to take its lock, and launches PostgreSQL if nothing answers. Waits for one
 * that is starting, recovering or stopping: after a kill the old one may still be shutting down, and it may
 * accept a last connection that never answers.
 */
export async function connectOrLaunch(url: string, start: () => Launched, starting?: Launched) {
  const begun = Date.now()
  let launched = starting
  for (;;) {
    const attempt = await connect(url)
    if (attempt.client) {
      // If our process found another one running and ended, that other one is the one that answers.
      const { client, isOurs } = attempt
      return { client, isOurs, launched: launched?.hasEnded() ? undefined : launched }
    }
    const waited = Date.now() - begun
    const isTaken = launched?.hasEnded() === true && foundAnother(launched)
    const wasKilled = launched?.wasKilled() === true
    if (launched?.hasEnded() && !isTaken && !wasKilled) throw failure(launched, attempt.error)
    if (waited > (isTaken ? TAKEN_PATIENCE_MS : PATIENCE_MS)) throw failure(launched, attempt.error)
    if (attempt.isNobodyThere && (!launched || isTaken || wasKilled)) launched = start()
    await delay(isTaken ? POLL_MS * 10 : POLL_MS)
  }
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // without a listener, a lost connection would end the process; 'end' reports it too
  try {
    await client.connect()
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      OWNER_LOCK,
    ])
    return { client, isOurs: rows[0]?.isOurs === true }
  } catch (error) {
    client.end().catch(() => {})
    const { code } = error as NodeJS.ErrnoException
    return { error: error as Error, isNobodyThere: code === 'ENOENT' || code === 'ECONNREFUSED' }
  }
}

/** Whether a running server holds the lock of this cluster. */
export async function isOwned(url: string): Promise<boolean> {
  const { client, isOurs } = await connect(url)
  await client?.end()
  return client !== undefined && !isOurs
}

/** Another PostgreSQL, or what is left of one: processes of a killed one hold its memory until they notice. */
const foundAnother = ({ lines }: Launched) =>
  lines.some((line) =>
    /lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(line),
  )

function failure(launched: Launched | undefined, error: Error) {
  const reasons = launched?.lines.filter((line) => /FATAL|PANIC|ERROR|HINT|could not/.test(line)).join(' ')
  return new StartProblem(`PostgreSQL did not start: ${reasons || error.message}`)
}
