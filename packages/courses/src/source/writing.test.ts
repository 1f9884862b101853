import { expect, test } from 'vitest'
import type { Course } from './course.ts'
import { readCourse } from './read-course.ts'

const courses = ['open-water', 'nitrox', 'discover-scuba', 'buoyancy'].map((name) =>
  readCourse(name, 'en-US'),
)

const LONGEST_SENTENCE = 26
const HEAVY =
  /\b(utilize|therefore|furthermore|moreover|however|prior to|in order to|shall|whilst|commence|ensure that)\b/i

function listTexts(course: Course): string[] {
  const pages = course.lessons.flatMap((lesson) => lesson.pages)
  const blocks = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items
      if (block.kind === 'drawing') return [block.title, block.shows, block.task, block.solved]
      return block.kind === 'plate' ? [block.caption, block.description] : [block.text]
    }),
  )
  const every = [
    ...pages.flatMap(({ questions }) => questions),
    ...course.exam.sections.flatMap(({ pool }) => pool),
  ]
  return [
    ...pages.map(({ title }) => title),
    ...blocks,
    ...course.exam.intro,
    ...course.glossary.map(({ text }) => text),
    ...every.flatMap(({ prompt, choices, reason, feedback }) => [prompt, ...choices, reason, ...feedback]),
  ]
}

const sentencesOf = (text: string) => text.replaceAll('**', '').split(/(?<=[.?])\s+(?=[A-Z"])/)
const wordsIn = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

test.each(courses)('the sentences of $id are short', (course) => {
  const sentences = listTexts(course).flatMap(sentencesOf)
  expect(sentences.filter((sentence) => wordsIn(sentence) > LONGEST_SENTENCE)).toEqual([])
  const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0)
  expect(words / sentences.length).toBeLessThan(12)
})

test.each(courses)('the wording of $id is plain: no shouting, no dashes, no heavy words', (course) => {
  expect(listTexts(course).filter((text) => /!|—| – /.test(text) || HEAVY.test(text))).toEqual([])
})

const METERS = /([\d.,]+) meters?(?: \(([\d.,]+) feet)?/g

test.each(courses)('a depth in $id is given in meters and, within a tenth, in feet', (course) => {
  for (const text of listTexts(course))
    for (const [found, meters = '', feet] of text.matchAll(METERS)) {
      if (feet === undefined) continue
      const right = Number(meters.replaceAll(',', '')) * 3.281
      expect(Math.abs(Number(feet.replaceAll(',', '')) - right) / right, found).toBeLessThan(0.1)
    }
})

/** The deepest point of a mix isn't converted but counted in feet, so EAN35 has 30 meters and 99 feet. */
const PRINTED: Record<string, readonly string[]> = {
  12: ['40'],
  18: ['60'],
  24: ['80'],
  30: ['100', '99'],
  40: ['130'],
}

test.each(courses)(
  '[TS-13] a limit of training in $id has one figure in feet, in lessons and exam',
  (course) => {
    for (const [found, meters = '', feet = ''] of listTexts(course)
      .join('\n')
      .matchAll(/\b(\d+) meters \((\d+) feet\)/g))
      expect(PRINTED[meters] ?? [feet], found).toContain(feet)
  },
)

const toNumber = (text = '') => Number(text.replaceAll(',', ''))
const OTHER_UNITS = [
  [/([\d.,]+) bar \(([\d.,]+) psi\)/g, 14.5],
  [/([\d.,]+) kilograms? \(([\d.,]+) pounds\)/g, 2.205],
] as const

test.each(courses)('pressures and weights of $id agree in both unit systems', (course) => {
  for (const [pattern, factor] of OTHER_UNITS)
    for (const [found, metric, imperial] of listTexts(course).join('\n').matchAll(pattern)) {
      const right = toNumber(metric) * factor
      expect(Math.abs(toNumber(imperial) - right) / right, found).toBeLessThan(0.14)
    }
})

test.each(courses)('every page and question of $id that mentions a depth gives it in feet too', (course) => {
  const places = course.lessons.flatMap(({ pages }) =>
    pages.flatMap(({ blocks, questions }) => [
      blocks
        .map((block) => (block.kind === 'list' ? block.items.join(' ') : 'text' in block ? block.text : ''))
        .join(' '),
      ...questions.map(({ prompt, choices, reason }) => [prompt, ...choices, reason].join(' ')),
    ]),
  )
  expect(
    places.filter((text) => /\d meters?\b/.test(text) && !/\d feet\b|\dfeet|\(\d+\)/.test(text)),
  ).toEqual([])
})

test.each(courses)('temperatures of $id are given in both scales and agree', (course) => {
  for (const [found, celsius, fahrenheit] of listTexts(course)
    .join('\n')
    .matchAll(/([\d]+) °C \((\d+) °F\)/g)) {
    const isDifference = found.startsWith('10 ') && fahrenheit === '18'
    expect(Number(fahrenheit), found).toBeCloseTo(Number(celsius) * 1.8 + (isDifference ? 0 : 32), -0.5)
  }
})

const NUMBER = /[\d.,]*\d/.source
const UNIT = /(?: bar| liters| meters| percent)?/.source
const SUM = new RegExp(`${NUMBER}${UNIT}(?: [×÷−+] ${NUMBER}${UNIT})+ = (${NUMBER})`, 'g')

/** From left to right: the courses multiply and divide before they add and take off. */
function workOut(sum: string): number {
  const [first, ...steps] = sum.split(/ (?=[×÷−+] )/)
  return steps.reduce(
    (so, step) => {
      const by = toNumber(new RegExp(NUMBER).exec(step)?.[0])
      if (step.startsWith('×')) return so * by
      if (step.startsWith('÷')) return so / by
      return step.startsWith('−') ? so - by : so + by
    },
    toNumber(new RegExp(NUMBER).exec(first ?? '')?.[0]),
  )
}

test.each(courses)('the sums of $id are right, to the last digit that is given', (course) => {
  const wrong = listTexts(course).flatMap((text) =>
    [...text.matchAll(SUM)].filter(([found, result = '']) => {
      const digits = result.split('.')[1]?.length ?? 0
      return Math.abs(workOut(found.slice(0, found.lastIndexOf(' = '))) - toNumber(result)) >= 10 ** -digits
    }),
  )
  expect(wrong.map(([found]) => found)).toEqual([])
})

test.each(courses)('the pressures of $id belong to their depths', (course) => {
  const stated = /\b[Aa]t (\d+) meters(?: \(\d+ feet\))? the pressure is ([\d.]*\d) bar/g
  for (const text of listTexts(course))
    for (const [found, meters, bar] of text.matchAll(stated))
      expect(Number(bar), found).toBeCloseTo(Number(meters) / 10 + 1)
})
