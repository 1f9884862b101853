import type { IncomingMessage } from 'node:http'
import type { HttpApp } from './http-app.ts'

export const MOST_UNREAD_BYTES = 32 * 1024 * 1024
const LONGEST_READ_MS = 5000

/**
 * A client that's rejected in the middle of a body keeps sending and sees a reset connection instead of the
 * answer. So the rest is read and discarded first, up to a limit.
 */
export function readUnreadBodies(app: HttpApp): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (raw.readableEnded || !hasBody(raw)) return done(null, payload)
    discardRest(raw).then((isAtEnd) => {
      if (!isAtEnd) reply.header('connection', 'close')
      done(null, payload)
    }, done)
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Returns whether the end was reached. */
function discardRest(raw: IncomingMessage): Promise<boolean> {
  if (raw.destroyed) return Promise.resolve(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let bytes = 0
  const count = (chunk: Buffer | string) => {
    bytes += chunk.length
    if (bytes > MOST_UNREAD_BYTES) resolve(false)
  }
  const reachEnd = () => resolve(true)
  const giveUp = () => resolve(false)
  const waiting = setTimeout(giveUp, LONGEST_READ_MS)
  raw.on('data', count).once('end', reachEnd).once('close', giveUp).once('error', giveUp).resume()
  return promise.finally(() => {
    clearTimeout(waiting)
    raw.off('data', count).off('end', reachEnd).off('close', giveUp)
  })
}
