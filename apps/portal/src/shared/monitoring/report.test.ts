import { expect, test } from 'vitest'
import { errorReport, withoutPersons } from './monitoring.ts'

test('a report contains no personal data: no address, number, id, token or query', () => {
  const text = withoutPersons(
    'ines@fathom.test 100001 0198c0de-1111-7222-8333-444455556666 eyJhbGciOi.eyJzdWIi.c2ln /logbook?email=x@y.z',
  )
  expect(text).toBe('• • • • /logbook')
})

test("a thrown value that isn't an Error is reported as one", () => {
  expect(errorReport('broken', '/logbook')).toMatchObject({
    kind: 'error',
    name: 'Error',
    message: 'broken',
    route: '/logbook',
  })
})
