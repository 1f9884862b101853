import { act } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { aCourseRecord, OPEN_WATER } from '../training.fixture.ts'
import { deviceReviews } from './stored-reviews.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check)

const aQuestion = (id: string) => ({
  id,
  lesson: 'water-world',
  lessonTitle: 'Water world',
  page: 'Light and sound',
  prompt: `What about ${id}?`,
  choices: [`${id} wrong`, `${id} right`],
  right: 1,
  reason: `Because of ${id}.`,
})
const missed = (questionId: string) => ({ questionId, at: '2026-01-01T10:00:00.000Z', isRight: false })
const aPractice = () => ({
  culture: 'en-US',
  questions: ['q1', 'q2', 'q3'].map(aQuestion),
  reviews: [
    ...['q1', 'q2', 'q3'].map(missed),
    // Answered right a moment ago, so it isn't due.
    { questionId: 'q3', at: new Date().toISOString(), isRight: true },
  ],
})

let shown: ReturnType<typeof show> | undefined
afterEach(async () => {
  shown?.unmount()
  for (const { affiliateId, courseId, review } of await deviceReviews.list())
    await deviceReviews.remove(`${affiliateId} ${courseId} ${review.questionId} ${review.at}`)
})

async function open(practice: Answers[string]) {
  const app = await anApp(`/training/course/${OPEN_WATER}`, {
    [`/courses/${OPEN_WATER}`]: aCourseRecord(),
    [`/courses/${OPEN_WATER}/practice`]: practice,
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const text = () => place.textContent ?? ''
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find((one) => one.textContent === name)
  const press = async (name: string) => {
    await soon(() => expect(button(name)).toBeDefined())
    await act(async () => button(name)?.click())
  }
  const choose = async (label: string) => {
    const find = () => [...place.querySelectorAll('label')].find((one) => one.textContent === label)
    await soon(() => expect(find()).toBeDefined())
    await act(async () => find()?.querySelector('input')?.click())
  }
  return { place, text, press, choose, button }
}

test('[LE-08] the course offers to repeat what is due, and every answer is stored with its time', async () => {
  const { text, press, choose, place } = await open(({ method }: { method: string }) => {
    if (method === 'PUT') throw new TypeError('offline')
    return aPractice()
  })
  await press('Practice 2 questions')
  await soon(() => expect(text()).toContain('Question 1 of 2'))
  expect(text()).not.toContain('Because of q1.')
  await choose('q1 wrong')
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  await press('Check answer')
  // What comes below the explanation is in view, so the explanation is.
  await soon(() =>
    expect(scroll.mock.contexts.at(-1)).toHaveProperty('textContent', 'Next questionStop for now'),
  )
  await soon(() => expect(text()).toContain('Wrong Because of q1.'))
  expect(text()).toContain('Right answer: q1 right')
  const page = `/training/course/${OPEN_WATER}/lesson/water-world?page=Light+and+sound`
  expect(place.querySelector(`a[href="${page}"]`)?.textContent).toBe('Water world · Light and sound')
  await press('Next question')
  await choose('q2 right')
  await press('Check answer')
  await soon(() => expect(text()).toContain('Right Because of q2.'))
  await press('Show result')
  await soon(() => expect(text()).toContain('That’s all for now.'))
  expect(text()).toContain('1 of 2 right')
  const stored = (await deviceReviews.list()).map(({ review }) => [review.questionId, review.isRight])
  expect(stored.toSorted()).toEqual([
    ['q1', false],
    ['q2', true],
  ])
})

test('[LE-08] nothing is offered while nothing is due', async () => {
  const { text } = await open({ ...aPractice(), reviews: [] })
  await soon(() => expect(text()).toContain('Open Water Diver'))
  expect(text()).not.toContain('Repeat')
})
