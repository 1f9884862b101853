import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CHUNK_BYTES } from '@fathom/contract/shared'
import type { User } from '@fathom/domain/session'
import { aDiver } from '@fathom/testing/people'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectDatabase } from '../database/connect-database.ts'
import type { Database, Queryable } from '../database/index.ts'
import { createFiles } from '../files/index.ts'
import { Problem } from '../problem.ts'
import { addFiles, taggedName } from './add-files.ts'
import {
  BEGUN_PER_PERSON,
  BEGUN_PER_TARGET,
  cleanUpUploads,
  createUploads,
  type UploadKind,
} from './uploads.ts'

const HOUR_MS = 3_600_000
const MAX_BYTES = 3 * CHUNK_BYTES

type Note = { id: string; bytes: number }

const dataDir = mkdtempSync(join(tmpdir(), 'fathom-uploads-'))
const files = createFiles({ s3: undefined, dataDir })
let now = new Date('2026-03-01T12:00:00Z')
let db: Database

beforeAll(async () => {
  db = connectDatabase(await freshDatabase())
  await db.query('create table note (id uuid, affiliate_id bigint, bytes int)')
})
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  await db.query('delete from upload')
})
afterAll(async () => {
  await db.close()
  rmSync(dataDir, { recursive: true })
})

const listNotes = (on: Queryable, id: string) =>
  on.query<Note>('select id, bytes from note where id = $1', [id])

/** Notes have no unique key, so only the engine prevents that one is attached twice. */
function noteUploads(options: Partial<UploadKind<Note>> = {}) {
  const kind: UploadKind<Note> = {
    name: 'note',
    maxBytes: MAX_BYTES,
    sizeProblem: (reason) => new Problem(`page-${reason}`, reason === 'empty' ? 422 : 413),
    findDone: async (on, { affiliateId, id }) =>
      (
        await on.query<Note>('select id, bytes from note where affiliate_id = $1 and id = $2', [
          affiliateId,
          id,
        ])
      )[0],
    isTaken: async (on, { affiliateId, id }) =>
      (await on.query('select from note where affiliate_id <> $1 and id = $2', [affiliateId, id])).length > 0,
    finish: (_request, { affiliateId, id, bytes }, claim) =>
      db.transaction(async (tx) => {
        if (bytes[0] === 0) throw new Problem('note-damaged', 422)
        await claim(tx)
        await tx.query('insert into note (id, affiliate_id, bytes) values ($1, $2, $3)', [
          id,
          affiliateId,
          bytes.length,
        ])
        return { id, bytes: bytes.length }
      }),
    isRefused: ({ problem }) => problem.startsWith('note-'),
    ...options,
  }
  return createUploads({ db, files, clock: { now: () => now } }, kind)
}

const from = (caller: User) => ({ caller, headers: {} })
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ problem, status, extra }: Problem) => ({ problem, status, ...extra }),
  )
const aFile = (size: number) => Buffer.concat([Buffer.from([1]), randomBytes(size - 1)])
const chunkAt = (file: Buffer, offset: number) => file.subarray(offset, offset + CHUNK_BYTES)

/** An upload of two and a bit chunks that has begun. */
async function begun(options: Partial<UploadKind<Note>> = {}) {
  const [uploads, request] = [noteUploads(options), from(aDiver())]
  const file = aFile(2 * CHUNK_BYTES + 10)
  const place = { target: 'wall', id: randomUUID() }
  await uploads.begin(request, { ...place, size: file.length })
  const send = (offset: number, bytes = chunkAt(file, offset)) =>
    uploads.receive(request, { ...place, offset, bytes })
  const sendAll = async () => {
    for (let at = 0; at < file.length; at += CHUNK_BYTES) await send(at)
  }
  const finish = () => uploads.finish(request, place)
  return { uploads, request, file, place, send, sendAll, finish }
}

const chunksOf = async (caller: User, { target, id }: { target: string; id: string }) => {
  const keys = [0, 1, 2].map((at) => `uploads/note/${caller.affiliateId}/${target}/${id}/${at * CHUNK_BYTES}`)
  const found = await Promise.all(keys.map((key) => files.find(key)))
  for (const file of found) file?.body.destroy()
  return found.filter(Boolean).length
}

