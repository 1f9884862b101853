import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { freePort } from '@fathom/testing/ports'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/index.ts'
import { isStoreFault, namingFaults } from './files-away.ts'
import { createFiles } from './index.ts'
import { anS3Store } from './s3.fixture.ts'

async function aStore() {
  const directory = mkdtempSync(join(tmpdir(), 'fathom-away-'))
  const port = await freePort()
  const start = async () => {
    const store = await anS3Store(port, directory, 'photos')
    onTestFinished(() => store.close().catch(() => {}))
    return store
  }
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const url = (keys: string) => `s3://${keys}@127.0.0.1:${port}/photos?tls=off`
  const files = (keys = 'S3RVER:S3RVER') =>
    namingFaults(createFiles(readConfig({ DATA_DIR: directory, FILES_URL: url(keys) })))
  return { start, files }
}

const AWAY = { problem: 'files-away', status: 503, extra: { retryAfter: 10 } }

test('[OP-05] a store that is away is named, and works again as soon as it is back', async () => {
  const store = await aStore()
  const running = await store.start()
  const files = store.files()
  await files.put('a', Buffer.from('stored'), 'text/plain')
  await running.close()
  await expect(files.put('b', Buffer.from('x'), 'text/plain')).rejects.toMatchObject(AWAY)
  await expect(files.find('a')).rejects.toMatchObject(AWAY)
  await expect(files.delete('a')).rejects.toMatchObject(AWAY)
  await store.start()
  expect(await text((await files.get('a')).body)).toBe('stored')
})

test('[OP-05] a store that no longer takes our keys is away, and a file that is not there is not', async () => {
  const store = await aStore()
  await store.start()
  await expect(store.files('nobody:wrong').put('a', Buffer.from('x'), 'text/plain')).rejects.toMatchObject(
    AWAY,
  )
  await expect(store.files().get('a')).rejects.toMatchObject({ problem: 'file-not-found', status: 404 })
})

test('[OP-05] a full disk is a fault of the store, and a sender who breaks off is not', async () => {
  const coded = (code: string) => Object.assign(new Error(code), { code })
  expect(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'].map((code) => isStoreFault(coded(code)))).toEqual(
    Array(4).fill(true),
  )
  expect(isStoreFault(coded('ECONNRESET'))).toBe(false)
  const folder = mkdtempSync(join(tmpdir(), 'fathom-away-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = namingFaults(createFiles({ s3: undefined, dataDir: folder }))
  const broken = new Readable({ read: () => void broken.destroy(coded('ECONNRESET')) })
  await expect(files.put('a', broken, 'text/plain')).rejects.toMatchObject({ code: 'ECONNRESET' })
})
