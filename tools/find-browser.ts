import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

const root = resolve(import.meta.dirname, '..')

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]

function onThisMachine(): string[] {
  if (process.platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  if (process.platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
      const folder = process.env[variable]
      return folder
        ? ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map(
            (path) => `${folder}\\${path}`,
          )
        : []
    })
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
  ]
}

/** A wrapper script that asks to install the real thing is on the PATH of some systems: only an answer counts. */
function works(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return /Chrom|Edge/.test(
      execFileSync(path, ['--version'], {
        encoding: 'utf8',
        timeout: 15_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
  } catch {
    return false
  }
}

const present = () => [...onThisMachine(), chromium.executablePath()].find(works)

function ways(): [command: string, args: string[]][] {
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const download: [string, string[]] = [process.execPath, [cli, 'install', 'chromium-headless-shell']]
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  const apt =
    'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends chromium'
  return isRoot ? [download, ['sh', ['-c', apt]]] : [download]
}

/** The browser of `CHROMIUM`, else one on the machine, else Playwright's own, else the system's package. */
export function findBrowser(): string {
  const named = process.env.CHROMIUM
  if (named && !works(named)) throw new Error(`CHROMIUM names ${named}, which does not run`)
  const found = named ?? present()
  if (found) return found
  for (const [command, args] of ways()) {
    console.log('Installing a browser …')
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 })
    } catch {
      continue // the next way may work; when none does, the error below says so
    }
    const installed = present()
    if (installed) return installed
  }
  throw new Error('No Chromium or Chrome: install one, or name it in CHROMIUM')
}
