import { expect, test } from 'vitest'
import { hasComma, withNames } from './experience-section.tsx'

test('a comma of any script ends a name', () => {
  for (const comma of [',', '،', '、', '，']) {
    expect(hasComma(`Mara${comma}`)).toBe(true)
    expect(withNames([], `Mara${comma} Leo`)).toEqual(['Mara', 'Leo'])
  }
  expect(hasComma('Mara Lind')).toBe(false)
})

test('a buddy is listed only once per dive', () => {
  expect(withNames(['Mara'], 'Leo, Mara, ,Leo')).toEqual(['Mara', 'Leo'])
})
