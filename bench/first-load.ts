import { type BrowserContext, chromium, type Response } from '@playwright/test'
import { signInAs } from '../e2e/support/sign-in.ts'
import { BROWSER_FLAGS } from '../tools/browser-flags.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { runDemo } from '../tools/test/run-demo.ts'
import type { Figure } from './figure.ts'

type Part = { path: string; bytes: number }

/** The code, styles and words that a first visit to the signed-in dashboard downloads, as they went over the wire. */
export async function measureFirstLoad(): Promise<Figure> {
  const demo = await runDemo()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  try {
    const before = await browser.newContext({ baseURL: demo.url, locale: 'en-US' })
    await signInAs(await before.newPage(), 'diver')
    const storageState = await before.storageState()
    const parts = await visit(await browser.newContext({ baseURL: demo.url, locale: 'en-US', storageState }))
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
    return {
      name: 'first load of the signed-in dashboard, brotli',
      value: bytes / 1000,
      unit: 'kB',
      atMost: 120,
      detail: parts.map((part) => `${String(part.bytes).padStart(7)}  ${part.path}`),
    }
  } finally {
    await browser.close()
    await demo.stop()
  }
}

async function visit(context: BrowserContext): Promise<Part[]> {
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto('/training/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  const counted = responses.filter((response) =>
    ['script', 'stylesheet'].includes(response.request().resourceType()),
  )
  const parts = await Promise.all(counted.map(sizeOf))
  return parts.sort((a, b) => b.bytes - a.bytes)
}

async function sizeOf(response: Response): Promise<Part> {
  const { pathname } = new URL(response.url())
  const encoding = await response.headerValue('content-encoding')
  const { responseBodySize: bytes } = await response.request().sizes()
  if (encoding !== 'br' && bytes > 2000) throw new Error(`${pathname} was not sent as brotli`)
  return { path: pathname, bytes }
}
