import { expect, test } from 'vitest'
import { aDive } from '../statistics/dive.fixture.ts'
import { byStart } from './dive-order.ts'

const at = (id: string, date: string, timeIn: string | null) => aDive({ id, date, depthTime: { timeIn } })

test('[LO-09] dives are in the order of day, time in and id; without a time they are the first of their day', () => {
  const dives = [
    at('a', '2026-05-14', '14:30'),
    at('d', '2026-05-14', '09:12'),
    at('c', '2026-05-14', '09:12'),
    at('e', '2026-05-14', null),
    at('f', '2026-05-13', '18:00'),
  ]
  expect(dives.toSorted(byStart).map(({ id }) => id)).toEqual(['f', 'e', 'c', 'd', 'a'])
})
