import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { weigh } from './document-weight.ts'

const weightOf = (text: string, variables = {}) => weigh(parse(text), variables)

test('depth is that of the deepest field, including fragments', () => {
  expect(weightOf('{ a { b { c } } d }').depth).toBe(3)
  expect(weightOf('{ a { ...F } } fragment F on A { b { ... on B { c { d } } } }').depth).toBe(4)
})

test('counts aliases once for each spread of their fragment', () => {
  expect(weightOf('{ x: a { ...F } y: a { ...F } } fragment F on A { z: b }').aliases).toBe(4)
})

test('breadth is that of the widest selection', () => {
  expect(weightOf('{ a { b c d } e }').breadth).toBe(3)
})

test('a list multiplies its cost by its limit, as a literal or a variable', () => {
  expect(weightOf('{ logs(limit: 50) { id title } }').cost).toBe(101)
  expect(
    weightOf('query ($n: Int!) { logs(limit: $n) { id dives(limit: 10) { id } } }', { n: 20 }).cost,
  ).toBe(241)
})

test("a limit that isn't a number or is below one counts once", () => {
  expect(weightOf('query ($n: Int) { logs(limit: $n) { id } }', { n: 'many' }).cost).toBe(2)
  expect(weightOf('{ logs(limit: -5) { id } }').cost).toBe(2)
})

test('terminates for fragments that spread each other', () => {
  expect(weightOf('{ ...F } fragment F on Q { a { ...G } } fragment G on A { b { ...F } }').depth).toBe(2)
})

test('weighs thirty fragments that double each other instantly', () => {
  const fragments = Array.from({ length: 30 }, (_, n) => `fragment F${n} on Q { ...F${n + 1} ...F${n + 1} }`)
  const { cost } = weightOf(`{ ...F0 } ${fragments.join(' ')} fragment F30 on Q { a }`)
  expect(cost).toBe(2 ** 30)
})

test("introspection doesn't count toward the depth", () => {
  expect(weightOf('{ __schema { types { fields { type { ofType { ofType { name } } } } } } }').depth).toBe(1)
})
