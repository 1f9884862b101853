import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { TEST_SECRET_KEY } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { endWithFile, startWorld, type World } from '@fathom/testing/world'
import S3rver from 's3rver'
import { beforeAll, expect, test } from 'vitest'
import { readArchive, writeArchive } from '../../platform/backup/archive/archive-file.ts'
import type { Entry } from '../../platform/backup/archive/tar.ts'
import { readConfig } from '../../platform/config/index.ts'
import { createFiles } from '../../platform/files/index.ts'
import { type Server, startServer } from '../start.ts'
import { aFolder, anEmptyDatabase, checksumsOf, withDatabase } from './a-backup.fixture.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'

const PASSPHRASE = 'a long passphrase of the operator'
const FILM = Buffer.alloc(9_500_000, 'a film of nine and a half megabytes')

let world: World<Server>
let env: Record<string, string>
let archive: string
const folder = aFolder()
const quiet = { report: () => {} }

const backup = (to: string, more: Record<string, string> = {}, io: object = {}) =>
  runBackup({ ...env, ...more }, ['--to', to], { ...quiet, ...io })
const restore = (from: string, to: Record<string, string>) => runRestore(to, ['--from', from], quiet)
const place = async () => ({
  ...{ DATABASE_URL: await anEmptyDatabase(), DATA_DIR: join(aFolder(), 'data') },
  ...{ SECRET_KEY: TEST_SECRET_KEY, DEMO: 'off' },
})

beforeAll(async () => {
  world = await startWorld(startServer, { template: 'empty' })
  const { databaseUrl = '', dataDir } = world.server.platform.config
  env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: TEST_SECRET_KEY, DEMO: 'off' }
  const { files } = world.server.platform
  await files.put('notes/empty', Buffer.alloc(0), 'text/plain')
  await files.put('notes/film', Readable.from([FILM]), 'video/mp4')
  await files.put(`notes/${'long-'.repeat(30)}name`, Buffer.from('a long name'), 'text/plain')
  archive = join(folder, 'fathom.tar')
  expect(await backup(archive)).toMatchObject({ code: 0 })
})

/** A copy of the archive with some entries changed; one for which nothing is returned is left out. */
async function changed(change: (entry: Entry) => Entry | undefined): Promise<string> {
  async function* entries() {
    for await (const entry of readArchive(archive, { passphrase: undefined })) {
      const after = change(entry)
      if (after) yield after
    }
  }
  const path = join(aFolder(), 'changed.tar')
  await writeArchive(path, entries(), { passphrase: undefined })
  return path
}

/** A copy in which one byte of the content of this entry is another. */
function damagedAt(text: string): string {
  const bytes = readFileSync(archive)
  const at = bytes.indexOf(text)
  expect(at).toBeGreaterThan(0)
  bytes.writeUInt8((bytes[at] ?? 0) ^ 1, at)
  const path = join(aFolder(), 'damaged.tar')
  writeFileSync(path, bytes)
  return path
}

async function expectUntouched({ DATABASE_URL, DATA_DIR }: { DATABASE_URL: string; DATA_DIR: string }) {
  expect(await withDatabase(DATABASE_URL, checksumsOf)).toEqual({})
  expect(existsSync(DATA_DIR) ? readdirSync(DATA_DIR) : []).toEqual([])
}

test('[OP-02] --help explains both commands, and arguments that cannot be understood are refused with 2', async () => {
  expect(await runBackup({}, ['--help'], quiet)).toMatchObject({ code: 0, output: /npm run backup -- --to/ })
  expect(await runRestore({}, ['--help'], quiet)).toMatchObject({
    code: 0,
    output: /npm run restore -- --from/,
  })
  expect(await runBackup({}, [], quiet)).toMatchObject({ code: 2, output: /^--to <path> is missing/ })
  expect(await runRestore({}, ['--form', 'x'], quiet)).toMatchObject({ code: 2, output: /--form/ })
})

test('[OP-02] files of every size and name are restored with their types', async () => {
  const to = await place()
  expect(await restore(archive, to)).toMatchObject({ code: 0 })
  const files = createFiles({ s3: undefined, dataDir: to.DATA_DIR })
  const film = await files.get('notes/film')
  expect([film.contentType, (await buffer(film.body)).equals(FILM)]).toEqual(['video/mp4', true])
  expect((await files.get('notes/empty')).size).toBe(0)
  const keys: string[] = []
  for await (const key of files.list()) keys.push(key)
  expect(keys.filter((key) => key.startsWith('notes/'))).toHaveLength(3)
})

