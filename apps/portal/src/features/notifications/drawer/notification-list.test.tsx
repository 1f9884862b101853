import { act } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { focus, key, render } from '../../../shared/testing/render.tsx'
import { aNotification } from '../notification.fixture.ts'
import type { Notification } from '../notification.ts'
import { NotificationGroups } from './notification-list.tsx'

const VIEWPORT = 500
const ROW = 70
const HEADING = 30

const heightOf = (element: Element) => (element.tagName === 'LI' ? ROW : HEADING)

beforeEach(async () => {
  await i18n.use('en-US')
  await i18n.need('notifications-drawer')
  // happy-dom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEWPORT)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { height: heightOf(this) } as DOMRect
  })
  return () => vi.restoreAllMocks()
})

const YEARS_AGO = '2020-05-14T08:55:00.000Z'
const listOf = (count: number, over: Partial<Notification> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aNotification({ id: `${over.read}-${index}`, name: `Dive ${index}`, timestamp: YEARS_AGO, ...over }),
  )

function scrolling(items: readonly Notification[]) {
  const actions = { markRead: vi.fn(), remove: vi.fn(), onOpened: vi.fn() }
  const list = (shown: readonly Notification[]) => (
    <I18nProvider i18n={i18n}>
      <div data-scroller style={{ overflowY: 'auto' }}>
        <NotificationGroups items={shown} {...actions} />
      </div>
    </I18nProvider>
  )
  const { place, show } = render(list(items))
  const scroller = place.querySelector<HTMLElement>('[data-scroller]') as HTMLElement
  const rows = (section = 0) => [
    ...(place.querySelectorAll('section')[section]?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? []),
  ]
  return {
    place,
    rows,
    show: (shown: readonly Notification[]) => show(list(shown)),
    positions: (section = 0) =>
      rows(section).map((row) => Number(row.ariaPosInSet ?? row.getAttribute('aria-posinset'))),
    scrollTo: (top: number) => {
      scroller.scrollTop = top
      act(() => scroller.dispatchEvent(new Event('scroll')))
    },
    /** The height of a group's list: its rows, and the empty space for the others. */
    height: (section = 0) =>
      rows(section).reduce((sum, { style }) => {
        const margins = style.getPropertyValue('margin-block').split(' ')
        return margins.reduce((whole, margin) => whole + (Number.parseFloat(margin) || 0), sum + ROW)
      }, 0),
  }
}

const NEAR = VIEWPORT / ROW + 2 * 16

test('[ST-09] of ten thousand rows only those near the viewport are rendered, and the rest keep their space', () => {
  const { rows, positions, height, scrollTo } = scrolling(listOf(10_000))
  expect(rows().length).toBeLessThan(NEAR)
  const before = height()
  expect(before).toBeGreaterThan(10_000 * ROW - 1)
  scrollTo(350_000)
  expect(rows().length).toBeLessThan(NEAR + 5)
  // The first row stays rendered, because it is the tab stop.
  expect(positions().slice(0, 2)).toEqual([1, 2])
  const near = positions().slice(2)
  const middle = near[Math.floor(near.length / 2)] ?? 0
  expect(Math.abs(middle - (10_000 * 350_000) / before)).toBeLessThan(12)
  expect(near).toEqual(near.map((_, at) => (near[0] ?? 0) + at))
  // Rows that were measured in the meantime are a little smaller than the estimate.
  expect(height()).toBeGreaterThan(before - 60 * 10)
  expect(height()).toBeLessThanOrEqual(before)
})

test('[ST-09] the focused row and its neighbors stay rendered, however far the user scrolls', () => {
  const { place, rows, positions, scrollTo } = scrolling(listOf(2_000))
  focus(rows()[3]?.querySelector('[data-row]') as HTMLElement)
  scrollTo(70_000)
  expect(positions().slice(0, 4)).toEqual([3, 4, 5, expect.toSatisfy((at) => at > 800)])
  expect(document.activeElement?.textContent).toBe('Dive 3')
  key(place.querySelector('[data-row]') as HTMLElement, 'End')
  expect(document.activeElement?.textContent).toBe('Dive 1999')
  expect(positions().slice(-2)).toEqual([1_999, 2_000])
})

test('a group outside the viewport keeps its space, and an empty list has none', () => {
  const unread = listOf(200, { read: false })
  const { place, rows, height, show } = scrolling([...unread, ...listOf(100, { read: true })])
  expect(place.querySelectorAll('h3').length).toBe(2)
  expect(rows(1)).toEqual([])
  const space = Number.parseFloat(
    place.querySelectorAll<HTMLElement>('section > ul')[1]?.style.blockSize ?? '',
  )
  expect(space).toBeGreaterThanOrEqual(100 * ROW)
  expect(height(0)).toBeGreaterThanOrEqual(200 * ROW)
  show([])
  expect(place.querySelectorAll('section').length).toBe(0)
})

test('a short list is rendered whole, with exact heights and without positions', () => {
  const { rows, height } = scrolling(listOf(5))
  expect(rows().length).toBe(5)
  expect(height()).toBe(5 * ROW)
  expect(rows()[0]?.hasAttribute('aria-posinset')).toBe(false)
})

test("[ST-09] today's notifications move to yesterday when midnight passes while the list is open", () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 14, 23, 59, 50) })
  onTestFinished(() => void vi.useRealTimers())
  const { place } = scrolling(listOf(1, { timestamp: new Date(2026, 4, 14, 22, 0).toISOString() }))
  const group = () => place.querySelector('h3')?.textContent
  expect(group()).toBe('Today')
  act(() => vi.advanceTimersByTime(10_000))
  expect(group()).toBe('Yesterday')
})
