import { expect, test } from 'vitest'
import { foldedName } from './place-name.ts'

test('a place is found without diacritics and in any letter case', () => {
  expect(foldedName('  Göteborg ')).toBe('goteborg')
  expect(foldedName('Łódź')).toBe('lodz')
  expect(foldedName('Sharm el-Sheikh')).toBe(foldedName('SHARM  EL SHEIKH'))
  expect(foldedName('İstanbul')).toBe('istanbul')
  expect(foldedName("Sana'a")).toBe('sanaa')
  expect(foldedName('上海')).toBe('上海')
})
