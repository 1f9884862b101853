import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretBox } from '../../../../platform/secret-box.ts'

const PURPOSE = 'training.cmi5'

/** The key that a unit fetches once and sends with every call: the signed name of its session. */
export function createAuthTokens(secrets: SecretBox) {
  const key = secrets.keyFor(PURPOSE)
  const signed = (sessionId: string) => createHmac('sha256', key).update(sessionId).digest()
  return {
    issue: (sessionId: string): string =>
      Buffer.from(`${sessionId}:${signed(sessionId).toString('base64url')}`).toString('base64'),
    /** The session of an `Authorization` header; undefined if it isn't ours. */
    sessionOf(header: string | undefined): string | undefined {
      const [, encoded = ''] = /^Basic ([\w+/=-]{1,400})$/i.exec(header ?? '') ?? []
      const [sessionId = '', signature = ''] = Buffer.from(encoded, 'base64').toString().split(':')
      const given = Buffer.from(signature, 'base64url')
      const right = signed(sessionId)
      return given.length === right.length && timingSafeEqual(given, right) ? sessionId : undefined
    },
  }
}

export type AuthTokens = ReturnType<typeof createAuthTokens>
