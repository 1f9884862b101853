import { join, resolve } from 'node:path'

export type Machine = {
  isRoot: boolean
  hasApt: boolean
  /** Evaluated only when needed: on a network that drops packets the answer takes a while. */
  reachesDownloads(): boolean
}

export type Way = { words: string; command: readonly [string, ...string[]]; atMostMs: number }

const CLI = join(resolve(import.meta.dirname, '../..'), 'node_modules/@playwright/test/cli.js')

/** Gives up on an unresponsive mirror after eight seconds instead of apt's two minutes per address. */
const PATIENCE =
  '-o Acquire::Retries=0 -o Acquire::http::Timeout=8 -o Acquire::https::Timeout=8 -o DPkg::Lock::Timeout=60'

const INSTALL = `apt-get install -y -q --no-install-recommends ${PATIENCE}`

const PACKAGE: Way = {
  words: 'No browser here: installing Chromium with apt-get …',
  command: [
    'sh',
    '-c',
    `apt-get update -q ${PATIENCE}; ${INSTALL} chromium-headless-shell chromium || ${INSTALL} chromium`,
  ],
  atMostMs: 240_000,
}

const download = (...flags: string[]): Way => ({
  words: "No browser here: downloading Playwright's Chromium …",
  command: [process.execPath, CLI, 'install', 'chromium', '--no-shell', ...flags],
  atMostMs: 240_000,
})

/**
 * The ways to install a browser on this machine, most reliable first. Debian's package includes the required
 * libraries; a download needs them installed separately, which only root can do.
 */
export function* waysToInstall({ isRoot, hasApt, reachesDownloads }: Machine): Generator<Way> {
  const mayInstall = isRoot && hasApt
  if (mayInstall) yield PACKAGE
  if (reachesDownloads()) yield mayInstall ? download('--with-deps') : download()
}

export function whatToDo({ isRoot, hasApt }: Machine): string {
  const how = hasApt
    ? `${isRoot ? '' : 'sudo '}apt-get install chromium`
    : 'the package chromium or google-chrome of your system'
  return `No browser for the journeys, and none could be installed. Install Chromium or Chrome (${how}) or name one in CHROMIUM, then try again.`
}
