import { partOf } from './part-of.ts'
import { cacheOf, PLAYER_CACHE, PLAYER_PAGE, storedKey, type Wanted, wantedAt } from './stored-address.ts'

type Lasting = { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void
}
const scope = globalThis as unknown as Scope

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const wanted = request.method === 'GET' ? wantedAt(new URL(request.url).pathname) : undefined
  if (wanted) event.respondWith(answerTo(wanted, request))
})

/**
 * A content never changes, so its cached files are always current; the player itself comes from the network
 * when possible.
 */
async function answerTo(wanted: Wanted, request: Request): Promise<Response> {
  if (wanted.kind === 'file') {
    const cache = await caches.open(cacheOf(wanted.contentId))
    const cached = await cache.match(storedKey(wanted.contentId, wanted.path), { ignoreVary: true })
    return cached ? partOf(cached, request.headers.get('range')) : fetch(request)
  }
  const key = wanted.kind === 'player' ? PLAYER_PAGE : wanted.path
  return fetch(request).catch(async () => {
    const cached = await (await caches.open(PLAYER_CACHE)).match(key, { ignoreVary: true })
    return cached ?? Response.error()
  })
}
