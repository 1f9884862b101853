import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { reasonOf } from '../reason-of.ts'

const LOOK_EVERY_MS = 1000
const ANSWER_WITHIN_MS = 3000

/** Whether the database can be used. It says so once when that changes, however many calls notice. */
export type Availability = {
  /** A connection was lost or refused, or a statement took too long. */
  report(error: unknown, statement?: string): void
  isAway(): boolean
  /** Calls back each time the database is back. Returns how to stop. */
  onBack(listener: () => void): () => void
  close(): void
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>
type Report = { reason: string; statement?: string }

export function watchAvailability(probe: () => Promise<void>, log: Log): Availability {
  const listeners = new Set<() => void>()
  let awaySince: number | undefined
  let isLooking = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function look(report: Report): Promise<void> {
    const failure = await probe().then(
      () => undefined,
      (error) => ({ reason: reasonOf(error) }),
    )
    if (isClosed) return
    if (failure) {
      if (awaySince === undefined)
        log.error(failure, 'the database is away; calls answer 503 until it is back')
      awaySince ??= Date.now()
      timer = setTimeout(look, LOOK_EVERY_MS, report).unref()
      return
    }
    isLooking = false
    if (awaySince === undefined) {
      log.warn(report, 'lost a connection to the database; the database itself answers')
      return
    }
    log.warn({ awayMs: Date.now() - awaySince }, 'the database is back')
    awaySince = undefined
    for (const listener of listeners) listener()
  }

  return {
    report: (error, statement) => {
      if (isLooking || isClosed) return
      isLooking = true
      void look({ reason: reasonOf(error), ...(statement !== undefined && { statement }) })
    },
    isAway: () => awaySince !== undefined,
    onBack: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** On a connection of its own, because those of the pool may all be stuck. A standby can't be written to. */
export async function probeDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'fathom probe',
  })
  client.on('error', () => {}) // the failed query or connect() has thrown the same
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    if (rows[0]?.standby) throw new Error('it is a standby')
  } finally {
    client.end().catch(() => {})
  }
}
