import { expect, test } from 'vitest'
import { isNewer, versionProblems, withRelease } from './changelog.ts'

const CHANGELOG = `# Changelog

## [Unreleased]

- A new thing.

## [2.0.121] - 2026-11-16

The first release.
`
const IN_STEP = { manifest: '2.0.121', lock: '2.0.121', changelog: CHANGELOG }

test('[OP-07] package.json, the lock file and the newest release of the changelog are in step', () => {
  expect(versionProblems(IN_STEP)).toEqual([])
  expect(versionProblems({ ...IN_STEP, manifest: '2.0.122' })).toEqual([
    'package-lock.json is 2.0.121, but package.json is 2.0.122',
    'CHANGELOG.md has released 2.0.121, but package.json is 2.0.122: npm run release changes both',
  ])
  expect(versionProblems({ ...IN_STEP, changelog: '# Changelog\n' })).toEqual([
    'CHANGELOG.md has released no version, but package.json is 2.0.121: npm run release changes both',
    'CHANGELOG.md has no part "## [Unreleased]"',
  ])
})

test('[OP-07] a release becomes the newest one, below an empty part for what comes next', () => {
  const changelog = withRelease(CHANGELOG, { version: '2.0.122', date: '2026-11-19' }) ?? ''
  expect(changelog).toContain(
    '## [Unreleased]\n\n## [2.0.122] - 2026-11-19\n\n- A new thing.\n\n## [2.0.121]',
  )
  expect(versionProblems({ manifest: '2.0.122', lock: '2.0.122', changelog })).toEqual([])
  expect(withRelease(changelog, { version: '2.0.123', date: '2026-11-20' })).toBeUndefined()
})

test('[OP-07] releases below each other are older ones', () => {
  const changelog = CHANGELOG.replace('## [2.0.121]', '## [2.0.121] - 2026-11-16\n\n## [2.0.130]')
  expect(versionProblems({ ...IN_STEP, changelog })).toEqual([
    "CHANGELOG.md has 2.0.121 above 2.0.130, which isn't older",
  ])
})

test('versions are compared by their numbers', () => {
  expect(isNewer('2.0.122', '2.0.121')).toBe(true)
  expect(isNewer('2.1.0', '2.0.121')).toBe(true)
  expect(isNewer('2.0.99', '2.0.121')).toBe(false)
  expect(isNewer('2.0.121', '2.0.121')).toBe(false)
})
