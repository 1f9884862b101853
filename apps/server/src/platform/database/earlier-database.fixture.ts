import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@fathom/testing/world'
import { onTestFinished } from 'vitest'
import { connectDatabase } from './connect-database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { migrationFolders } from './migration-files.ts'

/** A database of an earlier version: it has the migrations before this number, such as `0470`. */
export async function anEarlierDatabase(before: string): Promise<Database> {
  const db = connectDatabase(await freshDatabase())
  onTestFinished(() => db.close())
  await db.query('drop schema public cascade')
  await db.query('create schema public')
  await migrate(db, { folders: [earlierMigrations(before)] })
  return db
}

function earlierMigrations(before: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const from of migrationFolders())
    for (const file of readdirSync(from)) if (file < before) cpSync(join(from, file), join(folder, file))
  return folder
}
