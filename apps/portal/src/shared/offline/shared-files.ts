/** The field of the form in which a browser sends files that another app shares with the portal. */
export const SHARED_FIELD = 'file'

const CACHE = 'fathom-shared-files'
const NAME = 'x-name'

type Caches = Pick<CacheStorage, 'open' | 'delete'>

/** In the service worker: stores shared files until a page takes them, in place of earlier ones. */
export async function storeSharedFiles(caches: Caches, files: readonly File[]): Promise<void> {
  await caches.delete(CACHE)
  const cache = await caches.open(CACHE)
  for (const [at, file] of files.entries())
    await cache.put(
      `/shared/${at}`,
      new Response(file, { headers: { [NAME]: encodeURIComponent(file.name) } }),
    )
}

/** On a page: the shared files, once. */
export async function takeSharedFiles(caches: Caches): Promise<File[]> {
  const cache = await caches.open(CACHE)
  const files: File[] = []
  for (const request of await cache.keys()) {
    const stored = await cache.match(request)
    if (stored)
      files.push(new File([await stored.blob()], decodeURIComponent(stored.headers.get(NAME) ?? '')))
  }
  await caches.delete(CACHE)
  return files
}

/** Files that nobody took belong to no one who signs in later. Browsers have no caches on a page without https. */
export async function forgetSharedFiles(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE)
}
