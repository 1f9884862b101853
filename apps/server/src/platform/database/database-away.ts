import { Problem } from '../problem.ts'

const RETRY_AFTER_SECONDS = 3

/**
 * The database can't be reached or written to, or it didn't answer in time. Nobody knows whether a write happened: the caller sends
 * it again with the same id.
 */
export class DatabaseAway extends Problem {
  constructor(cause: unknown) {
    super('database-away', 503, { extra: { retryAfter: RETRY_AFTER_SECONDS } })
    this.cause = cause
  }
}

const CODES = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // the unix socket of a server that has ended
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * Errors of PostgreSQL that say nothing about the statement: lost connections (08), shutdown and recovery (57P),
 * a refused sign-in (28), no such database (3D), too many connections (53300), a server that became a standby (25006),
 * and sessions that were ended because they idled (25P).
 */
const STATES = /^(08|28|3D|57P0|25006|25P0[34]|53300)/

/** The driver's own errors have no code. */
const MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** A statement reached its limit, which may be its own fault. */
export const isTooLate = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/** Whether an error of the driver is about the connection and not about the statement. */
export function isConnectionLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost)
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (CODES.has(code) || STATES.test(code))) return true
  return typeof message === 'string' && MESSAGES.test(message)
}

/** The disk of the database is full: what it can still read it answers, and nothing is written. */
export const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '53100'

/** Whether something failed because the database is away, however it was wrapped on the way. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return error instanceof Error && error.cause !== undefined && isDatabaseAway(error.cause)
}
