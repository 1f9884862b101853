import { expect, test } from 'vitest'
import { sessionNews } from './session-news.ts'

const NOW = new Date('2026-05-10T12:00:00Z')
const pool = {
  ...{ date: '2026-05-14', startsAt: '09:00', endsAt: '12:30', timeZone: 'Africa/Cairo' },
  place: 'Reef Hotel pool',
}
const over = { ...pool, date: '2026-05-09' }

test('[LE-09] a session is news when it is new, has another time or place, or is canceled', () => {
  expect(sessionNews(null, pool, NOW)).toBe('added')
  expect(sessionNews(pool, null, NOW)).toBe('canceled')
  for (const change of [
    { date: '2026-05-15' },
    { startsAt: '10:00' },
    { timeZone: 'UTC' },
    { place: 'Jetty' },
  ])
    expect(sessionNews(pool, { ...pool, ...change }, NOW), JSON.stringify(change)).toBe('moved')
  expect(sessionNews(pool, { ...pool }, NOW)).toBeUndefined()
})

test('[LE-09] a session that is over is no news, unless it moves into the future or out of it', () => {
  expect(sessionNews(null, over, NOW)).toBeUndefined()
  expect(sessionNews(over, null, NOW)).toBeUndefined()
  expect(sessionNews(over, { ...over, place: 'Jetty' }, NOW)).toBeUndefined()
  expect(sessionNews(over, pool, NOW)).toBe('moved')
  expect(sessionNews(pool, over, NOW)).toBe('moved')
})
