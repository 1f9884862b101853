import { execFileSync, type SpawnSyncReturns } from 'node:child_process'
import { thisMachine } from './browser/machine.ts'
import { presentBrowser, works } from './browser/present.ts'
import { type Way, waysToInstall, whatToDo } from './browser/ways.ts'

/**
 * The browser in `CHROMIUM`, otherwise one on the machine, otherwise the system package, otherwise
 * Playwright's own.
 */
export function findBrowser(machine = thisMachine(), present = presentBrowser): string {
  const named = process.env.CHROMIUM
  if (named && !works(named)) throw new Error(`CHROMIUM names ${named}, which does not run.`)
  const found = named ?? present()
  if (found) return found
  for (const way of waysToInstall(machine)) {
    console.log(way.words)
    const installed = take(way) ? present() : undefined
    if (installed) return installed
  }
  throw new Error(whatToDo(machine))
}

/** Returns whether it succeeded. If not, its output is shown above, and the next way may work. */
function take({ command: [name, ...args], atMostMs }: Way): boolean {
  try {
    execFileSync(name, args, {
      stdio: 'inherit',
      timeout: atMostMs,
      env: {
        ...process.env,
        DEBIAN_FRONTEND: 'noninteractive',
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
      },
    })
    return true
  } catch (error) {
    const { status, signal } = error as SpawnSyncReturns<Buffer>
    console.log(`That did not work: it ended with ${signal ?? status}.`)
    return false
  }
}
