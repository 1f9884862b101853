import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../testing/app.fixture.tsx'

let shown: ReturnType<typeof show> | undefined
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
  history.replaceState(null, '')
})

const SIGNED_OUT: Answers = { '/session/refresh': 401 }

async function open(address: string, answers: Answers) {
  const app = await anApp(address, answers)
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const title = async (text: string) =>
    vi.waitFor(() => expect(place.querySelector('main h1')?.textContent).toBe(text))
  return { app, place, title }
}

test('after deleting the account, the user reads without a session until when and how to restore it', async () => {
  history.replaceState({ deleteAfter: '2026-12-15' }, '')
  const { app, place, title } = await open('/account/deleted', SIGNED_OUT)
  await title('Your account will be deleted')
  expect(place.textContent).toContain('deleted after 15 December 2026. Until then you can keep it.')
  expect(place.querySelector('main a[href="/login/sign-in"]')?.textContent).toBe('Sign in to keep it')
  expect(app.leave).not.toHaveBeenCalled()
})

test("[SN-06] nothing in the URL sets the day, and the page reveals nothing about a visitor's account", async () => {
  const { place, title } = await open('/account/deleted?until=2026-12-15', SIGNED_OUT)
  await title('How deleting your account works')
  await vi.waitFor(() => expect(document.title).toBe('How deleting your account works · Fathom'))
  expect(place.textContent).toContain('You have 30 days to change your mind.')
  expect(place.textContent).not.toMatch(/2026|will be deleted|signed out|by e-mail/)
})

test('a signed-in user is redirected to the settings, which show the state of the account', async () => {
  const { app, title } = await open('/account/deleted', {})
  await title('Settings')
  expect(await restOf(app)).toBe('/settings')
})
