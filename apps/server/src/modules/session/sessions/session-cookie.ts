import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/**
 * The cookies of one origin. On https, the session cookie's name prefix keeps any other host from setting it.
 */
export type SessionCookies = ReturnType<typeof sessionCookies>

const STEP_SECONDS = 3600

export function sessionCookies(publicUrl: URL, callbackPath: string) {
  const isSecure = publicUrl.protocol === 'https:'
  const name = isSecure ? '__Host-fathom' : 'fathom'
  const device = `${name}_device`
  const stepName = (state: string) => `${name}_step_${hashOf(state).toString('hex').slice(0, 12)}`
  // A cookie that is bound to the host is sent to all its paths.
  const stepPath = isSecure ? '/' : callbackPath
  // We generate the values, so they need no escaping: letters, digits and `.-_`.
  const set = (reply: FastifyReply, key: string, value: string, path: string, maxAge: number) =>
    reply.header(
      'set-cookie',
      `${key}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    )
  return {
    findSecret: (cookies: string | undefined) => valueIn(cookies, name),
    keepSecret: (reply: FastifyReply, secret: string, maxAge: number) =>
      set(reply, name, secret, '/', maxAge),
    dropSecret: (reply: FastifyReply) => set(reply, name, '', '/', 0),
    // Outlives the sessions and grants no access: we only recognize a browser by it.
    findDevice: (cookies: string | undefined) => valueIn(cookies, device),
    keepDevice: (reply: FastifyReply, secret: string, maxAge: number) =>
      set(reply, device, secret, '/', maxAge),
    // Named after its state, because two tabs may sign in at once.
    findStep: (cookies: string | undefined, state: string) => valueIn(cookies, stepName(state)),
    keepStep: (reply: FastifyReply, state: string, step: string) =>
      set(reply, stepName(state), step, stepPath, STEP_SECONDS),
    dropStep: (reply: FastifyReply, state: string) => set(reply, stepName(state), '', stepPath, 0),
  }
}

function valueIn(cookies: string | undefined, name: string): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined
}

export const newSecret = () => randomBytes(32).toString('base64url')

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
