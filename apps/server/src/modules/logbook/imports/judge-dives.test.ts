import { likenessOf } from '@fathom/domain/logbook'
import { expect, test, vi } from 'vitest'
import type { ImportedDive, KnownDive } from './import-dive.store.ts'
import { MOST_OF_A_DAY, verdictsOf } from './judge-dives.ts'

const aKnown = (at: number): KnownDive => ({
  id: String(at),
  day: '2024-05-01',
  time: null,
  duration: 40,
  maxDepth: at,
})
const aDive = (index: number) => ({
  index,
  sourceKey: String(index),
  dive: {
    start: { local: '2024-05-01' },
    maxDepth: 300,
    duration: 1200,
    problems: [],
  } as unknown as ImportedDive,
})
const UNKNOWN = { bySource: new Map<string, string>(), own: new Set<string>() }

test('[LO-04] a day of the logbook with thousands of dives is compared in part', async () => {
  const compare = vi.fn(likenessOf)
  const known = Array.from({ length: 5000 }, (_, at) => aKnown(at))
  const judged = await verdictsOf([aDive(0), aDive(1)], known, UNKNOWN, compare)
  expect(judged.map(({ verdict }) => verdict)).toEqual(['new', 'new'])
  expect(compare).toHaveBeenCalledTimes(2 * MOST_OF_A_DAY)
})

test('[LO-04] other work goes on while many dives are judged', async () => {
  let isLetThrough = false
  setImmediate(() => {
    isLetThrough = true
  })
  await verdictsOf(
    Array.from({ length: 200 }, (_, index) => aDive(index)),
    [],
    UNKNOWN,
  )
  expect(isLetThrough).toBe(true)
})
