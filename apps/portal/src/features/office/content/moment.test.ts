import { expect, test } from 'vitest'
import { isInOrder, isPast, momentOf } from './moment.ts'

const at = (time: string) => new Date(`2026-11-18T${time}`)

test('[OF-08] a moment needs a date and a time, in the zone of the device', () => {
  expect(momentOf({ date: '2026-11-18' })).toBeUndefined()
  expect(momentOf({ time: '10:00' })).toBeUndefined()
  expect(momentOf({ date: '2026-11-18', time: '10:00' })).toEqual(new Date(2026, 10, 18, 10))
})

test('[OF-08] an end must come after the beginning and after now', () => {
  const now = at('09:00')
  const isFine = (from: string | undefined, until: string | undefined) =>
    isInOrder({ from: from ? at(from) : undefined, until: until ? at(until) : undefined }, now)
  expect([isFine(undefined, undefined), isFine('10:00', undefined), isFine('10:00', '11:00')]).toEqual([
    true,
    true,
    true,
  ])
  expect([isFine(undefined, '08:00'), isFine('11:00', '10:00'), isFine('10:00', '10:00')]).toEqual([
    false,
    false,
    false,
  ])
})

test('[OF-08] a start is past when it lies more than a minute back', () => {
  const now = at('09:00')
  expect([undefined, at('09:00'), at('08:59'), at('08:58')].map((each) => isPast(each, now))).toEqual([
    false,
    false,
    false,
    true,
  ])
})
