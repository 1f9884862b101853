import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { probeDatabase, watchAvailability } from './availability.ts'
import { type Bounds, boundedQueryable, boundedTransaction } from './bounded.ts'
import type { Database } from './database.ts'
import { probeRoom, watchRoom } from './watch-room.ts'

const POOL_SIZE = 20
const CONNECT_WITHIN_MS = 10_000
const CLOSE_WITHIN_MS = 2000

/** Longer than any request should take, and shorter than the portal waits for an answer. */
const STATEMENT_MS = 20_000

/** Node then asks each second, so a machine that vanished is noticed after twenty seconds. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

export type Connecting = {
  size?: number
  /** How long a statement may take, unless its work says otherwise with `withQueryLimit`. */
  statementMs?: number | undefined
  /** The address of PostgreSQL itself, when `url` goes through a connection pooler. */
  directUrl?: string | undefined
  log?: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Runs after the pool has ended. */
  closing?: () => Promise<void>
}

const SILENT = { warn: () => {}, error: () => {} }

/** A Database on top of a pool. */
export function connectDatabase(url: string, options: Connecting = {}): Database {
  const { statementMs = STATEMENT_MS, directUrl, log = SILENT, closing } = options
  const availability = watchAvailability(() => probeDatabase(url), log)
  const room = watchRoom(() => probeRoom(url), log)
  const poolOf = (size: number) => openPool(url, { size, statementMs, isPooled: directUrl !== undefined })
  const boundsOf = (pool: pg.Pool): Bounds => ({
    ...{ pool, statementMs, availability, room },
    // A pooler in transaction mode mixes the named statements of its clients up.
    hasNames: directUrl === undefined,
  })
  const databaseOn = (pool: pg.Pool, afterwards: () => Promise<void>): Database => {
    let closed: Promise<void> | undefined
    const bounds = boundsOf(pool)
    return {
      ...boundedQueryable(bounds),
      transaction: (work) => boundedTransaction(bounds, work),
      url: directUrl ?? url,
      separate: (size) => databaseOn(poolOf(size), async () => {}),
      ...{ availability, pool },
      close: () => {
        closed ??= endPool(pool).then(afterwards)
        return closed
      },
    }
  }
  return databaseOn(poolOf(options.size ?? POOL_SIZE), async () => {
    availability.close()
    room.close()
    await closing?.()
  })
}

type PoolOptions = { size: number; statementMs: number; isPooled: boolean }

function openPool(url: string, { size, statementMs, isPooled }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: statementMs,
    application_name: 'fathom',
    ...KEEP_ALIVE,
    ...(!isPooled && { onConnect: checkConnection }),
  })
  pool.on('error', () => {}) // an idle connection was lost; the pool drops it, and the next query opens another
  return pool
}

/**
 * PostgreSQL then ends the statement of a connection that we closed; otherwise it keeps its locks until it's done. A
 * server that can't do this works without.
 */
const checkConnection = async (client: pg.ClientBase): Promise<void> => {
  await client.query("set client_connection_check_interval = '5s'").catch(() => {})
}

/** A connection to a machine that is gone would take minutes to close. */
async function endPool(pool: pg.Pool): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, CLOSE_WITHIN_MS)
  await Promise.race([pool.end(), late.promise])
  clearTimeout(timer)
}
