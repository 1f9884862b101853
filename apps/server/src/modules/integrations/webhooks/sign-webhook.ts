import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** As the Standard Webhooks spell it: 32 random bytes. */
export const newWebhookSecret = () => `${PREFIX}${randomBytes(32).toString('base64')}`

type Message = { id: string; at: Date; body: string }

/** The headers of the Standard Webhooks: one signature for each secret, so a receiver can change to the new one. */
export function signedHeaders(secrets: readonly string[], { id, at, body }: Message): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}
