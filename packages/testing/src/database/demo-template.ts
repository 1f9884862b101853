import pg from 'pg'
import { type Cluster, databaseUrl } from './create-database.ts'

const FILLING_LOCK = 7_301_901

/**
 * Creates the demo template once per cluster, no matter how many workers request it; `fill` gets its URL and its
 * data folder.
 */
export async function ensureDemoTemplate(
  cluster: Cluster,
  fill: (url: string, dataDir: string) => Promise<void>,
): Promise<void> {
  const { demo, empty } = cluster.templates
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [FILLING_LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [demo])
    if (rowCount) return
    const unfinished = `${demo}_unfinished`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished} template ${empty}`)
    await fill(databaseUrl(cluster.url, unfinished), cluster.demoFiles)
    await client.query(`alter database ${unfinished} rename to ${demo}`)
  } finally {
    await client.end()
  }
}
