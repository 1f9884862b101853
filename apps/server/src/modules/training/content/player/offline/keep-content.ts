import type { FromPlayerWire } from '@fathom/contract/training/content'
import { cacheOf, markOf, PLAYER_CACHE, PLAYER_PAGE, storedKey } from './stored-address.ts'

type Keeping = Extract<FromPlayerWire, { type: 'keeping' }>
type Post = (message: Keeping) => void
type Listed = { path: string; size: number }

const AT_ONCE = 6

export async function isStored(contentId: string): Promise<boolean> {
  if (!('caches' in window) || !(await caches.has(cacheOf(contentId)))) return false
  return (await (await caches.open(cacheOf(contentId))).match(markOf(contentId))) !== undefined
}

export async function releaseContent(contentId: string, post: Post): Promise<void> {
  await caches.delete(cacheOf(contentId))
  post({ type: 'keeping', state: 'none', done: 0, of: 0 })
}

/** Downloads everything that this lesson and its neighbors need, and reports the progress. */
export async function keepContent(contentId: string, post: Post): Promise<void> {
  const state: Keeping = { type: 'keeping', state: 'busy', done: 0, of: 0 }
  try {
    await keepPlayer()
    const files = await listFiles()
    state.of = bytesOf(files)
    await keepFiles(contentId, files, ({ size }) => {
      state.done += size
      post({ ...state })
    })
    const cache = await caches.open(cacheOf(contentId))
    await cache.put(markOf(contentId), new Response(String(Date.now())))
    post({ ...state, state: 'kept', done: state.of })
  } catch {
    post({ ...state, state: 'failed' })
  }
}

export const listFiles = async () => (await (await fetched('files.json')).json()) as Listed[]
export const bytesOf = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0)

export async function keepFiles(
  contentId: string,
  files: readonly Listed[],
  onStored: (file: Listed) => void,
): Promise<void> {
  const cache = await caches.open(cacheOf(contentId))
  const waiting = [...files]
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const key = storedKey(contentId, encodeURIComponent(file.path))
      const address = file.path.split('/').map(encodeURIComponent).join('/')
      if (!(await cache.match(key, { ignoreVary: true })))
        await cache.put(key, await fetched(`${contentId}/${address}`))
      onStored(file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Caches the page and the scripts that this page was loaded from, and registers the worker that serves them. */
export async function keepPlayer(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const cache = await caches.open(PLAYER_CACHE)
  await cache.put(PLAYER_PAGE, await fetched(location.pathname))
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/player/'))
  for (const { pathname } of scripts) await cache.put(pathname, await fetched(pathname))
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}
