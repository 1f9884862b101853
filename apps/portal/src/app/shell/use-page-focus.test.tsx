import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryRouter, Link, useLocation } from '../../shared/router/index.ts'
import { anApp, show } from '../testing/app.fixture.tsx'
import { usePageFocus } from './use-page-focus.ts'

let shown: ReturnType<typeof show> | undefined
afterEach(() => shown?.unmount())

function find(selector: string): HTMLElement {
  const found = shown?.place.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector} on the page`)
  return found
}

function Layout({ heading }: { heading?: string }) {
  const main = usePageFocus()
  const { pathname } = useLocation()
  const [isLoaded, setIsLoaded] = useState(false)
  // Runs after the effect that moves the focus: a page named here has had its turn.
  useEffect(() => {
    if (main.current) main.current.dataset.page = pathname
  }, [main, pathname])
  return (
    <>
      <Link to="/profile">Profile</Link>
      <button onClick={() => setIsLoaded(true)} type="button">
        Load
      </button>
      <main ref={main} tabIndex={-1}>
        {(isLoaded || heading) && (
          <h1 key={String(isLoaded)} tabIndex={-1}>
            {isLoaded ? 'Your profile' : heading}
          </h1>
        )}
      </main>
    </>
  )
}

/** Navigates to a page whose texts are still loading. */
async function goToProfile() {
  const app = await anApp('/account')
  shown = show({ ...app, router: createMemoryRouter([{ path: '*', Component: Layout }]) })
  await vi.waitFor(() => find('main[data-page="/"]'))
  find('a').focus()
  find('a').click()
  await vi.waitFor(() => find('main[data-page="/profile"]'))
  expect(document.activeElement).toBe(find('main'))
}

test('a heading that renders after its texts load gets the focus then', async () => {
  await goToProfile()
  find('button').click()
  await vi.waitFor(() => expect(document.activeElement).toBe(find('h1')))
})

test('the focus is not moved for a user who has already moved on', async () => {
  await goToProfile()
  find('a').focus()
  find('button').click()
  await vi.waitFor(() => find('h1'))
  // A second observer is notified after the first.
  await new Promise((heard) => {
    new MutationObserver(heard).observe(find('main'), { childList: true })
    find('main').append('')
  })
  expect(document.activeElement).toBe(find('a'))
})

test('a page in its own layout passes the focus on to the heading of the next page', async () => {
  const app = await anApp('/account')
  const Alone = () => (
    <main ref={usePageFocus()} tabIndex={-1}>
      <Link to="/profile">Close</Link>
    </main>
  )
  const Shell = () => (
    <main ref={usePageFocus()} tabIndex={-1}>
      <h1 tabIndex={-1}>Your profile</h1>
    </main>
  )
  const routes = [
    { path: '/', Component: Alone },
    { path: '/profile', Component: Shell },
  ]
  shown = show({ ...app, router: createMemoryRouter(routes) })
  await vi.waitFor(() => find('a').click())
  await vi.waitFor(() => expect(document.activeElement).toBe(find('h1')))
})

test('a heading that replaces the one of a skeleton gets the focus that went with it', async () => {
  const app = await anApp('/account')
  const Replaced = () => <Layout heading="Loading" />
  shown = show({ ...app, router: createMemoryRouter([{ path: '*', Component: Replaced }]) })
  await vi.waitFor(() => find('a').click())
  await vi.waitFor(() => expect(document.activeElement).toBe(find('h1')))
  find('button').click()
  await vi.waitFor(() => expect(find('h1').textContent).toBe('Your profile'))
  await vi.waitFor(() => expect(document.activeElement).toBe(find('h1')))
})
