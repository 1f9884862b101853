import { type Migration, migrationFolders, readMigrations } from '../database/migration-files.ts'

/** The migrations of this version, by number. */
export const knownMigrations = (): ReadonlyMap<number, Migration> =>
  new Map(readMigrations(migrationFolders()).map((migration) => [migration.number, migration]))
