import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { CARDS_KEY } from '../certifications.queries.ts'
import { followCards } from './follow-cards.ts'

test.each([
  ['/certifications', true],
  ['/certifications/ecard/2503118466/20', true],
  ['/logbook', false],
])('[SC-13] a notification that leads to %s refreshes the cards: %s', (url, isRefreshed) => {
  const queries = new QueryClient()
  const queryKey = [...CARDS_KEY, 'photos', 100001]
  queries.setQueryData(queryKey, [])
  const heard: ((event: never) => void)[] = []
  const on = (_: string, hear: (event: never) => void) => {
    heard.push(hear)
    return () => {}
  }
  followCards({ live: { on }, queries })
  for (const hear of heard) hear({ data: { change: 'created', notification: { url } } } as never)
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(isRefreshed)
})
