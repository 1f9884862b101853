import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The shell first: the same engine without the windows, of which Chromium makes one for every journey. */
const NAMES = [
  'chromium-headless-shell',
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
export function works(path: string): boolean {
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

/** The shell knows no messages of the system and refuses them: for journeys about those. */
export const browserWithMessages = () =>
  [...onThisMachine().filter((path) => !path.endsWith('headless-shell')), chromium.executablePath()].find(
    works,
  )

export const presentBrowser = () => [...onThisMachine(), chromium.executablePath()].find(works)
