import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { signInAs } from '../e2e/support/sign-in.ts'
import { expectPortalOnDevice } from '../e2e/support/stored-on-device.ts'
import { BROWSER_FLAGS } from '../tools/browser-flags.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { runDemo } from '../tools/test/run-demo.ts'
import { type Figure, median } from './figure.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const DIVE = 'main li h3 a'
/** How far the first storing is, in English. */
const STORING = 'Storing your dives on this device'

/** The logbook of the demo's veteran with 10,000 dives, on a device with the built portal. */
export async function measureOffline(): Promise<Figure[]> {
  const demo = await runDemo()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  try {
    const context = await browser.newContext({
      ...{ baseURL: demo.url, locale: 'en-US', viewport: { width: 1280, height: 800 } },
      serviceWorkers: 'allow',
    })
    const page = await context.newPage()
    const storing = await storeAll(page)
    await expectPortalOnDevice(page)
    await page.close()
    await context.setOffline(true)
    const starts: Start[] = []
    for (let round = 0; round < ROUNDS; round += 1) starts.push(await startCold(context))
    return [...storingFigures(storing), startFigure(starts), scrollFigure(await scroll(context))]
  } finally {
    await browser.close()
    await demo.stop()
  }
}

type Storing = { seconds: number; bytes: number }

/** From opening the logbook for the first time until all dives are on the device. */
async function storeAll(page: Page): Promise<Storing> {
  await signInAs(page, 'veteran', '/logbook')
  const ms = await page.evaluate(
    async ([dive, storing]) => {
      const frame = () => new Promise(requestAnimationFrame)
      const text = () => document.querySelector('main')?.textContent ?? ''
      while (!document.querySelector(dive) || text().includes(storing)) await frame()
      return performance.now()
    },
    [DIVE, STORING] as const,
  )
  const bytes = await page.evaluate(async () => {
    const { usageDetails } = (await navigator.storage.estimate()) as { usageDetails?: { indexedDB?: number } }
    return usageDetails?.indexedDB ?? 0
  })
  return { seconds: ms / 1000, bytes }
}

type Start = { dives: number; totals: number }

/** Opens the logbook in a new tab without a connection. */
async function startCold(context: BrowserContext): Promise<Start> {
  const page = await context.newPage()
  await page.addInitScript((dive) => {
    const seen: Partial<Start> = {}
    Object.assign(globalThis, { seen })
    const look = () => {
      if (!seen.dives && document.querySelector(dive)) seen.dives = performance.now()
      if (!seen.totals && /10[.,]?\d{3}/.test(document.querySelector('main')?.textContent ?? ''))
        seen.totals = performance.now()
      if (!seen.dives || !seen.totals) requestAnimationFrame(look)
    }
    look()
  }, DIVE)
  await page.goto('/logbook')
  const start = await page.waitForFunction(() => {
    const { seen } = globalThis as unknown as { seen: Start }
    return seen.dives && seen.totals ? seen : undefined
  })
  const taken = (await start.jsonValue()) as Start
  await page.close()
  return taken
}

type Scroll = { frames: number[]; empty: number; height: number }

/** From the newest dive to the oldest in 300 frames, as someone who drags the scrollbar. */
async function scroll(context: BrowserContext): Promise<Scroll> {
  const page = await context.newPage()
  await page.goto('/logbook')
  await page.locator(DIVE).first().waitFor()
  return page.evaluate(async () => {
    const frame = () => new Promise<number>(requestAnimationFrame)
    const frames: number[] = []
    const step = document.documentElement.scrollHeight / 300
    let [empty, seen] = [0, await frame()]
    for (let count = 0; count < 300; count += 1) {
      scrollBy({ top: step, behavior: 'instant' })
      const now = await frame()
      frames.push(now - seen)
      if (!document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li, h2, h3')) empty += 1
      seen = now
    }
    return { frames, empty, height: document.documentElement.scrollHeight }
  })
}

const storingFigures = ({ seconds, bytes }: Storing): Figure[] => [
  {
    name: 'the first storing of 10,000 dives, from opening the logbook',
    ...{ value: seconds, unit: 's', atMost: 10 },
    detail: [],
  },
  {
    name: 'what the device stores for it, encrypted, with everything else that opens offline',
    ...{ value: bytes / 1e6, unit: 'MB', atMost: 25 },
    detail: [],
  },
]

const inMs = (values: readonly number[]) => values.map((ms) => `${Math.round(ms)} ms`).join(', ')

function startFigure(starts: readonly Start[]): Figure {
  const dives = starts.map((start) => start.dives)
  return {
    name: 'a cold start offline, to a readable logbook of 10,000 dives',
    ...{ value: median(dives) / 1000, unit: 's', atMost: 1.5, digits: 2 },
    detail: [inMs(dives), `totals: ${inMs(starts.map((start) => start.totals))}`],
  }
}

function scrollFigure({ frames, empty, height }: Scroll): Figure {
  const sorted = frames.toSorted((one, other) => one - other)
  return {
    name: 'a frame of a fast scroll through 10,000 dives, 95 of 100 within',
    ...{ value: sorted[Math.floor(sorted.length * 0.95)] ?? 0, unit: 'ms' },
    detail: [
      `median ${median(frames).toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms of ${frames.length}`,
      `${empty} of them had no dive in the middle; ${height} px`,
    ],
  }
}
