import {
  deleteRecreationalLog,
  diveLogOf,
  logContentOf,
  restoreDiveLog,
  updateRecreationalLog,
} from '@fathom/contract/logbook'
import { afterEach, expect, test, vi } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import { startOutbox } from '../../../shared/offline/outbox.ts'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { deviceDeletes } from '../device/stored-deletes.ts'
import { deviceDives } from '../form/draft/stored-dive.ts'
import { divesSender } from '../live/dives-sender.ts'
import { answerLogbook, aWire, emptyDevice, listOn, type Replies, soon } from './logbook.fixture.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id, true)
})

const IDS = ['1', '2', '3', '4'].map((digit) => `018f0000-0000-7000-8000-00000000000${digit}`)
const [ANCHOR = '', BOMMIE = '', CANYON = '', VERIFIED = ''] = IDS

const DIVES = [
  aWire({ id: ANCHOR, dive_title: 'Anchor', dive_date: '2026-05-04' }),
  aWire({ id: BOMMIE, dive_title: 'Bommie', dive_date: '2026-05-03' }),
  aWire({ id: CANYON, dive_title: 'Canyon', dive_date: '2026-05-02' }),
  aWire({
    ...{ id: VERIFIED, dive_title: 'Drills', dive_date: '2026-05-01' },
    ...{ log_type: 'Training', status: 'Verified' },
  }),
]

type Feed = ReturnType<typeof answerLogbook>

const server = (feed: Feed): Replies => ({
  [deleteRecreationalLog.id]: ({ id }) => {
    feed.remove(String(id))
    return { deleteRecreationalLog: true }
  },
  [restoreDiveLog.id]: ({ id }) => {
    const dive = DIVES.find((each) => each.id === id) ?? aWire()
    feed.save(diveLogOf(dive))
    return { restoreDiveLog: dive }
  },
  [updateRecreationalLog.id]: ({ id, input }) => {
    const before = DIVES.find((each) => each.id === id) ?? aWire()
    const after = { ...before, ...(input as object), id: before.id, version: 2 }
    feed.save(diveLogOf({ ...after, experience: { ...after.experience, photos: [] } }))
    return { updateRecreationalLog: { ...after, experience: { ...after.experience, photos: [] } } }
  },
})

async function openList(address = '/logbook') {
  await emptyDevice()
  const given: Record<string, Replies[string]> = {}
  const exports: { url: string; body: unknown }[] = []
  const page = await anOpenPage(address, {}, ({ fetch }) => {
    const feed = answerLogbook(fetch, given, DIVES)
    Object.assign(given, server(feed))
    const others = fetch.getMockImplementation()
    fetch.mockImplementation(async (input, init) => {
      if (!String(input).includes('/api/logbook/export')) return others?.(input, init) as Promise<Response>
      exports.push({ url: String(input), body: init?.body && JSON.parse(String(init.body)) })
      return new Response('<uddf/>')
    })
    vi.stubGlobal('fetch', fetch)
    return { feed }
  })
  const list = listOn(page.place)
  await soon(() => expect(list.titles().length).toBeGreaterThan(0))
  const box = (name: string) => page.place.querySelector<HTMLInputElement>(`[aria-label^="Select ${name},"]`)
  const pick = async (name: string, shiftKey = false) => {
    const found = await soon(() => {
      const one = box(name)
      if (!one) throw new Error(`no box for ${name}`)
      return one
    })
    found.parentElement?.dispatchEvent(new PointerEvent('pointerdown', { shiftKey, bubbles: true }))
    found.click()
  }
  return { ...page, ...list, box, pick, exports }
}

const toastText = () => currentToast()?.text ?? ''

test('[LO-08] dives are selected one by one, with Shift from one to another, or all that the list has', async () => {
  const { press, pick, box, text } = await openList()
  await press('button', 'Select dives')
  await pick('Anchor')
  await soon(() => expect(text()).toContain('1 dive selected'))
  await pick('Canyon', true)
  await soon(() => expect(text()).toContain('3 dives selected'))
  expect(box('Bommie')?.checked).toBe(true)
  await press('button', 'Select all (4)')
  await soon(() => expect(text()).toContain('4 dives selected'))
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await soon(() => expect(box('Anchor')).toBeNull())
})

test('[LO-08] [BO-03] tags of several dives wait on this device, are sent by the outbox, and a verified dive stays', async () => {
  const { press, place, text, calls, queries, feed } = await openList()
  await press('button', 'Select dives')
  await press('button', 'Select all')
  await press('button', 'Add tags')
  const field = await soon(() => {
    const input = place.querySelector<HTMLInputElement>('dialog input')
    if (!input) throw new Error('no field')
    return input
  })
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Wreck, Night')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() =>
    expect(place.querySelector<HTMLButtonElement>('dialog button:not([aria-pressed])')?.disabled).toBe(false),
  )
  await press('dialog button', 'Add tags')
  await soon(() => expect(toastText()).toMatch(/^Changed 3 dives\. 1 dive stayed unchanged/))
  const stored = await deviceDives.list()
  expect(stored.map(({ content }) => content.experience.tags)).toEqual(Array(3).fill(['Wreck', 'Night']))
  expect(stored.map(({ id }) => id)).not.toContain(VERIFIED)
  await soon(() => expect(text()).toContain('Not uploaded yet'))
  const end = startOutbox(queries, [divesSender(calls, queries, 100001)])
  await soon(async () => expect(await deviceDives.list()).toEqual([]))
  expect(
    (await feed.ask({ limit: 10 })).changes.filter(
      ({ log }) => log && logContentOf(log).experience.tags.length === 2,
    ),
  ).toHaveLength(3)
  end()
})

