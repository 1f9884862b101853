import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCourse } from './read-course.ts'

const PACKAGE = new URL('../../', import.meta.url)
const foldersIn = (path: string) =>
  readdirSync(new URL(path, PACKAGE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const courses = foldersIn('.').filter((name) => existsSync(new URL(`${name}/course.json`, PACKAGE)))
const banks = courses.flatMap((name) =>
  foldersIn(`${name}/`).map((culture) => {
    const { exam } = readCourse(name, culture)
    return { name, culture, ...exam, pool: exam.sections.flatMap(({ pool }) => pool) }
  }),
)

test('the banks of all four courses are checked', () => {
  expect(banks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['open-water', 'nitrox', 'discover-scuba', 'buoyancy']),
  )
})

test.each(banks)(
  '[TS-11] the exam of $name in $culture is drawn from at least four times its length, the same from each lesson',
  ({ sections, pool, count }) => {
    expect(pool.length).toBeGreaterThanOrEqual(4 * count)
    expect(new Set(sections.map(({ pool }) => pool.length)).size).toBe(1)
  },
)

test.each(banks)(
  '[TS-11] the exam of $name in $culture asks about every page that teaches something',
  ({ name, culture, sections }) => {
    for (const { id, pages } of readCourse(name, culture).lessons) {
      const asked = sections.find(({ lesson }) => lesson === id)?.pool.map(({ explainedOn }) => explainedOn)
      // A page with a single paragraph only announces its questions, and a planner applies what the others teach.
      const taught = pages.filter(
        ({ blocks }) =>
          blocks.length > 1 &&
          !blocks.some((block) => block.kind === 'drawing' && block.name === 'dive-planner'),
      )
      for (const page of taught) expect(asked, page.title).toContain(pages.indexOf(page) + 1)
    }
  },
)

test.each(banks)('[TS-11] no choice in the exam of $name in $culture stands for the others', ({ pool }) => {
  const choices = pool.flatMap(({ choices }) => choices)
  expect(choices.filter((choice) => /\b(all|both|none|neither) of (the|these)\b/i.test(choice))).toEqual([])
})
