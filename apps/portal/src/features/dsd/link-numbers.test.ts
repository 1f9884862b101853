import { beforeEach, expect, test } from 'vitest'
import { linkIn, storedLink, storeLinkNumbers } from './link-numbers.ts'

beforeEach(() => localStorage.clear())

test('[RR-03] the numbers of the link are stored on this device', () => {
  storeLinkNumbers(new URLSearchParams('store_number=7001&member_number=500001&ref=mail'), localStorage)
  expect(localStorage.getItem('store_number')).toBe('7001')
  expect(localStorage.getItem('member_number')).toBe('500001')
  expect(localStorage.length).toBe(2)
})

test('[RR-03] a link without numbers leaves the stored ones alone', () => {
  localStorage.setItem('store_number', '7001')
  storeLinkNumbers(new URLSearchParams('store_number='), localStorage)
  expect(localStorage.getItem('store_number')).toBe('7001')
  expect(localStorage.getItem('member_number')).toBeNull()
})

test('[RR-03] [ST-05] a second store that names no instructor does not inherit the one of the first', () => {
  storeLinkNumbers(new URLSearchParams('store_number=7001&member_number=500001'), localStorage)
  storeLinkNumbers(new URLSearchParams('store_number=7003'), localStorage)
  expect(storedLink(localStorage)).toEqual({ storeNumber: 7003, memberNumber: null })
})

test('an invalid number counts as none', () => {
  expect(linkIn(new URLSearchParams('store_number=7001&member_number=x'))).toEqual({
    storeNumber: 7001,
    memberNumber: null,
  })
})
