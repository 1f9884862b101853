import { Window } from 'happy-dom'
import { Scorm12API } from 'scorm-again/scorm12'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlacedDrawing } from '../../drawings/drawing.ts'
import { drawingHtml } from '../../pages/drawing-html.ts'
import { parseLesson } from '../../source/parse-lesson.ts'
import { readCourse } from '../../source/read-course.ts'
import { playDrawings } from '../drawings.ts'
import { openPage } from './stage.ts'

const course = readCourse('open-water', 'en-US')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function placedIn(source: string): PlacedDrawing {
  const [block] = parseLesson('test', `# Test\nminutes: 1\n\n## Page\n\n${source}\n`).pages[0]?.blocks ?? []
  if (block?.kind !== 'drawing') throw new Error('no drawing')
  return block
}

/** A page with one drawing, played without a lesson around it. */
function play(placed: PlacedDrawing, isSolved = false) {
  const window = new Window()
  const document = window.document as unknown as Document
  document.documentElement.lang = 'en-US'
  document.body.innerHTML = drawingHtml(course, placed, 'p1-1')
  const data = { ...placed, id: 'p1-1' }
  const lesson = { kind: 'lesson', id: 'x', words: {}, terms: [], pages: [], drawings: [data] } as const
  const onSolved = vi.fn()
  playDrawings(document, { ...lesson, drawingWords: course.drawingWords }, [isSolved], onSolved)
  const one = (selector: string) => document.querySelector(selector) as HTMLElement
  return {
    onSolved,
    one,
    slide(name: string, value: number) {
      const input = one(`[data-name="${name}"]`) as HTMLInputElement
      input.value = String(value)
      input.dispatchEvent(new window.Event('input', { bubbles: true }) as unknown as Event)
    },
    valueText: (name: string) => one(`[data-name="${name}"]`).getAttribute('aria-valuetext'),
    reading: (key: string) => one(`[data-reading="${key}"]`).textContent,
    announced: () => one('[role="status"]').textContent?.replaceAll('\u00a0', ' '),
    rest: () => vi.advanceTimersByTime(1000),
  }
}

const bell = placedIn(`\`\`\`drawing pressure-and-volume
title: Take a bell down
shows: A bell.
depth: 0
task: Find a third.
goal: volume = 2
solved: At 20 meters.
\`\`\``)

test('a slider is a labelled range that says its value in words', () => {
  const { one, valueText, slide } = play(bell)
  const input = one('[data-name="depth"]') as HTMLInputElement
  expect(input.type).toBe('range')
  expect(one(`label[for="${input.id}"]`).textContent).toBe('Depth')
  expect(valueText('depth')).toBe('0\u00a0meters (0\u00a0feet)')
  slide('depth', 1)
  expect(valueText('depth')).toBe('1\u00a0meter (3\u00a0feet)')
})

test('moving a slider draws again and shows the numbers at once, and announces them once it rests', () => {
  const { one, slide, reading, announced, rest } = play(bell)
  const before = one('[data-live="wide"]').innerHTML
  slide('depth', 10)
  expect(one('[data-live="wide"]').innerHTML).not.toBe(before)
  expect([reading('pressure'), reading('volume'), reading('density')]).toEqual([
    '2\u00a0bar',
    '3\u00a0liters',
    '2\u00a0times',
  ])
  expect(one('.outcome').textContent).toContain('takes only 3\u00a0of its 6\u00a0liters')
  expect(announced()).toBe('')
  slide('depth', 11)
  slide('depth', 12)
  rest()
  expect(announced()).toContain('The pressure is 2.2 times')
  expect(announced()).not.toContain('Solved')
})

test('a task is solved when the slider rests at its goal, is announced, and stays solved', () => {
  const { one, slide, announced, rest, onSolved } = play(bell)
  slide('depth', 20)
  expect(one('.drawing-done').hidden).toBe(true)
  rest()
  expect(announced()).toContain('Solved. At 20 meters.')
  expect(one('.drawing-done').hidden).toBe(false)
  slide('depth', 3)
  rest()
  slide('depth', 20)
  rest()
  expect(one('.drawing-done').hidden).toBe(false)
  expect(onSolved).toHaveBeenCalledTimes(1)
})