test('[CO-06] an upload that was cut off continues from what has arrived', async () => {
  const { uploads, request, file, place, send, finish } = await begun()
  await send(0)
  expect(await noteUploads().begin(request, { ...place, size: file.length })).toMatchObject({
    offset: CHUNK_BYTES,
  })
  expect(await uploads.getState(request, place)).toMatchObject({ size: file.length, offset: CHUNK_BYTES })
  await send(CHUNK_BYTES)
  expect(await problemOf(finish())).toEqual({ problem: 'wrong-offset', status: 409, offset: 2 * CHUNK_BYTES })
  expect(await send(2 * CHUNK_BYTES)).toMatchObject({ offset: file.length, done: undefined })
  const done = { id: place.id, bytes: file.length }
  expect(await finish()).toEqual(done)
  expect(await uploads.getState(request, place)).toMatchObject({ done })
  expect(await chunksOf(request.caller, place)).toBe(0)
  expect(await db.query('select from upload')).toEqual([])
})

test('the file arrives byte for byte', async () => {
  const arrived: Buffer[] = []
  const { file, sendAll, finish } = await begun({
    finish: async (_request, { id, bytes }) => {
      arrived.push(bytes)
      return { id, bytes: bytes.length }
    },
  })
  await sendAll()
  await finish()
  expect(arrived[0]?.equals(file)).toBe(true)
})

test('a chunk that leaves a gap gets the offset to continue from, and one of the wrong size is refused', async () => {
  const { file, send } = await begun()
  expect(await problemOf(send(CHUNK_BYTES))).toEqual({ problem: 'wrong-offset', status: 409, offset: 0 })
  const wrong = { problem: 'wrong-chunk', status: 400, chunkSize: CHUNK_BYTES }
  expect(await problemOf(send(7))).toEqual(wrong)
  expect(await problemOf(send(0, file.subarray(0, 100)))).toEqual(wrong)
})

test('a repeated chunk counts once, and changes nothing after the upload is finished', async () => {
  const { file, place, send, sendAll, finish } = await begun()
  await send(0)
  expect(await send(0, aFile(CHUNK_BYTES))).toMatchObject({ offset: CHUNK_BYTES })
  const both = await Promise.all([send(CHUNK_BYTES), send(CHUNK_BYTES)])
  expect(both.map(({ offset }) => offset)).toEqual([2 * CHUNK_BYTES, 2 * CHUNK_BYTES])
  await sendAll()
  await finish()
  expect(await send(0)).toMatchObject({ done: { id: place.id, bytes: file.length } })
  expect(await listNotes(db, place.id)).toHaveLength(1)
})

test('a file that is too large or empty is refused before the first byte', async () => {
  const begin = (size: number) =>
    problemOf(noteUploads().begin(from(aDiver()), { target: '', id: randomUUID(), size }))
  expect(await begin(MAX_BYTES + 1)).toEqual({ problem: 'page-too-large', status: 413 })
  expect(await begin(0)).toEqual({ problem: 'page-empty', status: 422 })
  expect(await begin(MAX_BYTES)).toBeUndefined()
})

test('a file whose content is refused leaves nothing behind', async () => {
  const { uploads, request, place, send, finish } = await begun()
  await send(0, Buffer.alloc(CHUNK_BYTES))
  await send(CHUNK_BYTES)
  await send(2 * CHUNK_BYTES)
  expect(await problemOf(finish())).toEqual({ problem: 'note-damaged', status: 422 })
  expect(await problemOf(uploads.getState(request, place))).toMatchObject({ status: 404 })
  expect(await chunksOf(request.caller, place)).toBe(0)
})

test('a failure that is not about the file leaves the upload to be finished later', async () => {
  const failures = [new Problem('stale', 409), new Error('the disk is full')]
  const { sendAll, finish } = await begun({
    finish: async (_request, { id, bytes }) => {
      const failure = failures.shift()
      if (failure) throw failure
      return { id, bytes: bytes.length }
    },
  })
  await sendAll()
  await expect(finish()).rejects.toThrow('stale')
  await expect(finish()).rejects.toThrow('the disk is full')
  expect(await finish()).toMatchObject({ bytes: 2 * CHUNK_BYTES + 10 })
})

test("answers 404 for another person's upload and for an unknown id", async () => {
  const { uploads, request, place, file, sendAll } = await begun()
  await sendAll()
  const other = from(aDiver())
  const chunk = { ...place, offset: 0, bytes: chunkAt(file, 0) }
  const notFound = { problem: 'not-found', status: 404 }
  expect(await problemOf(uploads.getState(other, place))).toEqual(notFound)
  expect(await problemOf(uploads.receive(other, chunk))).toEqual(notFound)
  expect(await problemOf(uploads.finish(other, place))).toEqual(notFound)
  expect(await problemOf(uploads.getState(request, { ...place, target: 'elsewhere' }))).toEqual(notFound)
  expect(await uploads.begin(other, { ...place, size: 9 })).toMatchObject({ offset: 0, size: 9 })
})

