import type { ContentDeps } from '../content.deps.ts'
import { type ContentFile, findDigest, listFiles } from '../content.store.ts'
import { findManifest } from '../manifest/read-outline.ts'
import { unpackedFiles } from './import-package.ts'
import { openPackage } from './open-package.ts'
import { type Bundle, storeBundles, type Unpacked } from './store-files.ts'

/**
 * Restores the files of a content if the server can generate the package itself: a database may have been
 * copied without its file folder. Returns whether it succeeded.
 */
export async function restoreFiles(
  { db, files, log, findPackage }: Pick<ContentDeps, 'db' | 'files' | 'log' | 'findPackage'>,
  contentId: string,
): Promise<boolean> {
  const digest = await findDigest(db, contentId)
  const bytes = digest && (await findPackage(digest))
  if (!bytes) return false
  const zip = await openPackage(bytes)
  try {
    const unpacked = unpackedFiles(zip.files, findManifest(zip.files).folder)
    await storeBundles(files, bundlesAsStored(unpacked, await listFiles(db, contentId)))
  } finally {
    zip.close()
  }
  log.info({ contentId }, 'restored the files of a course')
  return true
}

/** Each file goes back to its place, whether it was stored by itself or in a bundle. */
function bundlesAsStored(unpacked: readonly Unpacked[], stored: readonly ContentFile[]): Bundle[] {
  const found = new Map(unpacked.map((one) => [one.path, one]))
  const byKey = Map.groupBy(stored, ({ key }) => key)
  return [...byKey].map(([key, members]) => ({
    key,
    members: members
      .toSorted((one, other) => one.start - other.start || one.size - other.size)
      .flatMap(({ path }) => found.get(path) ?? []),
  }))
}
