import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '../../start-problem.ts'
import { give, type Places } from './places.ts'

/**
 * Creates the cluster if there is none. It's created under a temporary name and moved, so a killed initdb, or
 * two at once, never leave a partial cluster.
 */
export function initialise(places: Places, password: string, options: readonly string[] = []) {
  if (existsSync(join(places.home, 'PG_VERSION'))) return
  const part = mkdtempSync(`${places.home}.`)
  give(part, places.account)
  const done = runInitdb(places, part, password, options)
  try {
    if (done.status !== 0) {
      throw new StartProblem(`PostgreSQL could not be set up: ${done.error?.message ?? done.stderr}`)
    }
    renameSync(part, places.home)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    const isAnotherThere = existsSync(join(places.home, 'PG_VERSION'))
    if (!isAnotherThere) throw error
  }
}

function runInitdb(
  { native, sockets, account }: Places,
  folder: string,
  password: string,
  options: readonly string[],
) {
  const passwordFolder = mkdtempSync(join(sockets, 'init-'))
  const passwordFile = join(passwordFolder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  give(passwordFolder, account)
  give(passwordFile, account)
  try {
    return spawnSync(
      join(native, 'bin/initdb'),
      // PostgreSQL's built-in locale, so indexes don't break when the machine's C library changes.
      [
        '-D',
        folder,
        '-U',
        'fathom',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
        ...options,
      ],
      { ...account, cwd: '/', encoding: 'utf8', env: { LC_ALL: 'C' } },
    )
  } finally {
    rmSync(passwordFolder, { recursive: true })
  }
}
