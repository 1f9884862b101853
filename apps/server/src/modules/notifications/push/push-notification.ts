import { createHash } from 'node:crypto'
import type { PushMessageWire } from '@fathom/contract/notifications'
import { importanceOf } from '@fathom/domain/notifications'
import { directionOf } from '@fathom/domain/translations'
import { Problem } from '../../../platform/problem.ts'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { isDone } from '../delivery/notification.store.ts'
import { findNotification, type NotificationRow } from '../notifications.store.ts'
import { factsOf, wordedIn } from '../worded.ts'
import { type DeviceRow, deleteDevice, findDevice, touchDevice } from './device.store.ts'
import { postPush } from './post-push.ts'
import { openAddress } from './subscribe.ts'

export type PushJob = { affiliateId: number; id: string; device: string }

/** The status codes of the push service when the browser is gone permanently. */
const GONE: readonly number[] = [404, 410]
/** Errors that a retry may fix. */
const isPassing = (status: number) => status === 429 || status >= 500

/** Treats an address that we may not send to as a gone device. */
function asGone(error: unknown): number {
  if (error instanceof Problem) return 410
  throw error
}

/** Pushes to one device, while the notification is unread and the browser is signed in. */
export async function pushNotification(
  deps: DeliveryDeps,
  { affiliateId, id, device: deviceId }: PushJob,
  signal: AbortSignal,
): Promise<void> {
  const device = await findDevice(deps.db, deviceId)
  if (!device || Number(device.affiliate_id) !== affiliateId) return
  const notification = await findNotification(deps.db, affiliateId, id)
  // An intruder could mark the warning as read, so we push it anyway.
  if (!notification || (isDone(notification) && importanceOf(notification.kind) !== 'security')) return
  const sessions = await deps.ports.listSessions(affiliateId)
  if (!sessions.some((session) => session.id === device.session_id))
    return deleteDevice(deps.db, affiliateId, deviceId)
  const { endpoint, keys } = openAddress(deps, device.sealed)
  const text = JSON.stringify(messageFor(device, notification))
  const post = postPush(deps, { endpoint, keys, text, topic: topicOf(id) }, signal)
  const status = await post.catch(asGone)
  if (GONE.includes(status)) return deleteDevice(deps.db, affiliateId, deviceId)
  if (isPassing(status)) throw new Error(`the push service answered ${status}`)
  if (status >= 300) deps.log.error({ affiliateId, status }, 'the push service refused a message')
  else await touchDevice(deps.db, deviceId, deps.clock.now())
}

const LONGEST = 600

function messageFor({ language }: DeviceRow, notification: NotificationRow): PushMessageWire {
  const { name, message } = wordedIn(language)(factsOf(notification))
  const [lang = language] = Intl.getCanonicalLocales(language)
  return {
    id: notification.id,
    title: name.slice(0, LONGEST),
    body: message.slice(0, LONGEST),
    url: notification.url,
    lang,
    dir: directionOf(language),
  }
}

const topicOf = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, 32)
