import { expect, test } from 'vitest'
import { kindOf } from './account-screen.tsx'

test('[RO-02] the kind of account follows from the affiliate type', () => {
  expect([1, 2, 3, 9].map(kindOf)).toEqual(['diver', 'member', 'store', 'staff'])
})
