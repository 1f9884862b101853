import type { User } from '@fathom/domain/session'
import type { Queryable } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { deleteChunks, isNewChunk, joinChunks, mustBeWhole, putChunk } from './chunks.ts'
import {
  countUploads,
  deleteIdle,
  deleteIdleOf,
  deleteUpload,
  deleteUploadsOf,
  findUpload,
  insertUpload,
  lockUploadId,
  lockUploadsOf,
  setReceived,
  type UploadKey,
  type UploadRow,
} from './upload.store.ts'
import { UploadGone } from './upload-gone.ts'

/** What a person may have begun and not finished: for one target, and in total. */
export const BEGUN_PER_TARGET = 20
export const BEGUN_PER_PERSON = 40

const HOUR_MS = 3_600_000
/** When a person is at the limit, an upload without a new chunk for this long gives way to a new one. */
const IDLE_MS = HOUR_MS
const RETENTION_MS = 48 * HOUR_MS

export type UploadDeps = Pick<Platform, 'db' | 'files' | 'clock'>

/** The part of a request that uploads depend on. */
export type UploadRequest = { caller: User; headers: { 'accept-language'?: string | undefined } }

/** `target` is what the file is for, such as the id of a dive; empty when it is for the person. */
type Place = { target: string; id: string }

export type UploadedFile = UploadKey & { name: string; bytes: Buffer }

/** `done` is set once the upload is finished; then `size` and `offset` are 0. */
export type UploadState<Done> = { id: string; size: number; offset: number; done: Done | undefined }

/** Throws when another request has finished or deleted the upload. */
export type ClaimUpload = (tx: Queryable) => Promise<void>

/** What a module uploads, and what becomes of it. */
export type UploadKind<Done> = {
  /** Stored with each upload, so it can't change. */
  name: string
  maxBytes: number
  sizeProblem: (reason: 'too-large' | 'empty', request: UploadRequest) => Problem
  /** What an earlier upload with this key became. */
  findDone: (db: Queryable, key: UploadKey) => Promise<Done | undefined>
  /** Whether this id belongs to a file of someone else, or to one that is for something else. */
  isTaken: (db: Queryable, key: UploadKey) => Promise<boolean>
  /** Throws when the caller may not add a file here. `begun` counts their unfinished uploads for the target. */
  mayBegin?: (tx: Queryable, request: UploadRequest, key: UploadKey, begun: number) => Promise<void>
  /** Throws when the caller may not use this target at all. Every call of an upload asks this first. */
  mayUse?: (tx: Queryable, request: UploadRequest, key: UploadKey) => Promise<void>
  /**
   * Checks, converts and attaches the complete file. It calls `claim` in the transaction that attaches the
   * file, so that only one of several simultaneous requests does.
   */
  finish: (request: UploadRequest, file: UploadedFile, claim: ClaimUpload) => Promise<Done>
  /** Whether the file itself is refused. Then the upload is deleted, because a retry can't succeed. */
  isRefused: (problem: Problem) => boolean
}

export type Uploads<Done> = {
  kind: UploadKind<Done>
  /** Begins an upload, or returns the state of one in progress. */
  begin(request: UploadRequest, file: Place & { name?: string; size: number }): Promise<UploadState<Done>>
  getState(request: UploadRequest, place: Place): Promise<UploadState<Done>>
  /** Stores the next chunk. A chunk that is already there is no error. */
  receive(
    request: UploadRequest,
    chunk: Place & { offset: number; bytes: Buffer },
  ): Promise<UploadState<Done>>
  /** Finishing again returns the same result. */
  finish(request: UploadRequest, place: Place): Promise<Done>
  /** Deletes an unfinished upload and its chunks; returns whether there was one. */
  abandon(tx: Queryable, affiliateId: number, place: Place): Promise<boolean>
  /** How many the person has begun and not finished for this target. */
  countBegun(db: Queryable, affiliateId: number, target: string): Promise<number>
  forgetPerson(tx: Queryable, affiliateId: number): Promise<void>
}

type Engine<Done> = UploadDeps & { kind: UploadKind<Done> }

export function createUploads<Done>(deps: UploadDeps, kind: UploadKind<Done>): Uploads<Done> {
  const engine: Engine<Done> = { db: deps.db, files: deps.files, clock: deps.clock, kind }
  const keyOf = (affiliateId: number, { target, id }: Place): UploadKey => ({
    ...{ kind: kind.name, affiliateId, target, id },
  })
  const ofCaller = ({ caller }: UploadRequest, place: Place) => keyOf(caller.affiliateId, place)
  return {
    kind,
    begin: (request, file) => begin(engine, request, { ...ofCaller(request, file), name: '', ...file }),
    getState: (request, place) =>
      engine.db.transaction(async (tx) => {
        await kind.mayUse?.(tx, request, ofCaller(request, place))
        return getState(engine, tx, ofCaller(request, place))
      }),
    receive: (request, { offset, bytes, ...place }) =>
      receive(engine, request, ofCaller(request, place), { offset, bytes }),
    finish: (request, place) => finish(engine, request, ofCaller(request, place)),
    async abandon(tx, affiliateId, place) {
      const row = await findUpload(tx, keyOf(affiliateId, place), { lock: true })
      if (row) await remove(engine, tx, row)
      return row !== undefined
    },
    countBegun: async (db, affiliateId, target) =>
      (await countUploads(db, { kind: kind.name, affiliateId, target })).ofTarget,
    async forgetPerson(tx, affiliateId) {
      for (const row of await deleteUploadsOf(tx, kind.name, affiliateId))
        await deleteChunks(engine.files, row)
    },
  }
}

