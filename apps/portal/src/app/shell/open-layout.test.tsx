import { afterEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../testing/app.fixture.tsx'

let shown: ReturnType<typeof show> | undefined
afterEach(() => {
  shown?.unmount()
  localStorage.clear()
})

async function openUnauthorized(app: Awaited<ReturnType<typeof anApp>>) {
  await app.router.navigate('/training/unauthorized')
  await restOf(app)
  shown = show(app)
  const { place } = shown
  await vi.waitFor(() => expect(place.querySelector('h1')).not.toBeNull())
  return [...place.querySelectorAll('header a')].map(({ textContent }) => textContent)
}

test('[RT-13] a visitor is offered to sign in', async () => {
  expect(await openUnauthorized(await anApp('/verify'))).toContain('Sign in')
})

test('[RT-13] a signed-in user is not asked to sign in', async () => {
  const app = await anApp('/account')
  await restOf(app)
  expect(await openUnauthorized(app)).not.toContain('Sign in')
})

test('[RT-13] a user who was signed in on this device gets a link home from a page that needs no session', async () => {
  const before = await anApp('/account')
  await restOf(before)
  const links = await openUnauthorized(await anApp('/verify'))
  expect(links).toContain('Dashboard')
  expect(links).not.toContain('Sign in')
})
