import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { askAgain } from './ask-again.ts'

test('only queries that failed while offline are refetched when the connection is back', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const ask = vi.fn(async (): Promise<string> => Promise.reject(new Error('no signal')))
  const fine = vi.fn(async () => 'fine')
  const failing = new QueryObserver(queries, { queryKey: ['menu'], queryFn: ask })
  const leave = [
    failing.subscribe(() => undefined),
    new QueryObserver(queries, { queryKey: ['fine'], queryFn: fine }).subscribe(() => undefined),
  ]
  const end = askAgain(queries)
  await vi.waitFor(() => expect(failing.getCurrentResult().isError).toBe(true))
  ask.mockResolvedValue('menu')
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(failing.getCurrentResult().data).toBe('menu'))
  expect(fine).toHaveBeenCalledTimes(1)
  for (const each of [...leave, end]) each()
})
