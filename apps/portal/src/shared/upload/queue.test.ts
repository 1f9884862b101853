import { expect, test, vi } from 'vitest'
import { CallFailed } from '../http/index.ts'
import { createMemoryStore } from '../offline/device-store.ts'
import { createUploads, isLost, isUnderWay, type StoredFile, takesSlot } from './queue.ts'

const aFile = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })
const stored = (change: Partial<StoredFile>): StoredFile => ({
  ...{ id: 'u1', of: 'dive', affiliateId: 1, name: 'a.jpg', file: aFile('a.jpg') },
  ...change,
})
const damaged = new CallFailed('', { kind: 'refused', status: 422, problem: 'photo-damaged' })
const cut = new CallFailed('', { kind: 'network' })

type Sent = { id: string; name: string; signal: AbortSignal }

function aQueue(send: (file: Sent) => Promise<string>, store = createMemoryStore<StoredFile>()) {
  const onDone = vi.fn()
  const ensure = vi.fn(async () => true)
  const uploads = createUploads({
    ...{ of: 'dive', affiliateId: 1, store, ensure, onDone },
    send: ({ onProgress, ...file }) => {
      onProgress(3)
      return send(file)
    },
    refusalOf: (problem) => problem ?? 'other',
  })
  const states = () => uploads.snapshot().map(({ name, state }) => `${name} ${state.kind}`)
  return { uploads, onDone, ensure, store, states }
}

/** Sends until it is aborted. */
const endless = ({ signal }: Sent) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))

test('[SC-15] files are sent one after the other, and leave the device once the server has them', async () => {
  let underWay = 0
  const { uploads, onDone, store } = aQueue(async ({ id }) => {
    underWay += 1
    expect(underWay).toBe(1)
    await Promise.resolve()
    underWay -= 1
    return id
  })
  await uploads.add([aFile('a.jpg'), aFile('b.jpg')])
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
  expect(uploads.snapshot()).toEqual([])
  expect(await store.list()).toEqual([])
})

test('[CO-01] a lost upload stays on the device and continues under its id when it is retried', async () => {
  const ids: string[] = []
  const { uploads, onDone, states, store } = aQueue(async ({ id }) => {
    ids.push(id)
    if (ids.length === 1) throw cut
    return id
  })
  await uploads.add([aFile('a.jpg')])
  await vi.waitFor(() => expect(states()).toEqual(['a.jpg lost']))
  expect(await store.list()).toHaveLength(1)
  uploads.retry()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(ids[0]))
  expect(ids[1]).toBe(ids[0])
})

test('[CO-06] after a reload the same upload continues, and nobody else sends it', async () => {
  const store = createMemoryStore<StoredFile>()
  for (const each of [stored({}), stored({ id: 'u2', affiliateId: 2 }), stored({ id: 'u3', of: 'other' })])
    await store.put(each.id, each)
  const send = vi.fn(async ({ id }: Sent) => id)
  const { uploads } = aQueue(send, store)
  await uploads.resume()
  await vi.waitFor(() => expect(uploads.snapshot()).toEqual([]))
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['u1'])
})

test('[CO-06] after the form closes nothing more is sent, and everything continues at the next visit', async () => {
  let isLeft = false
  const send = vi.fn((file: Sent) => (isLeft ? Promise.resolve(file.id) : endless(file)))
  const { uploads, states, store, onDone } = aQueue(send)
  await uploads.add([aFile('a.jpg'), aFile('b.jpg')])
  uploads.end()
  isLeft = true
  await Promise.resolve()
  expect(states()).toEqual(['a.jpg waiting', 'b.jpg waiting'])
  expect(send).toHaveBeenCalledOnce()
  expect(await store.list()).toHaveLength(2)
  await uploads.resume()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
})

test("[VA-04] a file that the server refuses shows the reason and isn't retried", async () => {
  const { uploads, states, store } = aQueue(() => Promise.reject(damaged))
  await uploads.add([aFile('a.jpg')])
  await vi.waitFor(() => expect(states()).toEqual(['a.jpg refused']))
  expect(uploads.snapshot()[0]?.state).toEqual({ kind: 'refused', problem: 'photo-damaged' })
  uploads.retry()
  expect(states()).toEqual(['a.jpg refused'])
  await vi.waitFor(async () => expect(await store.list()).toEqual([]))
})

test("[VA-04] a file that isn't sent is reported, not stored, doesn't count toward the limit and doesn't block others", async () => {
  const { uploads, onDone, states, store } = aQueue(async ({ id }) => id)
  uploads.refuse(aFile('notes.pdf'), 'photo-not-jpg-or-png')
  expect(states()).toEqual(['notes.pdf refused'])
  expect(uploads.snapshot().some((each) => isUnderWay(each) || isLost(each) || takesSlot(each))).toBe(false)
  await uploads.add([aFile('a.jpg')])
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(await store.list()).toEqual([])
  await uploads.remove(uploads.snapshot()[0]?.id ?? '')
  expect(uploads.snapshot()).toEqual([])
})

test('a file waits until the server has the record it belongs to', async () => {
  const { uploads, ensure, states } = aQueue(async ({ id }) => id)
  ensure.mockResolvedValueOnce(false)
  await uploads.add([aFile('a.jpg')])
  await vi.waitFor(() => expect(states()).toEqual(['a.jpg lost']))
})

test('removing a file during its upload stops it, and the next one starts', async () => {
  const { uploads, onDone, store } = aQueue((file) =>
    file.name === 'a.jpg' ? endless(file) : Promise.resolve(file.id),
  )
  await uploads.add([aFile('a.jpg'), aFile('b.jpg')])
  await uploads.remove(uploads.snapshot()[0]?.id ?? '')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(await store.list()).toEqual([])
})

test('[SC-12] waiting for all uploads reports whether one was lost', async () => {
  const { uploads } = aQueue(async ({ id, name }) => {
    if (name === 'b.jpg') throw cut
    return id
  })
  await uploads.add([aFile('a.jpg')])
  expect(await uploads.settle()).toBe(true)
  await uploads.add([aFile('b.jpg')])
  expect(await uploads.settle()).toBe(false)
})

test('a file whose session expired stays on the device and can be retried', async () => {
  const expired = new CallFailed('', { kind: 'refused', status: 401 })
  const { uploads, states, store } = aQueue(() => Promise.reject(expired))
  await uploads.add([aFile('a.jpg')])
  await vi.waitFor(() => expect(states()).toEqual(['a.jpg lost']))
  expect(await store.list()).toHaveLength(1)
})
