import { expect, test } from 'vitest'
import { isAdultUnconfirmed, isBirthDateToConfirm, rulingBirthDates } from './age.ts'

const history = (present: string, earlier: readonly string[] = [], isConfirmed = false) => ({
  ...{ present, earlier, isConfirmed },
})

test('[TS-05] until a birth date is confirmed, each rule of age uses the strictest that was held', () => {
  expect(rulingBirthDates(history('1990-03-03'))).toEqual({ youngest: '1990-03-03', oldest: '1990-03-03' })
  expect(rulingBirthDates(history('1990-03-03', ['1991-03-03', '1957-03-03']))).toEqual({
    ...{ youngest: '1991-03-03', oldest: '1957-03-03' },
  })
  expect(rulingBirthDates(history('2014-05-05', ['2015-05-05', '2018-05-05']))).toEqual({
    ...{ youngest: '2018-05-05', oldest: '2014-05-05' },
  })
  expect(rulingBirthDates(history('1990-03-03', ['2014-05-05', '1957-03-03'], true))).toEqual({
    ...{ youngest: '1990-03-03', oldest: '1990-03-03' },
  })
})

test('[TS-05] a birth date that is unknown now does not end the rules of the one before', () => {
  expect(rulingBirthDates(history('', ['2014-05-05', '']))).toEqual({
    ...{ youngest: '2014-05-05', oldest: '2014-05-05' },
  })
  expect(rulingBirthDates(history(''))).toEqual({ youngest: '', oldest: '' })
})

test('[TS-05] every unconfirmed change is to be confirmed, also one between two adults or two minors', () => {
  expect(isBirthDateToConfirm(history('1990-03-03', ['1991-03-03', '1957-03-03']))).toBe(true)
  expect(isBirthDateToConfirm(history('2014-05-05', ['2018-05-05']))).toBe(true)
  expect(isBirthDateToConfirm(history('1990-03-03', ['1957-03-03', '1990-03-03']))).toBe(true)
  expect(isBirthDateToConfirm(history('1990-03-03', ['1990-03-03', '']))).toBe(false)
  expect(isBirthDateToConfirm(history('1990-03-03', ['1957-03-03'], true))).toBe(false)
})

test('[TS-06] a guardian signs for an adult who is a minor by an earlier birth date', () => {
  const is = (...earlier: string[]) =>
    isAdultUnconfirmed('1990-03-03', rulingBirthDates(history('1990-03-03', earlier)), '2026-11-17')
  expect([is(), is('1957-03-03'), is('1957-03-03', '2014-05-05')]).toEqual([false, false, true])
})
