import { diveLogOf, logContentOf, updateLogLists } from '@fathom/contract/logbook'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import { startOutbox } from '../../../shared/offline/outbox.ts'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { deviceDives } from '../form/draft/stored-dive.ts'
import { divesSender } from '../live/dives-sender.ts'
import { DIVES, endPage, type Feed, listIn, toastText, VERIFIED } from './list-selection.fixture.ts'
import { aWire, soon } from './logbook.fixture.ts'

afterEach(endPage)

const openList = (address = '/logbook') => listIn((prepare) => anOpenPage(address, {}, prepare))

const tagsOf = async (feed: Feed) =>
  Object.fromEntries(
    (await feed.ask({ limit: 10 })).changes.flatMap(({ log }) =>
      log ? [[log.dive_title, logContentOf(log).experience.tags]] : [],
    ),
  )

test('[LO-08] [BO-03] tags of several dives wait on this device, one call sends them, and a verified dive stays', async () => {
  const { press, text, addTags, asked, calls, queries, feed } = await openList()
  await press('button', 'Select dives')
  await press('button', 'Select all')
  await addTags('Wreck, Night')
  await soon(() => expect(toastText()).toMatch(/^Changed 3 dives\. 1 dive unchanged/))
  const stored = await deviceDives.list()
  expect(stored.map(({ content }) => content.experience.tags)).toEqual(Array(3).fill(['Wreck', 'Night']))
  expect(stored.map(({ id }) => id)).not.toContain(VERIFIED)
  await soon(() => expect(text()).toContain('Not uploaded yet'))
  const end = startOutbox(queries, [divesSender(calls, queries, 100001)])
  await soon(async () => expect(await deviceDives.list()).toEqual([]))
  const tags = ['Wreck', 'Night']
  expect(await tagsOf(feed)).toEqual({ Anchor: tags, Bommie: tags, Canyon: tags, Drills: [] })
  expect(asked).toEqual([updateLogLists.id])
  end()
})

/** How often the outbox was asked to send. */
function countSends() {
  const seen = vi.fn()
  const over = new AbortController()
  addEventListener('fathom.waiting', seen, { signal: over.signal })
  onTestFinished(() => over.abort())
  return () => seen.mock.calls.length
}

test('[LO-08] [BO-04] Undo takes tags away again before they are sent, and costs no call', async () => {
  const { press, pick, addTags, asked } = await openList()
  await press('button', 'Select dives')
  await pick('Anchor')
  await pick('Bommie')
  const sends = countSends()
  await addTags('Wreck')
  await soon(() => expect(toastText()).toBe('Changed 2 dives.'))
  expect(await deviceDives.list()).toHaveLength(2)
  expect(sends()).toBe(0)
  dismissToast(currentToast()?.id ?? 0, true)
  await soon(() => expect(toastText()).toBe('Change undone.'))
  expect(await deviceDives.list()).toEqual([])
  expect(asked).toEqual([])
})

test('[LO-08] tags are sent once Undo is over; dives that have them already need neither', async () => {
  const { press, pick, addTags } = await openList()
  await press('button', 'Select dives')
  await pick('Anchor')
  const sends = countSends()
  await addTags('Wreck')
  await soon(() => expect(toastText()).toBe('Changed 1 dive.'))
  expect(sends()).toBe(0)
  dismissToast(currentToast()?.id ?? 0)
  expect(sends()).toBe(1)
  await addTags('WRECK')
  await soon(() => expect(currentToast()).toMatchObject({ text: 'Changed 1 dive.' }))
  expect(currentToast()?.action).toBeUndefined()
})

test('[LO-08] [BO-04] Undo also takes away tags that were sent meanwhile, and only those that were added', async () => {
  const { press, pick, addTags, calls, queries, feed } = await openList()
  await press('button', 'Select dives')
  await pick('Anchor')
  await pick('Bommie')
  await addTags('Wreck')
  await soon(() => expect(toastText()).toBe('Changed 2 dives.'))
  const end = startOutbox(queries, [divesSender(calls, queries, 100001)])
  await soon(async () => expect(await tagsOf(feed)).toMatchObject({ Anchor: ['Wreck'], Bommie: ['Wreck'] }))
  // Someone else's tag of the meantime stays.
  feed.save(
    diveLogOf({
      ...aWire(DIVES[0]),
      version: 3,
      experience: { ...aWire().experience, tags: ['Wreck', 'Cold'] },
    }),
  )
  await soon(async () => expect(await deviceDives.list()).toEqual([]))
  dismissToast(currentToast()?.id ?? 0, true)
  await soon(() => expect(toastText()).toBe('Change undone.'))
  await soon(async () => expect(await tagsOf(feed)).toMatchObject({ Anchor: ['Cold'], Bommie: [] }))
  end()
})
