import { expect, test } from 'vitest'
import { isMinorNamesake, isSameAsFarAsWeKnow } from './known-person.ts'

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

test('[TS-05] a minor namesake has the same name in any spelling, and any birth date of a minor', () => {
  const is = (more: object) =>
    isMinorNamesake(vera, { ...vera, affiliateId: 2, birthDates: ['2014-05-05'], ...more }, '2026-11-17')
  expect(is({})).toBe(true)
  for (const name of ['TWICE Véra', 'Vera Тwice', 'Ve ra Twice', 'Vera Tw1ce', 'Vera-Twice'])
    expect([name, is({ name })]).toEqual([name, true])
  expect(is({ birthDates: ['1990-01-01', '2014-05-05'] })).toBe(true)
  expect(is({ name: 'Vare Twice' })).toBe(false)
  expect(is({ affiliateId: 1 })).toBe(false)
  expect(is({ name: 'Vera Thrice' })).toBe(false)
  expect(is({ birthDates: ['1990-01-01', '2008-11-17', ''] })).toBe(false)
})
