import { type Browser, chromium, type Page } from '@playwright/test'
import { connectDatabase } from '../apps/server/src/platform/database/index.ts'
import { signInAs } from '../e2e/support/sign-in.ts'
import { BROWSER_FLAGS } from '../tools/browser-flags.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { runDemo } from '../tools/test/run-demo.ts'
import { type Figure, median } from './figure.ts'

const COUNT = 10_000
const DIVER = 100001
const END = 'dialog[open] [data-more]'
/** 3,000 rows. */
const PAGES = 60
const ROWS = 'dialog[open] section > ul > li'

/** The drawer of somebody with 10,000 notifications: how soon its rows stand, and whether it stays as fast to its end. */
export async function measureNotificationDrawer(): Promise<Figure[]> {
  const demo = await runDemo()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  try {
    await tell(demo.databaseUrl)
    const page = await openDashboard(browser, demo.url)
    await openDrawer(page)
    await page.keyboard.press('Escape')
    const opened = []
    for (let round = 0; round < 5; round += 1) {
      opened.push(await openDrawer(page))
      await page.keyboard.press('Escape')
    }
    await openDrawer(page)
    return [openingOf(opened), ...scrollingOf(await readToTheEnd(page))]
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

type Read = { pages: number[]; frames: number[]; rows: number }

/** The last pages beside the first, and the frames of a fast scroll once all rows are there. */
function scrollingOf({ pages, frames, rows }: Read): Figure[] {
  const tenth = Math.floor(pages.length / 10)
  const first = median(pages.slice(0, tenth))
  const last = median(pages.slice(-tenth))
  const sorted = frames.toSorted((a, b) => a - b)
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  return [
    {
      name: `the last of ${rows} rows come as fast as the first: a page takes`,
      ...{ value: last / first, unit: 'times as long', atMost: 1.5 },
      detail: [`first pages ${first.toFixed(0)} ms, last pages ${last.toFixed(0)} ms (median of ${tenth})`],
    },
    {
      name: `a frame of a fast scroll through ${rows} rows, 95 of 100 within`,
      ...{ value: late, unit: 'ms', atMost: 50 },
      detail: [`median ${median(frames).toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`],
    },
  ]
}

/** Scrolls to the end again and again, then back to the top by more than a screen each frame. */
function readToTheEnd(page: Page): Promise<Read> {
  return page.evaluate(
    async ([rows, end, most]) => {
      let place = document.querySelector(rows)?.parentElement
      while (place && getComputedStyle(place).overflowY !== 'auto') place = place.parentElement
      if (!place) throw new Error('nothing scrolls')
      const frame = () => new Promise<number>(requestAnimationFrame)
      const next = () => document.querySelector<HTMLElement>(end)?.dataset.more
      const pages: number[] = []
      while (next() && pages.length < most) {
        const begun = performance.now()
        const before = next()
        while (next() === before) {
          if (performance.now() - begun > 20_000) throw new Error(`no more than ${pages.length} pages came`)
          place.scrollTop = place.scrollHeight
          await frame()
        }
        await frame()
        pages.push(performance.now() - begun)
      }
      const frames: number[] = []
      let seen = await frame()
      while (place.scrollTop > 0 && frames.length < 600) {
        place.scrollTop -= 1000
        const now = await frame()
        frames.push(now - seen)
        seen = now
      }
      return { pages, frames, rows: pages.length * 50 }
    },
    [ROWS, END, PAGES] as const,
  )
}

async function tell(databaseUrl: string): Promise<void> {
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

/** From the press until the rows are painted; the movement of the drawer is not counted. */
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
