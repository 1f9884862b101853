import {
  createRecreationalLog,
  type DiveLogWire,
  deleteRecreationalLog,
  diveLogOf,
  logbookChanges,
  restoreDiveLog,
  updateRecreationalLog,
} from '@fathom/contract/logbook'
import { afterEach, expect, test, vi } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import { startOutbox } from '../../../shared/offline/outbox.ts'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { deviceDeletes } from '../device/stored-deletes.ts'
import { deviceDives } from '../form/draft/stored-dive.ts'
import { aContent, aLog, wireOf } from '../form/state/dive-log.fixture.ts'
import { divesSender } from '../live/dives-sender.ts'
import {
  answerLogbook,
  aWire,
  emptyDevice,
  listOn,
  PUBLISHED,
  type Replies,
  soon,
  TRAINING,
  type Variables,
} from './logbook.fixture.ts'

type Feed = ReturnType<typeof answerLogbook>

afterEach(() => void vi.restoreAllMocks())

/** The replies are given the server's logbook, to write into it. */
async function openList(replies: (feed: Feed) => Replies = () => ({}), logs?: readonly DiveLogWire[]) {
  await emptyDevice()
  const given: Record<string, Replies[string]> = {}
  const page = await anOpenPage('/logbook', {}, ({ fetch }) => {
    const feed = answerLogbook(fetch, given, logs)
    Object.assign(given, replies(feed))
    return { feed }
  })
  return { ...page, ...listOn(page.place) }
}

const deletes = (feed: Feed) => ({
  [deleteRecreationalLog.id]: ({ id }: Variables) => {
    feed.remove(String(id))
    return { deleteRecreationalLog: true }
  },
  [restoreDiveLog.id]: () => {
    feed.save(diveLogOf(PUBLISHED))
    return { restoreDiveLog: PUBLISHED }
  },
})

const toastOnScreen = () =>
  soon(() => {
    const said = currentToast()
    if (!said) throw new Error('nothing was said')
    return said
  })

test('[SC-05] a dive is deleted at once and comes back with Undo', async () => {
  const { titles, press } = await openList(deletes)
  await press('[role=menuitem]', 'Delete')
  await soon(() => expect(titles()).toEqual(['Rescue scenario, 14 May 2026']))
  const toast = await toastOnScreen()
  expect(toast.text).toBe('“Lighthouse” deleted.')
  expect(await deviceDeletes.list()).toEqual([])
  dismissToast(toast.id, true)
  await soon(() => expect(titles()).toHaveLength(2))
  await soon(() => expect(currentToast()?.text).toBe('“Lighthouse” restored.'))
})

test('[SC-05] the focus of a deleted dive moves to the next one', async () => {
  const next = aWire({ id: 'n', dive_title: 'Eel garden' })
  const { titles, press } = await openList(
    () => ({ [deleteRecreationalLog.id]: () => new Promise(() => undefined) }),
    [PUBLISHED, next],
  )
  await press('[role=menuitem]', 'Delete')
  await soon(() => expect(titles()).toHaveLength(1))
  await soon(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Eel garden/))
})

test('[SC-05] Undo restores a dive from another page too', async () => {
  const { place, router, titles, press, feed } = await openList(deletes)
  await soon(() => expect(titles()).toHaveLength(2))
  await press('[role=menuitem]', 'Delete')
  await soon(() => expect(place.textContent).toContain('“Lighthouse” deleted.'))
  // A slow machine may load the next page for longer than the message stays, unless the pointer rests on it.
  place.querySelector('[popover=manual]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await router.navigate('/settings')
  await soon(() => expect(titles()).toEqual([]))
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }),
  )
  await soon(() => expect(currentToast()?.text).toBe('“Lighthouse” restored.'))
  expect(feed.titles()).toContain('Lighthouse')
})

test('[SC-05] a failed delete is reported, and the dive is back in its place', async () => {
  const { titles, press } = await openList(() => ({ [deleteRecreationalLog.id]: () => 500 }))
  await soon(() => expect(titles()).toHaveLength(2))
  await press('[role=menuitem]', 'Delete')
  await soon(() => expect(currentToast()?.text).toBe('We couldn’t delete “Lighthouse”.'))
  await soon(() => expect(titles()).toEqual(['Rescue scenario, 14 May 2026', 'Lighthouse, 14 May 2026']))
  expect(await deviceDeletes.list()).toEqual([])
})

