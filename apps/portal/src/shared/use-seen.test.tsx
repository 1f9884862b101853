import { act, useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { find, render } from './testing/render.tsx'
import { useSeen } from './use-seen.ts'

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>
let report: (entries: Entry[]) => void
const disconnect = vi.fn()

const WINDOW = 800
let margins: number[]
/**
 * Does what a browser does: reports what is inside the window, with each edge moved outwards by its margin.
 */
const look = (top: number, height: number) => {
  const [above = 0, , below = 0] = margins
  report([{ isIntersecting: top + height >= -above && top <= WINDOW + below }])
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: Entry[]) => void, { rootMargin = '' }: IntersectionObserverInit = {}) {
        report = heard
        margins = rootMargin.split(' ').map((margin) => Number.parseFloat(margin) || 0)
      }
      observe = () => undefined
      disconnect = disconnect
    },
  )
  return () => vi.unstubAllGlobals()
})

function Place() {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return <div ref={place}>{isSeen ? 'seen' : 'unseen'}</div>
}

test('an element is unseen until it is visible, and then it is no longer observed', () => {
  const { place } = render(<Place />)
  act(() => report([{ isIntersecting: false }]))
  expect(place.textContent).toBe('unseen')
  act(() => report([{ isIntersecting: true }]))
  expect(find('div', 'seen')).toBeTruthy()
  expect(disconnect).toHaveBeenCalled()
})

test('an element counts as seen after scrolling past it, and not while it is still below', () => {
  const { place } = render(<Place />)
  act(() => look(900, 300))
  expect(place.textContent).toBe('unseen')
  act(() => look(-9000, 300))
  expect(place.textContent).toBe('seen')
})
