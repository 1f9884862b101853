import { act, useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { find, render } from './ui/testing/render.tsx'
import { useSeen } from './use-seen.ts'

type Told = Pick<IntersectionObserverEntry, 'isIntersecting'>
let tell: (entries: Told[]) => void
const disconnect = vi.fn()

const WINDOW = 800
let margins: number[]
/** As a browser looks: what is between the edges of the window, each moved outwards by its margin. */
const look = (top: number, height: number) => {
  const [above = 0, , below = 0] = margins
  tell([{ isIntersecting: top + height >= -above && top <= WINDOW + below }])
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: Told[]) => void, { rootMargin = '' }: IntersectionObserverInit = {}) {
        tell = heard
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

test('a place is unseen until it comes into sight, and then nobody watches it any more', () => {
  const { place } = render(<Place />)
  act(() => tell([{ isIntersecting: false }]))
  expect(place.textContent).toBe('unseen')
  act(() => tell([{ isIntersecting: true }]))
  expect(find('div', 'seen')).toBeTruthy()
  expect(disconnect).toHaveBeenCalled()
})

test('whoever has scrolled past a place has seen it, and whoever is still above it has not', () => {
  const { place } = render(<Place />)
  act(() => look(900, 300))
  expect(place.textContent).toBe('unseen')
  act(() => look(-9000, 300))
  expect(place.textContent).toBe('seen')
})
