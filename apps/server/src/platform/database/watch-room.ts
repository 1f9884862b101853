import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { reasonOf } from '../reason-of.ts'

const LOOK_EVERY_MS = 5000
const ANSWER_WITHIN_MS = 10_000

/** Whether the disk of the database has room. It says so once when that changes, however many writes notice. */
export type Room = {
  /** A write found the disk full. */
  report(error: unknown): void
  close(): void
}

export function watchRoom(
  probe: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  everyMs = LOOK_EVERY_MS,
): Room {
  let fullSince: number | undefined
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    const isThere = await probe().then(
      () => true,
      () => false,
    )
    if (fullSince === undefined) return
    if (!isThere) {
      timer = setTimeout(look, everyMs).unref()
      return
    }
    log.warn({ fullMs: Date.now() - fullSince }, 'the disk of the database has room again')
    fullSince = undefined
  }

  return {
    report: (error) => {
      if (fullSince !== undefined) return
      fullSince = Date.now()
      log.error(
        { reason: reasonOf(error) },
        'the disk of the database is full; writes answer 503 until there is room',
      )
      timer = setTimeout(look, everyMs).unref()
    },
    close: () => {
      fullSince = undefined
      clearTimeout(timer)
    },
  }
}

/** Half a megabyte in a temporary table, which goes with its connection. */
export async function probeRoom(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'fathom probe',
  })
  client.on('error', () => {}) // the failed query or connect() has thrown the same
  try {
    await client.connect()
    await client.query('create temporary table room (content text)')
    await client.query(`alter table room alter content set storage plain`)
    await client.query(`insert into room select repeat('x', 7000) from generate_series(1, 75)`)
  } finally {
    client.end().catch(() => {})
  }
}