/** Deletes uploads of any kind that nobody has continued for two days. */
export async function cleanUpUploads({ db, files, clock }: UploadDeps): Promise<void> {
  const rows = await deleteIdle(db, new Date(clock.now().getTime() - RETENTION_MS))
  for (const row of rows) await deleteChunks(files, row)
}

async function begin<Done>(
  { kind, ...deps }: Engine<Done>,
  request: UploadRequest,
  { name, size, ...key }: UploadKey & { name: string; size: number },
): Promise<UploadState<Done>> {
  if (size > kind.maxBytes) throw kind.sizeProblem('too-large', request)
  if (size < 1) throw kind.sizeProblem('empty', request)
  const { state, evicted } = await deps.db.transaction(async (tx) => {
    await kind.mayUse?.(tx, request, key)
    await lockUploadsOf(tx, key.affiliateId)
    const known = await findState({ kind }, tx, key)
    if (known) return { state: known, evicted: [] }
    await mustBeFree({ kind }, tx, key)
    await kind.mayBegin?.(tx, request, key, (await countUploads(tx, key)).ofTarget)
    const idle = await evictIdle(deps, tx, key)
    await insertUpload(tx, { ...key, name, folder: folderOf(key), size }, deps.clock.now())
    return { state: { id: key.id, size, offset: 0, done: undefined }, evicted: idle }
  })
  for (const row of evicted) await deleteChunks(deps.files, row)
  return state
}

const folderOf = ({ kind, affiliateId, target, id }: UploadKey) =>
  ['uploads', kind, affiliateId, target, id].filter(Boolean).join('/')

/** At the limit, deletes the uploads that this person no longer continues; throws when that isn't enough. */
async function evictIdle({ clock }: UploadDeps, tx: Queryable, key: UploadKey): Promise<UploadRow[]> {
  const isFull = async () => {
    const { ofPerson, ofTarget } = await countUploads(tx, key)
    return ofTarget >= BEGUN_PER_TARGET || ofPerson >= BEGUN_PER_PERSON
  }
  if (!(await isFull())) return []
  const idle = await deleteIdleOf(tx, key.affiliateId, new Date(clock.now().getTime() - IDLE_MS))
  if (await isFull()) throw new Problem('too-many-uploads', 429, { extra: { retryAfter: IDLE_MS / 1000 } })
  return idle
}

/** An id that is taken is refused before any byte is stored. */
async function mustBeFree<Done>({ kind }: Pick<Engine<Done>, 'kind'>, db: Queryable, key: UploadKey) {
  if (await kind.isTaken(db, key)) throw new Problem('id-taken', 409)
}

async function findState<Done>(
  { kind }: Pick<Engine<Done>, 'kind'>,
  db: Queryable,
  key: UploadKey,
): Promise<UploadState<Done> | undefined> {
  const done = await kind.findDone(db, key)
  if (done) return { id: key.id, size: 0, offset: 0, done }
  const row = await findUpload(db, key)
  return row && { id: key.id, size: row.size, offset: row.received, done: undefined }
}

async function getState<Done>(
  engine: Pick<Engine<Done>, 'kind'>,
  db: Queryable,
  key: UploadKey,
): Promise<UploadState<Done>> {
  const state = await findState(engine, db, key)
  if (!state) throw new Problem('not-found', 404)
  return state
}

function receive<Done>(
  { kind, ...deps }: Engine<Done>,
  request: UploadRequest,
  key: UploadKey,
  { offset, bytes }: { offset: number; bytes: Buffer },
): Promise<UploadState<Done>> {
  return deps.db.transaction(async (tx) => {
    await kind.mayUse?.(tx, request, key)
    const row = await findUpload(tx, key, { lock: true })
    if (row && isNewChunk(row, { offset, length: bytes.length })) {
      await mustBeFree({ kind }, tx, key)
      await putChunk(deps.files, row, offset, bytes)
      await setReceived(tx, key, offset + bytes.length, deps.clock.now())
    }
    return getState({ kind }, tx, key)
  })
}

async function finish<Done>(engine: Engine<Done>, request: UploadRequest, key: UploadKey): Promise<Done> {
  const { kind, db } = engine
  const { done, row } = await db.transaction(async (tx) => {
    await kind.mayUse?.(tx, request, key)
    const known = await kind.findDone(tx, key)
    if (!known) await mustBeFree(engine, tx, key)
    return { done: known, row: await findUpload(tx, key) }
  })
  if (done) return done
  if (!row) throw new Problem('not-found', 404)
  mustBeWhole(row)
  try {
    const bytes = await joinOf(engine, row)
    const result = await kind.finish(request, { ...key, name: row.name, bytes }, async (tx) => {
      await lockUploadId(tx, key)
      const isOurs = (await findUpload(tx, key, { lock: true })) && !(await kind.findDone(tx, key))
      if (!isOurs) throw new UploadGone()
      await mustBeFree(engine, tx, key)
    })
    await remove(engine, db, row)
    return result
  } catch (error) {
    if (error instanceof UploadGone) return doneElsewhere(engine, key)
    if (error instanceof Problem && kind.isRefused(error)) await remove(engine, db, row)
    throw error
  }
}

/** A missing chunk means that another request has finished or deleted the upload since we looked. */
async function joinOf({ files, db }: UploadDeps, row: UploadRow): Promise<Buffer> {
  try {
    return await joinChunks(files, row)
  } catch (error) {
    throw (await findUpload(db, row)) ? error : new UploadGone()
  }
}

async function doneElsewhere<Done>({ kind, db }: Engine<Done>, key: UploadKey): Promise<Done> {
  const done = await kind.findDone(db, key)
  if (!done) throw new Problem('not-found', 404)
  return done
}

async function remove({ files }: UploadDeps, tx: Queryable, row: UploadRow): Promise<void> {
  await deleteUpload(tx, row)
  await deleteChunks(files, row)
}
