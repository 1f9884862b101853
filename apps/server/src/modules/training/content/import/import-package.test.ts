import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentOrigin } from '../../../../app/content-origin.ts'
import { rawZip, zipOf } from '../../../../platform/zip/zips.fixture.ts'
import {
  findContent,
  findContentByDigest,
  findNewestContent,
  listCultures,
  listFiles,
} from '../content.store.ts'
import { contentDeps } from '../fixtures/content-deps.fixture.ts'
import { CMI5, SCORM_12, SCORM_2004_4 } from '../fixtures/manifests.fixture.ts'
import { digestOf } from './digest.ts'
import { type ImportProgress, importPackage } from './import-package.ts'

let world: Awaited<ReturnType<typeof contentDeps>>
beforeAll(async () => {
  world = await contentDeps(await freshDatabase(), createContentOrigin)
})
afterAll(() => world.close())

const ARGS = { packageId: '01920000-0000-7000-8000-000000000001', culture: 'en-US', importedBy: 100009 }
const scorm12 = (folder = '') =>
  zipOf({
    [`${folder}imsmanifest.xml`]: SCORM_12,
    [`${folder}content/corals/index.html`]: '<p>Corals',
    [`${folder}content/Wrecks of the sea.html`]: '<p>Wrecks',
    [`${folder}content/exam/index.html`]: '<p>Exam',
  })

test('stores a package completely, with its files under our own keys', async () => {
  const { deps } = world
  const content = await importPackage(deps, scorm12(), ARGS)
  expect(content).toMatchObject({ standard: 'scorm-1.2', title: 'Reefs & wrecks', culture: 'en-US' })
  expect(await findContent(deps.db, content.contentId)).toEqual(content)
  const files = await listFiles(deps.db, content.contentId)
  expect(files.map(({ path }) => path).sort()).toEqual([
    'content/Wrecks of the sea.html',
    'content/corals/index.html',
    'content/exam/index.html',
    'imsmanifest.xml',
  ])
  for (const { path, key, type, start, size } of files) {
    expect(key).toMatch(new RegExp(`^courses/${content.contentId}/\\d+$`))
    const file = await deps.files.find(key, { start, end: start + size - 1 })
    expect(await text(file?.body ?? Readable.from([]))).toEqual(
      path === 'imsmanifest.xml' ? SCORM_12 : expect.stringContaining('<p>'),
    )
    expect(type).toMatch(/^text\/(html|xml)$/)
  }
})

test('[LE-12] thousands of files are stored in few bundles, and progress is reported for each', async () => {
  const { deps, dataDir } = world
  const names = Array.from({ length: 1500 }, (_, at) => `icons/${at}.svg`)
  const zip = zipOf({
    'imsmanifest.xml': SCORM_2004_4,
    'index_lms.html': '<p>Oxygen',
    'empty.css': '',
    ...Object.fromEntries(names.map((name) => [name, `<svg><!-- ${name} --></svg>`])),
    'film.mp4': new Uint8Array(20 * 1024 * 1024).fill(7),
  })
  const reported: ImportProgress[] = []
  const onProgress = (progress: ImportProgress) => void reported.push(progress)
  const content = await importPackage(deps, zip, ARGS, { onProgress })
  expect(reported).toEqual(Array.from({ length: 1504 }, (_, at) => ({ done: at + 1, of: 1504 })))
  // Each with its small file of the content type.
  expect(readdirSync(join(dataDir, 'files/courses', content.contentId))).toHaveLength(4)
  const { playerUrl } = await world.open(content, 'i1')
  const get = (path: string, headers = {}) =>
    world.app.inject({ url: new URL(`${content.contentId}/${path}`, playerUrl).pathname, headers })
  for (const name of [names[0], names[700], names[1499]])
    expect((await get(name ?? '')).body).toBe(`<svg><!-- ${name} --></svg>`)
  expect((await get('empty.css')).body).toBe('')
  const part = await get(names[700] ?? '', { range: 'bytes=5-8' })
  expect([part.statusCode, part.body]).toEqual([206, '<!--'])
})

test('[WO-05] importing again adds a content, and finds the newest of the first culture that has one', async () => {
  const { deps, time } = world
  const packageId = '01920000-0000-7000-8000-000000000077'
  const first = await importPackage(deps, scorm12(), { ...ARGS, packageId })
  time.now = new Date('2026-11-15T11:00:00Z')
  const second = await importPackage(deps, scorm12(), { ...ARGS, packageId })
  await importPackage(deps, scorm12(), { ...ARGS, packageId, culture: 'de-DE' })
  expect(second.contentId).not.toBe(first.contentId)
  const newest = await findNewestContent(deps.db, packageId, ['sv-SE', 'en-US', 'de-DE'])
  expect(newest?.contentId).toBe(second.contentId)
  expect(await findNewestContent(deps.db, packageId, ['sv-SE'])).toBeUndefined()
  expect(await listCultures(deps.db, packageId)).toEqual(['de-DE', 'en-US'])
  const again = await findContentByDigest(deps.db, packageId, await digestOf(scorm12()))
  expect(again?.packageId).toBe(packageId)
})

test("reads a file on disk like bytes, and ignores files outside the manifest's folder", async () => {
  const { deps, dataDir } = world
  const path = join(dataDir, 'upload.zip')
  await writeFile(path, scorm12('My Course/'))
  const content = await importPackage(deps, path, ARGS)
  expect(content.activities.map(({ href }) => href)).toContain('content/corals/index.html?theme=blue')
  expect((await listFiles(deps.db, content.contentId)).map(({ path }) => path)).toContain('imsmanifest.xml')
})

test('imports SCORM 2004 and cmi5 packages as well', async () => {
  const later = zipOf({ 'imsmanifest.xml': SCORM_2004_4, 'index_lms.html': '' })
  const unit = zipOf({ 'cmi5.xml': CMI5, 'currents/index.html': '', 'buoys.html': '' })
  expect((await importPackage(world.deps, later, ARGS)).standard).toBe('scorm-2004-4')
  expect((await importPackage(world.deps, unit, ARGS)).standard).toBe('cmi5')
})

test('leaves neither files nor rows of a package that fails halfway', async () => {
  const { deps, dataDir } = world
  const stored = () =>
    readdirSync(join(dataDir, 'files/courses'))
      .map((folder) => readdirSync(join(dataDir, 'files/courses', folder)).length)
      .filter((count) => count > 0).length
  const before = stored()
  const manifest = SCORM_2004_4
  const entries = [
    { name: 'imsmanifest.xml', text: manifest },
    { name: 'index_lms.html', text: 'fine' },
    { name: 'broken.js', text: 'not what its sum says', crc: 1 },
  ]
  await expect(importPackage(deps, rawZip(entries), ARGS)).rejects.toMatchObject({
    problem: 'package-damaged',
    status: 422,
    errors: ['The package is damaged: we can’t read broken.js.'],
  })
  expect(stored()).toBe(before)
})

test("words the reason in the importer's language", async () => {
  const problem = await importPackage(world.deps, zipOf({ 'x.html': '' }), ARGS).catch((error) => error)
  expect(problem.errors[0]).toMatch(/neither imsmanifest.xml nor cmi5.xml/)
  expect(problem.inLanguage('de-DE').problem).toBe('package-without-manifest')
})
