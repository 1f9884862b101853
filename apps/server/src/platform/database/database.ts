import type pg from 'pg'

/** Runs one statement. Stores take this, so that the same query serves inside and outside a transaction. */
export type Queryable = {
  query<R extends Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<R[]>
}

export type Database = Queryable & {
  /** Commits when `work` ends well, rolls back when it throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /** The connection string, for what needs connections of its own (LISTEN, jobs, the account provider). */
  url: string
  pool: pg.Pool
  close(): Promise<void>
}