test('[OP-02] files in S3 are backed up and restored, each to any other store', async () => {
  const s3 = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3') },
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  const { port } = await s3.run()
  endWithFile(() => s3.close())
  const to = { ...(await place()), FILES_URL: `s3://S3RVER:S3RVER@127.0.0.1:${port}/files?tls=off` }
  expect(await restore(archive, to)).toMatchObject({ code: 0 })
  const film = await createFiles(readConfig(to)).get('notes/film')
  expect((await buffer(film.body)).equals(FILM)).toBe(true)

  const server = await startServer({ ...to, PORT: String(await freePort()), LOG_LEVEL: 'error' })
  await server.stop()
  const again = join(folder, 'from-s3.tar')
  expect(await runBackup(to, ['--to', again], quiet)).toMatchObject({ code: 0 })
  const back = await place()
  expect(await restore(again, back)).toMatchObject({ code: 0 })
  const files = createFiles({ s3: undefined, dataDir: back.DATA_DIR })
  expect((await buffer((await files.get('notes/film')).body)).equals(FILM)).toBe(true)
})

test('[OP-02] a passphrase encrypts the archive, and another one, none or a changed byte is named', async () => {
  const sealed = join(folder, 'sealed.tar')
  expect(await backup(sealed, { BACKUP_PASSPHRASE: 'too short' })).toEqual({
    ...{ code: 1, output: 'BACKUP_PASSPHRASE must have at least 12 characters' },
  })
  expect(await backup(sealed, { BACKUP_PASSPHRASE: PASSPHRASE })).toMatchObject({ output: /It is encrypted/ })
  expect(readFileSync(sealed).includes('manifest.json')).toBe(false)
  const to = await place()
  expect(await restore(sealed, to)).toEqual({
    ...{ code: 1, output: 'BACKUP_PASSPHRASE is needed: the archive is encrypted' },
  })
  expect(await restore(sealed, { ...to, BACKUP_PASSPHRASE: `${PASSPHRASE}.` })).toEqual({
    ...{ code: 1, output: 'BACKUP_PASSPHRASE is not the one that the archive was encrypted with' },
  })
  const bytes = readFileSync(sealed)
  const changedBytes = Buffer.from(bytes)
  changedBytes.writeUInt8((bytes[1_500_000] ?? 0) ^ 1, 1_500_000)
  const broken = join(folder, 'broken.tar')
  writeFileSync(broken, changedBytes)
  expect(await restore(broken, { ...to, BACKUP_PASSPHRASE: PASSPHRASE })).toEqual({
    ...{ code: 1, output: 'The archive is damaged: its part 2' },
  })
  writeFileSync(broken, bytes.subarray(0, -1_200_000))
  expect(await restore(broken, { ...to, BACKUP_PASSPHRASE: PASSPHRASE })).toMatchObject({
    ...{ code: 1, output: /^The archive is damaged: it / },
  })
  await expectUntouched(to)
  expect(await restore(sealed, { ...to, BACKUP_PASSPHRASE: PASSPHRASE })).toMatchObject({ code: 0 })
})

test('[OP-02] a damaged archive is refused with the name of the entry, and nothing is written', async () => {
  const to = await place()
  expect(await restore(damagedAt('a film of nine'), to)).toEqual({
    ...{ code: 1, output: 'The archive is damaged: files/notes/film@000001' },
  })
  const short = await changed((entry) => entry)
  truncateSync(short, 900_000)
  expect(await restore(short, to)).toMatchObject({
    code: 1,
    output: /^The archive is damaged: it ends too early/,
  })
  const incomplete = await changed((entry) => (entry.name === 'files/notes/empty' ? undefined : entry))
  expect(await restore(incomplete, to)).toMatchObject({
    output: 'The archive is damaged: it is not complete',
  })
  const other = join(folder, 'other.txt')
  writeFileSync(other, 'x'.repeat(5000))
  expect(await restore(other, to)).toMatchObject({ code: 1, output: /^The archive is damaged/ })
  expect(await restore(join(folder, 'none.tar'), to)).toMatchObject({
    code: 1,
    output: /cannot be read: ENOENT/,
  })
  await expectUntouched(to)
})

/** The archive as it would be of another version or PostgreSQL. */
const withManifest = (
  change: (manifest: { version: string; postgres: number; migrations: object[] }) => object,
) =>
  changed((entry) =>
    entry.name === 'manifest.json'
      ? { ...entry, bytes: Buffer.from(JSON.stringify(change(JSON.parse(entry.bytes.toString())))) }
      : entry,
  )

