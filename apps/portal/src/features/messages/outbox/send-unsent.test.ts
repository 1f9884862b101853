import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { startOutbox } from '../../../shared/offline/outbox.ts'
import { messagesSender } from '../live/index.ts'
import { deviceMessages, type UnsentMessage } from './unsent-message.ts'

const unsent = (overrides: Partial<UnsentMessage> = {}): UnsentMessage => ({
  ...{ id: 'a', affiliateId: 7, enrolmentId: 'e', text: 'Hello', files: [], refusal: null },
  writtenAt: '2026-11-14T09:30:00.000Z',
  ...overrides,
})

let end: (() => void) | undefined
afterEach(async () => {
  end?.()
  for (const { id } of await deviceMessages.list()) await deviceMessages.remove(id)
})

const begin = (http: object) => {
  const queries = new QueryClient()
  end = startOutbox(queries, [messagesSender({ http } as unknown as Calls, queries, 7)])
}
const lost = () => Promise.reject(new CallFailed('offline', { kind: 'network' }))

test('[LE-07] messages written offline go out in order when the device is online, and only mine', async () => {
  await deviceMessages.put('b', unsent({ id: 'b', text: 'Second', writtenAt: '2026-11-14T09:31:00.000Z' }))
  await deviceMessages.put('a', unsent({ text: 'First' }))
  await deviceMessages.put('c', unsent({ id: 'c', affiliateId: 8 }))
  const post = vi.fn<(...args: unknown[]) => Promise<unknown>>(lost)
  begin({ post })
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2))
  expect(await deviceMessages.list()).toHaveLength(3)
  post.mockResolvedValue({})
  dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect((await deviceMessages.list()).map(({ id }) => id)).toEqual(['c']))
  const texts = post.mock.calls
    .slice(2)
    .map(([, , options]) => (options as { body: { text: string } }).body.text)
  expect(texts).toEqual(['First', 'Second'])
})

test('[LE-07] a refused message stays on the device with its reason and is not sent again by itself', async () => {
  await deviceMessages.put('a', unsent())
  const refused = new CallFailed('', { kind: 'refused', status: 409, problem: 'enrolment-ended' })
  const post = vi.fn(() => Promise.reject(refused))
  begin({ post })
  await vi.waitFor(async () =>
    expect(await deviceMessages.list()).toMatchObject([{ refusal: 'enrolment-ended' }]),
  )
  dispatchEvent(new Event('online'))
  expect(post).toHaveBeenCalledTimes(1)
})

test('[LE-07] files go before the message that names them', async () => {
  const file = { id: 'f', name: 'mask.jpg', file: new Blob(['abc']) }
  await deviceMessages.put('a', unsent({ files: [file] }))
  const made: string[] = []
  const answer = { offset: 0, chunkSize: 1024, attachment: null }
  const post = vi.fn(async (_: string, path: string) => {
    made.push(`POST ${path}`)
    return answer
  })
  const put = vi.fn(async (_: string, path: string) => {
    made.push(`PUT ${path}`)
    return { ...answer, offset: 3 }
  })
  begin({ post, put })
  await vi.waitFor(async () => expect(await deviceMessages.list()).toEqual([]))
  const thread = 'enrolments/{enrolmentId}/messages'
  expect(made).toEqual([
    `POST ${thread}/attachments`,
    `PUT ${thread}/attachments/{id}`,
    `POST ${thread}/attachments/{id}/complete`,
    `POST ${thread}`,
  ])
})
