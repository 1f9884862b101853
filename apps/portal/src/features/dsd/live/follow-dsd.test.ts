import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createHub } from '../../../shared/live/hub.ts'
import { followDsd } from './follow-dsd.ts'

test('[SC-04] a step of the preparing is asked for when it is done, and nobody listens once it is stopped', () => {
  const live = createHub()
  const queries = new QueryClient()
  const key = ['dsd', 'progress']
  const tell = () => live.event({ sequence: 1, type: 'dsd', data: {}, locale: 'en-US' })
  queries.setQueryData(key, {})
  const stop = followDsd({ live, queries })
  tell()
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true)
  queries.setQueryData(key, {})
  stop()
  tell()
  live.reset()
  expect(queries.getQueryState(key)?.isInvalidated).toBe(false)
})
