import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TEST_SECRET_KEY } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { createCaller, signIn, startWorld, type World } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMedical, formsOf } from '../../modules/forms/forms.fixture.ts'
import { createFiles } from '../../platform/files/index.ts'
import { type Server, startServer } from '../start.ts'
import { aFolder, anEmptyDatabase, type Checksums, checksumsOf, withDatabase } from './a-backup.fixture.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'

const VETERAN_DIVES = 10_000
const DELETED = 'certifications/100001/photos/deleted-meanwhile.jpg'

let world: World<Server>
let restored: Server
let before: Checksums
let databaseUrl: string
let dataDir: string
let documentId: string
let logged = 0
const lines: string[] = []
const archive = join(aFolder(), 'fathom.tar')

/** Dives that are logged one after the other until the backup is done. */
async function logDives(isDone: () => boolean): Promise<void> {
  const diver = world.call('diver')
  while (!isDone()) {
    await diver.graph(
      'logbook',
      `mutation($id: ID!) { createRecreationalLog(id: $id, input: { dive_title: "While a backup runs" }) { id } }`,
      { id: randomUUID() },
    )
    logged += 1
  }
}

/** The server goes on as it likes while the backup runs; a file is deleted right after the snapshot. */
async function backUp(): Promise<{ code: number; output: string }> {
  const { files, db, config } = world.server.platform
  writeFileSync(join(config.dataDir, 'secret.key'), TEST_SECRET_KEY, { mode: 0o600 })
  await files.put(DELETED, Buffer.from('still named by the snapshot'), 'image/jpeg')
  const onSnapshot = async (name: string) => {
    await files.delete(DELETED)
    before = await checksumsOf(db, name)
  }
  let isDone = false
  const writing = logDives(() => isDone)
  const env = { DATABASE_URL: world.databaseUrl, DATA_DIR: config.dataDir }
  const outcome = await runBackup(env, ['--to', archive], { report: (line) => lines.push(line), onSnapshot })
  isDone = true
  await writing
  return outcome
}

beforeAll(async () => {
  world = await startWorld(startServer)
  const student = await formsOf(world, 'student')
  documentId = (await student.submit(aMedical())).body.documentId
  expect(await backUp()).toMatchObject({
    code: 0,
    output: expect.stringContaining('It contains the secret key.'),
  })
  databaseUrl = await anEmptyDatabase()
  dataDir = join(aFolder(), 'data')
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: '', DEMO: 'on' }
  const outcome = await runRestore(env, ['--from', archive], { report: (line) => lines.push(line) })
  expect(outcome).toMatchObject({ code: 0, output: expect.stringContaining('Restored the backup of') })
})
afterAll(async () => {
  await restored?.stop()
  rmSync(archive)
})

test('[OP-02] the command ends once the archive is written', async () => {
  const to = join(aFolder(), 'again.tar')
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.server.platform.config.dataDir,
  }
  const command = [join(import.meta.dirname, 'backup.main.ts'), '--to', to]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env, timeout: 60_000 })
  expect(stdout).toContain(`Wrote ${to}`)
})

test('[OP-02] every table of the restored database equals that of the snapshot, although people went on writing', async () => {
  expect(logged).toBeGreaterThan(3)
  const after = await withDatabase(databaseUrl, checksumsOf)
  expect(Object.keys(after).length).toBeGreaterThan(140)
  expect(after).toEqual(before)
  const now = await checksumsOf(world.server.platform.db)
  expect(now['public.dive_log']).not.toBe(before['public.dive_log'])
})

test('[OP-02] a file that was deleted after the snapshot is in the archive, and then deleted', async () => {
  const file = await createFiles({ s3: undefined, dataDir }).find(DELETED)
  file?.body.destroy()
  expect(file).toMatchObject({ contentType: 'image/jpeg', size: 27 })
  const { files, db } = world.server.platform
  expect(await files.find(DELETED)).toBeUndefined()
  expect(await db.query('select key from deferred_deletion')).toEqual([])
})

test('[OP-02] only the owner can read the archive and the key', () => {
  for (const path of [archive, join(dataDir, 'secret.key')]) expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('[OP-02] a server on the restored database signs in, and its form, card photo and dive still verify', async () => {
  restored = await startServer({
    ...{ PORT: String(await freePort()), DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    ...{ DEMO: 'on', LOG_LEVEL: 'error' },
  })
  const { url } = restored
  const as = (person: string) => {
    const session = signIn(url, person)
    return { session, ...createCaller(url, () => session) }
  }
  const student = as('student')
  const pdf = await student.get(`/api/forms/documents/${documentId}/file`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { diveLogs } = await student.graph<{ diveLogs: { seal: string }[] }>(
    'logbook',
    '{ diveLogs(status: Verified, limit: 5) { seal } }',
  )
  expect(diveLogs.length).toBeGreaterThan(0)
  expect(new Set(diveLogs.map(({ seal }) => seal))).toEqual(new Set(['intact']))

  const diver = as('diver')
  const { approved } = (await (await diver.get('/api/pro/certifications/photos/me')).json()) as {
    approved: { sha256: string }
  }
  const photo = await diver.post('/api/ecards/card-photos/signed', { sha256: approved.sha256 })
  const bytes = Buffer.from(await photo.arrayBuffer())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(approved.sha256)

  const veteran = as('veteran')
  const { diveLogTotals } = await veteran.graph<{ diveLogTotals: { dives: number } }>(
    'logbook',
    '{ diveLogTotals { dives } }',
  )
  expect(diveLogTotals.dives).toBe(VETERAN_DIVES)
})
