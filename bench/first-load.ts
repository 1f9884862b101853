import { type BrowserContext, chromium, type Page, type Response } from '@playwright/test'
import { signInAs } from '../e2e/support/sign-in.ts'
import { BROWSER_FLAGS } from '../tools/browser-flags.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { runDemo } from '../tools/test/run-demo.ts'
import type { Figure } from './figure.ts'

const WINDOW = { width: 1280, height: 3000 }

/** Without latency, what the greeting starts to load would arrive before the greeting is drawn. */
const PHONE_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }

type Part = { path: string; bytes: number; isFirst: boolean }

/**
 * Measures the code, styles and texts that a first visit to the signed-in dashboard downloads over the wire:
 * until the greeting and the skeletons show, and until everything on it is loaded. The window shows the whole
 * page, so nothing waits below the fold.
 */
export async function measureFirstLoad(): Promise<Figure[]> {
  const demo = await runDemo()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  try {
    const before = await browser.newContext({ baseURL: demo.url, locale: 'en-US' })
    await signInAs(await before.newPage(), 'diver')
    const storageState = await before.storageState()
    const parts = await visit(
      await browser.newContext({ baseURL: demo.url, locale: 'en-US', storageState, viewport: WINDOW }),
    )
    const first = parts.filter(({ isFirst }) => isFirst)
    return [
      figureOf('first load of the signed-in dashboard, brotli', 100, first),
      figureOf('the whole signed-in dashboard, brotli', 150, parts),
    ]
  } finally {
    await browser.close()
    await demo.stop()
  }
}

function figureOf(name: string, atMost: number, parts: readonly Part[]): Figure {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  const detail = parts.map((part) => `${String(part.bytes).padStart(7)}  ${part.path}`)
  return { name, value: bytes / 1000, unit: 'kB', atMost, detail }
}

/** Runs in the page before anything else: records when the heading first appears. */
function watchForHeading() {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('h1')) return
    watch.disconnect()
    performance.mark('heading')
  })
  watch.observe(document, { childList: true, subtree: true })
}

/**
 * Runs in the page: the worker doesn't come. So everything that the dashboard loads is counted, and what is
 * stored for offline use, which takes its code from the worker, doesn't begin.
 */
function holdWorkerBack() {
  navigator.serviceWorker.register = () => new Promise(() => {})
}

const QUIET_MS = 3000

/** Background requests start within seconds, such as the cards that wait for the page to load. */
async function quiet(page: Page): Promise<void> {
  const anything = () => page.waitForResponse(isCounted, { timeout: QUIET_MS }).catch(() => undefined)
  while (await anything());
}

const isCounted = (response: Response) => ['script', 'stylesheet'].includes(response.request().resourceType())

async function visit(context: BrowserContext): Promise<Part[]> {
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', PHONE_NETWORK)
  await page.addInitScript(watchForHeading)
  await page.addInitScript(holdWorkerBack)
  await page.goto('/training/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await quiet(page)
  const early = await page.evaluate(() => {
    const at = performance.getEntriesByName('heading')[0]?.startTime ?? 0
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return loaded.filter(({ responseEnd }) => responseEnd <= at).map(({ name }) => name)
  })
  const counted = responses.filter(isCounted)
  const parts = await Promise.all(
    counted.map(async (response) => ({
      ...(await sizeOf(response)),
      isFirst: early.includes(response.url()),
    })),
  )
  return parts.sort((a, b) => b.bytes - a.bytes)
}

async function sizeOf(response: Response): Promise<Omit<Part, 'isFirst'>> {
  const { pathname } = new URL(response.url())
  const encoding = await response.headerValue('content-encoding')
  const bytes = Number(await response.headerValue('content-length'))
  if (encoding !== 'br' && bytes > 2000) throw new Error(`${pathname} was not sent as brotli`)
  return { path: pathname, bytes }
}
