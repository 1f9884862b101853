import { act, type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { createMemoryRouter } from './router.ts'
import { RouterProvider } from './router-provider.tsx'
import { ScrollRestoration, useInitialOffset } from './scroll-restoration.tsx'

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

test('a windowed list starts where its page will be, not where the page before was', async () => {
  const starts: number[] = []
  const List = () => {
    const start = useInitialOffset()
    starts.push(useState(start)[0])
    return null
  }
  const page = (Component: () => ReactNode) => () => (
    <>
      <Component />
      <ScrollRestoration />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/dashboard', Component: page(() => null) },
      { path: '/list', Component: page(List) },
    ],
    { initialEntries: ['/dashboard'] },
  )
  render(<RouterProvider router={router} />)
  const go = async (...to: Parameters<typeof router.navigate>) => {
    starts.length = 0
    await act(() => router.navigate(...to))
  }
  vi.stubGlobal('scrollY', 900)
  await go('/list')
  expect(starts[0]).toBe(0)
  vi.stubGlobal('scrollY', 2400)
  await go('/dashboard')
  vi.stubGlobal('scrollY', 100)
  await go(-1)
  expect(starts[0]).toBe(2400)
})
