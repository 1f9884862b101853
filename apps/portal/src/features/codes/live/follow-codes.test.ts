import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createHub } from '../../../shared/live/hub.ts'
import { followCodes } from './follow-codes.ts'

test('[ST-10] what becomes of a shared code is asked for at once, and nobody listens once it is stopped', () => {
  const live = createHub()
  const queries = new QueryClient()
  const key = ['codes', 'mine', 100002, 'en-US']
  const tell = () => live.event({ sequence: 1, type: 'codes', data: {}, locale: 'en-US' })
  queries.setQueryData(key, [])
  const stop = followCodes({ live, queries })
  tell()
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true)
  queries.setQueryData(key, [])
  stop()
  tell()
  live.reset()
  expect(queries.getQueryState(key)?.isInvalidated).toBe(false)
})
