import { expect, test } from 'vitest'
import { serviceStateOf } from './gear-item.ts'

test.each([
  [null, 'fine'],
  ['2026-05-13', 'due'],
  ['2026-05-14', 'due'],
  ['2026-05-15', 'soon'],
  ['2026-06-13', 'soon'],
  ['2026-06-14', 'fine'],
])('[LO-09] gear whose service is due on %s is %s on 14 May', (serviceDue, state) => {
  expect(serviceStateOf({ serviceDue }, '2026-05-14')).toBe(state)
})
