import { Readable } from 'node:stream'
import type { ByteRange, Files } from '../../../../platform/files/index.ts'
import { Problem } from '../../../../platform/problem.ts'
import { entryPathOf } from '../../../../platform/zip/index.ts'
import type { ContentDeps } from '../content.deps.ts'
import { type ContentFile, listServedFiles } from '../content.store.ts'
import { fileFinder } from '../import/file-finder.ts'
import { restoreFiles } from '../import/restore-files.ts'

export type ContentFiles = {
  /** The file at an address inside the package; undefined if the package has none. */
  find(contentId: string, path: string): Promise<ContentFile | undefined>
  open(contentId: string, file: ContentFile, range?: ByteRange): Promise<Awaited<ReturnType<Files['get']>>>
}

type Listing = (path: string) => ContentFile | undefined
type Reading = Pick<ContentDeps, 'db' | 'files' | 'log' | 'findPackage'>

const MOST_LISTINGS = 50

/** A content never changes, so its listing is read once; the least recently used one is evicted. */
export function createContentFiles(deps: Reading): ContentFiles {
  const listings = new Map<string, Promise<Listing>>()
  const restoring = new Map<string, Promise<boolean>>()

  const listingOf = (contentId: string): Promise<Listing> => {
    const known = listings.get(contentId) ?? readListing(deps, contentId)
    listings.delete(contentId)
    listings.set(contentId, known)
    known.catch(() => listings.delete(contentId))
    for (const oldest of listings.keys()) if (listings.size > MOST_LISTINGS) listings.delete(oldest)
    return known
  }

  const restored = (contentId: string): Promise<boolean> => {
    const begun = restoring.get(contentId) ?? restoreFiles(deps, contentId)
    restoring.set(contentId, begun)
    return begun.finally(() => restoring.delete(contentId))
  }

  return {
    find: async (contentId, path) => (await listingOf(contentId))(path),
    open: async (contentId, { key, start, size, type }, range) => {
      if (size === 0) return { contentType: type, size, body: Readable.from([]) }
      const { start: first, end: last } = range ?? { start: 0, end: size - 1 }
      const part = { start: start + first, end: start + last }
      const file = await deps.files.find(key, part)
      const found = file ?? ((await restored(contentId)) ? await deps.files.find(key, part) : undefined)
      if (!found) throw new Problem('file-not-found', 404)
      return found
    },
  }
}

async function readListing({ db }: Reading, contentId: string): Promise<Listing> {
  const files = new Map((await listServedFiles(db, contentId)).map((file) => [file.path, file]))
  const find = fileFinder(files.keys())
  return (address) => {
    const path = entryPathOf(address)
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path
    return files.get(find(name) ?? '')
  }
}
