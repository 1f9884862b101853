import { deletedDiveLogs, diveLogOf, restoreDiveLog } from '@fathom/contract/logbook'
import { expect, test } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import { forgetAnswers } from '../../../shared/offline/stored-answers.fixture.ts'
import { mountMenus } from '../../../shared/testing/open-menu.fixture.ts'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { deviceDeletes } from '../device/stored-deletes.ts'
import {
  answerLogbook,
  aWire,
  emptyDevice,
  listOn,
  PUBLISHED,
  type Replies,
  soon,
} from '../list/logbook.fixture.ts'

const DAY = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const WRECK = aWire({ id: 'w', dive_title: 'Wreck by night', dive_date: '2026-03-02' })

async function open(address: string, replies: Replies = {}) {
  await emptyDevice()
  await forgetAnswers()
  const given: Record<string, Replies[string]> = { ...replies }
  let isDeleted = true
  const page = await anOpenPage(address, {}, ({ fetch }) => {
    const feed = answerLogbook(fetch, given, [PUBLISHED])
    given[deletedDiveLogs.id] ??= () => ({
      deletedDiveLogs: isDeleted
        ? [{ log: WRECK, deleted_date: daysFromNow(-8.5), purge_date: daysFromNow(21.5) }]
        : [],
    })
    given[restoreDiveLog.id] ??= () => {
      isDeleted = false
      feed.save(diveLogOf({ ...WRECK, version: 3 }))
      return { restoreDiveLog: { ...WRECK, version: 3 } }
    }
    return { feed }
  })
  return { ...page, list: listOn(page.place) }
}

test('[LO-11] a deleted dive is listed with the days that are left, and restored into the logbook at once', async () => {
  const { text, named, router, list } = await open('/logbook/deleted')
  await soon(() => expect(text()).toContain('Wreck by night'))
  expect(text()).toContain('22 days left')
  expect(text()).toContain('2 March 2026')
  named('button', 'Restore')?.click()
  await soon(() => expect(text()).toContain('No deleted dives'))
  expect(currentToast()?.text).toBe('“Wreck by night” restored.')
  await router.navigate('/logbook')
  await soon(() => expect(list.titles()).toEqual(['Lighthouse, 14 May 2026', 'Wreck by night, 2 March 2026']))
})

test('[LO-11] a dive that could not be restored stays in the list', async () => {
  const { text, named } = await open('/logbook/deleted', { [restoreDiveLog.id]: () => 500 })
  await soon(() => expect(text()).toContain('Wreck by night'))
  named('button', 'Restore')?.click()
  await soon(() => expect(currentToast()?.text).toBe('We couldn’t restore “Wreck by night”.'))
  expect(text()).toContain('22 days left')
})

test('[LO-11] a dive that was deleted offline is listed before the server knows, and restored here', async () => {
  const { text, named, router, list } = await open('/logbook', {
    [deletedDiveLogs.id]: () => ({ deletedDiveLogs: [] }),
    [restoreDiveLog.id]: () => ({ restoreDiveLog: PUBLISHED }),
  })
  await soon(() => expect(list.titles()).toHaveLength(1))
  await deviceDeletes.put('p', {
    ...{ id: 'p', affiliateId: 100001, logType: 'Recreational', version: 1, title: 'Lighthouse' },
    deletedAt: daysFromNow(-0.1),
  })
  await router.navigate('/logbook/deleted')
  await soon(() => expect(text()).toContain('30 days left'))
  expect(text()).toContain('Lighthouse')
  named('button', 'Restore')?.click()
  await soon(() => expect(text()).toContain('No deleted dives'))
  expect(await deviceDeletes.list()).toEqual([])
})

test('[LO-11] the list says when it is empty and when it failed, and the logbook links to it', async () => {
  const empty = await open('/logbook/deleted', { [deletedDiveLogs.id]: () => ({ deletedDiveLogs: [] }) })
  await soon(() => expect(empty.text()).toContain('Dives that you delete stay here for 30 days.'))
  const failed = await open('/logbook/deleted', { [deletedDiveLogs.id]: () => 500 })
  await soon(() => expect(failed.text()).toContain('We couldn’t load your deleted dives.'))
  const logbook = await open('/logbook')
  await soon(() => {
    mountMenus(logbook.place)
    expect(logbook.find('a[href="/logbook/deleted"]')).not.toBeNull()
  })
})
