import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { followTopic } from './follow-topic.ts'
import { createHub } from './hub.ts'

function following() {
  const live = createHub()
  const queries = new QueryClient()
  const key = ['codes', 'mine', 100002, 'en-US']
  queries.setQueryData(key, [])
  followTopic({ live, queries }, 'codes', [['codes']])
  return {
    live,
    tell: (type: string) => live.event({ sequence: 1, type, data: {}, locale: 'en-US' }),
    isAsked: () => queries.getQueryState(key)?.isInvalidated,
  }
}

test("[ST-10] [SC-04] an event of the topic triggers a refetch at once, and an event of another topic doesn't", () => {
  const { tell, isAsked } = following()
  tell('dsd')
  expect(isAsked()).toBe(false)
  tell('codes')
  expect(isAsked()).toBe(true)
})

test('data that may have been missed is refetched', () => {
  const { live, isAsked } = following()
  live.reset()
  expect(isAsked()).toBe(true)
})
