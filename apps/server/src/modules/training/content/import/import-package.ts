import { randomUUID } from 'node:crypto'
import type { PackageContent } from '@fathom/domain/training/content'
import { audit } from '../../../../platform/audit/index.ts'
import type { OpenZip, ZipLimits } from '../../../../platform/zip/index.ts'
import { addBankExams } from '../../exams/banks/add-bank-exams.ts'
import type { ContentDeps } from '../content.deps.ts'
import { addContent } from '../content.store.ts'
import { findManifest, readOutline } from '../manifest/read-outline.ts'
import { digestOf } from './digest.ts'
import { fileFinder } from './file-finder.ts'
import { openPackage } from './open-package.ts'
import { bundlesOf, removeFiles, storeBundles, type Unpacked } from './store-files.ts'

/** The course of the package, who imports it, and whether it's only to be previewed at first. */
export type ImportRequest = {
  packageId: string
  culture: string
  importedBy: number | null
  isDraft?: boolean
}

/** The launch data with which a package leaves an exam to the server, as our own courses do. */
const SERVER_EXAM = 'fathom:server-exam'

type ImportDeps = Pick<ContentDeps, 'db' | 'files' | 'clock'>

type ImportOptions = {
  limits?: ZipLimits
  /** Called after each stored file. */
  onProgress?: (progress: ImportProgress) => void
}

export type ImportProgress = { done: number; of: number }

/** Reads, checks and stores a package, completely or not at all, and returns what is in it. Throws a PackageProblem with the reason. */
export async function importPackage(
  deps: ImportDeps,
  source: Uint8Array | string,
  { packageId, culture, importedBy, isDraft = false }: ImportRequest,
  { limits, onProgress }: ImportOptions = {},
): Promise<PackageContent> {
  const zip = await openPackage(source, limits)
  try {
    const manifest = findManifest(zip.files)
    const unpacked = unpackedFiles(zip.files, manifest.folder)
    const contentId = randomUUID()
    const outline = await readOutline(manifest, culture, fileFinder(unpacked.map(({ path }) => path)))
    const serverExams = outline.activities
      .filter(({ launchData }) => launchData === SERVER_EXAM)
      .map(({ id }) => id)
    const ids = { contentId, packageId, culture, serverExams }
    const content = { ...outline, ...ids, importedAt: deps.clock.now() }
    const digest = await digestOf(source)
    let done = 0
    const stored = await storeBundles(deps.files, bundlesOf(unpacked, contentId), () => {
      done += 1
      onProgress?.({ done, of: unpacked.length })
    })
    await deps.db
      .transaction(async (tx) => {
        await addContent(tx, content, { digest, importedBy, isDraft }, stored)
        await addBankExams(tx, content.importedAt, packageId)
        if (importedBy !== null)
          await audit(tx, {
            actor: importedBy,
            action: 'package-imported',
            object: { kind: 'package', id: contentId },
            detail: { packageId, culture, isDraft },
          })
      })
      .catch(async (error) => {
        await removeFiles(deps.files, stored)
        throw error
      })
    return content
  } finally {
    zip.close()
  }
}

/** Paths are relative to the manifest's folder; files outside that folder aren't part of the package. */
export const unpackedFiles = (files: OpenZip['files'], folder: string): Unpacked[] =>
  [...files.values()]
    .filter(({ path }) => path.startsWith(folder))
    .map((file) => ({ path: file.path.slice(folder.length), file }))
