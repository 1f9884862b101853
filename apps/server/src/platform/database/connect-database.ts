import pg from 'pg'
import type { Database, Queryable } from './database.ts'

const POOL_SIZE = 20

/** A Database on top of a pool. `closing` runs after the pool has ended. */
export function connectDatabase(
  url: string,
  options: { size?: number; closing?: () => Promise<void> } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    application_name: 'fathom',
  })
  pool.on('error', () => {}) // an idle connection was lost; the pool drops it, and the next query opens another
  let closed: Promise<void> | undefined
  return {
    ...queryable(pool, pool),
    url,
    pool,
    transaction: (work) => inTransaction(pool, work),
    close: () => {
      closed ??= pool.end().then(() => options.closing?.())
      return closed
    },
  }
}

function queryable(on: pg.Pool | pg.PoolClient, origin: object): Queryable {
  return {
    origin,
    query: async <R extends Record<string, unknown>>(text: string, values?: readonly unknown[]) =>
      (await on.query<R>(text, values as unknown[] | undefined)).rows,
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    await client.query('begin')
    const result = await work(queryable(client, pool))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}
