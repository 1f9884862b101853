import { act, StrictMode, useState } from 'react'
import { beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { find, press, render } from '../../testing/render.tsx'
import { useBackCloses } from './use-back-closes.ts'

const PAGE = { idx: 3, key: 'page', usr: null }

function Gallery() {
  const [isOpen, setIsOpen] = useState(false)
  useBackCloses(isOpen, () => setIsOpen(false))
  return (
    <button onClick={() => setIsOpen(!isOpen)} type="button">
      {isOpen ? 'Close' : 'Open'}
    </button>
  )
}

/** Does what the browser does after it has moved. */
const arriveAt = (state: unknown) =>
  act(() => {
    history.replaceState(state, '')
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })

async function opened() {
  render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
  await act(async () => press(find('button', 'Open')))
}

let push: MockInstance<History['pushState']>
let back: MockInstance<History['back']>
const router = vi.fn()

beforeEach(() => {
  router.mockClear()
  push = vi.spyOn(history, 'pushState')
  back = vi.spyOn(history, 'back').mockReturnValue()
  history.replaceState(PAGE, '')
  addEventListener('popstate', router)
  onTestFinished(() => removeEventListener('popstate', router))
})

test("Back closes the overlay, and the router doesn't notice", async () => {
  await opened()
  expect(push).toHaveBeenCalledOnce()
  expect(history.state).toMatchObject(PAGE)
  arriveAt(PAGE)
  find('button', 'Open')
  expect([router.mock.calls.length, back.mock.calls.length]).toEqual([0, 0])
})

test('closing with its own button also removes its entry, and the next Back belongs to the page', async () => {
  await opened()
  press(find('button', 'Close'))
  expect(back).toHaveBeenCalledOnce()
  arriveAt(PAGE)
  expect(router).not.toHaveBeenCalled()
  arriveAt({ idx: 2, key: 'before', usr: null })
  expect(router).toHaveBeenCalledOnce()
})

test('an overlay that opens while the browser is still going back gets its entry afterwards', async () => {
  await opened()
  press(find('button', 'Close'))
  await act(async () => press(find('button', 'Open')))
  expect(push).toHaveBeenCalledOnce()
  arriveAt(PAGE)
  await vi.waitFor(() => expect(push).toHaveBeenCalledTimes(2))
  arriveAt(PAGE)
  find('button', 'Open')
})

test('going back further than the overlay is left to the router', async () => {
  await opened()
  arriveAt({ idx: 1, key: 'long-before', usr: null })
  expect(router).toHaveBeenCalledOnce()
})
