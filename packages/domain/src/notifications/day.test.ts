import { expect, test } from 'vitest'
import { startOfDay } from './day.ts'

const start = (moment: string, timeZone: string, daysLater = 0) =>
  new Date(startOfDay(Date.parse(moment), timeZone, daysLater)).toISOString()

test.each([
  ['UTC', '2026-05-16T00:00:00.000Z'],
  ['Australia/Sydney', '2026-05-15T14:00:00.000Z'],
  ['America/Lima', '2026-05-16T05:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-05-16T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-05-15T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-05-15T18:15:00.000Z'],
])('a day in %s starts when the local clocks say so', (timeZone, begins) => {
  expect(start('2026-05-16T10:30:00Z', timeZone)).toBe(begins)
})

test('[ST-09] the day of a clock change has its actual length', () => {
  const spring = '2026-03-29T10:00:00Z'
  expect(start(spring, 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z')
  expect(start(spring, 'Europe/Berlin', 1)).toBe('2026-03-29T22:00:00.000Z')
  const autumn = '2026-10-25T10:00:00Z'
  expect(start(autumn, 'Europe/Berlin')).toBe('2026-10-24T22:00:00.000Z')
  expect(start(autumn, 'Europe/Berlin', 1)).toBe('2026-10-25T23:00:00.000Z')
})

test("a day whose midnight is skipped by a clock change starts at one o'clock", () => {
  expect(start('2026-04-24T12:00:00Z', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z')
})

test('the day before the first of a month is the last of the previous month', () => {
  expect(start('2026-03-01T12:00:00Z', 'UTC', -1)).toBe('2026-02-28T00:00:00.000Z')
})