test('[OP-02] a backup of a newer Fathom or a newer PostgreSQL is refused, and nothing is written', async () => {
  const to = await place()
  const newer = await withManifest((manifest) => ({
    ...{ ...manifest, version: '9.0.0' },
    migrations: [...manifest.migrations, { number: 9999, name: '9999-later.sql', checksum: 'x' }],
  }))
  expect(await restore(newer, to)).toEqual({
    code: 1,
    output: 'The backup is of Fathom 9.0.0, which is newer than this one: restore it with that version',
  })
  const format = await withManifest((manifest) => ({ format: 2, version: manifest.version }))
  expect(await restore(format, to)).toMatchObject({ code: 1, output: /which is newer than this one/ })
  const postgres = await withManifest((manifest) => ({ ...manifest, postgres: 99 }))
  expect(await restore(postgres, to)).toMatchObject({
    ...{ code: 1, output: /^The backup is of PostgreSQL 99, and this is PostgreSQL \d+: use 99 or newer$/ },
  })
  await expectUntouched(to)
})

test('[OP-02] a database with tables is refused and stays as it is', async () => {
  const before = await checksumsOf(world.server.platform.db)
  expect(await restore(archive, { ...env, DATA_DIR: join(aFolder(), 'data') })).toMatchObject({
    ...{ code: 1, output: /^The database is not empty/ },
  })
  const after = await checksumsOf(world.server.platform.db)
  expect(after['public.migration']).toBe(before['public.migration'])
})

test('[OP-02] without the key in the archive, restoring needs the same SECRET_KEY', async () => {
  const to = await place()
  const { SECRET_KEY: _, ...withoutKey } = to
  expect(await restore(archive, withoutKey)).toMatchObject({ code: 1, output: /^SECRET_KEY is needed/ })
  expect(await restore(archive, { ...to, SECRET_KEY: 'another key, as long as the first one was' })).toEqual({
    code: 1,
    output: "SECRET_KEY is not the one that the backup's database was created with",
  })
  await expectUntouched(to)
})

test('[OP-02] a restore that is interrupted leaves what no server starts on, and can be run again', async () => {
  const to = await place()
  const stop = new AbortController()
  const report = (line: string) => line.startsWith('Writing') && stop.abort()
  const io = { report: (line: string) => void report(line), signal: stop.signal }
  expect(await runRestore(to, ['--from', archive], io)).toEqual({
    ...{ code: 1, output: 'The restore was interrupted: run it again' },
  })
  await expect(startServer({ ...to, PORT: String(await freePort()) })).rejects.toThrow(
    'A restore into this database did not finish: run npm run restore again',
  )
  expect(await runBackup(to, ['--to', join(folder, 'half.tar')], quiet)).toMatchObject({ code: 1 })
  expect(await restore(archive, to)).toMatchObject({ code: 0 })
  const server = await startServer({ ...to, PORT: String(await freePort()), LOG_LEVEL: 'error' })
  await server.stop()
})

test('[OP-02] a backup that fails or is interrupted leaves nothing, and never replaces an archive', async () => {
  const bytes = readFileSync(archive)
  expect(await backup(archive)).toEqual({ code: 1, output: `${archive} exists already: choose another name` })
  expect(readFileSync(archive).equals(bytes)).toBe(true)
  const to = join(folder, 'stopped.tar')
  const stop = new AbortController()
  const onSnapshot = async () => stop.abort()
  expect(await backup(to, {}, { onSnapshot, signal: stop.signal })).toEqual({
    ...{ code: 1, output: 'The backup was interrupted; no archive was written' },
  })
  expect(await backup('/dev/full/fathom.tar')).toMatchObject({ code: 1, output: /ENOTDIR/ })
  expect(readdirSync(folder).filter((name) => /stopped|\.part$/.test(name))).toEqual([])
})

test('[OP-02] one backup runs at a time, and a wrong key or a database without Fathom is named', async () => {
  const inner: unknown[] = []
  const onSnapshot = async () => void inner.push(await backup(join(folder, 'second.tar')))
  expect(await backup(join(folder, 'first.tar'), {}, { onSnapshot })).toMatchObject({ code: 0 })
  expect(inner).toEqual([{ code: 1, output: 'Another backup of this database is running' }])
  const wrong = await backup(join(folder, 'x.tar'), {
    SECRET_KEY: 'another key, as long as the first one was',
  })
  expect(wrong).toEqual({
    code: 1,
    output: 'SECRET_KEY is not the one that this database was created with',
  })
  expect(await runBackup(await place(), ['--to', join(folder, 'x.tar')], quiet)).toEqual({
    code: 1,
    output: 'There is nothing to back up: the database has no tables of Fathom',
  })
})

test('[OP-02] in a folder, an archive is named by its time', async () => {
  const to = aFolder()
  expect(await backup(to)).toMatchObject({ code: 0 })
  expect(readdirSync(to)).toEqual([expect.stringMatching(/^fathom-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/)])
})

test('[OP-02] a folder that does not exist yet is made, and the archive in it is named after the time', async () => {
  const to = join(aFolder(), 'backups')
  expect(await backup(`${to}/`)).toMatchObject({ code: 0 })
  expect(readdirSync(to)).toEqual([expect.stringMatching(/^fathom-.*\.tar$/)])
})
