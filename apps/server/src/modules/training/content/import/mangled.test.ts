import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { zipOf } from '../../../../platform/zip/zips.fixture.ts'
import { CMI5, SCORM_2004_4 } from '../fixtures/manifests.fixture.ts'
import { findManifest, readOutline } from '../manifest/read-outline.ts'
import { fileFinder } from './file-finder.ts'
import { openPackage, readPacked } from './open-package.ts'
import { PackageProblem } from './package-problem.ts'

let packages: readonly Uint8Array[]
beforeAll(() => {
  packages = [
    zipOf({ 'imsmanifest.xml': SCORM_2004_4, 'index_lms.html': 'x'.repeat(500) }),
    zipOf({ 'cmi5.xml': CMI5, 'currents/index.html': '', 'buoys.html': '' }),
  ]
})

async function readAll(bytes: Uint8Array): Promise<void> {
  const { files } = await openPackage(bytes)
  await readOutline(findManifest(files), 'en-US', fileFinder(files.keys()))
  for (const file of files.values()) await readPacked(file, 1_000_000)
}

test('a mangled package is either read or refused with a reason', async () => {
  const hits = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.nat(1), hits, fc.option(fc.nat()), async (which, bytes, cut) => {
      const mangled = Buffer.from(packages[which] ?? new Uint8Array())
      for (const [at, value] of bytes) mangled[at % mangled.length] = value
      const sent = cut === null ? mangled : mangled.subarray(0, cut % mangled.length)
      const failure = await readAll(sent).catch((error) => error)
      if (failure !== undefined) expect(failure).toBeInstanceOf(PackageProblem)
    }),
    { numRuns: 300 },
  )
})
