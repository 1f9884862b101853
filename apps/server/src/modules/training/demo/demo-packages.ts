import type { PackageContent } from '@fathom/domain/training/content'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findContentByDigest } from '../content/content.store.ts'
import { digestOf } from '../content/import/digest.ts'
import { importPackage } from '../content/import/import-package.ts'
import { OWN_COURSES } from '../exams/banks/shipped-banks.ts'

type Built = { packageId: string; zip: Uint8Array; digest: string }

let built: Promise<readonly Built[]> | undefined

/** The demo courses as zips, built on first use. */
function buildPackages(): Promise<readonly Built[]> {
  built ??= (async () => {
    const { buildCourse } = await import('@fathom/courses')
    return Promise.all(
      Object.entries(OWN_COURSES).map(async ([packageId, name]) => {
        const zip = buildCourse(name, DEFAULT_LOCALE)
        return { packageId, zip, digest: await digestOf(zip) }
      }),
    )
  })()
  return built
}

/**
 * Imports the demo courses, as an organization would; skips packages that are already there, and those of
 * courses to leave alone.
 */
export async function importDemoPackages(
  { db, files, clock }: Pick<Platform, 'db' | 'files' | 'clock'>,
  tx: Queryable,
  leftAlone: ReadonlySet<string> = new Set(),
): Promise<PackageContent[]> {
  const contents: PackageContent[] = []
  // Runs in the transaction of the demo data, which is created completely or not at all.
  const deps = { files, clock, db: { ...db, query: tx.query.bind(tx), transaction: inside(tx) } }
  for (const { packageId, zip, digest } of await buildPackages()) {
    if (leftAlone.has(packageId)) continue
    const known = await findContentByDigest(tx, packageId, digest)
    const request = { packageId, culture: DEFAULT_LOCALE, importedBy: null }
    contents.push(known ?? (await importPackage(deps, zip, request)))
  }
  return contents
}

const inside =
  (tx: Queryable) =>
  <T>(work: (tx: Queryable) => Promise<T>): Promise<T> =>
    work(tx)

/** A zip that the server can generate itself, by its digest: its files can be restored if they're lost. */
export async function findDemoPackage(digest: string): Promise<Uint8Array | undefined> {
  return (await buildPackages()).find((each) => each.digest === digest)?.zip
}
