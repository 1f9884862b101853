import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../an-app.tsx'

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
    vi.waitFor(() => expect(place.querySelector('main h1')?.textContent).toBe(text), { timeout: 10_000 })
  return { app, place, title }
}

test('whoever deleted their account reads until when and how it can be kept, without a session', async () => {
  history.replaceState({ deleteAfter: '2026-12-15' }, '')
  const { app, place, title } = await open('/account/deleted', SIGNED_OUT)
  await title('Your account will be deleted')
  expect(place.textContent).toContain('deleted after December 15, 2026. Until then you can keep it.')
  expect(place.querySelector('main a[href="/login/sign-in"]')?.textContent).toBe('Sign in to keep it')
  expect(app.leave).not.toHaveBeenCalled()
})

test('an address names no day, whatever stands in it, and tells nobody of an account of theirs', async () => {
  const { place, title } = await open('/account/deleted?until=2026-12-15', SIGNED_OUT)
  await title('Delete my account')
  expect(place.textContent).toContain('You have 30 days to change your mind.')
  expect(place.textContent).not.toMatch(/2026|will be deleted|signed out|by e-mail/)
})

test('whoever is signed in reads in the settings how their account stands', async () => {
  const { app, title } = await open('/account/deleted', {})
  await title('Settings')
  expect(await restOf(app)).toBe('/settings')
})
