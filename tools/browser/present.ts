import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Prefers the shell: it's the same engine without the windows, which Chromium opens for every journey. */
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

/**
 * Some systems have a wrapper script on the PATH that only asks to install the browser, so we require a real
 * answer.
 */
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

/**
 * For journeys about system notifications, because the shell doesn't support them and denies the permission.
 */
export const browserWithMessages = () =>
  [...onThisMachine().filter((path) => !path.endsWith('headless-shell')), chromium.executablePath()].find(
    works,
  )

export const presentBrowser = () => [...onThisMachine(), chromium.executablePath()].find(works)
