import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createHub, createJournal, followTopic } from './hub.ts'

function aJournal(from?: number) {
  const published: string[] = []
  const journal = createJournal(
    {
      event: ({ sequence }) => published.push(`event ${sequence}`),
      reset: () => published.push('reset'),
    },
    from,
  )
  const take = (sequence: number) =>
    journal.take({ sequence, type: 'notification', data: {}, locale: 'en-US' })
  return { journal, take, published }
}

test('each event is published once, in order', () => {
  const { journal, take, published } = aJournal()
  journal.startAt(41)
  expect([take(42), take(42), take(43), take(41)]).toEqual([true, false, true, false])
  expect(published).toEqual(['reset', 'event 42', 'event 43'])
  expect(journal.last()).toBe(43)
})

test('a gap is reported before the event after it, so that everything is read again', () => {
  const { journal, take, published } = aJournal()
  journal.startAt(41)
  take(44)
  expect(published).toEqual(['reset', 'reset', 'event 44'])
})

test('a tab that joins at an event starts there', () => {
  const { take, published } = aJournal()
  take(7)
  expect(published).toEqual(['reset', 'event 7'])
})

test('a tab that is behind the others has missed something; a tab at the same sequence has not', () => {
  const { journal, published } = aJournal()
  journal.startAt(5)
  journal.compare(5)
  journal.compare(4)
  journal.compare(6)
  expect(published).toEqual(['reset', 'reset'])
  expect(journal.last()).toBe(6)
})

test('a tab that read its lists at an event continues from there without reading them again', () => {
  const { journal, take, published } = aJournal(41)
  expect([take(41), take(42)]).toEqual([false, true])
  journal.compare(42)
  expect(published).toEqual(['event 42'])
})

function following() {
  const live = createHub()
  const queries = new QueryClient()
  const key = ['codes', 'mine', 100002, 'en-US']
  queries.setQueryData(key, [])
  followTopic({ live, queries }, 'codes', [['codes']])
  return {
    live,
    publish: (type: string) => live.event({ sequence: 1, type, data: {}, locale: 'en-US' }),
    isInvalidated: () => queries.getQueryState(key)?.isInvalidated,
  }
}

test("[ST-10] [SC-04] an event of the topic triggers a refetch at once, and an event of another topic doesn't", () => {
  const { publish, isInvalidated } = following()
  publish('dsd')
  expect(isInvalidated()).toBe(false)
  publish('codes')
  expect(isInvalidated()).toBe(true)
})

test('data that may have been missed is refetched', () => {
  const { live, isInvalidated } = following()
  live.reset()
  expect(isInvalidated()).toBe(true)
})
