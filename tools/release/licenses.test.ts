import { expect, test } from 'vitest'
import { licenseProblems, licensesInWords, licensesOf } from './licenses.ts'

const lockOf = (packages: object) => ({ packages: { '': {}, 'packages/domain': {}, ...packages } })
const problemsOf = (packages: object) => licenseProblems(licensesOf(lockOf(packages)))

test('[OP-07] a license that is not on the list is refused, and so is none', () => {
  expect(
    problemsOf({
      'node_modules/fine': { version: '1.0.0', license: 'MIT' },
      'node_modules/strong': { version: '2.0.0', license: 'AGPL-3.0-only' },
      'node_modules/fine/node_modules/silent': { version: '3.0.0' },
    }),
  ).toEqual(['silent@3.0.0 names no license', "strong@2.0.0 is under AGPL-3.0-only, which isn't on our list"])
})

test('[OP-07] of alternatives one is enough, of several at once each counts', () => {
  expect(
    problemsOf({ 'node_modules/either': { version: '1.0.0', license: '(GPL-2.0-only OR MIT)' } }),
  ).toEqual([])
  expect(
    problemsOf({ 'node_modules/both': { version: '1.0.0', license: 'MIT AND GPL-2.0-only' } }),
  ).toHaveLength(1)
})

test('[OP-07] a license with conditions is allowed for the packages whose conditions we meet', () => {
  const license = 'LGPL-3.0-or-later'
  expect(problemsOf({ 'node_modules/@img/sharp-libvips-linux-x64': { version: '1.0.0', license } })).toEqual(
    [],
  )
  expect(problemsOf({ 'node_modules/other': { version: '1.0.0', license } })).toHaveLength(1)
})

test('links to our own packages have no license, and the list names each package once', () => {
  const packages = licensesOf(
    lockOf({
      'node_modules/@fathom/domain': { link: true },
      'node_modules/a': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/b': { version: '2.0.0', license: 'ISC' },
    }),
  )
  expect(licensesInWords(packages)).toBe('## ISC\n\n- b 2.0.0\n\n## MIT\n\n- a 1.0.0 (not shipped)\n')
})
