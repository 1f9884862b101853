import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { signInUnseen } from '../support/sign-in.ts'
import { SIZES } from '../support/variants.ts'

/** Runs in the page before anything else: adds up what moves by itself. */
function watchShifts() {
  const seen: { value: number; of: string[] }[] = []
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    })[])
      if (!entry.hadRecentInput)
        seen.push({
          value: entry.value,
          of: entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? ''),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** With latency, answers arrive one after the other, as on a phone. */
async function slowDown(page: Page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 80 },
    ...{ downloadThroughput: 500_000, uploadThroughput: 200_000 },
  })
}

async function shiftOf(page: Page, path: string) {
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[data-waits]'))
  // Two frames later, what came last is drawn, and its shift recorded.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const { seen } = globalThis as unknown as { seen: { value: number; of: string[] }[] }
    return { shift: seen.reduce((sum, { value }) => sum + value, 0), seen }
  })
}

/** Without a session; the first leads to the sign-in. */
const OPEN = ['/', '/verify'] as const

const COURSE = '/training/course/01920000-0000-7000-8000-000000000001'

const SCREENS = {
  diver: [
    '/training/dashboard',
    COURSE,
    '/logbook',
    '/logbook/map',
    '/certifications',
    '/club',
    '/training/performance',
    '/training/forms-applications',
    '/training/shop',
    '/settings',
  ],
  student: ['/training/dashboard', COURSE, '/certifications'],
  newcomer: ['/training/dashboard'],
  instructor: ['/training/dashboard', '/training/students'],
  store: ['/training/dashboard'],
} as const

for (const size of ['phone', 'desktop'] as const)
  test(`[SN-04] nothing moves while a screen loads on a ${size}`, async ({ page }) => {
    await page.setViewportSize(SIZES[size])
    await page.addInitScript(watchShifts)
    const expectStill = async (path: string, person: string) => {
      const { shift, seen } = await shiftOf(page, path)
      expect(shift, `${person} ${path} ${JSON.stringify(seen)}`).toBeLessThanOrEqual(0.02)
    }
    await slowDown(page)
    for (const path of OPEN) await expectStill(path, 'a visitor')
    for (const [person, paths] of Object.entries(SCREENS)) {
      await page.context().clearCookies()
      await signInUnseen(page, person as keyof typeof SCREENS)
      await slowDown(page)
      for (const path of paths) await expectStill(path, person)
    }
  })
