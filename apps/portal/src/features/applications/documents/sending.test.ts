import type { DocumentWire } from '@fathom/contract/applications'
import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { createSending, takesRoom } from './sending.ts'

const aFile = (name: string) => new File(['x'], name, { type: 'application/pdf' })
const wholeOf = (id: string, name: string): DocumentWire => ({
  ...{ id, name, type: 'application/pdf', size: 1, addedAt: '2026-11-15T10:00:00Z' },
})
const kinds = (sending: ReturnType<typeof createSending>) =>
  sending.snapshot().map(({ name, state }) => [name, state.kind])

test('[SC-15] documents go one after the other, and each is handed over once it is whole', async () => {
  const onDocument = vi.fn()
  let underWay = 0
  const sending = createSending({
    send: async ({ id, name }) => {
      underWay += 1
      expect(underWay).toBe(1)
      await Promise.resolve()
      underWay -= 1
      return wholeOf(id, name)
    },
    onDocument,
  })
  sending.add([aFile('a.pdf'), aFile('b.pdf')])
  await vi.waitFor(() => expect(onDocument).toHaveBeenCalledTimes(2))
  expect(sending.snapshot()).toEqual([])
})

test('[CO-01] one that got lost goes on under its id when it is tried again; one that was refused does not', async () => {
  const ids: string[] = []
  const send = vi.fn(async ({ id, name }: { id: string; name: string }) => {
    ids.push(id)
    if (name === 'x.gif')
      throw new CallFailed('no', { kind: 'refused', status: 415, problem: 'document-wrong-type' })
    if (ids.length === 1) throw new CallFailed('no', { kind: 'network' })
    return wholeOf(id, name)
  })
  const onDocument = vi.fn()
  const sending = createSending({ send, onDocument })
  sending.add([aFile('a.pdf'), aFile('x.gif')])
  await vi.waitFor(() =>
    expect(kinds(sending)).toEqual([
      ['a.pdf', 'lost'],
      ['x.gif', 'refused'],
    ]),
  )
  expect(sending.snapshot().map(takesRoom)).toEqual([true, false])
  expect(sending.snapshot()[1]?.state).toMatchObject({ problem: 'document-wrong-type' })
  sending.retry()
  await vi.waitFor(() => expect(onDocument).toHaveBeenCalledTimes(1))
  expect(ids[2]).toBe(ids[0])
  expect(kinds(sending)).toEqual([['x.gif', 'refused']])
})

test('one that is stopped is left at once', async () => {
  let heard: AbortSignal | undefined
  const sending = createSending({
    send: ({ signal }) => {
      heard = signal
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('left'))))
    },
    onDocument: vi.fn(),
  })
  sending.add([aFile('a.pdf')])
  sending.remove(sending.snapshot()[0]?.id ?? '')
  expect(heard?.aborted).toBe(true)
  expect(sending.snapshot()).toEqual([])
})
