import { expect, test } from 'vitest'
import { accountKeys, isSameAsFarAsWeKnow } from './known-person.ts'

const vera = {
  affiliateId: 1,
  name: 'Vera Twice',
  email: 'vera.one@example.com',
  birthDates: ['1990-02-02'],
}
const other = { affiliateId: 2, name: 'Bo Healer', email: 'bo@clinic.test', birthDates: ['1990-02-02'] }
const is = (more: object) => isSameAsFarAsWeKnow(vera, { ...other, ...more })

test('[TS-01] a second account is of the same person by mailbox, by name, or by a near name and a birth date', () => {
  expect(is({})).toBe(false)
  expect(is({ affiliateId: 1 })).toBe(true)
  expect(is({ email: 'VERA.one+x@example.com' })).toBe(true)
  expect(is({ name: 'TWICE Véra' })).toBe(true)
  expect(is({ name: 'Vera Twice', birthDates: ['1950-01-01'] })).toBe(true)
  expect(is({ name: 'V. Twice' })).toBe(true)
  expect(is({ name: 'V. Twice', birthDates: ['1950-01-01', '1990-02-02'] })).toBe(true)
  expect(is({ name: 'V. Twice', birthDates: ['1950-01-01'] })).toBe(false)
})

test('[TS-01] accounts without a name or an address are not one person for that', () => {
  const empty = { name: '', email: '', birthDates: [''] }
  expect(isSameAsFarAsWeKnow({ ...vera, ...empty }, { ...other, ...empty })).toBe(false)
  expect(is({ name: 'Bo Twice' })).toBe(false)
})

test('[TS-05] a second account is found by any of its names and by its mailbox', () => {
  const keys = accountKeys({ names: ['Otto Hart', 'Milo Hart'], email: 'teen+adult@fathom.test' })
  const shares = (name: string, email: string) => !keys.isDisjointFrom(accountKeys({ names: [name], email }))
  expect(shares('Ada Reef', 'TEEN@fathom.test')).toBe(true)
  expect(shares('Milo Hart', '')).toBe(true)
  expect(shares('Ada Reef', 'ada@fathom.test')).toBe(false)
  expect(accountKeys({ names: [''], email: '' }).size).toBe(0)
})
