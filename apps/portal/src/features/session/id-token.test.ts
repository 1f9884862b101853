import { expect, test } from 'vitest'
import { anIdToken } from '../../shared/an-id-token.ts'
import { readClaims } from './id-token.ts'

test('[EN-01] reads the claims of an id token with all Unicode characters', () => {
  expect(readClaims(anIdToken({ given_name: 'Zoë', family_name: '山田' }))).toMatchObject({
    given_name: 'Zoë',
    family_name: '山田',
  })
})

test.each(['', 'no-token', 'a.b.c', 'a.bnVsbA.c'])("%j can't be decoded as a token", (text) => {
  expect(readClaims(text)).toBeUndefined()
})
