import { expect, test } from 'vitest'
import { aMyCourse } from '../a-course.ts'
import { mainThings, toGo } from './to-go.ts'

test('counts lessons, exam, forms, dives and the photo as left to do', () => {
  expect(toGo(aMyCourse().missing)).toEqual({
    lessons: 3,
    exams: 1,
    forms: 1,
    skills: 0,
    dives: 4,
    photos: 1,
  })
})

test('one sentence lists what is left; the exam appears once no lesson is left', () => {
  const left = { lessons: 3, exams: 1, forms: 1, skills: 2, dives: 4, photos: 1 }
  expect(mainThings(left)).toEqual(['lessons', 'forms', 'skills', 'dives', 'photos'])
  expect(mainThings({ ...left, lessons: 0, forms: 0 })).toEqual(['exams', 'skills', 'dives', 'photos'])
  expect(mainThings(toGo([]))).toEqual([])
})
