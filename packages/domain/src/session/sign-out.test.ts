import { expect, test } from 'vitest'
import { isSignedOutBy } from './sign-out.ts'

const mine = { affiliateId: 100001, sessionId: 'a' }

test('[ST-12] a record for my session, or for all my sessions, signs me out', () => {
  expect(isSignedOutBy({ affiliateId: 100001, sessionId: 'a' }, mine)).toBe(true)
  expect(isSignedOutBy({ affiliateId: 100001, sessionId: undefined }, mine)).toBe(true)
})

test('[ST-12] a record for another session or another person does not sign me out', () => {
  expect(isSignedOutBy({ affiliateId: 100001, sessionId: 'b' }, mine)).toBe(false)
  expect(isSignedOutBy({ affiliateId: 100002, sessionId: undefined }, mine)).toBe(false)
})
