import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { aNotification } from '../notification.fixture.ts'
import type { Notification } from '../notification.ts'

const AT = '2026-05-14T09:00:00.000Z'

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  // happy-dom has no popovers; browser tests cover them.
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(() => {
  shown?.unmount()
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
})

const aRecent = (id: string, over: Partial<Notification> = {}) =>
  aNotification({ id, name: `Dive ${id}`, timestamp: new Date().toISOString(), ...over })

/** Of different moments, newest first: what is restored goes back to its place by time. */
const inOrder = (...items: Notification[]) =>
  items.map((item, index) => ({ ...item, timestamp: new Date(Date.now() - index * 1000).toISOString() }))

/** Opens the drawer with these items on the server; one fake answer covers every query. */
async function open(items: Notification[], answers: Record<string, unknown> = {}) {
  const world = { notifications: items, ...answers }
  const fetched = vi.fn((_: { body: string }) => ({
    data: {
      unreadCount: world.notifications.filter(({ read }) => !read).length,
      liveSequence: 0,
      ...world,
    },
  }))
  const app = await anApp('/account', { '/api/notifications/graphql': fetched } satisfies Answers)
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const button = (name: RegExp) =>
    [...document.querySelectorAll('button')].find((each) =>
      name.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
    )
  await vi.waitFor(() => expect(button(/^Notifications, (\d|none)/)).toBeDefined())
  button(/^Notifications, /)?.focus()
  button(/^Notifications, /)?.click()
  await vi.waitFor(() => expect(place.querySelector('dialog [data-row]')).not.toBeNull())
  // A browser moves the focus into a dialog that opens; happy-dom doesn't.
  if (!document.activeElement?.closest('dialog')) place.querySelector<HTMLElement>('dialog button')?.focus()
  const rows = () => [...place.querySelectorAll<HTMLElement>('dialog [data-row]')]
  const focused = () => document.activeElement?.textContent
  const press = (key: string, more: KeyboardEventInit = {}) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    )
  const names = () => rows().map(({ textContent }) => textContent)
  const sent = (variables: object) =>
    fetched.mock.calls.some(([{ body }]) => body.includes(JSON.stringify(variables)))
  return { world, fetched, button, rows, names, focused, press, sent, place }
}

test('[ST-09] the first arrow key moves to the first row from anywhere in the drawer', async () => {
  const { focused, press, button } = await open([aRecent('a'), aRecent('b'), aRecent('c')])
  press('ArrowDown')
  expect(focused()).toBe('Dive a')
  button(/^Close notifications$/)?.focus()
  press('ArrowDown')
  expect(focused()).toBe('Dive a')
})

test("[ST-09] arrow keys don't wrap from the last row to the first, and move from a row's button to the next row", async () => {
  const { focused, press, rows } = await open([aRecent('a'), aRecent('b'), aRecent('c')])
  press('End')
  await vi.waitFor(() => expect(focused()).toBe('Dive c'))
  press('ArrowDown')
  expect(focused()).toBe('Dive c')
  rows()[1]?.closest('[data-item]')?.querySelector<HTMLElement>('button')?.focus()
  press('ArrowUp')
  expect(focused()).toBe('Dive a')
  press('ArrowUp')
  expect(focused()).toBe('Dive a')
})

test('[ST-09] after each deletion the row that takes its place has the focus, and Ctrl+Z undoes them together', async () => {
  const { focused, names, press } = await open(inOrder(aRecent('a'), aRecent('b'), aRecent('c')), {
    deleteNotification: true,
    restoreNotification: { id: 'x' },
  })
  press('ArrowDown')
  press('ArrowDown')
  press('Delete')
  await vi.waitFor(() => expect(names()).toEqual(['Dive a', 'Dive c']))
  expect(focused()).toBe('Dive c')
  press('Delete')
  await vi.waitFor(() => expect(names()).toEqual(['Dive a']))
  expect(focused()).toBe('Dive a')
  expect(currentToast()?.text).toBe('2 notifications deleted')
  press('z', { ctrlKey: true })
  await vi.waitFor(() => expect(names()).toEqual(['Dive a', 'Dive b', 'Dive c']))
})

