import {
  diveLog,
  diveLogOf,
  logbookChanges,
  updateRecreationalLog,
  updateTrainingLog,
  withdrawTrainingLog,
} from '@fathom/contract/logbook'
import { contentOf } from '@fathom/domain/logbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import { answerLogbook, aWire, emptyDevice, listOn, type Replies, soon } from '../list/logbook.fixture.ts'
import { deviceDives } from './draft/stored-dive.ts'
import { fieldIn, standInForBrowser, type } from './open-form.fixture.ts'

beforeEach(async () => {
  await emptyDevice()
  standInForBrowser()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await emptyDevice()
})

const DIVE = aWire({ id: '018f0000-0000-7000-8000-0000000000aa', dive_title: 'Reef', dive_type: 'Shore' })
const FORM = `/logbook/log-dive/recreational/update/${DIVE.id}`

async function open(address: string, replies: Replies = {}, dive = DIVE) {
  const page = await anOpenPage(address, {}, ({ fetch }) => ({ feed: answerLogbook(fetch, replies, [dive]) }))
  return { ...page, ...listOn(page.place) }
}

test('[BO-01] [BO-03] a dive of the logbook opens in its form offline, and its changes are in the list at once', async () => {
  const list = await open('/logbook')
  await soon(() => expect(list.titles()).toHaveLength(1))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const lost = () => new TypeError('Failed to fetch')
  const page = await open(FORM, { [logbookChanges.id]: lost, [updateRecreationalLog.id]: lost })
  const title = await fieldIn(page.place, 'dive.title')
  expect(title.value).toBe('Reef')
  type(title, 'Reef at dusk')
  await page.press('button[type=submit]', 'Save')
  await soon(() => expect(page.titles()).toEqual(['Reef at dusk, 14 May 2026']))
  expect(page.text()).toContain('Not uploaded yet')
  expect(await deviceDives.list()).toMatchObject([
    { id: DIVE.id, request: 'Published', base: { version: 1 } },
  ])
})

test('a form that is open when its dive is deleted elsewhere stays open', async () => {
  const asked = Promise.withResolvers<void>()
  const page = await open(FORM, {
    [diveLog.id]: () => {
      asked.resolve()
      return { diveLog: null }
    },
  })
  const title = () => page.place.querySelector<HTMLInputElement>('[data-field="dive.title"] input')
  await soon(() => expect(title()?.value).toBe('Reef'))
  const before = title()
  page.feed.remove(DIVE.id)
  await page.queries.invalidateQueries({ queryKey: ['logbook'] })
  await asked.promise
  await soon(() => expect(page.queries.getQueryData(['logbook', 'edit', DIVE.id])).toBeNull())
  await new Promise(requestAnimationFrame)
  expect(title()).toBe(before)
})

test('[BO-04] an open form takes over what another device changed', async () => {
  const page = await open(FORM)
  const title = () => page.place.querySelector<HTMLInputElement>('[data-field="dive.title"] input')
  await soon(() => expect(title()?.value).toBe('Reef'))
  page.feed.save({ ...diveLogOf(DIVE), title: 'Renamed there', version: 2 })
  await page.queries.invalidateQueries({ queryKey: ['logbook'] })
  await soon(() => expect(title()?.value).toBe('Renamed there'))
})

test('[BO-04] changes of a dive that was sent from another device are named, and open when it is taken back', async () => {
  const sent = { ...DIVE, log_type: 'Training', status: 'Pending', version: 2 } as const
  const log = diveLogOf(sent)
  const typed = { ...contentOf(log), title: 'Typed here' }
  const base = { ...log, status: 'Draft', version: 1 } as const
  const savedAt = '2026-05-15T09:00:00.000Z'
  await deviceDives.put(log.id, {
    id: log.id,
    affiliateId: 100001,
    logType: 'Training',
    content: typed,
    base,
    savedAt,
  })
  const draft = { ...sent, status: 'Draft', version: 3 } as const
  const page = await open(
    FORM.replace('recreational', 'training'),
    {
      [diveLog.id]: () => ({ diveLog: sent }),
      [withdrawTrainingLog.id]: () => {
        page.feed.save(diveLogOf(draft))
        return { withdrawTrainingLog: draft }
      },
      [updateTrainingLog.id]: () => new TypeError('Failed to fetch'),
    },
    sent,
  )
  const title = () => page.place.querySelector<HTMLInputElement>('[data-field="dive.title"] input')?.value
  await soon(() => expect(page.text()).toContain('You also changed it on this device.'))
  expect(title()).toBe('Reef')
  await page.press('button', 'Withdraw')
  await soon(() => expect(title()).toBe('Typed here'))
})
