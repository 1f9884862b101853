import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test.each([
  ['Mara Elin Lindqvist', 'ML'],
  ['Kai', 'K'],
  ['王伟', '王'],
  ['  ', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
