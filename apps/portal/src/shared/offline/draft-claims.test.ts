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

test('drafts of earlier visits come newest first, and those of an earlier portal version come last', async () => {
  expect(await names()).toEqual(['c', 'b', 'a'])
})

test("a draft open in another tab is not listed until that tab releases it, and this tab's drafts are its own", async () => {
  const letGo = markInFlight('left.c')
  const end = holdDraft('left.b')
  expect(await names()).toEqual(['b', 'a'])
  letGo()
  end()
  expect(await names()).toEqual(['c', 'b', 'a'])
})
