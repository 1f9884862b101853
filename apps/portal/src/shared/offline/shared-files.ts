/** The field of the form in which a browser sends files that another app shares with the portal. */
export const SHARED_FIELD = 'file'

const CACHE = 'fathom-shared-files'
const HEADERS = { id: 'x-id', name: 'x-name', sharedAt: 'x-shared-at' } as const

type Caches = Pick<CacheStorage, 'open'>

export type SharedFile = { id: string; name: string; sharedAt: string; file: Blob }

/** In the service worker: stores shared files, beside earlier ones, until a page has stored them for its person. */
export async function storeSharedFiles(caches: Caches, files: readonly File[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const now = new Date()
  for (const [at, file] of files.entries()) {
    // Ids are in the order in which the files were shared.
    const id = `${now.getTime()}.${String(at).padStart(4, '0')}.${crypto.randomUUID()}`
    const headers = {
      [HEADERS.id]: id,
      [HEADERS.name]: encodeURIComponent(file.name),
      [HEADERS.sharedAt]: now.toISOString(),
    }
    await cache.put(`/shared/${id}`, new Response(file, { headers }))
  }
}

/** On a page: gives each shared file to `store`, which returns whether the file is safe there. */
export async function handOverSharedFiles(
  caches: Caches,
  store: (shared: SharedFile) => Promise<boolean>,
): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const request of await cache.keys()) {
    const stored = await cache.match(request)
    if (!stored) continue
    const name = decodeURIComponent(stored.headers.get(HEADERS.name) ?? '')
    const id = stored.headers.get(HEADERS.id) ?? name
    const sharedAt = stored.headers.get(HEADERS.sharedAt) ?? new Date().toISOString()
    if (await store({ id, name, sharedAt, file: await stored.blob() })) await cache.delete(request)
  }
}

/** Browsers have no caches on a page without https. */
export const hasSharedFiles = async (): Promise<boolean> =>
  'caches' in globalThis && (await caches.has(CACHE)) && (await (await caches.open(CACHE)).keys()).length > 0

/** A file that wasn't safe elsewhere and isn't needed any more. */
export async function forgetSharedFile(id: string): Promise<void> {
  if ('caches' in globalThis) await (await caches.open(CACHE)).delete(`/shared/${id}`)
}

/** Files that nobody took belong to no one who signs in later. */
export async function forgetSharedFiles(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE)
}
