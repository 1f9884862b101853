import {
  createRecreationalLog,
  deleteRecreationalLog,
  diveLogs,
  logbookOverview,
  restoreDiveLog,
} from '@fathom/contract/logbook'
import { expect, test, vi } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import { startOutbox } from '../../../shared/offline/outbox.ts'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { deviceDives, keyOf } from '../form/draft/stored-dive.ts'
import { aContent, aLog, wireOf } from '../form/state/dive-log.fixture.ts'
import { divesSender } from '../live/dives-sender.ts'
import {
  answerLogbook,
  aWire,
  listOn,
  OVERVIEW,
  PUBLISHED,
  type Replies,
  soon,
  TRAINING,
  type Variables,
} from './logbook.fixture.ts'

async function openList(address: string, replies: Replies = {}) {
  const page = await anOpenPage(address, {}, ({ fetch }) => ({ requested: answerLogbook(fetch, replies) }))
  return { ...page, ...listOn(page.place) }
}

test('[SC-05] a dive is deleted at once and comes back with Undo', async () => {
  let isDeleted = false
  const { titles, press } = await openList('/logbook', {
    [diveLogs.id]: () => ({ diveLogs: isDeleted ? [TRAINING] : [TRAINING, PUBLISHED] }),
    [deleteRecreationalLog.id]: () => {
      isDeleted = true
      return { deleteRecreationalLog: true }
    },
    [restoreDiveLog.id]: () => {
      isDeleted = false
      return { restoreDiveLog: PUBLISHED }
    },
  })
  await press('[role=menuitem]', 'Delete')
  await soon(() => expect(titles()).toEqual(['Rescue scenario, 14 May 2026']))
  const toast = await soon(() => {
    const said = currentToast()
    if (!said) throw new Error('nothing was said')
    return said
  })
  expect(toast.text).toBe('“Lighthouse” deleted.')
  dismissToast(toast.id, true)
  await soon(() => expect(titles()).toHaveLength(2))
  await soon(() => expect(currentToast()?.text).toBe('“Lighthouse” is back.'))
})

test('[SC-05] the focus of a deleted dive moves to the next one', async () => {
  const next = aWire({ id: 'n', dive_title: 'Eel garden' })
  const { titles, press } = await openList('/logbook', {
    [diveLogs.id]: () => ({ diveLogs: [PUBLISHED, next] }),
    [deleteRecreationalLog.id]: () => new Promise(() => undefined),
  })
  await press('[role=menuitem]', 'Delete')
  await soon(() => expect(titles()).toHaveLength(1))
  await soon(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Eel garden/))
})

test('[SC-05] Undo restores a dive from another page too', async () => {
  const restored = vi.fn(() => ({ restoreDiveLog: PUBLISHED }))
  const { place, router, titles, press } = await openList('/logbook', {
    [deleteRecreationalLog.id]: () => ({ deleteRecreationalLog: true }),
    [restoreDiveLog.id]: restored,
  })
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
  await soon(() => expect(restored).toHaveBeenCalledOnce())
  await soon(() => expect(currentToast()?.text).toBe('“Lighthouse” is back.'))
})

test('[SC-05] a failed delete is reported, and the dive keeps its position even when nothing can be refetched', async () => {
  let isDown = false
  const { titles, press } = await openList('/logbook', {
    [diveLogs.id]: () => (isDown ? 500 : { diveLogs: [TRAINING, PUBLISHED] }),
    [deleteRecreationalLog.id]: () => {
      isDown = true
      return 500
    },
  })
  await soon(() => expect(titles()).toHaveLength(2))
  await press('[role=menuitem]', 'Delete')
  await soon(() => expect(currentToast()?.text).toBe('“Lighthouse” was not deleted.'))
  expect(titles()).toEqual(['Rescue scenario, 14 May 2026', 'Lighthouse, 14 May 2026'])
})

test('a card keeps its element while totals load and dives are refetched, so its menu stays open', async () => {
  let answer: (reply: unknown) => void = () => undefined
  const late = new Promise((resolve) => {
    answer = resolve
  })
  let title = 'Lighthouse'
  const { place, queries, titles, text } = await openList('/logbook', {
    [logbookOverview.id]: () => late,
    [diveLogs.id]: () => ({ diveLogs: [TRAINING, { ...PUBLISHED, dive_title: title, version: 2 }] }),
  })
  await soon(() => expect(titles()).toHaveLength(2))
  const elements = () => [...place.querySelectorAll('main li, main li [role=menu], main li button')]
  const before = elements()
  answer(OVERVIEW)
  await soon(() => expect(text()).toContain('2h10min'))
  title = 'Lighthouse again'
  await queries.invalidateQueries({ queryKey: ['logbook'] })
  dispatchEvent(new Event('focus'))
  await soon(() => expect(text()).toContain('Lighthouse again'))
  expect(elements()).toEqual(before)
  expect(elements().every((element, at) => element === before[at])).toBe(true)
})

test('the outbox sends dives stored on this device, and the open list shows them', async () => {
  const stored = {
    id: 'k',
    affiliateId: 100001,
    logType: 'Recreational' as const,
    content: aContent({ title: 'Written at sea' }),
    base: null,
    keptAt: '2026-05-16T08:00:00Z',
  }
  // Test files share one device: a form in another file may have left a draft.
  for (const left of await deviceDives.list()) await deviceDives.remove(keyOf(left))
  await deviceDives.put('k', stored)
  // An earlier version stored dives without a mark.
  localStorage.removeItem('dives.waiting')
  const sent: Variables[] = []
  const { titles, calls, queries } = await openList('/logbook', {
    [diveLogs.id]: () => ({
      diveLogs: sent.length > 0 ? [aWire({ id: 'k', dive_title: 'Written at sea' }), PUBLISHED] : [PUBLISHED],
    }),
    [createRecreationalLog.id]: (variables) => {
      sent.push(variables)
      return { createRecreationalLog: wireOf(aLog({ id: 'k', title: 'Written at sea' })) }
    },
  })
  const end = startOutbox(queries, [divesSender(calls, queries, 100001)])
  await soon(() => expect(titles()).toContain('Written at sea, 14 May 2026'))
  expect(sent).toHaveLength(1)
  expect(await deviceDives.list()).toEqual([])
  end()
})
