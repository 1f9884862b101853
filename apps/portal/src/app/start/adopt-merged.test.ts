// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { aDeviceForEachTest, openTab } from '../../shared/offline/device.fixture.ts'

aDeviceForEachTest()

async function signInAs(person: number, mergedNumbers?: readonly number[]) {
  const tab = await openTab()
  tab.setDevicePerson(person)
  const { adoptMerged } = await import('./adopt-merged.ts')
  const get = vi.fn(async () => ({ mergedNumbers }))
  const session = { current: () => ({ user: { affiliateId: person, email: 'diver@fathom.test' } }) }
  const adopt = () => adoptMerged({ session, calls: { http: { get } } } as never)
  return { dives: tab.deviceEncryptedStore<{ affiliateId: number }>('dive-drafts'), adopt, get }
}

test('[OF-03] anyone who signs in after a merge finds the dives that wait here under the old number', async () => {
  await (await signInAs(1)).dives.put('a', { affiliateId: 1 })
  const stranger = await signInAs(3)
  await stranger.adopt()
  expect(await stranger.dives.list()).toEqual([])
  const announced = vi.fn()
  vi.stubGlobal('dispatchEvent', announced)
  const { dives, adopt } = await signInAs(2, [1])
  await adopt()
  expect(await dives.list()).toEqual([{ affiliateId: 2 }])
  // The outbox sends them at once.
  expect(announced).toHaveBeenCalledOnce()
})

test('[OF-03] a device where nobody else left a dive asks nothing', async () => {
  const { dives, adopt, get } = await signInAs(2, [1])
  await dives.put('a', { affiliateId: 2 })
  await adopt()
  expect(get).not.toHaveBeenCalled()
})
