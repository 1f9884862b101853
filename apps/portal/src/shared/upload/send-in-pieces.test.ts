import type { PhotoWire, UploadWire } from '@fathom/contract/logbook'
import { CHUNK_BYTES } from '@fathom/contract/shared'
import { expect, test, vi } from 'vitest'
import { CallFailed } from '../http/index.ts'
import { sendInPieces } from './send-in-pieces.ts'

const PHOTO: PhotoWire = { id: 'p1', url: '', thumbnail_url: '', caption: '', width: 1, height: 1 }
const lost = () => new CallFailed('failed', { kind: 'network' })

/** A server that stores what it receives; `fails` says which calls get lost. */
function aServer(size: number, fails: (call: number) => Error | undefined = () => undefined) {
  let has = 0
  let calls = 0
  const status = (): UploadWire => ({ id: 'p1', size, offset: has, chunkSize: CHUNK_BYTES, photo: null })
  const guarded = <T>(answer: () => T) => {
    const failure = fails(++calls)
    if (failure) throw failure
    return answer()
  }
  return {
    setOffset: (offset: number) => {
      has = offset
    },
    begin: vi.fn(async () => guarded(status)),
    put: vi.fn(async (_id: string, offset: number, chunk: Blob) =>
      guarded(() => {
        if (offset > has)
          throw new CallFailed('gap', {
            kind: 'refused',
            status: 409,
            problem: 'wrong-offset',
            answer: { offset: has },
          })
        has = Math.max(has, offset + chunk.size)
        return status()
      }),
    ),
    complete: vi.fn(async () => guarded(() => PHOTO)),
  }
}

const aFile = (size: number) => new Blob([new Uint8Array(size)])
const send = (port: ReturnType<typeof aServer>, file: Blob, onProgress = vi.fn()) =>
  sendInPieces(port, {
    id: 'p1',
    file,
    signal: new AbortController().signal,
    onProgress,
    pause: async () => {},
  })

test('[CO-06] a file is sent in chunks of 256 KB and reports its progress', async () => {
  const size = CHUNK_BYTES * 2 + 10
  const port = aServer(size)
  const onProgress = vi.fn()
  await expect(send(port, aFile(size), onProgress)).resolves.toEqual(PHOTO)
  expect(port.put.mock.calls.map(([, offset, chunk]) => [offset, chunk.size])).toEqual([
    [0, CHUNK_BYTES],
    [CHUNK_BYTES, CHUNK_BYTES],
    [2 * CHUNK_BYTES, 10],
  ])
  expect(onProgress.mock.calls.flat()).toEqual([0, CHUNK_BYTES, 2 * CHUNK_BYTES, size])
})

test('[CO-06] a lost chunk is retried twice, and no more', async () => {
  const twice = aServer(10, (call) => (call === 2 || call === 3 ? lost() : undefined))
  await expect(send(twice, aFile(10))).resolves.toEqual(PHOTO)
  expect(twice.put).toHaveBeenCalledTimes(3)
  const always = aServer(10, (call) => (call > 1 ? lost() : undefined))
  await expect(send(always, aFile(10))).rejects.toMatchObject({ kind: 'network' })
  expect(always.put).toHaveBeenCalledTimes(3)
})

test('[CO-06] after a broken connection it resumes where the server stopped', async () => {
  const size = CHUNK_BYTES * 3
  const port = aServer(size)
  port.setOffset(CHUNK_BYTES * 2)
  await send(port, aFile(size))
  expect(port.put.mock.calls.map(([, offset]) => offset)).toEqual([CHUNK_BYTES * 2])
})

test('a server that has less than expected says where to resume', async () => {
  const size = CHUNK_BYTES * 2
  const port = aServer(size)
  port.begin.mockResolvedValueOnce({
    id: 'p1',
    size,
    offset: CHUNK_BYTES,
    chunkSize: CHUNK_BYTES,
    photo: null,
  })
  await expect(send(port, aFile(size))).resolves.toEqual(PHOTO)
  expect(port.put.mock.calls.map(([, offset]) => offset)).toEqual([CHUNK_BYTES, 0, CHUNK_BYTES])
})

test("[VA-04] a file that the server refuses isn't sent again", async () => {
  const refused = new CallFailed('no', { kind: 'refused', status: 415, problem: 'photo-not-jpg-or-png' })
  const port = aServer(10, (call) => (call === 3 ? refused : undefined))
  await expect(send(port, aFile(10))).rejects.toBe(refused)
  expect(port.complete).toHaveBeenCalledTimes(1)
})

test("an upload that was complete before its response got lost isn't sent again", async () => {
  const port = aServer(10)
  port.begin.mockResolvedValueOnce({ id: 'p1', size: 10, offset: 10, chunkSize: CHUNK_BYTES, photo: PHOTO })
  await expect(send(port, aFile(10))).resolves.toEqual(PHOTO)
  expect(port.put).not.toHaveBeenCalled()
  expect(port.complete).not.toHaveBeenCalled()
})
