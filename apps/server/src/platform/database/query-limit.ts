import { AsyncLocalStorage } from 'node:async_hooks'

const limits = new AsyncLocalStorage<number>()

const MINUTE_MS = 60_000

/** Work that nobody waits for, such as jobs and clean-ups, and commands that an operator watches. */
export const LONG_MS = 5 * MINUTE_MS

/** A migration may rewrite a large table. */
export const MIGRATION_MS = 60 * MINUTE_MS

/** A backup reads each table whole, and a restore writes it. */
export const WHOLE_TABLE_MS = 12 * 60 * MINUTE_MS

/**
 * Lets each statement of this work take longer than the usual limit of a request. Without a limit, a connection that
 * went silent would hold its work for ever.
 */
export const withQueryLimit = <T>(ms: number, work: () => Promise<T>): Promise<T> => limits.run(ms, work)

export const queryLimit = (usual: number): number => limits.getStore() ?? usual
