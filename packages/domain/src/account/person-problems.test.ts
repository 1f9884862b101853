import { expect, test } from 'vitest'
import { personProblems, tidyPerson } from './person-problems.ts'

const noura = {
  firstName: 'نورة',
  middleName: '',
  lastName: 'القحطاني',
  birthDate: '1990-02-28',
  gender: 'female',
}
const problems = (more: object) => personProblems({ ...noura, ...more }, '2026-05-14')

test.each([
  'Ægir',
  '王伟',
  'Ngozi 🤿',
  'علی‌رضا',
  'O’Brien-Šmíd',
  '👩‍👩‍👧',
  'x'.repeat(300),
  '🐠'.repeat(300),
])('a name may be written in every script and with emoji: %s', (firstName) => {
  expect(problems({ firstName, middleName: firstName, lastName: firstName })).toEqual([])
})

test.each([
  '',
  ' \u00a0',
  'x'.repeat(301),
  'Mara\u202eanigiL',
  'Mara\u2066',
  'Ma\u0007ra',
  'Ma\nra',
  '\ud83d',
])('a name is refused when it is empty, too long, or would turn the text around it: %j', (name) => {
  expect(problems({ firstName: name, lastName: name })).toEqual(['firstName', 'lastName'])
})

test('the middle name may be missing, but is held to the same signs', () => {
  expect(problems({ middleName: '' })).toEqual([])
  expect(problems({ middleName: 'a\u202eb' })).toEqual(['middleName'])
})

test.each(['2026-05-15', '1899-12-31', '2025-02-29', '14.05.1990', ''])(
  'a birth date that is in the future, before 1900 or no day is refused: %s',
  (birthDate) => {
    expect(problems({ birthDate })).toEqual(['birthDate'])
  },
)

test('gender comes from a closed set', () => {
  expect(problems({ gender: '' })).toEqual([])
  expect(problems({ gender: 'other' })).toEqual([])
  expect(problems({ gender: 'Female' })).toEqual(['gender'])
})

test('spaces around a name are not part of it', () => {
  expect(tidyPerson({ ...noura, firstName: '  نورة ' }).firstName).toBe('نورة')
})
