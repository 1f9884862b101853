import type pg from 'pg'
import { traced } from '../tracing/index.ts'
import type { Availability } from './availability.ts'
import type { Database, Queryable } from './database.ts'
import { DatabaseAway, isConnectionLost, isDiskFull, isTooLate } from './database-away.ts'
import { queryLimit } from './query-limit.ts'
import type { Room } from './watch-room.ts'

export type Bounds = {
  pool: pg.Pool
  statementMs: number
  availability: Pick<Availability, 'report'>
  room: Pick<Room, 'report'>
  hasNames: boolean
}

type Statement = {
  text: string
  values?: unknown[] | undefined
  name?: string | undefined
  rowMode?: 'array'
}

/**
 * Each statement has a limit on our side: when it's reached, the connection is closed and never used again. A limit
 * of the server would cancel the statement, and a commit that is canceled while it waits for the standby reports
 * success for what only the primary has.
 */
export function boundedQueryable(bounds: Bounds): Pick<Database, 'query' | 'arrays' | 'origin'> {
  const { pool } = bounds
  const run = <Row>(statement: Statement) => withoutRawErrors(bounds, pool, statement) as Promise<Row[]>
  return {
    origin: pool,
    query: (text, values) => run({ text, values: values as unknown[] }),
    arrays: ({ name, text, values }) =>
      run({
        text,
        values: values as unknown[],
        rowMode: 'array',
        ...(bounds.hasNames && name !== undefined && { name }),
      }),
  }
}

/** The pool and a client take the same configuration; a pool closes the connection of whatever failed. */
async function withoutRawErrors(
  { statementMs, availability, room }: Bounds,
  on: pg.Pool | pg.PoolClient,
  statement: Statement,
): Promise<unknown[]> {
  const config = { ...statement, query_timeout: queryLimit(statementMs) }
  try {
    return await traced(
      'postgresql',
      { 'db.system.name': 'postgresql', 'db.query.text': shortText(statement.text) },
      async () => (await on.query(config as pg.QueryConfig)).rows,
    )
  } catch (error) {
    if (isDiskFull(error)) {
      room.report(error)
      throw new DatabaseAway(error)
    }
    if (!isConnectionLost(error)) throw error
    availability.report(error, isTooLate(error) ? shortText(statement.text) : undefined)
    throw new DatabaseAway(error)
  }
}

const shortText = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)

export async function boundedTransaction<T>(bounds: Bounds, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await connect(bounds)
  let lost: Error | undefined
  /** Closes the connection at once, even while a statement waits on it. */
  const drop = (error: Error) => {
    if (lost) return
    lost = error
    client.release(error)
  }
  const query: Queryable['query'] = async <R>(text: string, values?: readonly unknown[]) => {
    if (lost) throw new DatabaseAway(lost)
    try {
      return (await withoutRawErrors(bounds, client, { text, values: values as unknown[] })) as R[]
    } catch (error) {
      if (error instanceof DatabaseAway) drop(error)
      throw error
    }
  }
  const onError = (error: Error) => {
    bounds.availability.report(error)
    drop(error)
  }
  client.on('error', onError)
  try {
    await query('begin')
    const result = await work({ query, origin: bounds.pool })
    await query('commit')
    return result
  } catch (error) {
    if (!lost) await query('rollback').catch(drop)
    throw error
  } finally {
    client.off('error', onError)
    if (!lost) client.release()
  }
}

async function connect({ pool, availability }: Bounds): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    availability.report(error)
    throw new DatabaseAway(error)
  }
}
