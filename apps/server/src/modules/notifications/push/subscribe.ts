import { createHash, ECDH } from 'node:crypto'
import type { SubscribePushWire } from '@fathom/contract/notifications'
import { Problem } from '../../../platform/problem.ts'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { dropSurplus, findDevice, keepDevice } from './device.store.ts'
import { getPushAddress } from './push-address.ts'
import type { PushKeys } from './push-request.ts'

const PURPOSE = 'notifications.push-device'
const MOST_DEVICES = 20

export type Address = { endpoint: string; keys: PushKeys }
type Used = Pick<DeliveryDeps, 'db' | 'secrets' | 'config' | 'clock' | 'ports'>

export const openAddress = ({ secrets }: Pick<Used, 'secrets'>, sealed: string): Address =>
  JSON.parse(secrets.open(sealed, PURPOSE))

/** Subscribing again only renews. A device expires with the session in which it was subscribed. */
export async function subscribe(
  deps: Used,
  affiliateId: number,
  cookie: string | undefined,
  { endpoint, keys, language }: SubscribePushWire,
): Promise<{ id: string }> {
  getPushAddress(endpoint, deps.config.isLocalPushAllowed)
  checkKey(keys.p256dh)
  const sessionId = await deps.ports.findSessionId(cookie, affiliateId)
  if (sessionId === undefined) throw new Problem('session-unknown', 409)
  const id = createHash('sha256').update(endpoint).digest('base64url')
  const sealed = deps.secrets.seal(JSON.stringify({ endpoint, keys } satisfies Address), PURPOSE)
  await deps.db.transaction(async (tx) => {
    const stored = await findDevice(tx, id)
    if (
      stored &&
      !isSameBrowser(openAddress(deps, stored.sealed), keys, Number(stored.affiliate_id) === affiliateId)
    )
      throw new Problem('not-yours', 403)
    await keepDevice(tx, { affiliateId, id, sessionId, sealed, language }, deps.clock.now())
    await dropSurplus(tx, affiliateId, MOST_DEVICES)
  })
  return { id }
}

/** A key that isn't a point on the curve can't encrypt anything: every message to it would fail. */
function checkKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
  } catch {
    throw new Problem('push-key-invalid', 422, {
      errors: ['body.keys.p256dh: is not a public key of the curve P-256'],
      extra: { place: 'body.keys.p256dh' },
    })
  }
}

/** Only the browser itself knows its keys, so the address alone can't take a device from another person. */
const isSameBrowser = (stored: Address, keys: PushKeys, isOwn: boolean) =>
  isOwn || stored.keys.auth === keys.auth
