import { bytesOf, isStored, keepFiles, keepPlayer, listFiles } from './keep-content.ts'
import { cacheOf, contentOf, markOf, unaskedMarkOf } from './stored-address.ts'

type Unasked = { cache: string; at: number; bytes: number }

/**
 * BO-01: stores what the person reads without being asked, all such contents together up to this many bytes. The ones
 * that weren't opened for the longest time go first. Returns whether it was stored: not what is too large, nor what
 * the person has stored already.
 */
export async function storeContent(contentId: string, mostBytes: number): Promise<boolean> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return false
  try {
    if (await isStored(contentId)) return false
    const files = await listFiles()
    const bytes = bytesOf(files)
    if (bytes > mostBytes) return false
    await keepPlayer()
    await keepFiles(contentId, files, () => {})
    const cache = await caches.open(cacheOf(contentId))
    await cache.put(unaskedMarkOf(contentId), Response.json({ at: Date.now(), bytes }))
    await freeSpace(mostBytes)
    return true
  } catch (cause) {
    console.warn('the lesson does not open offline', cause)
    return false
  }
}

async function freeSpace(mostBytes: number): Promise<void> {
  let left = mostBytes
  for (const { cache, bytes } of (await listUnasked()).toSorted((one, other) => other.at - one.at)) {
    left -= bytes
    if (left < 0) await caches.delete(cache)
  }
}

/** What the person asked for isn't among them. */
async function listUnasked(): Promise<Unasked[]> {
  const found: Unasked[] = []
  for (const name of await caches.keys()) {
    const contentId = contentOf(name)
    if (contentId === undefined) continue
    const cache = await caches.open(name)
    const mark = await cache.match(unaskedMarkOf(contentId))
    if (mark && !(await cache.match(markOf(contentId))))
      found.push({ cache: name, ...((await mark.json()) as Omit<Unasked, 'cache'>) })
  }
  return found
}
