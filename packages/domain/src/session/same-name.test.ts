import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test('a retyped name matches regardless of case, spaces and marks', () => {
  expect(isSameName('Zoë  O’Hara-Núñez', ' zoe ohara nunez')).toBe(true)
  expect(isSameName('Işıl Groß', 'ISIL GROSS')).toBe(true)
  expect(isSameName('نورة القحطاني', 'نُورة  القحطاني')).toBe(true)
  expect(isSameName('王 小明', '王小明')).toBe(true)
})

test('a different name, half a name, or nothing does not match', () => {
  expect(isSameName('Ines Duarte', 'Ines')).toBe(false)
  expect(isSameName('Ines Duarte', 'x')).toBe(false)
  expect(isSameName(' ', '-')).toBe(false)
})
