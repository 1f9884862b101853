import { expect, test } from 'vitest'
import { anIdToken } from '../../shared/an-id-token.ts'
import { readClaims } from './id-token.ts'

test('[EN-01] the claims of an id token are read with every letter', () => {
  expect(readClaims(anIdToken({ given_name: 'Zoë', family_name: '山田' }))).toMatchObject({
    given_name: 'Zoë',
    family_name: '山田',
  })
})

test.each(['', 'no-token', 'a.b.c', 'a.bnVsbA.c'])('%j is no token that can be decoded', (text) => {
  expect(readClaims(text)).toBeUndefined()
})
