import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigProblem } from './config-problem.ts'
import type { Variables } from './schema.ts'

/** Whether any data stays on this machine. If everything is stored elsewhere, a read-only disk is fine. */
export const needsDataFolder = (values: Variables): boolean =>
  !(values.DATABASE_URL && values.SECRET_KEY && values.FILES_URL && values.SMTP_URL)

/** Creates the folder if it's missing and writes to it, so that problems show at startup. */
export function makeDataFolder(path: string): void {
  try {
    makeFolder(path)
    rmdirSync(mkdtempSync(join(path, '.try-')))
  } catch (error) {
    throw new ConfigProblem([{ variable: 'DATA_DIR', reason: `cannot be used: ${(error as Error).message}` }])
  }
}

/** Step by step, because Node's recursive mkdir never returns below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