test('[BO-04] a delete without a connection waits on this device, and is sent later', async () => {
  let isOnline = true
  const { titles, press, calls, queries, feed } = await openList((of) => ({
    [deleteRecreationalLog.id]: (given) =>
      isOnline ? deletes(of)[deleteRecreationalLog.id]?.(given) : new TypeError('Failed to fetch'),
    [logbookChanges.id]: async (args) =>
      isOnline ? { logbookChanges: await of.ask(args) } : new TypeError('Failed to fetch'),
  }))
  await soon(() => expect(titles()).toHaveLength(2))
  isOnline = false
  await press('[role=menuitem]', 'Delete')
  await soon(() => expect(titles()).toEqual(['Rescue scenario, 14 May 2026']))
  await soon(() => expect(currentToast()?.text).toMatch(/^“Lighthouse” deleted on this device\./))
  expect(await deviceDeletes.list()).toMatchObject([{ id: 'p', version: 1 }])
  isOnline = true
  const end = startOutbox(queries, [divesSender(calls, queries, 100001)])
  await soon(async () => expect(await deviceDeletes.list()).toEqual([]))
  expect(feed.titles()).toEqual(['Rescue scenario'])
  expect(titles()).toEqual(['Rescue scenario, 14 May 2026'])
  end()
})

test('[BO-04] a dive that changed elsewhere is not deleted: it is back, and asks', async () => {
  const stale = { errors: [{ message: 'stale', extensions: { problem: 'stale', status: 409 } }] }
  const { titles, press, text } = await openList((feed) => ({
    [deleteRecreationalLog.id]: () => {
      feed.save(diveLogOf({ ...PUBLISHED, dive_title: 'Theirs', version: 2 }))
      return Response.json(stale)
    },
  }))
  await soon(() => expect(titles()).toHaveLength(2))
  await press('[role=menuitem]', 'Delete')
  await soon(() => expect(titles()).toContain('Theirs, 14 May 2026'))
  expect(text()).toContain('Needs your decision')
})

test('a card keeps its element while dives are refetched, so its menu stays open', async () => {
  const { place, queries, titles, text, feed } = await openList()
  await soon(() => expect(titles()).toHaveLength(2))
  const elements = () => [...place.querySelectorAll('main li, main li [role=menu], main li button')]
  const before = elements()
  feed.save(diveLogOf({ ...PUBLISHED, dive_title: 'Lighthouse again', version: 2 }))
  await queries.invalidateQueries({ queryKey: ['logbook'] })
  await soon(() => expect(text()).toContain('Lighthouse again'))
  expect(elements()).toEqual(before)
  expect(elements().every((element, at) => element === before[at])).toBe(true)
})

const AT_SEA = {
  id: 'k',
  affiliateId: 100001,
  logType: 'Recreational' as const,
  content: aContent({ title: 'Written at sea', date: '2026-05-16' }),
  base: null,
  savedAt: '2026-05-16T08:00:00Z',
  request: 'Published' as const,
}

test('[BO-03] a dive stored on this device is in the list, marked; the outbox sends it, and the mark goes', async () => {
  await emptyDevice()
  const { titles, text, calls, queries } = await openList((feed) => {
    const save = (version: number, status: 'Draft' | 'Published') => {
      const log = aLog({ ...AT_SEA.content, id: 'k', version, status })
      feed.save(log)
      return wireOf(log)
    }
    return {
      [createRecreationalLog.id]: () => ({ createRecreationalLog: save(1, 'Draft') }),
      [updateRecreationalLog.id]: () => ({ updateRecreationalLog: save(2, 'Published') }),
    }
  })
  await deviceDives.put('k', AT_SEA)
  await queries.invalidateQueries({ queryKey: ['logbook'] })
  await soon(() => expect(titles()[0]).toBe('Written at sea, 16 May 2026'))
  expect(text()).toContain('Not uploaded yet')
  // An earlier version stored dives without a mark.
  localStorage.removeItem('dives.waiting')
  const end = startOutbox(queries, [divesSender(calls, queries, 100001)])
  await soon(() => expect(text()).not.toContain('Not uploaded yet'))
  expect(titles()[0]).toBe('Written at sea, 16 May 2026')
  expect(await deviceDives.list()).toEqual([])
  end()
})

test('[BO-03] a dive that only this device has can be deleted, and Undo brings it back', async () => {
  const unknown = { errors: [{ message: 'not-found', extensions: { problem: 'not-found', status: 404 } }] }
  const never = () => Response.json(unknown)
  const { titles, press, queries } = await openList(
    () => ({ [deleteRecreationalLog.id]: never, [restoreDiveLog.id]: never }),
    [TRAINING],
  )
  await deviceDives.put('k', AT_SEA)
  await queries.invalidateQueries({ queryKey: ['logbook'] })
  await soon(() => expect(titles()).toHaveLength(2))
  await press('[role=menuitem]', 'Delete')
  await soon(() => expect(titles()).toHaveLength(1))
  expect(await deviceDives.list()).toEqual([])
  dismissToast((await toastOnScreen()).id, true)
  await soon(() => expect(titles()[0]).toBe('Written at sea, 16 May 2026'))
})
