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

type Digest = Pick<Built, 'packageId' | 'digest'>

/** Building takes a quarter of a second, so a start asks the database what the same sources gave before. */
async function listDigests(tx: Queryable): Promise<readonly Digest[]> {
  const { digestOfSources } = await import('@fathom/courses')
  const sources = digestOfSources()
  const known = await tx.query<Digest>(
    'select package_id as "packageId", digest from own_course_build where sources = $1 order by package_id',
    [sources],
  )
  if (known.length === Object.keys(OWN_COURSES).length) return known
  const fresh = await buildPackages()
  for (const { packageId, digest } of fresh)
    await tx.query(
      `insert into own_course_build (package_id, sources, digest) values ($1, $2, $3)
       on conflict (package_id) do update set sources = excluded.sources, digest = excluded.digest`,
      [packageId, sources, digest],
    )
  return fresh
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
  for (const { packageId, digest } of await listDigests(tx)) {
    if (leftAlone.has(packageId)) continue
    const request = { packageId, culture: DEFAULT_LOCALE, importedBy: null }
    const known = await findContentByDigest(tx, packageId, digest)
    contents.push(known ?? (await importPackage(deps, await getZip(packageId), request)))
  }
  return contents
}

async function getZip(packageId: string): Promise<Uint8Array> {
  const found = (await buildPackages()).find((each) => each.packageId === packageId)
  if (!found) throw new Error(`${packageId} is not a course of ours`)
  return found.zip
}

const inside =
  (tx: Queryable) =>
  <T>(work: (tx: Queryable) => Promise<T>): Promise<T> =>
    work(tx)

/** A zip that the server can generate itself, by its digest: its files can be restored if they're lost. */
export async function findDemoPackage(digest: string): Promise<Uint8Array | undefined> {
  return (await buildPackages()).find((each) => each.digest === digest)?.zip
}
