import webPush from 'web-push'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { getVapidKeys } from './vapid.ts'

/** How long the push service stores the message for a device that is off. */
const TTL_SECONDS = 86_400
/** What fits into one encrypted record; browsers read only the first one. */
const LONGEST_BYTES = 4079

/** The keys that a browser gives to its senders, in base64url. */
export type PushKeys = { p256dh: string; auth: string }

export type Push = {
  endpoint: string
  keys: PushKeys
  text: string
  /**
   * A later message with the same topic replaces this one while it waits: at most 32 base64url characters.
   */
  topic: string
}

type PushRequest = { headers: Record<string, string | number>; body: Buffer }

/**
 * Encrypts the text for a single browser (RFC 8291), so the push service can't read it, and identifies us to
 * the push service's origin (RFC 8292).
 */
export async function pushRequest(
  deps: Pick<DeliveryDeps, 'db' | 'secrets' | 'config'>,
  { endpoint, keys, text, topic }: Push,
): Promise<PushRequest> {
  if (Buffer.byteLength(text) > LONGEST_BYTES) throw new Error('the push message is too long')
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, text, {
    vapidDetails: { subject: contactOf(deps), ...(await getVapidKeys(deps)) },
    contentEncoding: 'aes128gcm',
    TTL: TTL_SECONDS,
    urgency: 'high',
    topic,
  })
  return { headers: headers as PushRequest['headers'], body }
}

/** The contact for a push service that has a problem with our messages. */
function contactOf({ config }: Pick<DeliveryDeps, 'config'>): string {
  return `mailto:${/<([^<>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`
}
