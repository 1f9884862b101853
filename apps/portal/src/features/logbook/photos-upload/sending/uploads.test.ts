import type { PhotoWire } from '@fathom/contract/logbook'
import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryKeep } from '../../../../shared/offline/keep.ts'
import { createUploads, isLost, isUnderWay, type KeptPhoto } from './uploads.ts'

const photo = (id: string): PhotoWire => ({
  id,
  url: '',
  thumbnail_url: '',
  caption: '',
  width: 1,
  height: 1,
})
const aFile = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })

function aQueue(send: (id: string) => Promise<PhotoWire>, keep = createMemoryKeep<KeptPhoto>()) {
  const onPhoto = vi.fn()
  const ensureLog = vi.fn(async () => true)
  const uploads = createUploads({
    logId: 'log',
    affiliateId: 1,
    keep,
    ensureLog,
    send: ({ id, onProgress }) => {
      onProgress(3)
      return send(id)
    },
    onPhoto,
  })
  const states = () => uploads.snapshot().map(({ name, state }) => `${name} ${state.kind}`)
  return { uploads, onPhoto, ensureLog, keep, states }
}

test('photos go one after the other, and leave the device once the server has them', async () => {
  const { uploads, onPhoto, keep } = aQueue(async (id) => photo(id))
  await uploads.add([aFile('a.jpg'), aFile('b.jpg')])
  await vi.waitFor(() => expect(onPhoto).toHaveBeenCalledTimes(2))
  expect(uploads.snapshot()).toEqual([])
  expect(await keep.list()).toEqual([])
})

test('what got lost stays on the device and goes when it is tried again', async () => {
  let isLost = true
  const { uploads, onPhoto, states, keep } = aQueue(async (id) => {
    if (isLost) throw new CallFailed('', { kind: 'network' })
    return photo(id)
  })
  await uploads.add([aFile('a.jpg')])
  await vi.waitFor(() => expect(states()).toEqual(['a.jpg lost']))
  expect(await keep.list()).toHaveLength(1)
  isLost = false
  uploads.retry()
  await vi.waitFor(() => expect(onPhoto).toHaveBeenCalledOnce())
})

test('[CO-06] after a reload the same upload goes on, and nobody else sends it', async () => {
  const keep = createMemoryKeep<KeptPhoto>()
  await keep.put('u1', { id: 'u1', logId: 'log', affiliateId: 1, name: 'a.jpg', file: aFile('a.jpg') })
  await keep.put('u2', { id: 'u2', logId: 'log', affiliateId: 2, name: 'b.jpg', file: aFile('b.jpg') })
  await keep.put('u3', { id: 'u3', logId: 'other', affiliateId: 1, name: 'c.jpg', file: aFile('c.jpg') })
  const send = vi.fn(async (id: string) => photo(id))
  const { uploads } = aQueue(send, keep)
  await uploads.resume()
  await vi.waitFor(() => expect(uploads.snapshot()).toEqual([]))
  expect(send.mock.calls).toEqual([['u1']])
})

test('[VA-04] what the server refuses says why, and is not tried again', async () => {
  const { uploads, states, keep } = aQueue(async () => {
    throw new CallFailed('', { kind: 'refused', status: 422, problem: 'photo-damaged' })
  })
  await uploads.add([aFile('a.jpg')])
  await vi.waitFor(() => expect(states()).toEqual(['a.jpg refused']))
  expect(uploads.snapshot()[0]?.state).toEqual({ kind: 'refused', problem: 'photo-damaged' })
  uploads.retry()
  expect(states()).toEqual(['a.jpg refused'])
  // A reload would only send it to be refused once more.
  expect(await keep.list()).toEqual([])
})

test('[VA-04] what is not even sent is told, kept nowhere and holds up nothing', async () => {
  const { uploads, onPhoto, states, keep } = aQueue(async (id) => photo(id))
  uploads.refuse(aFile('notes.pdf'), 'photo-not-jpg-or-png')
  expect(states()).toEqual(['notes.pdf refused'])
  expect(uploads.snapshot().some((each) => isUnderWay(each) || isLost(each))).toBe(false)
  await uploads.add([aFile('a.jpg')])
  await vi.waitFor(() => expect(onPhoto).toHaveBeenCalledOnce())
  expect(await keep.list()).toEqual([])
  await uploads.remove(uploads.snapshot()[0]?.id ?? '')
  expect(uploads.snapshot()).toEqual([])
})

test('a photo waits until its log is with the server', async () => {
  const { uploads, ensureLog, states } = aQueue(async (id) => photo(id))
  ensureLog.mockResolvedValueOnce(false)
  await uploads.add([aFile('a.jpg')])
  await vi.waitFor(() => expect(states()).toEqual(['a.jpg lost']))
})

test('one that is taken away while it is sent is stopped, and the next one begins', async () => {
  const { uploads, onPhoto, keep } = aQueue((id) =>
    uploads.snapshot().some((each) => each.name === 'a.jpg' && each.id === id)
      ? new Promise<PhotoWire>((_, reject) => setTimeout(() => reject(new Error('stopped')), 5))
      : Promise.resolve(photo(id)),
  )
  await uploads.add([aFile('a.jpg'), aFile('b.jpg')])
  await uploads.remove(uploads.snapshot()[0]?.id ?? '')
  await vi.waitFor(() => expect(onPhoto).toHaveBeenCalledOnce())
  expect(await keep.list()).toEqual([])
})