test('[LO-08] [BO-04] deleting several leaves out a verified one, and one Undo brings all back', async () => {
  const { press, titles, calls, queries, feed } = await openList()
  const end = startOutbox(queries, [divesSender(calls, queries, 100001)])
  await press('button', 'Select dives')
  await press('button', 'Select all')
  await press('div > button', 'Delete')
  await soon(() => expect(titles()).toEqual(['Drills, 1 May 2026']))
  await soon(() => expect(toastText()).toMatch(/^Deleted 3 dives\. 1 dive stayed unchanged/))
  expect(document.activeElement?.textContent).toBe('Done')
  dismissToast(currentToast()?.id ?? 0, true)
  await soon(() => expect(titles()).toHaveLength(4))
  await soon(() => expect(toastText()).toBe('Restored 3 dives.'))
  // Also if a delete was sent before Undo was pressed.
  expect(await deviceDeletes.list()).toEqual([])
  expect(feed.titles()).toHaveLength(4)
  end()
})

test('[LO-08] [BO-04] once Undo is over, the deletes are sent', async () => {
  const { press, pick, titles, calls, queries, feed } = await openList()
  const end = startOutbox(queries, [divesSender(calls, queries, 100001)])
  await press('button', 'Select dives')
  await pick('Anchor')
  await pick('Bommie')
  await press('div > button', 'Delete')
  await soon(() => expect(toastText()).toBe('Deleted 2 dives.'))
  dismissToast(currentToast()?.id ?? 0)
  await soon(() => expect(feed.titles()).toEqual(['Canyon', 'Drills']))
  await soon(async () => expect(await deviceDeletes.list()).toEqual([]))
  expect(titles()).toHaveLength(2)
  end()
})

test('[LO-08] [BO-04] Undo brings back dives whose deletes were sent meanwhile', async () => {
  const { press, pick, titles, calls, queries, feed } = await openList()
  await press('button', 'Select dives')
  await pick('Anchor')
  await press('div > button', 'Delete')
  await soon(() => expect(toastText()).toBe('Deleted 1 dive.'))
  const end = startOutbox(queries, [divesSender(calls, queries, 100001)])
  await soon(() => expect(feed.titles()).not.toContain('Anchor'))
  await soon(async () => expect(await deviceDeletes.list()).toEqual([]))
  dismissToast(currentToast()?.id ?? 0, true)
  await soon(() => expect(titles()).toHaveLength(4))
  expect(feed.titles()).toContain('Anchor')
  end()
})

const saved = () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  URL.createObjectURL ??= () => ''
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  return names
}

test('[LO-10] the whole logbook, the found or the selected dives are exported, in the chosen format', async () => {
  const { press, pick, exports } = await openList('/logbook?find=an')
  const names = saved()
  await press('[role=menuitem]', 'Export dives')
  await press('dialog label', 'Table (CSV)')
  await press('dialog button', 'Export')
  await soon(() => expect(names).toHaveLength(1))
  expect(exports[0]?.body).toEqual({ format: 'csv', ids: [ANCHOR, CANYON] })
  expect(names[0]).toMatch(/^dives-\d{4}-\d\d-\d\d\.csv$/)
  await soon(() => expect(toastText()).toBe('Exported 2 dives.'))
  await press('button', 'Select dives')
  await pick('Canyon')
  await press('div > button', 'Export')
  await press('dialog button', 'Export')
  await soon(() => expect(exports[1]?.body).toEqual({ format: 'uddf', ids: [CANYON] }))
  await soon(() => expect(names).toHaveLength(2))
  await press('[role=menuitem]', 'Export dives')
  await press('dialog label', 'All dives')
  await press('dialog label', 'Archive')
  await press('dialog button', 'Export')
  await soon(() => expect(exports[2]?.url).toMatch(/export\?format=archive$/))
  await soon(() => expect(names).toHaveLength(3))
})

test('[LO-10] offline, exporting says that it needs a connection', async () => {
  const { press, text, place } = await openList()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await press('[role=menuitem]', 'Export dives')
  await soon(() => expect(text()).toContain('Exporting needs a connection.'))
  const button = [...place.querySelectorAll<HTMLButtonElement>('dialog button')].find(
    ({ textContent }) => textContent === 'Export',
  )
  expect(button?.disabled).toBe(true)
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
})
