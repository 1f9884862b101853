import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test('[EN-02] a full name consists of the parts that are present', () => {
  expect(fullName({ givenName: 'Mara', middleName: 'Elin', familyName: 'Lindqvist' })).toBe(
    'Mara Elin Lindqvist',
  )
  expect(fullName({ givenName: 'Wei', middleName: ' ', familyName: '陈' })).toBe('Wei 陈')
  expect(fullName({ givenName: 'نورة', middleName: '', familyName: '' })).toBe('نورة')
})
