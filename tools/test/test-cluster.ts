import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asOwner, type Cluster, databaseUrl } from '@fathom/testing/database'
import {
  connectDatabase,
  migrate,
  startThrowawayCluster,
} from '../../apps/server/src/platform/database/index.ts'

export type TestCluster = { cluster: Cluster; stop(): Promise<void> }

/**
 * One throwaway PostgreSQL for a whole test run, with the templates that each test's database is copied from.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const { url, stop: stopDatabase } = await startThrowawayCluster()
  const demoFiles = mkdtempSync(join(tmpdir(), 'fathom-demo-'))
  const stop = async () => {
    await stopDatabase()
    rmSync(demoFiles, { recursive: true, force: true })
  }
  try {
    await asOwner(url, 'create database template_empty')
    await migrateAt(databaseUrl(url, 'template_empty'))
    const templates = { empty: 'template_empty', demo: 'template_demo' }
    return { cluster: { url, templates, demoFiles }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function migrateAt(url: string) {
  const db = connectDatabase(url)
  try {
    await migrate(db)
  } finally {
    await db.close()
  }
}
