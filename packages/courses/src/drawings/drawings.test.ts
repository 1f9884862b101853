import { expect, test } from 'vitest'
import { shownReadings, wordsOf } from '../pages/drawing-html.ts'
import { readCourse } from '../source/read-course.ts'
import { isReached, type Numbers, type PlacedDrawing, type Say } from './drawing.ts'
import { drawings, getDrawing } from './drawings.ts'
import { numbersOf, readingOf, sayIn } from './wording.ts'

const courses = ['open-water', 'nitrox', 'discover-scuba', 'buoyancy'].map((name) =>
  readCourse(name, 'en-US'),
)
const placedIn = (course: (typeof courses)[number]) =>
  course.lessons.flatMap(({ pages }) =>
    pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'drawing' ? [block] : []))),
  )
const placed = courses.flatMap(placedIn)
const [openWater] = courses

/** Every combination of the sliders' values; a planner has too many, so it takes every fifth. */
function* settingsOf({ values, sliders }: Pick<PlacedDrawing, 'values' | 'sliders'>): Generator<Numbers> {
  const [first, ...rest] = sliders
  if (!first) return yield values
  const step = sliders.length > 3 ? Math.max(first.step * 5, (first.max - first.min) / 8) : first.step
  for (let at = first.min; at <= first.max + 1e-9; at += step) {
    const value = Math.round(at / first.step) * first.step
    yield* settingsOf({ values: { ...values, [first.name]: value }, sliders: rest })
  }
}

test.each(courses)('$id has at least three interactive drawings', (course) => {
  expect(placedIn(course).length).toBeGreaterThanOrEqual(3)
})

test('the lessons show every interactive drawing, and Open Water and Nitrox have a dive planner', () => {
  expect([...new Set(placed.map(({ name }) => name))].sort()).toEqual(Object.keys(drawings).sort())
  const planners = courses.filter((course) => placedIn(course).some(({ name }) => name === 'dive-planner'))
  expect(planners.map(({ id }) => id)).toEqual(['open-water', 'nitrox'])
})

const tasks = placed.filter(({ name }) => name !== 'dive-planner').map((one) => [one.title, one] as const)

test.each(tasks)('the task of "%s" can be solved, and what it says is known', (_, one) => {
  const drawing = getDrawing(one.name)
  const outcome = new Set<string>()
  let isSolvable = false
  for (const values of settingsOf(one)) {
    isSolvable ||= isReached(drawing, values, one.goals)
    outcome.add(drawing.tell?.(values).key ?? '')
  }
  expect(isSolvable).toBe(true)
  for (const key of outcome) expect(drawing.says).toContain(key)
})

test('a solution of one depth is the only one where the text names it', () => {
  const depthsOf = (title: string) => {
    const one = placed.find((each) => each.title === title) as PlacedDrawing
    const solved = [...settingsOf(one)].filter((values) => isReached(getDrawing(one.name), values, one.goals))
    return [...new Set(solved.map(({ depth }) => depth))]
  }
  expect(depthsOf('Depth costs time')).toEqual([15])
  expect(depthsOf('How long does the gas last?')).toEqual([10])
  expect(depthsOf('The depth that nitrogen feels')).toEqual([25])
  expect(depthsOf('Keep the reserve')).toEqual([12])
  expect(depthsOf('What the suit loses')).toEqual([10])
})

test('a drawing compares with the first dive of the day only where the lesson has a dive before', () => {
  const titlesWith = placed.filter((one) => shownReadings(one).includes('fresh')).map(({ title }) => title)
  expect(titlesWith).toEqual(['The break gives time back'])
})

test.each([
  [32, 33, 111],
  [34, 31, 102],
  [36, 28, 95],
  [38, 26, 88],
  [40, 25, 82],
])(
  'EAN%i has the same deepest point in a drawing as in the lessons: %i meters (%i feet)',
  (oxygen, meters, feet) => {
    const [nitrox, planner] = [getDrawing('nitrox-depth'), getDrawing('dive-planner')]
    const values = { oxygen, depth: meters + 1 }
    const reading = readingOf(nitrox.results(values), 'planned')
    expect([reading.value, reading.feet]).toEqual([meters, feet])
    expect(nitrox.tell?.(values).numbers).toMatchObject({ planned: meters, feet })
    const startOf = Object.entries(planner.controls).map(([name, { start }]) => [name, start])
    const plan = { ...Object.fromEntries(startOf), oxygen }
    const check = planner.checks?.(plan).find(({ key }) => key === 'oxygen')
    expect(check?.numbers).toMatchObject({ mod: meters, modFeet: feet })
    const source = JSON.stringify(readCourse('nitrox', 'en-US'))
    expect(source).toContain(`${meters} meters (${feet} feet)`)
  },
)

const GOOD_PLANS: readonly Numbers[] = [
  { depth1: 16, time1: 40, interval: 90, depth2: 12, time2: 40 },
  { oxygen: 36, depth1: 26, time1: 28, interval: 90, depth2: 18, time2: 35 },
]

test('the plan that a planner begins with is refused, and a good one is not', () => {
  const planners = placed.filter(({ name }) => name === 'dive-planner')
  expect(planners).toHaveLength(GOOD_PLANS.length)
  for (const [at, { values, goals }] of planners.entries()) {
    const { checks } = drawings['dive-planner'] ?? {}
    const good = { ...values, ...GOOD_PLANS[at] }
    expect(checks?.(values).some(({ isMet }) => !isMet)).toBe(true)
    expect(checks?.(good).filter(({ isMet }) => !isMet)).toEqual([])
    expect(isReached(getDrawing('dive-planner'), good, goals)).toBe(true)
  }
})

/** Reads every text that a drawing may need, and reports which. */
function readAll(one: PlacedDrawing, say: Say) {
  const drawing = getDrawing(one.name)
  const canvas = { id: 'x', width: 760, height: 500, isNarrow: false }
  for (const values of settingsOf({ ...one, sliders: one.sliders.slice(0, 2) })) {
    if (/NaN|undefined|Infinity/.test(drawing.draw(canvas, values, say))) throw new Error(one.title)
    const outcome = drawing.tell?.(values)
    if (outcome) say(`outcome.${outcome.key}`, outcome.numbers)
    for (const { key, isMet, numbers } of drawing.checks?.(values) ?? [])
      say(`check.${key}.${isMet ? 'met' : 'refused'}`, numbers)
    const results = drawing.results(values)
    for (const key of drawing.readings) say(`${key}.value`, readingOf(results, key))
  }
  for (const key of [...drawing.readings, ...one.sliders.map(({ name }) => name)]) say(key)
  for (const { name, min } of one.sliders) say(`${name}.value`, numbersOf(min))
}

test('a drawing has all its words and valid numbers wherever its sliders are', () => {
  for (const one of placed) {
    const say = sayIn('en-US', wordsOf(openWater as (typeof courses)[number], one.name))
    readAll(one, (key, numbers) => {
      const text = say(key, numbers)
      if (/NaN|\{/.test(text)) throw new Error(`${one.name} ${key}: ${text}`)
      return text
    })
  }
})

test('numbers follow the culture, and 1 has its own form', () => {
  const words = { depth: '{value} meters', 'depth.one': '{value} meter', bar: '{value} bar' }
  expect(sayIn('en-US', words)('depth', { value: 1 })).toBe('1\u00a0meter')
  expect(sayIn('en-US', words)('depth', { value: 2 })).toBe('2\u00a0meters')
  expect(sayIn('de-DE', words)('bar', { value: 1234.56 })).toBe('1.234,56\u00a0bar')
  expect(() => sayIn('en-US', words)('depht')).toThrow(/depht/)
})
