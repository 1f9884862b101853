import { act, useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { find, render } from './ui/testing/render.tsx'
import { useSeen } from './use-seen.ts'

type Told = Pick<IntersectionObserverEntry, 'isIntersecting'>
let tell: (entries: Told[]) => void
const disconnect = vi.fn()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: Told[]) => void) {
        tell = heard
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
