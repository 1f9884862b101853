import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config/index.ts'
import type { Files } from './files.ts'
import { canStore, createFiles, tryFiles } from './index.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'fathom-files-'))
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(dataDir, 's3'),
  configureBuckets: [{ name: 'photos', configs: [] }],
})
let s3Url = ''

beforeAll(async () => {
  const address = await s3.run()
  s3Url = `127.0.0.1:${address.port}`
})
afterAll(async () => {
  await s3.close()
  rmSync(dataDir, { recursive: true })
})

const storeAt = (keys: string, bucket = 'photos') =>
  readConfig({ DATA_DIR: dataDir, FILES_URL: `s3://${keys}@${s3Url}/${bucket}?tls=off` })

const stores: [string, () => Files][] = [
  ['a folder', () => createFiles({ s3: undefined, dataDir })],
  ['S3', () => createFiles(storeAt('S3RVER:S3RVER'))],
]

describe.each(stores)('files in %s', (_name, open) => {
  test('returns the bytes as stored, with their type and size', async () => {
    const files = open()
    const bytes = Buffer.from([0, 255, 13, 10, 128])
    await files.put('cards/7/photo.png', bytes, 'image/png')
    const { body, ...about } = await files.get('cards/7/photo.png')
    expect(about).toEqual({ contentType: 'image/png', size: 5 })
    expect(await buffer(body)).toEqual(bytes)
  })

  test('returns a stream of three megabytes completely', async () => {
    const files = open()
    const chunk = Buffer.alloc(1024 * 1024, 'reef')
    await files.put('lessons/one.zip', Readable.from([chunk, chunk, chunk]), 'application/zip')
    const file = await files.get('lessons/one.zip')
    expect(file.size).toBe(3 * chunk.length)
    expect(Buffer.concat([chunk, chunk, chunk]).equals(await buffer(file.body))).toBe(true)
  })

  test('a second put replaces content and type', async () => {
    const files = open()
    await files.put('notes/a', Buffer.from('first'), 'text/plain')
    await files.put('notes/a', Buffer.from('second one'), 'text/markdown')
    const file = await files.get('notes/a')
    expect([file.contentType, await text(file.body)]).toEqual(['text/markdown', 'second one'])
  })

  test('reads a range of a file without the rest, and reports the full size', async () => {
    const files = open()
    await files.put('lessons/film', Buffer.from('0123456789'), 'video/mp4')
    const part = await files.find('lessons/film', { start: 3, end: 5 })
    expect(part && [part.size, await text(part.body)]).toEqual([10, '345'])
  })

  test('find returns undefined for a missing file, and get answers 404', async () => {
    const files = open()
    expect(await files.find('notes/none')).toBeUndefined()
    await expect(files.get('notes/none')).rejects.toMatchObject({ problem: 'file-not-found', status: 404 })
  })

  test('deletes a file, and deleting it again is not an error', async () => {
    const files = open()
    await files.put('notes/gone', Buffer.from('x'), 'text/plain')
    await files.delete('notes/gone')
    await files.delete('notes/gone')
    expect(await files.find('notes/gone')).toBeUndefined()
  })

  test('a stream that breaks leaves the old file unchanged', async () => {
    const files = open()
    await files.put('notes/kept', Buffer.from('old'), 'text/plain')
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half of the n')
        throw new Error('the line was cut')
      })(),
    )
    await expect(files.put('notes/kept', broken, 'text/html')).rejects.toThrow('the line was cut')
    const file = await files.get('notes/kept')
    expect([file.contentType, await text(file.body)]).toEqual(['text/plain', 'old'])
  })

  test.each([
    '../escape',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '',
    '.',
    'a/.hidden',
    'a\\b',
    'a\0b',
    'a?b=c',
    'a b',
    'a.part',
    'a.type',
    'x'.repeat(500),
  ])('rejects the key %j', async (key) => {
    const files = open()
    await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a valid file key')
    await expect(files.find(key)).rejects.toThrow('not a valid file key')
    await expect(files.delete(key)).rejects.toThrow('not a valid file key')
  })
})

test('the folder hides files from other users, and no partial file remains', async () => {
  const files = createFiles({ s3: undefined, dataDir })
  await files.put('private/form.pdf', Buffer.from('x'), 'application/pdf')
  const folder = join(dataDir, 'files/private')
  expect(readdirSync(folder).sort()).toEqual(['form.pdf', 'form.pdf.type'])
  expect(statSync(folder).mode & 0o077).toBe(0)
  writeFileSync(join(folder, 'typeless'), 'x')
  expect((await files.get('private/typeless')).contentType).toBe('application/octet-stream')
})

test('reports the reason when S3 rejects the credentials', async () => {
  const files = createFiles(storeAt('nobody:wrong'))
  await expect(files.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow(
    'FILES_URL refused to write: 403',
  )
})

test('checks the store at startup: silent when it is usable, otherwise one line that names FILES_URL', async () => {
  const problemWith = (config: Parameters<typeof tryFiles>[0]) =>
    tryFiles(config).then(
      () => 'none',
      (error: Error) => `${error.name}: ${error.message}`,
    )
  expect(await problemWith({ s3: undefined })).toBe('none')
  expect(await problemWith(storeAt('S3RVER:S3RVER'))).toBe('none')
  expect(await problemWith(storeAt('nobody:wrong'))).toMatch(
    `StartProblem: FILES_URL cannot be used (${s3Url}/photos): it answers 403 InvalidAccessKeyId`,
  )
  expect(await problemWith(storeAt('S3RVER:S3RVER', 'nowhere'))).toMatch('404 NoSuchBucket')
  expect(
    await problemWith(readConfig({ DATA_DIR: dataDir, FILES_URL: 's3://a:hunter2@127.0.0.1:2/b' })),
  ).toBe('StartProblem: FILES_URL cannot be used (127.0.0.1:2/b): connect ECONNREFUSED 127.0.0.1:2')
})

test('[OF-02] the check notices a store that refuses files, and asks it at most once a minute', async () => {
  let [puts, isFull] = [0, true]
  const files = {
    put: async () => {
      puts += 1
      if (isFull) throw new Error('no space left on device')
    },
  }
  const later = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds))
  expect(await canStore(files, later(0))).toBe(false)
  isFull = false
  expect(await canStore(files, later(59))).toBe(false)
  expect(await canStore(files, later(60))).toBe(true)
  expect(puts).toBe(2)
  expect(await canStore(createFiles({ s3: undefined, dataDir }), later(0))).toBe(true)
})
