import type pg from 'pg'
import type { Availability } from './availability.ts'

/** Runs one statement. Stores take this type, so the same query works inside and outside a transaction. */
export type Queryable = {
  query<R extends Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<R[]>
  /** The same for a database and its transactions: what is cached of it can be found by it. */
  origin?: object
}

/** A statement whose rows are arrays, which cost less to read. */
type ArrayStatement = {
  text: string
  values: readonly unknown[]
  /** Each connection plans a statement with a name once. */
  name?: string | undefined
}

export type Database = Queryable & {
  arrays<Row extends unknown[]>(statement: ArrayStatement): Promise<Row[]>
  /** Commits if `work` succeeds, rolls back if it throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /**
   * The connection string of PostgreSQL itself, for consumers that need their own connections (LISTEN, jobs).
   * Statements may go through a connection pooler instead.
   */
  url: string
  /** Other connections to the same database, for work that would wait for itself in the shared pool. */
  separate(size: number): Database
  availability: Availability
  pool: pg.Pool
  close(): Promise<void>
}