test("[ST-09] notifications about one subject share one row that expands; marking and deleting it also acts on those that aren't loaded, and is undone as one", async () => {
  const subject = 'application:7'
  const about = (id: string) => aRecent(id, { subject, read: false })
  const { names, button, place, sent, fetched } = await open(
    inOrder(aRecent('z', { read: false }), about('a'), about('b'), about('c')),
    { markSubjectRead: 5, deleteSubject: { count: 5, at: AT }, restoreSubject: 5 },
  )
  const folded = () => {
    const all = [...place.querySelectorAll<HTMLElement>('dialog section > ul > li')]
    return all.find(({ textContent }) => textContent?.includes('Dive a')) as HTMLElement
  }
  const pressIn = (name: string) =>
    [...folded().querySelectorAll('button')]
      .find((each) => [each.textContent, each.getAttribute('aria-label')].includes(name))
      ?.click()
  const links = () => [...folded().querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(names()).toEqual(['Dive z', 'Dive a'])
  pressIn('Show all 3')
  await vi.waitFor(() => expect(links()).toEqual(['Dive a', 'Dive b', 'Dive c']))
  pressIn('Show less')
  await vi.waitFor(() => expect(links()).toEqual(['Dive a']))
  pressIn('Mark as read')
  await vi.waitFor(() => expect(button(/^Notifications, 1 unread/)).toBeDefined())
  await vi.waitFor(() => expect(sent({ subject })).toBe(true))
  fetched.mockClear()
  pressIn('Delete')
  await vi.waitFor(() => expect(names()).toEqual(['Dive z']))
  await vi.waitFor(() => expect(currentToast()?.text).toBe('5 notifications deleted'))
  expect(sent({ subject })).toBe(true)
  button(/^Undo$/)?.click()
  await vi.waitFor(() => expect(names()).toEqual(['Dive z', 'Dive a']))
  await vi.waitFor(() => expect(sent({ subject, at: AT })).toBe(true))
})

test('[ST-09] hides "mark all as read" when all is read, and moves the focus to the list afterwards', async () => {
  const { button, focused } = await open([aRecent('a', { read: false }), aRecent('b')], {
    markAllRead: { count: 1, at: AT },
  })
  const markAll = () => button(/^Mark all read$/)
  markAll()?.focus()
  markAll()?.click()
  await vi.waitFor(() => expect(markAll()).toBeUndefined())
  expect(focused()).toBe('Dive a')
  await vi.waitFor(() => expect(currentToast()?.text).toBe('Notification marked as read'))
})

test('[ST-09] offers no undo for items another tab deleted first', async () => {
  const { rows, press } = await open([aRecent('a', { subject: 'course:1' }), aRecent('b')], {
    deleteSubject: { count: 0, at: AT },
  })
  press('ArrowDown')
  press('Delete')
  expect(currentToast()?.text).toBe('Notification deleted')
  await vi.waitFor(() => expect(currentToast()).toBeUndefined())
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Dive b'])
})

test('[ST-09] an undo that finds nothing to restore shows no stale rows', async () => {
  const subject = 'course:1'
  const { world, rows, place, press, fetched } = await open([aRecent('a', { subject }), aRecent('b')], {
    deleteSubject: { count: 1, at: AT },
    restoreSubject: 0,
  })
  press('ArrowDown')
  press('Delete')
  await vi.waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual(['Dive b']))
  world.notifications = [aRecent('b')]
  const calls = fetched.mock.calls.length
  const undo = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')
  await vi.waitFor(() => expect(undo()).toBeDefined())
  undo()?.click()
  await vi.waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(calls + 2))
  await vi.waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual(['Dive b']))
})

test('[ST-09] a long list renders only rows near the viewport, each with its position in the whole list', async () => {
  const many = Array.from({ length: 50 }, (_, index) => aRecent(String(index).padStart(2, '0')))
  const { rows, focused, press } = await open(many)
  expect(rows().length).toBeLessThan(25)
  expect(rows()[0]?.closest('li')?.getAttribute('aria-setsize')).toBe('50')
  press('End')
  await vi.waitFor(() => expect(focused()).toBe('Dive 49'))
  expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe('50')
  press('ArrowUp')
  expect(focused()).toBe('Dive 48')
})

test('[ER-04] a list that fails to load shows an error and can be retried', async () => {
  let isDown = true
  const data = { notifications: [aRecent('a')], unreadCount: 0, liveSequence: 0 }
  const app = await anApp('/account', { '/api/notifications/graphql': () => (isDown ? 500 : { data }) })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const pressed = (name: RegExp) =>
    vi.waitFor(() => {
      const found = [...document.querySelectorAll('button')].find((each) =>
        name.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
      )
      if (!found) throw new Error(`no ${name}`)
      found.click()
    })
  await pressed(/^Notifications/)
  const drawer = () => place.querySelector('dialog[open]')
  await vi.waitFor(() => expect(drawer()?.textContent).toContain('We couldn’t load your notifications.'))
  isDown = false
  const retry = [...(drawer()?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Try again',
  )
  retry?.click()
  await vi.waitFor(() => expect(drawer()?.querySelector('[data-row]')?.textContent).toBe('Dive a'))
})

test('[ER-04] a deletion that fails is reverted with a message', async () => {
  const { fetched, rows, press, place } = await open([aRecent('a'), aRecent('b')])
  fetched.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  press('ArrowDown')
  press('Delete')
  await vi.waitFor(() => expect(place.textContent).toContain('We couldn’t delete that.'))
  expect(
    rows()
      .map(({ textContent }) => textContent)
      .toSorted(),
  ).toEqual(['Dive a', 'Dive b'])
})
