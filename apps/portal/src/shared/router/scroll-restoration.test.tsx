import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { createMemoryRouter } from './router.ts'
import { RouterProvider } from './router-provider.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'

const scrolled = vi.fn<(x: number, y: number) => void>()

beforeEach(() => {
  scrolled.mockClear()
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('scrollY', 0)
  return () => vi.unstubAllGlobals()
})

function open() {
  const Component = () => (
    <>
      <h2 id="part">Part</h2>
      <ScrollRestoration />
    </>
  )
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/a'] })
  render(<RouterProvider router={router} />)
  return (...to: Parameters<typeof router.navigate>) => act(() => router.navigate(...to))
}

test('a page starts at the top, and Back restores its scroll position', async () => {
  const go = open()
  vi.stubGlobal('scrollY', 640)
  await go('/b')
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  await go(-1)
  expect(scrolled).toHaveBeenLastCalledWith(0, 640)
})

test('a query change with the option set keeps the scroll position', async () => {
  const go = open()
  scrolled.mockClear()
  await go('?page=2', { preventScrollReset: true })
  expect(scrolled).not.toHaveBeenCalled()
})

test('an address with a hash scrolls to its target', async () => {
  const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const go = open()
  await go('/b#part')
  expect(shown).toHaveBeenCalledOnce()
  shown.mockRestore()
})
