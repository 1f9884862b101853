import { afterEach, expect, test, vi } from 'vitest'
import { keepAtTop } from './keep-at-top.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A row at this distance from the top, and the frames of a browser one by one. */
function aRow(top: number) {
  const place = { top }
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const row = document.createElement('li')
  const link = row.appendChild(document.createElement('a'))
  document.body.append(row)
  row.getBoundingClientRect = () => ({ top: place.top, height: 200 }) as DOMRect
  const next = (count = 1) => {
    for (let at = 0; at < count; at++) frames.shift()?.()
  }
  return { place, link, next, frames }
}

test('[LO-08] a dive that measured rows push down is scrolled back to its place until it stays there', () => {
  const { place, link, next, frames } = aRow(140)
  const scroll = vi.fn(() => {
    place.top = 140
  })
  keepAtTop(link, 140, scroll)
  next(3)
  expect(scroll).not.toHaveBeenCalled()
  place.top = 873
  next()
  expect([scroll.mock.calls.length, place.top]).toEqual([1, 140])
  next(20)
  expect([scroll.mock.calls.length, frames.length]).toEqual([1, 0])
})

test('[LO-08] someone who scrolls is not held back', () => {
  const { place, link, next, frames } = aRow(873)
  const scroll = vi.fn()
  keepAtTop(link, 140, scroll)
  dispatchEvent(new Event('wheel'))
  place.top = 500
  next(2)
  expect([scroll.mock.calls.length, frames.length]).toEqual([0, 0])
})
