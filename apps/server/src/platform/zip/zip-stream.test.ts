import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { piecesOf, type ZipEntry, zipStream } from './zip-stream.ts'

async function zipped(entries: readonly ZipEntry[]): Promise<Buffer> {
  async function* each() {
    yield* entries
  }
  return buffer(zipStream(each()))
}

test('text is compressed, already compressed files are stored as is, and both come out unchanged', async () => {
  const text = 'Blåhaj 🦈 '.repeat(20_000)
  const photo = crypto.getRandomValues(new Uint8Array(60_000))
  const archive = await zipped([
    { name: 'data/a.json', body: piecesOf(text) },
    { name: 'files/b.jpg', body: [photo.subarray(0, 100), photo.subarray(100)], isPacked: true },
    { name: 'empty.txt', body: piecesOf('') },
  ])
  const files = unzipSync(archive)
  expect(strFromU8(files['data/a.json'] ?? new Uint8Array())).toBe(text)
  expect(files['files/b.jpg']).toEqual(photo)
  expect(files['empty.txt']).toEqual(new Uint8Array())
  expect(archive.length).toBeLessThan(photo.length + 10_000)
})

test('the archive starts streaming before everything is read', async () => {
  const read: string[] = []
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const name of ['one', 'two']) {
      read.push(name)
      yield { name, body: [new Uint8Array(10)], isPacked: true }
    }
  }
  await zipStream(entries()).next()
  expect(read).toEqual(['one'])
})

test('an unreadable file fails the archive', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('gone')) })
  await expect(zipped([{ name: 'a', body: broken }])).rejects.toThrow('gone')
})
