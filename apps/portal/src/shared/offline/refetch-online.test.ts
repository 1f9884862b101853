import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refetchOnline } from './refetch-online.ts'
import { ALSO_OFFLINE } from './stored-answers.ts'

test('queries that failed or answered from the device while offline are refetched when the connection is back', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const ask = vi.fn(async (): Promise<string> => Promise.reject(new Error('offline')))
  const fine = vi.fn(async () => 'fine')
  const stored = vi.fn(async () => 'stored')
  const failing = new QueryObserver(queries, { queryKey: ['menu'], queryFn: ask })
  const cached = new QueryObserver(queries, { queryKey: ['cards'], queryFn: stored, ...ALSO_OFFLINE })
  const leave = [
    failing.subscribe(() => undefined),
    cached.subscribe(() => undefined),
    new QueryObserver(queries, { queryKey: ['fine'], queryFn: fine }).subscribe(() => undefined),
  ]
  const end = refetchOnline(queries)
  await vi.waitFor(() => expect(failing.getCurrentResult().isError).toBe(true))
  ask.mockResolvedValue('menu')
  stored.mockResolvedValue('fresh')
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(failing.getCurrentResult().data).toBe('menu'))
  await vi.waitFor(() => expect(cached.getCurrentResult().data).toBe('fresh'))
  expect([fine.mock.calls.length, stored.mock.calls.length]).toEqual([1, 2])
  for (const each of [...leave, end]) each()
})
