import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, expect, test } from 'vitest'
import { SCORM_2004_4 } from '../modules/training/content/fixtures/manifests.fixture.ts'
import { fillDemoCatalogue } from '../modules/training/demo/demo-catalogue.ts'
import { connectDatabase, migrate } from '../platform/database/index.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { zipOf } from '../platform/zip/zips.fixture.ts'
import { importCourse } from './import-course.ts'

const folder = mkdtempSync(join(tmpdir(), 'fathom-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const COURSE = '01920000-0000-7000-8000-000000000003'

function aZip(name: string, files: Record<string, string>): string {
  const path = join(folder, name)
  writeFileSync(path, zipOf(files))
  return path
}

test('a package is imported from a file without the server', async () => {
  const env = { DATA_DIR: folder, DATABASE_URL: await freshDatabase() }
  const db = connectDatabase(env.DATABASE_URL)
  await migrate(db)
  await fillDemoCatalogue(db)
  await db.close()
  const path = aZip('nitrox.zip', { 'imsmanifest.xml': SCORM_2004_4, 'index_lms.html': '' })
  const content = await importCourse(env, [path, '--course', COURSE, '--culture', 'sv-SE'])
  expect(content).toMatchObject({ packageId: COURSE, culture: 'sv-SE', standard: 'scorm-2004-4' })
  const broken = importCourse(env, [aZip('broken.zip', { x: '' }), '--course', COURSE])
  await expect(broken).rejects.toThrow('neither imsmanifest.xml nor cmi5.xml')
  await expect(broken).rejects.toBeInstanceOf(StartProblem)
  const gone = importCourse(env, ['gone.zip', '--course', COURSE])
  await expect(gone).rejects.toThrow('There is no file gone.zip')
})

test("a package for a course that isn't in the catalog is refused", async () => {
  const env = { DATA_DIR: folder, DATABASE_URL: await freshDatabase() }
  const path = aZip('unknown.zip', { 'imsmanifest.xml': SCORM_2004_4, 'index_lms.html': '' })
  await expect(importCourse(env, [path, '--course', COURSE])).rejects.toThrow(`no course found ${COURSE}`)
})

test.each([
  [[]],
  [['a.zip']],
  [['a.zip', '--course', 'reef']],
  [['a.zip', 'b.zip', '--course', COURSE]],
  [['--reef']],
])('%j is answered with the usage', async (args) => {
  await expect(importCourse({ DATA_DIR: folder }, args)).rejects.toThrow(/^Usage: npm run import-course/)
})
