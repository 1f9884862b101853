import type { CourseIndexWire } from '@fathom/contract/training'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { forgetAnswers } from '../../../shared/offline/stored-answers.fixture.ts'
import { aNote, aNotesServer, withNotes } from '../notes/notes.fixture.ts'
import { aCourseRecord, ENROLMENT, OPEN_WATER } from '../training.fixture.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check)

const anIndex = (more: Partial<CourseIndexWire> = {}): CourseIndexWire => ({
  culture: 'en-US',
  lessons: [
    { id: 'lesson-1', title: 'Water world' },
    { id: 'lesson-2', title: 'Your equipment' },
  ],
  pages: [
    { lesson: 'lesson-2', title: 'The jacket', texts: ['It holds air. The REGULATOR hose fills it.'] },
    { lesson: 'lesson-2', title: 'Care', texts: ['Rinse it.'] },
  ],
  glossary: [
    { term: 'Regulator', also: [], text: 'It gives air.', lesson: 'lesson-2', page: 'The jacket' },
    { term: 'Bar', also: [], text: 'A unit of pressure.', lesson: 'lesson-1', page: 'Deep' },
  ],
  ...more,
})

let shown: ReturnType<typeof show> | undefined
afterEach(async () => {
  shown?.unmount()
  await forgetAnswers()
})

async function open(index: unknown) {
  const asked = vi.fn(() => (typeof index === 'function' ? index() : index))
  const app = await anApp(`/training/course/${OPEN_WATER}`, {
    [`/courses/${OPEN_WATER}`]: aCourseRecord(),
    [`/courses/${ENROLMENT}/index`]: asked,
  })
  withNotes(app.fetch, aNotesServer([aNote({ text: 'My regulator leaks.' })]))
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const text = () => place.textContent ?? ''
  const type = async (label: string, value: string) => {
    const find = () => place.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
    await soon(() => expect(find()).not.toBeNull())
    await act(async () => {
      const field = find() as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const press = async (name: string) => {
    const find = () => [...place.querySelectorAll('button')].find((one) => one.textContent === name)
    await soon(() => expect(find()).toBeDefined())
    await act(async () => find()?.click())
  }
  return { place, text, type, press, asked }
}

test('[LE-08] search loads the text of the course when it is used, and finds pages, terms and notes', async () => {
  const { place, text, type, asked } = await open(anIndex())
  await soon(() => expect(text()).toContain('My regulator leaks.'))
  expect(asked).not.toHaveBeenCalled()
  await type('Find in this course', 'regulátor')
  await soon(() => expect(text()).toContain('3 results'))
  const link = `/training/course/${OPEN_WATER}/lesson/lesson-2?page=The+jacket`
  expect(place.querySelector(`a[href="${link}"]`)?.textContent).toBe('The jacket')
  expect(text()).toContain('The REGULATOR hose fills it.')
  expect([...place.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'REGULATOR',
    'Regulator',
    'regulator',
  ])
  await type('Find in this course', 'volcano')
  await soon(() => expect(text()).toContain('No page, term or note contains these words.'))
  expect(asked).toHaveBeenCalledOnce()
})

test('[LE-08] a course of another maker is searched by its titles, and the page says so', async () => {
  const { text, type } = await open(anIndex({ pages: [], glossary: [] }))
  await type('Find in this course', 'equipment')
  await soon(() => expect(text()).toContain('1 result'))
  expect(text()).toContain('only the titles of the lessons can be searched')
})

test('[LE-08] a text that fails to load can be asked for again', async () => {
  let isBroken = true
  const { text, type, press } = await open(() => (isBroken ? 500 : anIndex()))
  await type('Find in this course', 'rinse')
  await soon(() => expect(text()).toContain('We couldn’t load the course text.'))
  isBroken = false
  await press('Try again')
  await soon(() => expect(text()).toContain('Rinse it.'))
})

test('[LE-08] the glossary opens on request, in the order of its language, and can be searched', async () => {
  const { place, type, press, asked } = await open(anIndex())
  const terms = () =>
    [...place.querySelectorAll('dt')]
      .filter(({ nextElementSibling }) => nextElementSibling?.querySelector('a'))
      .map(({ textContent }) => textContent)
  await soon(() => expect(place.textContent).toContain('Glossary'))
  expect(asked).not.toHaveBeenCalled()
  await press('Show glossary')
  await soon(() => expect(terms()).toEqual(['Bar', 'Regulator']))
  const link = `/training/course/${OPEN_WATER}/lesson/lesson-1?page=Deep`
  expect(place.querySelector(`dd a[href="${link}"]`)?.textContent).toBe('Water world · Deep')
  const letters = () => [...place.querySelectorAll('nav[aria-label="Go to letter"] button')]
  expect(letters().map(({ textContent }) => textContent)).toEqual(['B', 'R'])
  await press('R')
  expect([document.activeElement?.tagName, document.activeElement?.textContent]).toEqual(['H3', 'R'])
  await type('Find a term', 'AIR')
  await soon(() => expect(terms()).toEqual(['Regulator']))
  expect(letters()).toEqual([])
  await press('Hide glossary')
  expect(terms()).toEqual([])
})
