import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFolder } from '../checkout.ts'
import { StartProblem } from '../start-problem.ts'

export type Migration = { number: number; name: string; sql: string; checksum: string }

/** Every `migrations` folder of the server: the platform's and the modules'. */
export function migrationFolders(): string[] {
  return ['platform', 'modules'].flatMap((layer) => {
    const folder = join(serverFolder(), 'src', layer)
    const modules = existsSync(folder) ? readdirSync(folder).sort() : []
    return modules.map((module) => join(folder, module, 'migrations')).filter((path) => existsSync(path))
  })
}

/** All files of all folders, ordered by number. Numbers are unique across the whole server. */
export function readMigrations(folders: readonly string[]): Migration[] {
  const migrations = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => readMigration(folder, file)),
  )
  migrations.sort((one, other) => one.number - other.number)
  for (const [index, { number, name }] of migrations.entries()) {
    const before = migrations[index - 1]
    if (before?.number === number)
      throw new StartProblem(`Two migrations have the same number: ${before.name} and ${name}`)
  }
  return migrations
}

function readMigration(folder: string, file: string): Migration {
  const [, number] = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file) ?? []
  if (number === undefined) throw new StartProblem(`A migration must be named NNNN-name.sql, not ${file}`)
  const sql = readFileSync(join(folder, file), 'utf8')
  // Line endings don't count: git may check them out differently on another system.
  const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
  return { number: Number(number), name: file, sql, checksum }
}
