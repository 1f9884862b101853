import { existsSync } from 'node:fs'
import pg from 'pg'
import type { Config } from '../config/index.ts'
import { reasonOf } from '../reason-of.ts'
import { StartProblem } from '../start-problem.ts'
import { connectDatabase } from './connect-database.ts'
import type { Database } from './database.ts'
import { type Embedded, joinEmbedded, type Reports, startEmbedded } from './embedded/start-embedded.ts'

const OLDEST_VERSION = 15

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Opens the configured database: the server at DATABASE_URL, or our own PostgreSQL in the data folder. */
export function openDatabase(config: Place, reports: Reports): Promise<Database> {
  return open(config, (dataDir) => startEmbedded(dataDir, reports))
}

/** The same for a command that runs beside the server, or without it. */
export function joinDatabase(config: Place, reports: Reports): Promise<Database> {
  return open(config, (dataDir) => {
    if (!existsSync(dataDir)) throw new StartProblem(`There is no Fathom in DATA_DIR ${dataDir}`)
    return joinEmbedded(dataDir, reports)
  })
}

async function open(
  { databaseUrl, dataDir }: Place,
  embed: (dataDir: string) => Promise<Embedded>,
): Promise<Database> {
  if (databaseUrl) {
    await tryOut(databaseUrl)
    return connectDatabase(databaseUrl)
  }
  const embedded = await embed(dataDir)
  return connectDatabase(embedded.url, { closing: embedded.stop })
}

async function tryOut(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int / 10000 as version",
    )
    if (rows[0].version < OLDEST_VERSION) {
      throw new StartProblem(`it is PostgreSQL ${rows[0].version}, and ${OLDEST_VERSION} or newer is needed`)
    }
  } catch (error) {
    throw new StartProblem(`DATABASE_URL cannot be used (${placeOf(url)}): ${reasonOf(error)}`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Host, port and name, never the password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}
