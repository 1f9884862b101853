import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createHub } from '../../../shared/live/hub.ts'
import { followApplications } from './follow-applications.ts'

test('[ST-10] an application that is moved elsewhere is asked for at once, and nobody listens once it is stopped', () => {
  const live = createHub()
  const queries = new QueryClient()
  const key = ['applications', 'one', 100001, 'a', 'en-US']
  const tell = () => live.event({ sequence: 1, type: 'applications', data: {}, locale: 'en-US' })
  queries.setQueryData(key, {})
  const stop = followApplications({ live, queries })
  tell()
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true)
  queries.setQueryData(key, {})
  stop()
  tell()
  live.reset()
  expect(queries.getQueryState(key)?.isInvalidated).toBe(false)
})
