import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../database/index.ts'
import { deferDeletions, deleteDeferred, holdDeletions } from './defer-deletions.ts'
import { createFiles } from './index.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'fathom-deferred-'))
const store = createFiles({ s3: undefined, dataDir })
let db: Database
beforeAll(async () => {
  db = connectDatabase(await freshDatabase())
})
afterAll(async () => {
  await db.close()
  rmSync(dataDir, { recursive: true })
})

const put = (key: string, text = 'x') => deferDeletions(store, db).put(key, Buffer.from(text), 'text/plain')
const isThere = async (key: string) => {
  const file = await store.find(key)
  file?.body.destroy()
  return file !== undefined
}

test('[OP-02] a file that is deleted during a backup stays until the backup has ended', async () => {
  const files = deferDeletions(store, db)
  await put('notes/a')
  const backup = await holdDeletions(db)
  await files.delete('notes/a')
  await files.delete('notes/a')
  await deleteDeferred(store, db)
  expect(await isThere('notes/a')).toBe(true)
  backup.release()
  await expect
    .poll(async () => {
      await deleteDeferred(store, db)
      return isThere('notes/a')
    })
    .toBe(false)
  expect(await db.query('select key from deferred_deletion')).toEqual([])
})

test('[OP-02] a file that is stored again after its deletion was deferred stays', async () => {
  await put('notes/b', 'first')
  const backup = await holdDeletions(db)
  await deferDeletions(store, db).delete('notes/b')
  await put('notes/b', 'second')
  backup.release()
  await deleteDeferred(store, db)
  expect(await isThere('notes/b')).toBe(true)
})

test('[OP-02] without a backup, a file is deleted at once', async () => {
  await put('notes/c')
  await deferDeletions(store, db).delete('notes/c')
  expect(await isThere('notes/c')).toBe(false)
})
