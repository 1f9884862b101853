import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigProblem } from './config-problem.ts'
import type { Variables } from './schema.ts'

/** Whether anything stays on this machine: who has all of it elsewhere may run on a disk that cannot be written. */
export const needsDataFolder = (values: Variables): boolean =>
  !(values.DATABASE_URL && values.SECRET_KEY && values.FILES_URL && values.SMTP_URL)

/** Makes the folder where it is missing and tries to write in it, so that what is wrong is said at once. */
export function makeDataFolder(path: string): void {
  try {
    makeFolder(path)
    rmdirSync(mkdtempSync(join(path, '.try-')))
  } catch (error) {
    throw new ConfigProblem([{ variable: 'DATA_DIR', reason: `cannot be used: ${(error as Error).message}` }])
  }
}

/** Step by step: below /proc, Node's own recursive way tries for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
