import { expect, test } from 'vitest'
import { deepestPoint, equivalentAirDepth } from '../drawings/physics/nitrox.ts'
import { readCourse } from '../source/read-course.ts'
import { drawPlate } from './draw-plate.ts'
import { plates } from './plates.ts'

const courses = ['open-water', 'nitrox', 'discover-scuba', 'buoyancy'].map((name) =>
  readCourse(name, 'en-US'),
)
const shown = courses.flatMap((course) =>
  course.lessons.flatMap(({ pages }) =>
    pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'plate' ? [{ course, block }] : [])),
    ),
  ),
)

test('a lesson shows every drawing, and every label belongs to one', () => {
  const names = [...new Set(shown.map(({ block }) => block.plate))].sort()
  expect(names).toEqual(Object.keys(plates).sort())
  for (const { id, labels } of courses) {
    const own = shown.flatMap(({ course, block }) => (course.id === id ? [block.plate] : []))
    expect(Object.keys(labels).sort()).toEqual(own.sort())
  }
})

test('a drawing is complete: valid numbers, all labels used, deterministic', () => {
  for (const { course, block } of shown) {
    const drawing = drawPlate(course, block, 'x')
    expect(drawing, block.plate).not.toMatch(/NaN|undefined|Infinity/)
    expect(drawPlate(course, block, 'x')).toBe(drawing)
    const used = new Set<string>()
    const plate = plates[block.plate]
    for (const kind of ['wide', 'narrow'] as const) {
      const [width, height] = plate?.[kind] ?? [0, 0]
      plate?.draw({ id: 'x', width, height, isNarrow: kind === 'narrow' }, (key) => {
        used.add(key)
        return 'label'
      })
    }
    expect([...used].sort(), block.plate).toEqual(Object.keys(course.labels[block.plate] ?? {}).sort())
  }
})

test('the air in the jar is half at 10 meters, a third at 20 and a quarter at 30', () => {
  const { course, block } = shown.find(({ block }) => block.plate === 'jar-at-four-depths') ?? {}
  if (!course || !block) throw new Error('the jar is gone')
  const heights = [...drawPlate(course, block, 'x').matchAll(/height="([\d.]+)" rx="0" fill="#fffdf6"/g)].map(
    ([, height]) => Number(height),
  )
  expect(heights.slice(0, 4)).toEqual([104, 52, 34.7, 26])
})

test('the shares of a mix all have the same format', () => {
  const drawing = plates['three-mixes']?.draw(
    { id: 'x', width: 760, height: 400, isNarrow: false },
    (key) => key,
  )
  const shares = drawing?.match(/\d+\s*%/g)
  expect(shares).toEqual(['21%', '79%', '32%', '68%', '36%', '64%'])
})

test('the nitrox drawings match the formulas', () => {
  expect([0.32, 0.36, 0.4].map((oxygen) => deepestPoint(oxygen))).toEqual([33, 28, 25])
  expect(equivalentAirDepth(30, 0.32)).toBeCloseTo(24.4, 1)
})
