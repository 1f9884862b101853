import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const SANE = /^[\w.-]{8,64}$/

/** Keeps the caller's own id when it's safe for the log, and returns it in the same header. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID()
}
