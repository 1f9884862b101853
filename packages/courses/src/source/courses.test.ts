import { strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { type CourseName, listCourseFiles } from '../package/build-course.ts'
import { courseIndex } from '../package/course-index.ts'
import { readExamBank } from '../package/exam-bank.ts'
import type { Course, Question } from './course.ts'
import { readCourse } from './read-course.ts'

const courses = ['open-water', 'nitrox', 'discover-scuba', 'buoyancy'].map((name) =>
  readCourse(name, 'en-US'),
)

function listQuestions(course: Course): Question[] {
  const inLessons = course.lessons.flatMap(({ pages }) => pages.flatMap(({ questions }) => questions))
  return [...inLessons, ...course.exam.sections.flatMap(({ pool }) => pool)]
}

const asWords = (text = '') =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()} `

test('the Open Water course has five lessons of six to ten pages and an exam of forty questions', () => {
  const [openWater] = courses
  expect(openWater?.lessons).toHaveLength(5)
  for (const { pages } of openWater?.lessons ?? []) {
    expect(pages.length).toBeGreaterThanOrEqual(6)
    expect(pages.length).toBeLessThanOrEqual(10)
  }
  expect(openWater?.exam.count).toBe(40)
})

test.each(courses)('every lesson of $id has drawings and ends with a knowledge check', ({ lessons }) => {
  for (const { pages } of lessons) {
    const drawings = pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'plate'))
    expect(drawings.length).toBeGreaterThanOrEqual(3)
    expect(pages.at(-1)?.questions.length).toBeGreaterThanOrEqual(4)
  }
})

test.each(courses)('every question of $id has distinct choices, one right answer and a reason', (course) => {
  const questions = listQuestions(course)
  for (const { choices, right, reason, prompt } of questions) {
    expect(new Set(choices).size, prompt).toBe(choices.length)
    expect(choices[right], prompt).toBeTruthy()
    expect(reason.length, prompt).toBeGreaterThan(20)
  }
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  const stems = questions.map(({ prompt }) => asWords(prompt))
  expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([])
})

test.each(courses)('the position among the choices of $id does not give the right answer away', (course) => {
  const questions = listQuestions(course)
  for (const place of [0, 1, 2]) {
    const share = questions.filter(({ right }) => right === place).length / questions.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.65)
  }
})

/** What someone scores who knows nothing and always picks such a choice; of several, any. */
const scoreOfPicking = (
  questions: readonly Question[],
  isPicked: (question: Question, at: number) => boolean,
) =>
  questions.reduce((sum, question) => {
    const picked = [...question.choices.keys()].filter((at) => isPicked(question, at))
    return sum + (picked.includes(question.right) ? 1 / picked.length : 0)
  }, 0) / questions.length

const lengthsOf = ({ choices }: Question) => choices.map(({ length }) => length)

type Guess = readonly [name: string, isPicked: (question: Question, at: number) => boolean]

const BY_LENGTH: readonly Guess[] = [
  ['the longest', (of, at) => lengthsOf(of)[at] === Math.max(...lengthsOf(of))],
  ['the shortest', (of, at) => lengthsOf(of)[at] === Math.min(...lengthsOf(of))],
]
const BY_PLACE: readonly Guess[] = [0, 1, 2].map((place) => [`place ${place}`, (_, at) => at === place])

/** Three choices: anyone who knows nothing is right in a third. */
function expectChance(questions: readonly Question[], guesses: readonly Guess[]) {
  for (const [name, isPicked] of guesses) {
    const score = scoreOfPicking(questions, isPicked)
    expect(score, name).toBeGreaterThan(0.24)
    expect(score, name).toBeLessThanOrEqual(0.4)
  }
}

test.each(courses)(
  '[TS-11] neither the length nor the position of a choice gives the right answers of the exam of $id away',
  ({ exam }) =>
    expectChance(
      exam.sections.flatMap(({ pool }) => pool),
      [...BY_LENGTH, ...BY_PLACE],
    ),
)

test.each(courses)(
  '[TS-11] the length of a choice does not give the right answers in the lessons of $id away',
  ({ lessons }) =>
    expectChance(
      lessons.flatMap(({ pages }) => pages.flatMap(({ questions }) => questions)),
      BY_LENGTH,
    ),
)

test.each(courses)('the exam of $id asks about every lesson', ({ exam, lessons }) => {
  expect(exam.sections.map(({ lesson }) => lesson)).toEqual(lessons.map(({ id }) => id))
})

test.each(courses)('[TS-11] every exam question of $id names the page that explains it', ({ id }) => {
  const { sections } = readExamBank(id as CourseName, 'en-US')
  for (const { pool } of sections)
    for (const { page, prompt } of pool) {
      expect(page, prompt).toBeTruthy()
      expect(page, prompt).not.toMatch(/Check what you know/)
    }
})

test.each(courses)(
  '[LE-08] every wrong choice in the exam of $id says why it is wrong, and not what is right',
  ({ exam }) => {
    for (const { prompt, choices, right, feedback } of exam.sections.flatMap(({ pool }) => pool))
      for (const [at, choice] of choices.entries()) {
        if (at === right) continue
        expect(feedback[at]?.length, `${prompt} ${choice}`).toBeGreaterThan(15)
        expect(asWords(feedback[at]), prompt).not.toContain(asWords(choices[right]))
      }
  },
)

test.each(courses)('[TS-11] the package of $id contains no question of its exam', ({ id, exam }) => {
  const files = [...listCourseFiles(id as CourseName, 'en-US')]
    .filter(([path]) => /\.(html|js|css|xml|json)$/.test(path))
    .map(([, bytes]) => strFromU8(bytes))
  expect(files.length).toBeGreaterThan(5)
  for (const question of exam.sections.flatMap(({ pool }) => pool))
    expect(files.some((text) => text.includes(question.prompt) || text.includes(question.id))).toBe(false)
})

test.each(courses)('a missed question of $id links to a page that explains it', ({ lessons }) => {
  for (const { pages } of lessons)
    for (const { explainedOn } of pages.at(-1)?.questions ?? []) {
      expect(explainedOn).toBeGreaterThanOrEqual(1)
      expect(explainedOn).toBeLessThan(pages.length)
    }
})

test('[LE-06] Peak Buoyancy has lessons', () => {
  expect(readCourse('buoyancy', 'en-US').lessons).toHaveLength(4)
})

const SIZES: Record<string, readonly [least: number, most: number]> = { 'open-water': [20, 40] }

test.each(courses)('[LE-08] every term of the glossary of $id is on the page that it names', (course) => {
  const { id, glossary, lessons } = course
  const [least, most] = SIZES[id] ?? [12, 40]
  expect(glossary.length).toBeGreaterThanOrEqual(least)
  expect(glossary.length).toBeLessThanOrEqual(most)
  expect(new Set(glossary.map(({ term }) => term)).size).toBe(glossary.length)
  const index = courseIndex(course)
  for (const { term, also, lesson, page } of glossary) {
    const title = lessons.find((one) => one.id === lesson)?.pages[page - 1]?.title
    const found = index.pages.find((one) => one.lesson === lesson && one.title === title)
    const text = asWords([found?.title, ...(found?.texts ?? [])].join(' '))
    expect(
      [term, ...also].some((form) => text.includes(asWords(form))),
      term,
    ).toBe(true)
  }
})

test.each(courses)('[LE-08] the index of $id has every page and none of the questions', (course) => {
  const { pages } = courseIndex(course)
  expect(pages).toHaveLength(course.lessons.flatMap((lesson) => lesson.pages).length)
  const text = JSON.stringify(pages)
  for (const { prompt } of listQuestions(course))
    expect(text).not.toContain(JSON.stringify(prompt).slice(1, -1))
})
