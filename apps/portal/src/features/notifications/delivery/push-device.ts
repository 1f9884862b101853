import type { PushKeyWire, PushSubscriptionWire, SubscribePushWire } from '@fathom/contract/notifications'
import type { Locale } from '@fathom/domain/translations'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'

type Http = Pick<Calls['http'], 'get' | 'post' | 'delete'>

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

const WORKER = '/service-worker.js'

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Push is off if the server has forgotten the browser's subscription, for example after signing out. */
export async function readPushState(http: Http): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await findSubscription()
  if (!subscription) return 'off'
  return (await isKnown(http, subscription)) ? 'on' : 'off'
}

/** Asks for permission, then subscribes this device. */
export async function turnPushOn(http: Http, language: Locale): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription made with another key can't receive our messages.
  await (await pushManager.getSubscription())?.unsubscribe()
  const { publicKey } = await http.get<PushKeyWire>('notifications', 'push/key')
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  })
  try {
    const body = { ...subscription.toJSON(), language } as SubscribePushWire
    await http.post<PushSubscriptionWire>('notifications', 'push/subscription', { body })
  } catch (cause) {
    await subscription.unsubscribe()
    throw cause
  }
  return 'on'
}

export async function turnPushOff(http: Http): Promise<PushState> {
  const subscription = await findSubscription()
  if (!subscription) return 'off'
  const params = { id: await idOf(subscription) }
  await http.delete('notifications', 'push/subscription/{id}', { params })
  await subscription.unsubscribe()
  return 'off'
}

async function findSubscription(): Promise<PushSubscription | null | undefined> {
  return (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()
}

async function isKnown(http: Http, subscription: PushSubscription): Promise<boolean> {
  try {
    const params = { id: await idOf(subscription) }
    await http.get<PushSubscriptionWire>('notifications', 'push/subscription/{id}', { params })
    return true
  } catch (cause) {
    if (cause instanceof CallFailed && cause.status === 404) return false
    throw cause
  }
}

async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
