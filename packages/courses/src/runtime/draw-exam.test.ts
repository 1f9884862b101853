import { expect, test } from 'vitest'
import { readCourse } from '../source/read-course.ts'
import type { ExamData } from './data.ts'
import { drawExam } from './draw-exam.ts'

const { exam, words } = readCourse('open-water', 'en-US')
const data: ExamData = {
  ...exam,
  kind: 'exam',
  id: 'exam',
  words,
  sections: exam.sections.map(({ lesson, title, pool }) => ({ id: lesson, title, pool })),
}

test('the same seed draws the same exam, and another seed another one', () => {
  expect(drawExam(data, 4711)).toEqual(drawExam(data, 4711))
  expect(drawExam(data, 4711)).not.toEqual(drawExam(data, 4712))
})

test('every exam asks forty different questions, eight from each lesson', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const drawn = drawExam(data, seed)
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(40)
    for (const { id } of data.sections) expect(drawn.filter(({ section }) => section === id)).toHaveLength(8)
    for (const { order, choices } of drawn) expect([...order].sort()).toEqual(choices.map((_, i) => i))
  }
})

test('over many exams every question of the pool appears', () => {
  const seen = new Set(
    Array.from({ length: 200 }, (_, seed) => drawExam(data, seed + 1).map(({ id }) => id)).flat(),
  )
  expect(seen.size).toBe(exam.sections.flatMap(({ pool }) => pool).length)
})
