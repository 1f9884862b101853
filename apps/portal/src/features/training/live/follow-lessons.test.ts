import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createHub } from '../../../shared/live/hub.ts'
import { LEARNING_KEY } from '../learning-key.ts'
import { followLessons } from './follow-lessons.ts'
import { hearNews } from './lesson-news.ts'

const KEY = [...LEARNING_KEY, 'course', 'a', 'en-US']

function following() {
  const live = createHub()
  const queries = new QueryClient()
  queries.setQueryData(KEY, {})
  const stop = followLessons({ live, queries })
  const isRefetched = () => queries.getQueryState(KEY)?.isInvalidated
  const publish = (data: object) => live.event({ sequence: 1, type: 'lesson', data, locale: 'en-US' })
  return { live, stop, isRefetched, publish }
}

test("[SC-07] a lesson's report to the server triggers a refetch and reaches its player", () => {
  const { publish, isRefetched } = following()
  const hear = vi.fn()
  const unhear = hearNews(hear)
  const news = { kind: 'told', attemptId: 'a', status: 'passed', final: true }
  publish(news)
  expect(hear).toHaveBeenCalledExactlyOnceWith(news)
  expect(isRefetched()).toBe(true)
  unhear()
  publish(news)
  expect(hear).toHaveBeenCalledOnce()
})

test('a refusal changes nothing on the screen; missed events do, and it stops listening after it is stopped', () => {
  const first = following()
  first.publish({ kind: 'refused', attemptId: 'a' })
  expect(first.isRefetched()).toBe(false)
  first.live.reset()
  expect(first.isRefetched()).toBe(true)
  const second = following()
  second.stop()
  second.live.reset()
  expect(second.isRefetched()).toBe(false)
})
