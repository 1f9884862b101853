import { expect, test } from 'vitest'
import { mayOpenStudentRecord } from './student-record.ts'

const query = (text: string) => new URLSearchParams(text)

test('[RR-05] a student record opens with a readable token and an e-mail address or an affiliate id', () => {
  expect(mayOpenStudentRecord({ sub: 'a' }, query('email=leo@fathom.test'))).toBe(true)
  expect(mayOpenStudentRecord({ sub: 'a' }, query('affiliateId=100002'))).toBe(true)
})

test('[RR-05] a student record does not open without either of them', () => {
  expect(mayOpenStudentRecord(undefined, query('email=leo@fathom.test'))).toBe(false)
  expect(mayOpenStudentRecord({ sub: 'a' }, query(''))).toBe(false)
  expect(mayOpenStudentRecord({ sub: 'a' }, query('email=&affiliateId='))).toBe(false)
})

test('[RR-05] [RO-05] no student is shown under the number of another', () => {
  const claims = { sub: 'a' }
  expect(mayOpenStudentRecord(claims, query('affiliateId=100001'), '100002')).toBe(false)
  expect(mayOpenStudentRecord(claims, query('affiliateId=100001&email=leo@fathom.test'), '100002')).toBe(
    false,
  )
  expect(mayOpenStudentRecord(claims, query('affiliateId=100002'), '100002')).toBe(true)
  expect(mayOpenStudentRecord(claims, query('email=leo@fathom.test'), '100002')).toBe(true)
})
