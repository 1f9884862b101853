import { afterEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../an-app.tsx'

let shown: ReturnType<typeof show> | undefined
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
})

async function open(address: string) {
  const app = await anApp(address, { '/session/refresh': 401 })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  await vi.waitFor(
    () => expect(place.querySelector('h1')?.textContent).toBe('Your account will be deleted'),
    {
      timeout: 10_000,
    },
  )
  return { place, leave: app.leave }
}

test('whoever deleted their account reads until when and how it can be kept, without a session', async () => {
  const { place, leave } = await open('/account/deleted?until=2026-12-15')
  expect(place.textContent).toContain('deleted on December 15, 2026. Until then you can keep it.')
  expect(place.querySelector('main a[href="/login/sign-in"]')?.textContent).toBe('Sign in to keep it')
  expect(leave).not.toHaveBeenCalled()
})

test('an address without a day, or with something else, tells the days alone', async () => {
  const { place } = await open('/account/deleted?until=%3Cb%3Esoon')
  expect(place.textContent).toContain('within 30 days')
  expect(place.textContent).not.toContain('soon')
})
