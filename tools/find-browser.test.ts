import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { works } from './browser/present.ts'
import { type Machine, waysToInstall } from './browser/ways.ts'
import { findBrowser } from './find-browser.ts'

const machine = (given: Partial<Machine>): Machine => ({
  isRoot: false,
  hasApt: true,
  reachesDownloads: () => false,
  ...given,
})

beforeEach(() => {
  vi.stubEnv('CHROMIUM', undefined)
  return () => vi.unstubAllEnvs()
})

/** A folder on the PATH whose apt-get runs this script. */
function withAptGet(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'apt-get'), 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
  return folder
}

test('root gets the system package first, and downloads nothing when that works', () => {
  const folder = withAptGet(`test "$1" = update && exit 0
    printf '#!/bin/sh\\necho Chromium 1' > "$(dirname "$0")/our-chromium"
    chmod +x "$(dirname "$0")/our-chromium"`)
  const path = join(folder, 'our-chromium')
  const reachesDownloads = vi.fn(() => true)
  const found = findBrowser(machine({ isRoot: true, reachesDownloads }), () =>
    works(path) ? path : undefined,
  )
  expect(found).toBe(path)
  expect(reachesDownloads).not.toHaveBeenCalled()
})

test('root downloads a browser with its libraries when the package is not available', () => {
  const ways = [...waysToInstall(machine({ isRoot: true, reachesDownloads: () => true }))]
  expect(ways.map(({ command }) => command.at(-1))).toEqual([
    expect.stringContaining('apt-get install'),
    '--with-deps',
  ])
})

test('an ordinary user downloads a browser and never calls apt-get', () => {
  const ways = [...waysToInstall(machine({ reachesDownloads: () => true }))]
  expect(ways).toHaveLength(1)
  expect(ways[0]?.command).toEqual([
    process.execPath,
    expect.any(String),
    'install',
    'chromium',
    '--no-shell',
  ])
})

test('an ordinary user who cannot download gets one line with what to do', () => {
  const folder = withAptGet('touch "$(dirname "$0")/called"')
  const looking = () => findBrowser(machine({}), () => undefined)
  expect(looking).toThrow(/^No browser .*sudo apt-get install chromium.*CHROMIUM.*$/)
  expect(existsSync(join(folder, 'called'))).toBe(false)
})

test('a failing apt-get ends with the same line instead of hanging', () => {
  withAptGet('exit 100')
  expect(() => findBrowser(machine({ isRoot: true }), () => undefined)).toThrow(/^No browser .*CHROMIUM/)
})

test('reports a browser in CHROMIUM that does not run', () => {
  vi.stubEnv('CHROMIUM', '/no/such/browser')
  expect(() => findBrowser(machine({}))).toThrow('CHROMIUM names /no/such/browser, which does not run.')
})
