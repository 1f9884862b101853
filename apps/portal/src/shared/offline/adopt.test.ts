// @vitest-environment node
import { expect, test } from 'vitest'
import { aDeviceForEachTest, openTab } from './device.fixture.ts'

aDeviceForEachTest()

type Dive = { id: string; affiliateId: number; base: { affiliateId: number; version: number } | null }

const aDive = (id: string, affiliateId: number): Dive => ({
  id,
  affiliateId,
  base: { affiliateId, version: 3 },
})

async function openAs(person: number) {
  const tab = await openTab()
  tab.setDevicePerson(person)
  const { adoptEntries } = await import('./adopt.ts')
  return { dives: tab.deviceEncryptedStore<Dive>('dive-drafts'), adoptEntries }
}

test('[OF-03] dives that wait under a number that was merged become those of the staying person', async () => {
  const { dives: old } = await openAs(1)
  await old.put('a', aDive('a', 1))
  await old.put('b', aDive('b', 1))
  const { dives, adoptEntries } = await openAs(2)
  await dives.put('b', aDive('b', 2))
  expect(await adoptEntries(['dive-drafts'], { from: 1, to: 2 })).toBe(1)
  expect(await dives.find('a')).toEqual(aDive('a', 2))
  expect((await dives.list()).map(({ id }) => id).sort()).toEqual(['a', 'b'])
  // What both have isn't overwritten, and nothing is lost.
  expect((await (await openAs(1)).dives.list()).map(({ id }) => id)).toEqual(['b'])
})

test('[OF-03] nobody else on the device is touched', async () => {
  const { dives: other } = await openAs(3)
  await other.put('c', aDive('c', 3))
  const { dives, adoptEntries } = await openAs(2)
  expect(await adoptEntries(['dive-drafts'], { from: 1, to: 2 })).toBe(0)
  expect(await dives.list()).toEqual([])
  expect(await (await openAs(3)).dives.list()).toEqual([aDive('c', 3)])
})