test('a goal that is only passed on the way is not solved', () => {
  const { slide, rest, onSolved } = play(bell)
  for (let depth = 18; depth <= 23; depth++) slide('depth', depth)
  rest()
  expect(onSolved).not.toHaveBeenCalled()
})

test('reset brings the sliders and the drawing back', () => {
  const { one, slide, valueText, reading } = play(bell)
  const before = one('[data-live="narrow"]').innerHTML
  slide('depth', 30)
  one('[data-reset]').click()
  expect(valueText('depth')).toBe('0\u00a0meters (0\u00a0feet)')
  expect(reading('volume')).toBe('6\u00a0liters')
  expect(one('[data-live="narrow"]').innerHTML).toBe(before)
})

test('what was solved before is shown as solved', () => {
  expect(play(bell, true).one('.drawing-done').hidden).toBe(false)
})

const planner = placedIn(`\`\`\`drawing dive-planner
title: Your plan
shows: Two dives.
depth1: 20
time1: 45
depth2: 12
time2: 20
interval: 90
task: Plan 60 minutes.
goal: total >= 60
solved: Well planned.
\`\`\``)

test('a plan is checked on request; each refusal says why, and a change takes the verdict away', () => {
  const { one, slide, announced, onSolved } = play(planner)
  expect(one('.drawing-note').textContent).toMatch(/an exercise and no dive plan.*ZH-L16C.*40\/85/)
  one('[data-check]').click()
  expect(announced()).toMatch(/^Not yet. 3 points are open. Dive 1: 20 meters \(66 feet\) are too deep/)
  expect(announced()).toContain('The no-stop time is 32 minutes.')
  expect(announced()).toContain('50 bar must be left')
  // The numbers are what the task asks, but the plan isn't.
  expect(one('.checks').children).toHaveLength(6)
  expect(one('.checks').textContent).not.toContain('The plan does what the task asks.')
  expect(announced()).toContain('You are trained to 18 meters (60 feet).')
  slide('depth1', 16)
  expect(one('.checks').children).toHaveLength(0)
  expect(onSolved).not.toHaveBeenCalled()
})

test('a plan is solved when every point and the task are met', () => {
  const { one, slide, announced, rest, onSolved } = play(planner)
  slide('depth1', 16)
  slide('time1', 30)
  rest()
  one('[data-check]').click()
  expect(announced()).toBe('Not yet. 1 point is open. The plan is not yet what the task asks. Read it again.')
  slide('time1', 40)
  rest()
  expect(onSolved).not.toHaveBeenCalled()
  one('[data-check]').click()
  expect(announced()).toBe('Solved. Well planned.')
  expect(onSolved).toHaveBeenCalledTimes(1)
})

const FILE = 'breathing-under-pressure.html'
const PAGE = 'Air shrinks as you go down'

test('the keys of a slider move the slider, and neither turn the page nor answer the question', () => {
  const stage = openPage(
    'open-water',
    FILE,
    { API: new Scorm12API({ autocommit: false, logLevel: 5 }) },
    PAGE,
  )
  for (const key of ['ArrowRight', 'ArrowLeft', 'Enter'])
    stage.key(key, '.page:not([hidden]) [data-name="depth"]')
  stage.key('ArrowRight', '.page:not([hidden]) [data-reset]')
  expect(stage.title()).toBe(PAGE)
  expect(stage.note()).toBe('')
})

test('[ST-13] a solved task is saved at once, and the lesson shows it when it is opened again', () => {
  const api = new Scorm12API({ autocommit: false, logLevel: 5 })
  const stage = openPage('open-water', FILE, { API: api }, PAGE)
  stage.slide('.page:not([hidden]) [data-name="depth"]', 20)
  vi.advanceTimersByTime(1000)
  const suspend_data = api.LMSGetValue('cmi.suspend_data')
  expect(suspend_data).toMatch(/~010$/)
  const again = new Scorm12API({ autocommit: false, logLevel: 5 })
  again.loadFromJSON({ cmi: { suspend_data, core: { lesson_location: '5/8' } } } as never)
  const reopened = openPage('open-water', FILE, { API: again })
  expect(reopened.title()).toBe(PAGE)
  expect(reopened.isHidden('.page:not([hidden]) .drawing-done')).toBe(false)
})
