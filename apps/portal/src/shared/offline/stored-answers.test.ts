import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../http/index.ts'
import { createMemoryStore } from './device-store.ts'
import { answerOrStored } from './stored-answers.ts'

afterEach(() => void vi.restoreAllMocks())

const lost = () => Promise.reject(new CallFailed('lost', { kind: 'network' }))
const refused = () => Promise.reject(new CallFailed('down', { kind: 'refused', status: 503 }))

const aDevice = () => {
  const store = createMemoryStore<{ key: string; answer: unknown }>()
  return {
    store,
    ask: (affiliateId: number, name: string, server: () => Promise<string>) =>
      answerOrStored({ affiliateId, name }, server, store),
  }
}

test('a cached response is served offline, and only to the person it was sent to', async () => {
  const { ask } = aDevice()
  expect(await ask(1, 'list', async () => 'first')).toBe('first')
  expect(await ask(1, 'list', async () => 'second')).toBe('second')
  expect(await ask(1, 'list', lost)).toBe('second')
  await expect(ask(1, 'other', lost)).rejects.toThrow('lost')
  await expect(ask(2, 'list', lost)).rejects.toThrow('lost')
})

test('a response from the server is used even when it is an error', async () => {
  const { ask } = aDevice()
  await ask(1, 'list', async () => 'first')
  await expect(ask(1, 'list', refused)).rejects.toThrow('down')
})

test('offline, nothing waits for a server', async () => {
  const { ask } = aDevice()
  await ask(1, 'list', async () => 'first')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const server = vi.fn(lost)
  expect(await ask(1, 'list', server)).toBe('first')
  expect(server).not.toHaveBeenCalled()
})
