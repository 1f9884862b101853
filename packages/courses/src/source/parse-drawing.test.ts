import { expect, test } from 'vitest'
import { parseLesson } from './parse-lesson.ts'

const source = `# Water
minutes: 3

## First page

A line.

## Second page

\`\`\`drawing no-stop-time
title: Depth costs time
shows: A line.
depth: 12 from 10 to 30
interval: 60
oxygen: 32 fixed
task: Find an hour.
goal: minutes >= 60
goal: depth >= 20
solved: There it is.
\`\`\`
`

const withLine = (before: string, after: string) => {
  expect(source).toContain(before)
  return () => parseLesson('water', source.replace(before, after))
}

test('a drawing has its texts, its sliders with their ranges, fixed values and goals', () => {
  const [, page] = parseLesson('water', source).pages
  expect(page?.blocks).toEqual([
    {
      kind: 'drawing',
      name: 'no-stop-time',
      title: 'Depth costs time',
      shows: 'A line.',
      values: { depth: 12, before: 0, interval: 60, oxygen: 32 },
      sliders: [
        { name: 'depth', min: 10, max: 30, step: 1 },
        { name: 'interval', min: 15, max: 240, step: 15 },
      ],
      task: 'Find an hour.',
      solved: 'There it is.',
      goals: [
        { of: 'minutes', is: '>=', value: 60 },
        { of: 'depth', is: '>=', value: 20 },
      ],
    },
  ])
})

test.each([
  ['drawing no-stop-time', 'drawing no-stop-tiem', 'water.md:10: no drawing is called "no-stop-tiem"'],
  ['depth: 12', 'dept: 12', 'water.md:13: no-stop-time has no "dept"'],
  ['12 from 10 to 30', 'twelve', 'water.md:13: "depth" is a number'],
  ['12 from 10 to 30', '12 from 10 to 300', 'water.md:13: "depth" lies between 10 and 40'],
  ['12 from 10 to 30', '9 from 10 to 30', 'water.md:13: "depth" starts between 10 and 30'],
  ['interval: 60', 'interval: 62', 'water.md:14: "interval" starts between 15 and 240, in steps of 15'],
  ['minutes >= 60', 'minuets >= 60', 'water.md:17: the drawing has no "minuets"'],
  ['minutes >= 60', 'minutes > 60', 'water.md:17: a goal is'],
  ['minutes >= 60', 'minutes >= long', 'water.md:17: not a number: long'],
  ['minutes >= 60', 'outcome = frist', 'water.md:17: it never says "frist"'],
  ['depth >= 20', 'depth >= 12', 'water.md:10: the task is solved before it begins'],
  ['shows: A line.\n', '', 'water.md:10: a drawing needs "shows"'],
  ['solved: There it is.\n', 'solved: Yes.\nsolved: No.\n', 'water.md:20: a second "solved"'],
  ['goal: depth >= 20\n', '\n', 'water.md:10: a drawing ends with a fence, and has no empty line'],
])('a lesson with "%s" as "%s" is refused with its line', (before, after, why) => {
  expect(withLine(before, after)).toThrow(why)
})