test('a person may begin only so many uploads for one target, even at the same moment', async () => {
  const [uploads, request] = [noteUploads(), from(aDiver())]
  const begin = (target: string) => problemOf(uploads.begin(request, { target, id: randomUUID(), size: 9 }))
  const answers = await Promise.all(Array.from({ length: 40 }, () => begin('wreck')))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(BEGUN_PER_TARGET)
  expect(answers.at(-1)).toEqual({ problem: 'too-many-uploads', status: 429, retryAfter: 3600 })
  expect(await begin('reef')).toBeUndefined()
})

test('a person may begin only so many uploads in total, and another person is not affected', async () => {
  const [uploads, request] = [noteUploads(), from(aDiver())]
  const begin = (at: number, who = request) =>
    problemOf(uploads.begin(who, { target: `dive-${at}`, id: randomUUID(), size: 9 }))
  for (let at = 0; at < BEGUN_PER_PERSON; at++) expect(await begin(at)).toBeUndefined()
  expect(await begin(99)).toMatchObject({ problem: 'too-many-uploads' })
  expect(await begin(99, from(aDiver()))).toBeUndefined()
})

test('at the limit, an upload that was idle for an hour gives way, and one in progress does not', async () => {
  const { uploads, request, place, file, send } = await begun()
  const idle = { target: 'wall', id: randomUUID() }
  await uploads.begin(request, { ...idle, size: file.length })
  await uploads.receive(request, { ...idle, offset: 0, bytes: chunkAt(file, 0) })
  now = new Date(now.getTime() + HOUR_MS + 1)
  await send(0)
  const begin = () => uploads.begin(request, { target: 'wall', id: randomUUID(), size: 9 })
  for (let at = 2; at < BEGUN_PER_TARGET; at++) await begin()
  expect(await uploads.getState(request, idle)).toMatchObject({ offset: CHUNK_BYTES })
  await begin()
  expect(await problemOf(uploads.getState(request, idle))).toMatchObject({ status: 404 })
  expect(await chunksOf(request.caller, idle)).toBe(0)
  expect(await uploads.getState(request, place)).toMatchObject({ offset: CHUNK_BYTES })
  expect(await problemOf(begin())).toMatchObject({ problem: 'too-many-uploads' })
})

test('the module decides whether an upload may begin, and knows how many have', async () => {
  const uploads = noteUploads({
    mayBegin: async (_tx, _request, _key, count) => {
      if (count >= 2) throw new Problem('too-many-notes', 422)
    },
  })
  const request = from(aDiver())
  const begin = () => problemOf(uploads.begin(request, { target: 'a', id: randomUUID(), size: 9 }))
  const answers = await Promise.all([begin(), begin(), begin()])
  expect(answers.filter(Boolean)).toEqual([{ problem: 'too-many-notes', status: 422 }])
})

test('of two requests that finish an upload at the same moment, one attaches the file and both get it', async () => {
  const bothAreHere = Promise.withResolvers<void>()
  let arrived = 0
  const { finish: attach } = noteUploads().kind
  const { place, sendAll, finish } = await begun({
    finish: async (...args) => {
      arrived += 1
      if (arrived === 2) bothAreHere.resolve()
      await bothAreHere.promise
      return attach(...args)
    },
  })
  await sendAll()
  const answers = await Promise.all([finish(), finish()])
  expect(answers[0]).toEqual(answers[1])
  expect(arrived).toBe(2)
  expect(await listNotes(db, place.id)).toHaveLength(1)
})

test('a request that finds no chunks because another one has just finished gets the same result', async () => {
  const { uploads, request, place, sendAll, finish } = await begun()
  await sendAll()
  const lookedUp = Promise.withResolvers<void>()
  const isFinished = Promise.withResolvers<void>()
  const slowFiles = {
    ...files,
    get: async (key: string) => {
      lookedUp.resolve()
      await isFinished.promise
      return files.get(key)
    },
  }
  const slow = createUploads({ db, files: slowFiles, clock: { now: () => now } }, uploads.kind)
  const late = slow.finish(request, place)
  await lookedUp.promise
  const first = await finish()
  isFinished.resolve()
  expect(await late).toEqual(first)
  expect(await listNotes(db, place.id)).toHaveLength(1)
})

