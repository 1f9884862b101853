import { randomBytes } from 'node:crypto'
import pg from 'pg'

/**
 * A running PostgreSQL with template databases: `empty` is migrated; `demo` contains the demo data once a
 * test has requested it, and `demoFiles` is the data folder that belongs to it.
 */
export type Cluster = { url: string; templates: Readonly<Record<Template, string>>; demoFiles: string }

export type Template = 'empty' | 'demo'

/** A database is bound to the key it was created with, so a template and its copies need the same one. */
export const TEST_SECRET_KEY = 'only-for-tests-only-for-tests-only-for-tests'

export type TestDatabase = { url: string; drop(): Promise<void> }

export async function createDatabase(cluster: Cluster, template: Template = 'empty'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying files takes a third of the time of writing the copy to the log first, which is the default.
  const source = `template ${cluster.templates[template]} strategy file_copy`
  await asOwner(cluster.url, `create database ${name} ${source}`)
  return {
    url: databaseUrl(cluster.url, name),
    drop: () => asOwner(cluster.url, `drop database if exists ${name} with (force)`),
  }
}

export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function asOwner(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
