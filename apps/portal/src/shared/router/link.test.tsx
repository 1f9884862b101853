import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { find, render } from '../testing/render.tsx'
import { Link, Navigate, NavLink, Outlet, useBlocker, useRouteError, useSearchParams } from './index.ts'
import type { RouteObject } from './match.ts'
import { createMemoryRouter } from './router.ts'
import { RouterProvider } from './router-provider.tsx'

async function open(routes: RouteObject[], address = '/') {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const { place } = render(<RouterProvider router={router} />)
  const click = (selector: string, how: MouseEventInit = {}) =>
    act(async () => {
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
    })
  return { router, place, click, path: () => router.state.location.pathname }
}

/** Keeps the test browser from following a link that we left to it, and records the link. */
function leftToTheBrowser(place: HTMLElement) {
  const left = vi.fn()
  place.addEventListener(
    'click',
    (event) => {
      if (!event.defaultPrevented) left()
      event.preventDefault()
    },
    { once: true },
  )
  return left
}

test('clicking a link opens its address in the app', async () => {
  const { click, path } = await open([{ path: '*', Component: () => <Link to="/b">b</Link> }])
  await click('a')
  expect(path()).toBe('/b')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  async (how) => {
    const { place, click, path } = await open([{ path: '*', Component: () => <Link to="/b">b</Link> }])
    const left = leftToTheBrowser(place)
    await click('a', how)
    expect(left).toHaveBeenCalledOnce()
    expect(path()).toBe('/')
  },
)

test.each([
  <Link key="1" reloadDocument to="/b" />,
  <Link key="2" target="_blank" to="/b" />,
  <Link key="3" to="https://fathom.test/b" />,
])('a link that loads a document is left to the browser', async (link) => {
  const { place, click, path } = await open([{ path: '*', Component: () => link }])
  const left = leftToTheBrowser(place)
  await click('a')
  expect(left).toHaveBeenCalledOnce()
  expect(path()).toBe('/')
})

test('a link to the current page, to a page above it, or to one that lists it as `under`, is marked as current', async () => {
  const Component = () => (
    <>
      <NavLink id="own" to="/logbook" />
      <NavLink id="other" to="/log" />
      <NavLink id="above" to="/dives" under={/^\/logbook\/dive\//} />
      <NavLink id="beside" to="/dives" under={/^\/dives\//} />
    </>
  )
  await open([{ path: '*', Component }], '/logbook/dive/7')
  expect(find('#own').getAttribute('aria-current')).toBe('page')
  expect(find('#above').getAttribute('aria-current')).toBe('page')
  for (const id of ['#other', '#beside']) expect(find(id).getAttribute('aria-current')).toBeNull()
})

test('the layout stays while its pages change', async () => {
  const Layout = () => (
    <>
      <Link to="/b">b</Link>
      <input />
      <Outlet />
    </>
  )
  const { click } = await open(
    [
      {
        Component: Layout,
        children: [
          { path: 'a', Component: () => <h1>A</h1> },
          { path: 'b', Component: () => <h1>B</h1> },
        ],
      },
    ],
    '/a',
  )
  const before = find('input')
  await click('a')
  expect(find('h1').textContent).toBe('B')
  expect(find('input')).toBe(before)
})

test('a render error is shown by the nearest route with an error element, until another page opens', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Fails = () => {
    throw new Error('torn')
  }
  const ErrorText = () => (
    <>
      <p>{String(useRouteError())}</p>
      <Link to="/b">b</Link>
    </>
  )
  const routes = [
    {
      ErrorBoundary: ErrorText,
      children: [
        { path: 'a', Component: Fails },
        { path: 'b', Component: () => <h1>B</h1> },
      ],
    },
  ]
  const { click } = await open(routes, '/a')
  expect(find('p').textContent).toBe('Error: torn')
  await click('a')
  expect(find('h1').textContent).toBe('B')
  silent.mockRestore()
})

test('the query is read from the address and can be changed', async () => {
  const Component = () => {
    const [query, setQuery] = useSearchParams()
    return (
      <button onClick={() => setQuery({ page: '2' })} type="button">{`page ${query.get('page')}`}</button>
    )
  }
  const { click, router } = await open([{ path: '*', Component }], '/logbook?page=1')
  expect(find('button').textContent).toBe('page 1')
  await click('button')
  expect(find('button').textContent).toBe('page 2')
  expect(router.state.location).toMatchObject({ pathname: '/logbook', search: '?page=2' })
})

test('a page that redirects at once is skipped by Back', async () => {
  const { click, path, router } = await open(
    [
      { path: 'a', Component: () => <Link to="/b">b</Link> },
      { path: 'b', Component: () => <Navigate replace={true} to="/c" /> },
      { path: 'c', Component: () => null },
    ],
    '/a',
  )
  await click('a')
  expect(path()).toBe('/c')
  await act(() => router.navigate(-1))
  expect(path()).toBe('/a')
})

test('a page that asks first blocks its visitor, who stays or proceeds', async () => {
  const Component = () => {
    const { state, proceed, reset } = useBlocker(({ nextLocation }) => nextLocation.pathname === '/b')
    return (
      <>
        <p>{state}</p>
        <Link to="/b">b</Link>
        <button id="stay" onClick={reset} type="button" />
        <button id="go" onClick={proceed} type="button" />
      </>
    )
  }
  const { click, path } = await open([{ path: '*', Component }], '/a')
  await click('a')
  expect([find('p').textContent, path()]).toEqual(['blocked', '/a'])
  await click('#stay')
  expect([find('p').textContent, path()]).toEqual(['unblocked', '/a'])
  await click('a')
  await click('#go')
  expect([find('p').textContent, path()]).toEqual(['unblocked', '/b'])
})
