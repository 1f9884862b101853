import { readFileSync } from 'node:fs'
import { createDatabase } from '@fathom/testing/database'
import { createCaller, signIn } from '@fathom/testing/world'
import { connectDatabase, type Database } from '../apps/server/src/platform/database/index.ts'
import { parseStat, watchProcessorTime } from '../tools/run/processor-time.ts'
import { startTestCluster } from '../tools/test/test-cluster.ts'
import type { Figure } from './figure.ts'
import { startProcess } from './outages/place.ts'

const HOMES = 1000
const AT_ONCE = 8
const DIVER = 100001
const MB = 1024 * 1024

const LIST_DIVES = '{ diveLogs(limit: 20) { id dive_title dive_date } }'
const NOTIFICATIONS = '{ notifications(limit: 10) { id read } unreadCount }'
const PATHS = [
  `/api/learning/entitlements/${DIVER}`,
  `/api/learning/profiles/${DIVER}`,
  '/api/learning/my-courses',
  '/api/pro/certifications/me',
]
const CALLS_OF_A_HOME = PATHS.length + 2

const plain = (name: string, value: number, unit: string, digits = 0): Figure => ({
  ...{ name, value, unit, digits, detail: [] },
})

/** What one process, one call, one dive and one diver take. */
export async function measureSizing(): Promise<Figure[]> {
  const { cluster, stop } = await startTestCluster()
  const { url } = await createDatabase(cluster)
  const db = connectDatabase(url)
  try {
    await (await startProcess({ DATABASE_URL: url })).end()
    const server = await startProcess({ DATABASE_URL: url, DEMO: 'off' })
    try {
      return [...(await figuresOfProcess(server, db)), ...(await figuresOfStorage(db))]
    } finally {
      await server.end()
    }
  } finally {
    await db.close()
    await stop()
  }
}

type Process = { url: string; pid: number }

async function figuresOfProcess({ url, pid }: Process, db: Database): Promise<Figure[]> {
  const fresh = residentMb(pid)
  const session = await signIn(url, 'diver')
  const caller = createCaller(url, async () => session)
  const openHome = async () => {
    const answers = await Promise.all(PATHS.map((path) => caller.get(path)))
    for (const answer of answers) {
      await answer.text()
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
    }
    await caller.graph('logbook', LIST_DIVES)
    await caller.graph('notifications', NOTIFICATIONS)
  }
  const openHomes = async (count: number) => {
    let left = count
    const visit = async () => {
      for (; left > 0; left -= 1) await openHome()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visit))
  }
  await openHomes(HOMES / 4)
  const postmaster = await postmasterOf(db)
  const began = { server: seconds(pid), database: watchProcessorTime(postmaster)() ?? 0 }
  const databaseSeconds = watchProcessorTime(postmaster)
  await openHomes(HOMES)
  const connections = await db.query(
    'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const calls = HOMES * CALLS_OF_A_HOME
  const server = ((seconds(pid) - began.server) / calls) * 1000
  const database = (((databaseSeconds() ?? 0) - began.database) / calls) * 1000
  return [
    plain('memory of a process after its start', fresh, 'MB'),
    plain(`memory after ${calls} calls, ${AT_ONCE} homes at once`, residentMb(pid), 'MB'),
    plain('connections to the database of one process under this load', connections.length, 'connections'),
    plain("processor time of a call of a diver's home, server", server, 'ms', 2),
    plain("processor time of a call of a diver's home, PostgreSQL", database, 'ms', 2),
    plain('calls per second that keep one core of the server busy', 1000 / server, 'calls/s'),
  ]
}

function residentMb(pid: number): number {
  const [, kB = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kB) * 1024) / MB
}

const seconds = (pid: number): number => parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).ticks / 100

/** The parent of the backends, which all of PostgreSQL's processes belong to. */
async function postmasterOf(db: Database): Promise<number> {
  const [backend] = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
  return parseStat(readFileSync(`/proc/${backend?.pid}/stat`, 'utf8')).parent
}

const TABLES_OF_A_PERSON = `select c.table_name as name from information_schema.columns c
  join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and column_name = 'affiliate_id' and table_type = 'BASE TABLE'`

async function figuresOfStorage(db: Database): Promise<Figure[]> {
  const one = async (text: string) =>
    (await db.query<{ bytes: number }>(`select (${text})::float8 as bytes`))[0]?.bytes ?? 0
  const isOfDives = (name: string) => name.startsWith('dive_')
  const tables = (await db.query<{ name: string }>(TABLES_OF_A_PERSON)).map(({ name }) => name)
  let ofDives = 0
  let ofDiver = 0
  for (const name of tables) {
    if (isOfDives(name)) ofDives += await one(`select pg_total_relation_size('${name}')`)
    else
      ofDiver += await one(
        `select coalesce(sum(pg_column_size(each.*)), 0) from ${name} each where affiliate_id = ${DIVER}`,
      )
  }
  const dives = await one('select count(*) from dive_log')
  return [
    plain(`storage of a dive without photos, with its indexes, of ${dives} dives`, ofDives / dives, 'bytes'),
    plain(
      'storage of a diver with courses, cards and forms, without dives and indexes',
      ofDiver / 1024,
      'kB',
    ),
  ]
}
