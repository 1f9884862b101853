import { join, resolve } from 'node:path'

export type Machine = {
  isRoot: boolean
  hasApt: boolean
  /** Asked only when it matters: on a network that swallows packets the answer takes its time. */
  reachesDownloads(): boolean
}

export type Way = { words: string; command: readonly [string, ...string[]]; atMostMs: number }

const CLI = join(resolve(import.meta.dirname, '../..'), 'node_modules/@playwright/test/cli.js')

/** A mirror that does not answer is given up after eight seconds instead of apt's two minutes for each address. */
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
 * How a browser may come to this machine, the surest way first. Debian's package brings the libraries it needs;
 * a download needs them installed beside it, which only root may do.
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
