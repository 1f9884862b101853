import { act, useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { find, render } from './ui/testing/render.tsx'
import { useNear } from './use-near.ts'

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
  const isNear = useNear(place)
  return <div ref={place}>{isNear ? 'near' : 'far'}</div>
}

test('a place is far until it comes near, and then nobody watches it any more', () => {
  const { place } = render(<Place />)
  act(() => tell([{ isIntersecting: false }]))
  expect(place.textContent).toBe('far')
  act(() => tell([{ isIntersecting: true }]))
  expect(find('div', 'near')).toBeTruthy()
  expect(disconnect).toHaveBeenCalled()
})
