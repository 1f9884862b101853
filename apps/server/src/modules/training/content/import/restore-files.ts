import type { ContentDeps } from '../content.deps.ts'
import { findDigest, listFiles } from '../content.store.ts'
import { findManifest } from '../manifest/read-outline.ts'
import { openZip } from '../zip/open-zip.ts'
import { unpackedFiles } from './import-package.ts'
import { storeFiles } from './store-files.ts'

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
  const zip = await openZip(bytes)
  try {
    const known = new Map((await listFiles(db, contentId)).map(({ path, key }) => [path, key]))
    const unpacked = unpackedFiles(zip.files, findManifest(zip.files).folder, contentId)
    await storeFiles(
      files,
      unpacked.map((one) => ({ ...one, key: known.get(one.path) ?? one.key })),
    )
  } finally {
    zip.close()
  }
  log.info({ contentId }, 'restored the files of a course')
  return true
}
