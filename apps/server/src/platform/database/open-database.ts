import { existsSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Config } from '../config/index.ts'
import { reasonOf } from '../reason-of.ts'
import { StartProblem } from '../start-problem.ts'
import { sharesSessions } from './check-direct.ts'
import { connectDatabase } from './connect-database.ts'
import type { Database } from './database.ts'
import {
  type Embedded,
  type Reports as EmbeddedReports,
  joinEmbedded,
  startEmbedded,
} from './embedded/start-embedded.ts'

const OLDEST_VERSION = 15

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'databaseTimeoutMs'>>

type Reports = EmbeddedReports & { log?: Pick<FastifyBaseLogger, 'warn' | 'error'> }

/** Opens the configured database: the server at DATABASE_URL, or our own PostgreSQL in the data folder. */
export function openDatabase(config: Place, reports: Reports): Promise<Database> {
  return open(config, reports, (dataDir) => startEmbedded(dataDir, reports))
}

/** The same for a command that runs beside the server, or without it. */
export function joinDatabase(config: Place, reports: Reports): Promise<Database> {
  return open(config, reports, (dataDir) => {
    if (!existsSync(dataDir)) throw new StartProblem(`There is no Fathom in DATA_DIR ${dataDir}`)
    return joinEmbedded(dataDir, reports)
  })
}

async function open(
  { databaseUrl, databaseDirectUrl, databaseTimeoutMs, dataDir }: Place,
  { log }: Reports,
  embed: (dataDir: string) => Promise<Embedded>,
): Promise<Database> {
  const options = { statementMs: databaseTimeoutMs, ...(log && { log }) }
  if (databaseUrl) {
    await tryOut('DATABASE_URL', databaseUrl)
    if (databaseDirectUrl) await tryOut('DATABASE_DIRECT_URL', databaseDirectUrl)
    await mustBeDirect(databaseUrl, databaseDirectUrl)
    return connectDatabase(databaseUrl, { ...options, directUrl: databaseDirectUrl })
  }
  const embedded = await embed(dataDir)
  return connectDatabase(embedded.url, { ...options, closing: embedded.stop })
}

type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

async function mustBeDirect(url: string, directUrl: string | undefined): Promise<void> {
  const [variable, address] = directUrl ? ['DATABASE_DIRECT_URL', directUrl] : ['DATABASE_URL', url]
  if (!(await sharesSessions(address))) return
  const whatToDo = directUrl
    ? 'give it the address of PostgreSQL itself'
    : 'set DATABASE_DIRECT_URL to the address of PostgreSQL itself'
  throw new StartProblem(
    `${variable} cannot be used alone (${placeOf(address)}): it goes through a connection pooler in transaction mode; ${whatToDo}`,
  )
}

async function tryOut(variable: Variable, url: string) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  })
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
    throw new StartProblem(`${variable} cannot be used (${placeOf(url)}): ${reasonOf(error)}`)
  } finally {
    client.end().catch(() => {})
  }
}

/** Host, port and name, never the password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}
