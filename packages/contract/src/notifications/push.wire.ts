import { LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), {
    error: `The key must be ${bytes} bytes in base64url.`,
  })

/** GET push/key: the key that a browser subscribes with (RFC 8292). */
export const pushKeyWire = z.object({ publicKey: z.string() })
export type PushKeyWire = z.infer<typeof pushKeyWire>

/** POST push/subscription: `PushSubscription.toJSON()` and the language of the device. */
export const subscribePushWire = z.object({
  endpoint: z.url({ error: 'The address of the push service is none.' }).max(2000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  language: z.enum(LOCALES),
})
export type SubscribePushWire = z.infer<typeof subscribePushWire>

/** The id is the SHA-256 of the endpoint in base64url, so a device can find its own. */
export const pushSubscriptionWire = z.object({ id: z.string() })
export type PushSubscriptionWire = z.infer<typeof pushSubscriptionWire>

export const pushSubscriptionParamsWire = z.object({ id: z.string().regex(/^[\w-]{43}$/) })

/** The decrypted message in the browser. */
const pushMessageWire = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** A portal path. */
  url: z.string(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
})
export type PushMessageWire = z.infer<typeof pushMessageWire>
