import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { longestFunction } from './longest-function.ts'

test('measures declarations, arrow functions and methods, nested ones too', () => {
  const source = `const short = () => 1
export function outer() {
  return {
    method() {
      return 1
    },
  }
}`
  expect(longestFunction(parseSync('x.ts', source).program, source)).toBe(7)
  expect(longestFunction(parseSync('x.ts', 'const a = 1').program, 'const a = 1')).toBe(0)
})
