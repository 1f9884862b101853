import { act, type ReactNode, Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { I18nProvider, i18n } from './i18n/index.ts'
import { latePart, optionalPart } from './late-part.tsx'
import { render } from './testing/render.tsx'

beforeEach(() => i18n.use('en-US'))

const notLoaded = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))

async function textOf(part: ReactNode) {
  const { place } = render(
    <I18nProvider i18n={i18n}>
      <h1>Dashboard</h1>
      <Suspense>{part}</Suspense>
    </I18nProvider>,
  )
  await act(async () => undefined)
  return place.textContent
}

test('[BO-02] a part whose code is not on the device says so, and the rest of the page stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Part = latePart(notLoaded)
  expect(await textOf(<Part />)).toMatch(/^DashboardThis part isn’t on this device\..*Try again$/)
  vi.restoreAllMocks()
})

test('online, it says that there is a newer version', async () => {
  const Part = latePart(notLoaded)
  expect(await textOf(<Part />)).toMatch(/^DashboardFathom was updated\..*Reload$/)
})

test('without its code, a part that nobody misses shows what it wraps', async () => {
  const Price = optionalPart<{ children?: ReactNode }>(notLoaded)
  expect(await textOf(<Price>$ 199</Price>)).toBe('Dashboard$ 199')
})
