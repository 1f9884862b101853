import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { type Backup, createBackup, noteBackup } from '../../platform/backup/index.ts'
import { type Environment, readConfig } from '../../platform/config/index.ts'
import { joinDatabase, WHOLE_TABLE_MS } from '../../platform/database/index.ts'
import { createFiles, deleteDeferred, tryFiles } from '../../platform/files/index.ts'
import { StartProblem } from '../../platform/start-problem.ts'
import { DATA_FILES } from './data-files.ts'
import { type Io, type Outcome, passphraseOf, pathOf, runTask, sizeOf } from './run-task.ts'

const HELP = `npm run backup -- --to <path>

Writes one archive of the database, the files and the generated key, as they are at one moment, beside a running
server or without one. DATABASE_URL, DATA_DIR, FILES_URL and SECRET_KEY are those of the server.

  --to <path>   the archive, which must not exist yet; in a folder (a path that ends with /), its name is the time

BACKUP_PASSPHRASE encrypts the archive: at least 12 characters, without which nobody can restore it.
Guide: docs/guides/backup.md`

const SHORTEST_PASSPHRASE = 12

/** OP-02: `npm run backup`. */
export const runBackup = (env: Environment, args: readonly string[], io: Io): Promise<Outcome> =>
  runTask({ args, help: HELP, option: 'to' }, async (to) => {
    const began = performance.now()
    const passphrase = passphraseOf(env)
    if (passphrase !== undefined && passphrase.length < SHORTEST_PASSPHRASE)
      throw new StartProblem(`BACKUP_PASSPHRASE must have at least ${SHORTEST_PASSPHRASE} characters`)
    const path = archiveAt(to)
    const config = readConfig(env)
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres.secret')))
      throw new StartProblem(`There is nothing to back up: DATA_DIR ${config.dataDir} has no database`)
    await tryFiles(config)
    const db = await joinDatabase(
      { ...config, databaseTimeoutMs: WHOLE_TABLE_MS },
      { note: io.report, lost: () => {} },
    )
    try {
      const files = createFiles(config)
      const deps = {
        ...{ db, files, config, passphrase, dataFiles: DATA_FILES, ...io },
        isSecretStored: !env.SECRET_KEY?.trim(),
      }
      const backup = await createBackup(deps, path)
      await deleteDeferred(files, db)
      await noteBackup(db)
      return lastLines(path, backup, performance.now() - began, passphrase)
    } finally {
      await db.close()
    }
  })

function archiveAt(to: string): string {
  const path = pathOf(to)
  if (to.endsWith(sep)) mkdirSync(path, { recursive: true })
  if (!existsSync(path) || !statSync(path).isDirectory()) return path
  const time = new Date().toISOString().replace(/\.\d+Z$/, 'Z')
  return resolve(path, `fathom-${time.replaceAll(':', '-')}.tar`)
}

function lastLines(
  path: string,
  { manifest, totals, bytes }: Backup,
  ms: number,
  passphrase: string | undefined,
): string {
  const files = `${totals.files.toLocaleString('en-US')} files (${sizeOf(totals.fileBytes)})`
  const key = manifest.hasSecretKey
    ? 'It contains the secret key.'
    : 'It does not contain SECRET_KEY, which a restore needs: store it elsewhere.'
  const safety = passphrase ? 'It is encrypted.' : 'It is not encrypted: anyone who reads it has everything.'
  return `Wrote ${path}: ${sizeOf(bytes)} with ${files} in ${(ms / 1000).toFixed(1)} s\n${key} ${safety}`
}
