import { expect, test } from 'vitest'
import { personFrom } from './person-fields.ts'
import { personProblems, tidyPerson } from './person-problems.ts'

const noura = {
  ...personFrom(() => ''),
  firstName: 'نورة',
  lastName: 'القحطاني',
  birthDate: '1990-02-28',
  gender: 'female',
}
const problems = (more: object) => personProblems({ ...noura, ...more }, '2026-05-14')

test('first and last name are required, the middle name is optional', () => {
  expect(problems({ firstName: '', middleName: '', lastName: '\u3164' })).toEqual({
    firstName: 'missing',
    lastName: 'missing',
  })
  expect(problems({ firstName: 'x'.repeat(301), middleName: 'a\u202eb' })).toEqual({
    firstName: 'too-long',
    middleName: 'unprintable',
  })
})

test.each([
  ['2026-05-15', 'future'],
  ['1899-12-31', 'unreal'],
  ['2025-02-29', 'unreal'],
  ['14.05.1990', 'unreal'],
  ['', 'missing'],
])('rejects a birth date of %s: %s', (birthDate, problem) => {
  expect(problems({ birthDate })).toEqual({ birthDate: problem })
})

test('gender must come from a closed set', () => {
  expect(problems({ gender: '' })).toEqual({})
  expect(problems({ gender: 'other' })).toEqual({})
  expect(problems({ gender: 'Female' })).toEqual({ gender: 'unknown' })
})

test('trims spaces around a name and normalizes its letters', () => {
  expect(tidyPerson({ ...noura, firstName: '  نورة ' }).firstName).toBe('نورة')
  expect(tidyPerson({ ...noura, lastName: 'Lo\u0308w' }).lastName).toBe('Löw')
})
