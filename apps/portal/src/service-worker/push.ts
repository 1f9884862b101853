import type { PushMessageWire } from '@fathom/contract/notifications'
import type { WorkerScope } from './worker-scope.ts'

/** Shows push messages and opens their screens. */
export function addPush(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data)))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(scope, event.notification.data))
  })
}

/** Browsers revoke the permission if a push shows nothing, so always show something. */
async function show(scope: WorkerScope, data: { json(): unknown } | null): Promise<void> {
  const { id, title, body, url, lang, dir } = messageIn(data)
  await scope.registration.showNotification(title ?? 'Fathom', {
    // A repeated message replaces itself.
    ...(id !== undefined && { tag: id }),
    body: body ?? '',
    data: { url: url ?? '/' },
    lang: lang ?? '',
    dir: dir ?? 'auto',
    icon: '/favicon.svg',
  })
}

function messageIn(data: { json(): unknown } | null): Partial<PushMessageWire> {
  try {
    return (data?.json() ?? {}) as Partial<PushMessageWire>
  } catch {
    return {}
  }
}

/**
 * Focuses the page if it's already open; otherwise opens a new one, because a page in use may have unsaved
 * work.
 */
async function open(scope: WorkerScope, data: unknown): Promise<void> {
  const { origin } = scope.location
  const wanted = new URL((data as { url?: string } | null)?.url ?? '/', origin)
  const target = wanted.origin === origin ? wanted.href : origin
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => withoutFragment(url) === withoutFragment(target))
  await (there ? there.focus() : scope.clients.openWindow(target))
}

const withoutFragment = (url: string) => url.replace(/#.*$/, '')
