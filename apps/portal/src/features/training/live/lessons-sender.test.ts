import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { startOutbox } from '../../../shared/offline/outbox.ts'
import { aReport, aSitting } from '../player/outbox/report.fixture.ts'
import { deviceSittings } from '../player/outbox/stored-sitting.ts'
import { lessonsSender } from './lessons-sender.ts'

let end: (() => void) | undefined
afterEach(() => end?.())

test('[SC-07] pending lesson reports are sent from whichever page is open, and learning data is refetched', async () => {
  await deviceSittings.put('sitting-1', aSitting({ reports: [aReport(4)] }))
  await deviceSittings.put('other', aSitting({ sitting: 'other', affiliateId: 2, reports: [aReport(1)] }))
  const put = vi.fn(
    async (): Promise<unknown> => Promise.reject(new CallFailed('no signal', { kind: 'network' })),
  )
  const queries = new QueryClient()
  const shown = ['training', 'learning', 'mine']
  queries.setQueryData(shown, [])
  const sender = lessonsSender({ http: { put } } as unknown as Calls, queries, 100001)
  end = startOutbox(queries, [sender])
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1))
  expect(queries.isMutating()).toBe(1)
  put.mockResolvedValue({ attemptId: 'attempt-1', version: 4, sequence: 4, isBeside: false })
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(queries.isMutating()).toBe(0))
  expect(put).toHaveBeenCalledTimes(2)
  expect((await deviceSittings.list()).map(({ sitting }) => sitting)).toEqual(['other'])
  expect(queries.getQueryState(shown)?.isInvalidated).toBe(true)
})
