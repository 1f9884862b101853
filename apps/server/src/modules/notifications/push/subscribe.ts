import { createHash } from 'node:crypto'
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

/** Only the browser itself knows its keys, so the address alone can't take a device from another person. */
const isSameBrowser = (stored: Address, keys: PushKeys, isOwn: boolean) =>
  isOwn || stored.keys.auth === keys.auth
