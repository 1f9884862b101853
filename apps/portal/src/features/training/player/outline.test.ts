import { expect, test } from 'vitest'
import { anActivity } from '../training.fixture.ts'
import { groupsOf, isEarlyExam, neighbour } from './outline.ts'

const folder = anActivity(9, { id: 'f', title: 'Part one', kind: 'folder' })
const inside = [anActivity(1, { parentId: 'f' }), anActivity(2, { parentId: 'f' })]
const outside = anActivity(3)
const all = [folder, ...inside, outside]

test("lessons are listed under their folder, and a folder isn't a lesson", () => {
  expect(groupsOf(all).map(({ title, activities }) => [title, activities.map(({ id }) => id)])).toEqual([
    ['Part one', ['lesson-1', 'lesson-2']],
    [null, ['lesson-3']],
  ])
})

test('next and previous skip folders and stop at the ends', () => {
  expect(neighbour(all, 'lesson-2', 'next')).toBe('lesson-3')
  expect(neighbour(all, 'lesson-1', 'previous')).toBeUndefined()
  expect(neighbour(all, 'lesson-1', 'exit')).toBeUndefined()
  expect(neighbour(all, 'stranger', 'next')).toBeUndefined()
})

test('an exam is early while a lesson is unfinished, and a lesson never is', () => {
  const exam = anActivity(6, { id: 'exam', kind: 'exam' })
  const read = [1, 2].map((at) => anActivity(at, { state: 'done' }))
  expect(isEarlyExam([...read, anActivity(3), exam], 'exam')).toBe(true)
  expect(isEarlyExam([...read, exam], 'exam')).toBe(false)
  expect(isEarlyExam([...read, anActivity(3), exam], 'lesson-3')).toBe(false)
})
