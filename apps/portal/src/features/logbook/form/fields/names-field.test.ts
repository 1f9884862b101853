import { expect, test } from 'vitest'
import { withNames } from './names-field.tsx'

test('a comma of any script ends a name', () => {
  for (const comma of [',', '،', '、', '，']) {
    expect(withNames([], `Mara${comma} Leo`)).toEqual(['Mara', 'Leo'])
  }
  expect(withNames([], 'Mara Lind')).toEqual(['Mara Lind'])
})

test('a buddy is listed only once per dive', () => {
  expect(withNames(['Mara'], 'Leo, Mara, ,Leo')).toEqual(['Mara', 'Leo'])
})
