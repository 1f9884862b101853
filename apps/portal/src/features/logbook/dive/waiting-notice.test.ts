import { diveLogOf, logbookChanges, restoreDiveLog } from '@fathom/contract/logbook'
import { contentOf } from '@fathom/domain/logbook'
import { afterEach, expect, test, vi } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import { storeDelete } from '../device/deletes.ts'
import { deviceDeletes } from '../device/stored-deletes.ts'
import { deviceDives } from '../form/draft/stored-dive.ts'
import {
  answerLogbook,
  emptyDevice,
  listOn,
  PUBLISHED,
  type Replies,
  soon,
  TRAINING,
} from '../list/logbook.fixture.ts'

afterEach(() => void vi.restoreAllMocks())

const LOG = diveLogOf(PUBLISHED)
const ADDRESS = `/logbook/dive/${LOG.id}`

async function open(address: string, replies: Replies = {}, logs = [TRAINING, PUBLISHED]) {
  const page = await anOpenPage(address, {}, ({ fetch }) => ({ feed: answerLogbook(fetch, replies, logs) }))
  return { ...page, ...listOn(page.place) }
}

const change = (title: string, version = LOG.version) => ({
  ...{ id: LOG.id, affiliateId: LOG.affiliateId, logType: LOG.logType, request: 'Published' as const },
  ...{ content: { ...contentOf(LOG), title }, base: { ...LOG, version }, savedAt: '2026-05-16T08:00:00Z' },
})

const seen =
  (words: string) =>
  ({ text }: { text: () => string }) =>
    soon(() => expect(text()).toContain(words))

test('[BO-01] [BO-02] a dive opens offline without having been opened before, and says as of when', async () => {
  await emptyDevice()
  const list = await open('/logbook')
  await soon(() => expect(list.titles()).toHaveLength(2))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const dive = await open(ADDRESS, { [logbookChanges.id]: () => new TypeError('Failed to fetch') })
  await seen('Lighthouse')(dive)
  expect(dive.place.querySelector('h1')?.textContent).toBe('Lighthouse')
  // Both dives are of one day: the other one has the higher id.
  expect(dive.text()).toContain('Dive 1.')
  expect(dive.text()).toMatch(/Updated /)
})

test('[BO-03] a dive that waits shows its changes and that it waits', async () => {
  await emptyDevice()
  await deviceDives.put(LOG.id, change('Lighthouse at dusk'))
  const dive = await open(ADDRESS)
  await seen('Saved on this device.')(dive)
  expect(dive.place.querySelector('h1')?.textContent).toBe('Lighthouse at dusk')
})

test('[BO-04] a dive changed here and deleted elsewhere asks, and comes back with the changes', async () => {
  await emptyDevice()
  await deviceDives.put(LOG.id, change('Mine'))
  const restored = vi.fn()
  const dive = await open(
    ADDRESS,
    {
      [restoreDiveLog.id]: ({ id }) => {
        restored(id)
        dive.feed.save({ ...LOG, version: 3 })
        return { restoreDiveLog: { ...PUBLISHED, version: 3 } }
      },
    },
    [TRAINING],
  )
  await seen('This dive was deleted on another device.')(dive)
  expect(dive.place.querySelector('h1')?.textContent).toBe('Mine')
  await dive.press('button', 'Restore with my changes')
  await seen('Saved on this device. We’ll upload it')(dive)
  expect(restored).toHaveBeenCalledWith(LOG.id)
})

test('[BO-04] changes of a dive deleted elsewhere can be discarded', async () => {
  await emptyDevice()
  await deviceDives.put(LOG.id, change('Mine'))
  const dive = await open(ADDRESS, {}, [TRAINING])
  await seen('This dive was deleted on another device.')(dive)
  await dive.press('button', 'Discard my changes')
  await soon(() => expect(dive.titles()).toEqual(['Rescue scenario, 14 May 2026']))
  expect(await deviceDives.list()).toEqual([])
})

test('[BO-04] a dive deleted here and changed elsewhere asks, and can be kept', async () => {
  await emptyDevice()
  await storeDelete(LOG)
  const dive = await open(ADDRESS, {}, [TRAINING, { ...PUBLISHED, version: 2, dive_title: 'Theirs' }])
  await seen('You deleted this dive, but it was changed on another device.')(dive)
  await dive.press('button', 'Keep dive')
  await soon(() => expect(dive.text()).not.toContain('You deleted this dive'))
  expect(dive.place.querySelector('h1')?.textContent).toBe('Theirs')
  expect(await deviceDeletes.list()).toEqual([])
})

test('[BO-04] the same field changed on two devices leads to the form, where both values are shown', async () => {
  await emptyDevice()
  await deviceDives.put(LOG.id, change('Mine'))
  const dive = await open(ADDRESS, {}, [TRAINING, { ...PUBLISHED, version: 2, dive_title: 'Theirs' }])
  await seen('This dive was also changed on another device.')(dive)
  const link = [...dive.place.querySelectorAll('a')].find((each) => each.textContent === 'Choose values')
  expect(link?.getAttribute('href')).toBe(`/logbook/log-dive/recreational/update/${LOG.id}`)
})
