import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { weigh } from './document-weight.ts'

const weightOf = (text: string, variables = {}) => weigh(parse(text), variables)

test('depth is that of the deepest field, through fragments too', () => {
  expect(weightOf('{ a { b { c } } d }').depth).toBe(3)
  expect(weightOf('{ a { ...F } } fragment F on A { b { ... on B { c { d } } } }').depth).toBe(4)
})

test('aliases are counted as often as their fragment is spread', () => {
  expect(weightOf('{ x: a { ...F } y: a { ...F } } fragment F on A { z: b }').aliases).toBe(4)
})

test('breadth is that of the widest selection', () => {
  expect(weightOf('{ a { b c d } e }').breadth).toBe(3)
})

test('a list costs as often as its limit asks for, written or given', () => {
  expect(weightOf('{ logs(limit: 50) { id title } }').cost).toBe(101)
  expect(
    weightOf('query ($n: Int!) { logs(limit: $n) { id dives(limit: 10) { id } } }', { n: 20 }).cost,
  ).toBe(241)
})

test('a limit that is no number, or below one, counts once', () => {
  expect(weightOf('query ($n: Int) { logs(limit: $n) { id } }', { n: 'many' }).cost).toBe(2)
  expect(weightOf('{ logs(limit: -5) { id } }').cost).toBe(2)
})

test('fragments that spread each other end', () => {
  expect(weightOf('{ ...F } fragment F on Q { a { ...G } } fragment G on A { b { ...F } }').depth).toBe(2)
})

test('thirty fragments that double each other are weighed at once', () => {
  const fragments = Array.from({ length: 30 }, (_, n) => `fragment F${n} on Q { ...F${n + 1} ...F${n + 1} }`)
  const { cost } = weightOf(`{ ...F0 } ${fragments.join(' ')} fragment F30 on Q { a }`)
  expect(cost).toBe(2 ** 30)
})

test('introspection does not count as depth', () => {
  expect(weightOf('{ __schema { types { fields { type { ofType { ofType { name } } } } } } }').depth).toBe(1)
})
