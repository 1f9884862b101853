// @vitest-environment node
import { expect, test } from 'vitest'
import { holdDraft, leftBehind } from './draft-claims.ts'
import { markInFlight } from './in-flight.ts'

const KEPT = [
  { name: 'a' },
  { name: 'b', keptAt: '2026-11-15T08:00:00Z' },
  { name: 'c', keptAt: '2026-11-15T09:00:00Z' },
]

const names = async () => (await leftBehind(KEPT, ({ name }) => `left.${name}`)).map(({ name }) => name)

test('what visits left comes the newest first, and what an earlier portal kept comes last', async () => {
  expect(await names()).toEqual(['c', 'b', 'a'])
})

test('what another tab holds is not left behind until that tab lets go, and what this one holds is its own', async () => {
  const letGo = markInFlight('left.c')
  const end = holdDraft('left.b')
  expect(await names()).toEqual(['b', 'a'])
  letGo()
  end()
  expect(await names()).toEqual(['c', 'b', 'a'])
})
