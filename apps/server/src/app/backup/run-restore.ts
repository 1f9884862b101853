import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Archive, checkArchive, checkVersion, restoreBackup } from '../../platform/backup/index.ts'
import { isSecretOf } from '../../platform/check-secret-key.ts'
import { type Config, type Environment, readConfig } from '../../platform/config/index.ts'
import { openDatabase, WHOLE_TABLE_MS } from '../../platform/database/index.ts'
import { createFiles, tryFiles } from '../../platform/files/index.ts'
import { createSecretBox } from '../../platform/secret-box.ts'
import { StartProblem } from '../../platform/start-problem.ts'
import { DATA_FILES } from './data-files.ts'
import { type Io, type Outcome, passphraseOf, pathOf, runTask } from './run-task.ts'

const HELP = `npm run restore -- --from <path>

Rebuilds database, files and the generated key from an archive of npm run backup, in an empty database of the same
or a newer PostgreSQL. DATABASE_URL, DATA_DIR, FILES_URL and SECRET_KEY say where to; no server may run there.
An interrupted restore can be run again.

  --from <path>   the archive

BACKUP_PASSPHRASE decrypts an encrypted archive.
Guide: docs/guides/backup.md`

/** OP-02: `npm run restore`. */
export const runRestore = (
  env: Environment,
  args: readonly string[],
  { report, signal }: Io,
): Promise<Outcome> =>
  runTask({ args, help: HELP, option: 'from' }, async (from) => {
    report('Checking the archive')
    const archive = await checkArchive(pathOf(from), passphraseOf(env))
    checkVersion(archive.manifest)
    const secretKey = secretFor(env, archive)
    const config = readConfig({ ...env, SECRET_KEY: secretKey })
    const storeSecret = env.SECRET_KEY?.trim() ? () => {} : secretStorer(config, secretKey)
    await tryFiles(config)
    const db = await openDatabase(
      { ...config, databaseTimeoutMs: WHOLE_TABLE_MS },
      { note: report, lost: () => {} },
    )
    try {
      const files = createFiles(config)
      const deps = { db, files, config, dataFiles: DATA_FILES, report, storeSecret, signal }
      await restoreBackup(deps, archive)
    } finally {
      await db.close()
    }
    return `Restored the backup of ${archive.manifest.takenAt}. Start the server now.`
  })

/** The key of the environment, or the one in the archive; a wrong one is refused before anything is written. */
function secretFor(env: Environment, { manifest, secretKey }: Archive): string {
  const chosen = env.SECRET_KEY?.trim() || secretKey
  if (!chosen)
    throw new StartProblem(
      'SECRET_KEY is needed: the backup does not contain it, because the server had it from its environment',
    )
  if (!isSecretOf(manifest.sealed, createSecretBox(chosen)))
    throw new StartProblem("SECRET_KEY is not the one that the backup's database was created with")
  return chosen
}

/** The server reads its key there as long as SECRET_KEY isn't set. Another key that's there isn't overwritten. */
function secretStorer({ dataDir }: Pick<Config, 'dataDir'>, secretKey: string): () => void {
  const path = join(dataDir, 'secret.key')
  const found = existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
  if (found === secretKey) return () => {}
  if (found !== undefined)
    throw new StartProblem(`DATA_DIR ${dataDir} has the key of another database: restore into a new DATA_DIR`)
  return () => writeFileSync(path, secretKey, { mode: 0o600, flag: 'wx', flush: true })
}
