import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import { startOutbox } from '../../../shared/offline/outbox.ts'
import { giveLocks } from '../../../shared/testing/locks.fixture.ts'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { deviceDeletes } from '../device/stored-deletes.ts'
import { divesSender } from '../live/dives-sender.ts'
import { ANCHOR, BOMMIE, CANYON, endPage, listIn, toastText } from './list-selection.fixture.ts'
import { soon } from './logbook.fixture.ts'

beforeEach(giveLocks)
afterEach(endPage)

const openList = (address = '/logbook') => listIn((prepare) => anOpenPage(address, {}, prepare))

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

test('[LO-08] leaving the selection gives the focus back to where it began, or to the dive that had it', async () => {
  const { press, pick, box, place } = await openList()
  const select = await soon(() => {
    const found = [...place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Select dives',
    )
    if (!found) throw new Error('no button')
    return found
  })
  select.focus()
  select.click()
  await pick('Anchor')
  expect(select.getAttribute('aria-pressed')).toBe('true')
  const done = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Done')
  done?.focus()
  done?.click()
  await soon(() => expect(box('Anchor')).toBeNull())
  expect(document.activeElement).toBe(select)
  await press('button', 'Select dives')
  await pick('Bommie')
  box('Bommie')?.focus()
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await soon(() => expect(box('Bommie')).toBeNull())
  expect(document.activeElement?.getAttribute('data-dive')).toBe(BOMMIE)
})

test('[LO-08] [BO-04] deleting several leaves out a verified one, and one Undo brings all back', async () => {
  const { press, titles, calls, queries, feed } = await openList()
  const end = startOutbox(queries, [divesSender(calls, queries, 100001)])
  await press('button', 'Select dives')
  await press('button', 'Select all')
  await press('div > button', 'Delete')
  await soon(() => expect(titles()).toEqual(['Drills, 1 May 2026']))
  await soon(() => expect(toastText()).toMatch(/^Deleted 3 dives\. 1 dive unchanged/))
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