test('an upload that is abandoned while it is being finished is not attached', async () => {
  const { uploads, request, place, sendAll, finish } = await begun({
    finish: async (...args) => {
      await db.transaction((tx) => uploads.abandon(tx, request.caller.affiliateId, place))
      return attach(...args)
    },
  })
  const { finish: attach } = noteUploads().kind
  await sendAll()
  expect(await problemOf(finish())).toEqual({ problem: 'not-found', status: 404 })
  expect(await listNotes(db, place.id)).toEqual([])
  expect(await chunksOf(request.caller, place)).toBe(0)
})

test('the clean-up deletes what nobody has continued for two days, with its chunks', async () => {
  const [old, fresh] = [await begun(), await begun()]
  await old.send(0)
  await fresh.send(0)
  now = new Date(now.getTime() + 30 * HOUR_MS)
  await fresh.send(CHUNK_BYTES)
  now = new Date(now.getTime() + 30 * HOUR_MS)
  await cleanUpUploads({ db, files, clock: { now: () => now } })
  expect(await problemOf(old.send(CHUNK_BYTES))).toMatchObject({ status: 404 })
  expect(await chunksOf(old.request.caller, old.place)).toBe(0)
  expect(await fresh.send(2 * CHUNK_BYTES)).toMatchObject({ offset: fresh.file.length })
})

test('when a person is erased, their uploads are deleted and nobody else’s', async () => {
  const [one, other] = [await begun(), await begun()]
  await one.send(0)
  await db.transaction((tx) => one.uploads.forgetPerson(tx, one.request.caller.affiliateId))
  expect(await problemOf(one.uploads.getState(one.request, one.place))).toMatchObject({ status: 404 })
  expect(await chunksOf(one.request.caller, one.place)).toBe(0)
  expect(await other.uploads.getState(other.request, other.place)).toMatchObject({ offset: 0 })
})

test("[TS-20] an id of someone else's file is refused before a byte is stored, also when the upload began earlier", async () => {
  const { place, file, sendAll, finish } = await begun()
  const [early, late] = [from(aDiver()), from(aDiver())]
  const uploads = noteUploads()
  await uploads.begin(early, { ...place, size: file.length })
  await sendAll()
  await finish()
  const taken = { problem: 'id-taken', status: 409 }
  expect(await problemOf(uploads.begin(late, { ...place, size: file.length }))).toEqual(taken)
  const chunk = { ...place, offset: 0, bytes: chunkAt(file, 0) }
  expect(await problemOf(uploads.receive(early, chunk))).toEqual(taken)
  expect(await problemOf(uploads.finish(early, place))).toEqual(taken)
  expect(await chunksOf(early.caller, place)).toBe(0)
  expect(await listNotes(db, place.id)).toHaveLength(1)
})

test('[TS-20] two people finish one id at once: the file is of one of them', async () => {
  const bothAreHere = Promise.withResolvers<void>()
  let arrived = 0
  const { finish: attach } = noteUploads().kind
  const slow: Partial<UploadKind<Note>> = {
    finish: async (...args) => {
      arrived += 1
      if (arrived === 2) bothAreHere.resolve()
      await bothAreHere.promise
      return attach(...args)
    },
  }
  const one = await begun(slow)
  const other = from(aDiver())
  const uploads = noteUploads(slow)
  await uploads.begin(other, { ...one.place, size: 9 })
  await uploads.receive(other, { ...one.place, offset: 0, bytes: aFile(9) })
  await one.sendAll()
  const answers = await Promise.all([problemOf(one.finish()), problemOf(uploads.finish(other, one.place))])
  expect(answers.filter(Boolean)).toEqual([{ problem: 'id-taken', status: 409 }])
  expect(await listNotes(db, one.place.id)).toHaveLength(1)
})

test('[TS-20] a file is stored under a key of its own, and deleted when it could not be attached', async () => {
  const stored = async (key: string) => {
    const found = await files.find(key)
    return found !== undefined && (await buffer(found.body)).length > 0
  }
  const keys: string[] = []
  const add = (attach: () => Promise<{ isAttached: boolean }>) =>
    addFiles(
      files,
      (fileTag) => {
        keys.push(`notes/${taggedName({ id: 'a', fileTag })}`)
        return [{ key: keys.at(-1) ?? '', bytes: aFile(9), type: 'text/plain' }]
      },
      attach,
    )
  await add(async () => ({ isAttached: true }))
  await add(async () => ({ isAttached: false }))
  await expect(add(() => Promise.reject(new Problem('id-taken', 409)))).rejects.toThrow()
  expect(new Set(keys).size).toBe(3)
  expect(await Promise.all(keys.map(stored))).toEqual([true, false, false])
  expect(taggedName({ id: 'a', fileTag: '' })).toBe('a')
})
