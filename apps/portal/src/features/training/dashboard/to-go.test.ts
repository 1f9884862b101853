import { expect, test } from 'vitest'
import { aMyCourse } from '../a-course.ts'
import { mainThings, toGo } from './to-go.ts'

test('what is to go counts lessons, exam, forms, dives and the photo', () => {
  expect(toGo(aMyCourse().missing)).toEqual({
    lessons: 3,
    exams: 1,
    forms: 1,
    skills: 0,
    dives: 4,
    photos: 1,
  })
})

test('one sentence holds all that is left; the exam is told once no lesson is left', () => {
  const left = { lessons: 3, exams: 1, forms: 1, skills: 2, dives: 4, photos: 1 }
  expect(mainThings(left)).toEqual(['lessons', 'forms', 'skills', 'dives', 'photos'])
  expect(mainThings({ ...left, lessons: 0, forms: 0 })).toEqual(['exams', 'skills', 'dives', 'photos'])
  expect(mainThings(toGo([]))).toEqual([])
})
