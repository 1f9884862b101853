import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Machine } from './ways.ts'

const ANSWER_WITHIN_MS = 8000

const HOST =
  process.env.PLAYWRIGHT_CHROMIUM_DOWNLOAD_HOST ??
  process.env.PLAYWRIGHT_DOWNLOAD_HOST ??
  'https://cdn.playwright.dev'

/** Any response of the host counts. Runs in a separate process, because the caller is synchronous. */
function reachesDownloads(): boolean {
  const ask = `fetch(process.argv[1], { method: 'HEAD' }).then(() => process.exit(0), () => process.exit(1))`
  try {
    execFileSync(process.execPath, ['-e', ask, HOST], {
      env: { ...process.env, NODE_USE_ENV_PROXY: '1' },
      stdio: 'ignore',
      timeout: ANSWER_WITHIN_MS,
    })
    return true
  } catch {
    return false
  }
}

export function thisMachine(): Machine {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return {
    isRoot: process.getuid?.() === 0,
    hasApt: folders.some((folder) => existsSync(join(folder, 'apt-get'))),
    reachesDownloads,
  }
}
