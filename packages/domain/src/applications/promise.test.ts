import { expect, test } from 'vitest'
import { answerBy, daysSince, promisedFromAfter, promiseOf } from './promise.ts'

const at = (text: string) => new Date(text)
const promisedFrom = at('2026-11-01T12:00:00Z')

test('[OF-04] an application is due after five whole days and late after seven', () => {
  const stateAt = (now: string) => promiseOf({ promisedFrom, isFeeDue: false }, at(now))
  expect(stateAt('2026-11-06T11:59:00Z')).toBe('early')
  expect(stateAt('2026-11-06T12:00:00Z')).toBe('due')
  expect(stateAt('2026-11-09T11:59:00Z')).toBe('due')
  expect(stateAt('2026-11-09T12:00:00Z')).toBe('late')
})

test('[OF-04] while the applicant has to pay, the days stand still', () => {
  const payment = { requestedAt: at('2026-11-04T12:00:00Z'), paidAt: at('2026-11-24T12:00:00Z') }
  expect(promiseOf({ promisedFrom, isFeeDue: true }, payment.paidAt)).toBe('paused')
  const after = { promisedFrom: promisedFromAfter(promisedFrom, payment), isFeeDue: false }
  expect(promiseOf(after, payment.paidAt)).toBe('early')
  expect(promiseOf(after, at('2026-11-26T12:00:00Z'))).toBe('due')
})

test('[SC-06] an answer is promised by the seventh day, and is not late before that day is over', () => {
  const by = answerBy(promisedFrom)
  expect(by).toEqual(at('2026-11-08T12:00:00Z'))
  expect(promiseOf({ promisedFrom, isFeeDue: false }, at('2026-11-08T23:59:59Z'))).toBe('due')
})

test('[OF-02] an age counts whole days, and none for a clock that is behind', () => {
  expect(daysSince(promisedFrom, at('2026-11-03T11:00:00Z'))).toBe(1)
  expect(daysSince(promisedFrom, at('2026-11-01T11:00:00Z'))).toBe(0)
})
