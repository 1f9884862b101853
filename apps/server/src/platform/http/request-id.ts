import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const SANE = /^[\w.-]{8,64}$/

/** A caller's own id is kept where it cannot harm a log; it is answered in the same header. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const wished = headers['x-request-id']
  return typeof wished === 'string' && SANE.test(wished) ? wished : randomUUID()
}
