import { type Browser, chromium, type Page } from '@playwright/test'
import { connectDatabase } from '../apps/server/src/platform/database/index.ts'
import { signInAs } from '../e2e/support/sign-in.ts'
import { BROWSER_FLAGS } from '../tools/browser-flags.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { runDemo } from '../tools/test/run-demo.ts'
import { type Figure, median } from './figure.ts'
import { measureScrolling } from './notification-scroll.ts'

const COUNT = 10_000
const DIVER = 100001
const ROWS = 'dialog[open] section > ul > li'

/**
 * Measures the drawer of a person with 10,000 notifications: how soon its rows appear, and whether it stays
 * fast to the end.
 */
export async function measureNotificationDrawer(): Promise<Figure[]> {
  const demo = await runDemo()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  try {
    await addNotifications(demo.databaseUrl)
    const page = await openDashboard(browser, demo.url)
    await openDrawer(page)
    await page.keyboard.press('Escape')
    const opened = []
    for (let round = 0; round < 5; round += 1) {
      opened.push(await openDrawer(page))
      await page.keyboard.press('Escape')
    }
    await openDrawer(page)
    return [openingOf(opened), ...(await measureScrolling(page))]
  } finally {
    await browser.close()
    await demo.stop()
  }
}

const inMs = (values: readonly number[]) => values.map((ms) => `${Math.round(ms)} ms`).join(', ')

const openingOf = (opened: number[]): Figure => ({
  name: `notification drawer with ${COUNT} notifications opens`,
  value: median(opened),
  unit: 'ms',
  atMost: 300,
  detail: [inMs(opened)],
})

async function addNotifications(databaseUrl: string): Promise<void> {
  const db = connectDatabase(databaseUrl, { size: 1 })
  await db.query(
    `insert into notification (affiliate_id, kind, "values", url, created_at, read_at)
     select $1, 'log-verified', jsonb_build_object('title', 'Dive ' || n, 'instructor', 'Kai Nakamura'), '/logbook',
       now() - n * interval '10 minutes', now() from generate_series(1, $2::int) n`,
    [DIVER, COUNT],
  )
  await db.close()
}

async function openDashboard(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await signInAs(page, 'diver')
  return page
}

/** From the press until the rows are painted; the drawer's animation isn't counted. */
async function openDrawer(page: Page): Promise<number> {
  const taken = await page.evaluate(async (rows) => {
    const begun = performance.now()
    document.querySelector<HTMLElement>('header button[aria-haspopup="dialog"]')?.click()
    while (!document.querySelector(rows)) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - begun
  }, ROWS)
  return taken
}
