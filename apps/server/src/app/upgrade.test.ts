import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { TEST_SECRET_KEY } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { type Caller, createCaller, endWithFile, freshDatabase, signIn } from '@fathom/testing/world'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { checkoutFolder } from '../platform/checkout.ts'
import { migrate } from '../platform/database/migrate.ts'
import { startServer } from './start.ts'

const VERSION = '2.0.121'

type Row = Readonly<Record<string, unknown>>

let url: string
let before: Map<string, Row[]>
let after: Map<string, Row[]>

/** What the server of that version left behind: its demo people, who had signed in and logged a dive. */
beforeAll(async () => {
  url = await freshDatabase()
  const file = join(checkoutFolder(), `packages/testing/earlier-versions/${VERSION}.sql.gz`)
  await connected(async (client) => {
    await client.query('drop schema public cascade; create schema public')
    await client.query(gunzipSync(readFileSync(file)).toString())
  })
  before = await allRows()
  await migrate({ url })
  after = await allRows()
})

async function connected<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const TABLES = "select tablename as name from pg_tables where schemaname = 'public'"

const allRows = () =>
  connected(async (client) => {
    const all = new Map<string, Row[]>()
    for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
      const { rows } = await client.query<{ row: Row }>(
        `select to_jsonb(each) as row from public."${name}" each`,
      )
      all.set(
        name,
        rows.map(({ row }) => row),
      )
    }
    return all
  })

/** What a migration changes on purpose. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  // Renamed to `action`; change-action-migration.test.ts compares the values.
  dive_log_change: ['deed'],
  // Each session gets new tokens, which name it.
  web_session: ['id_token_expires_at'],
}

test('[OP-08] every row of the previous version is there after the migrations, with all that it said', () => {
  const lost = [...before].flatMap(([table, rows]) => {
    const [first] = rows
    if (!first) return []
    const columns = Object.keys(first).filter((name) => !CHANGED[table]?.includes(name))
    const inWords = (row: Row) => JSON.stringify(columns.map((name) => row[name] ?? null))
    const now = new Set(after.get(table)?.map(inWords))
    return rows.filter((row) => !now.has(inWords(row))).map((row) => `${table}: ${inWords(row)}`)
  })
  expect([...before.values()].flat().length).toBeGreaterThan(1500)
  expect(lost).toEqual([])
})

const DIVER = 100001
/** People of the demo with forms. */
const SIGNERS = { veteran: 100009, riyadh: 100008, teen: 100006 }
const ofTable = (name: string, isWanted: (row: Row) => boolean = () => true): Row[] =>
  (before.get(name) ?? []).filter(isWanted)
const ofDiver = (row: Row) => row.affiliate_id === DIVER && !row.deleted_at

test('[OP-08] the server of today shows what people had: dives with intact seals, cards, forms, applications', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fathom-upgrade-'))
  endWithFile(async () => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startServer({
    ...{ PORT: String(await freePort()), DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: TEST_SECRET_KEY },
    ...{ DEMO: 'off', LOG_LEVEL: 'error' },
  })
  endWithFile(() => server.stop())
  const as = async (person: string) => {
    const session = await signIn(server.url, person, { isPasswordOnly: true })
    return createCaller(server.url, async () => session)
  }
  const diver = await as('diver')
  await expectDives(diver)
  await expectNotifications(diver)
  const cards: { licenseID: string }[] = await (await diver.get(`/api/pro/certifications/${DIVER}`)).json()
  const conferred = ofTable('certification', ofDiver).map((row) => row.license_id)
  expect(cards.map(({ licenseID }) => licenseID).sort()).toEqual(conferred.sort())
  for (const [name, affiliateId] of Object.entries(SIGNERS)) await expectForms(await as(name), affiliateId)
  const [draft] = ofTable('application', ({ status }) => status === 'Draft')
  const application = await (await as('applicant')).get(`/api/applications/Applications/${draft?.id}`)
  expect(JSON.stringify(await application.json())).toContain('Paper logbook, 52 dives until 2023')
})

type Logbook = {
  diveLogCounts: { all: number }
  diveLogs: { id: string; dive_title: string }[]
}

async function expectDives(diver: Caller): Promise<void> {
  const { diveLogCounts, diveLogs } = await diver.graph<Logbook>(
    'logbook',
    `{ diveLogCounts { all } diveLogs(search: "${VERSION}") { id dive_title } }`,
  )
  expect(diveLogCounts.all).toBe(ofTable('dive_log', ofDiver).length)
  expect(diveLogs.map((log) => log.dive_title)).toEqual([`A draft of ${VERSION}`])
  const sealed = ofTable('dive_log_seal', ofDiver).map((row) => row.log_id)
  const seals = await diver.graph<Record<string, { seal: string }>>(
    'logbook',
    `{ ${sealed.map((id, at) => `dive${at}: diveLog(id: "${id}") { seal }`).join(' ')} }`,
  )
  expect(Object.values(seals).map(({ seal }) => seal)).toEqual(sealed.map(() => 'intact'))
}

async function expectNotifications(diver: Caller): Promise<void> {
  type Listed = { notifications: { id: string }[] }
  const { notifications } = await diver.graph<Listed>('notifications', '{ notifications(limit: 50) { id } }')
  const stored = ofTable('notification', ofDiver).map(({ id }) => id)
  expect(notifications.map(({ id }) => id).sort()).toEqual(stored.sort())
}

/** The answers are encrypted, so this also proves that the key still opens them. */
async function expectForms(signer: Caller, affiliateId: number): Promise<void> {
  const documents = ofTable('form_document', (row) => row.affiliate_id === affiliateId)
  expect(documents.length).toBeGreaterThan(0)
  for (const { id } of documents) {
    const file = await signer.get(`/api/forms/documents/${id}/file`)
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
}
