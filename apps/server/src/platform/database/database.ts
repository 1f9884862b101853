import type pg from 'pg'

/** Runs one statement. Stores take this type, so the same query works inside and outside a transaction. */
export type Queryable = {
  query<R extends Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<R[]>
  /** The same for a database and its transactions: what is cached of it can be found by it. */
  origin?: object
}

export type Database = Queryable & {
  /** Commits if `work` succeeds, rolls back if it throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /**
   * The connection string, for consumers that need their own connections (LISTEN, jobs, the account
   * provider).
   */
  url: string
  pool: pg.Pool
  close(): Promise<void>
}
