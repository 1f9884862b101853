import { expect, test } from 'vitest'
import { aMyCourse } from '../a-course.ts'
import { findWanted, frontCourse } from './front-course.ts'

const done = aMyCourse({ enrolmentId: 'e-1', packageId: 'p-1', next: null })
const going = aMyCourse({ enrolmentId: 'e-2', packageId: 'p-2' })
const other = aMyCourse({ enrolmentId: 'e-3', packageId: 'p-3' })

test('[RT-08] the URL brings a course to the front, by enrollment or by package', () => {
  expect(frontCourse([done, going, other], 'e-3')).toBe(other)
  expect(frontCourse([done, going, other], 'P-1')).toBe(done)
  expect(findWanted([done], 'e-9')).toBeUndefined()
})

test('otherwise a course in progress comes first, then the last used', () => {
  expect(frontCourse([done, going, other])).toBe(going)
  expect(frontCourse([done])).toBe(done)
  expect(frontCourse([])).toBeUndefined()
})
