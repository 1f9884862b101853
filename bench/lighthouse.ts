import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@fathom/testing/ports'
import { chromium, type Page } from '@playwright/test'
import type { DemoPersonName } from '../apps/server/src/platform/demo.ts'
import { signInAs } from '../e2e/support/sign-in.ts'
import { BROWSER_FLAGS } from '../tools/browser-flags.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { runDemo } from '../tools/test/run-demo.ts'
import { type Figure, median } from './figure.ts'

const run = promisify(execFile)

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

/** Fetched when it is needed: its 200 packages would make every install slower. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

type Screen = {
  name: string
  person?: DemoPersonName
  path: string
  /** A link on the screen at `path` whose target is measured instead. */
  link?: string
}

const SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: '/' },
  { name: 'checking a card', path: '/verify' },
  { name: "student's dashboard", person: 'student', path: '/training/dashboard' },
  { name: "diver's dashboard", person: 'diver', path: '/training/dashboard' },
  {
    name: 'course',
    person: 'student',
    path: '/training/dashboard',
    link: 'main a[href*="/training/course"]',
  },
  { name: 'cards', person: 'diver', path: '/certifications' },
  { name: 'logbook of 120 dives', person: 'diver', path: '/logbook' },
  { name: 'dive', person: 'diver', path: '/logbook', link: 'main li h3 a' },
  { name: 'logbook of 10,000 dives', person: 'veteran', path: '/logbook' },
]

const AUDITS = {
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  greeting: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
} as const

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

/** Lighthouse on a simulated phone with four times slower processor and a slow connection, as it does by default. */
export async function measureLighthouse(): Promise<Figure[]> {
  const wanted = process.env.BENCH_SCREEN
  const demo = await runDemo()
  try {
    const figures: Figure[] = []
    for (const screen of SCREENS)
      if (!wanted || screen.name.includes(wanted)) figures.push(...(await measure(demo.url, screen)))
    return figures
  } finally {
    await demo.stop()
  }
}

async function measure(url: string, { name, person, path, link }: Screen): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fathom-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findBrowser(),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
    ...{ baseURL: url, locale: 'en-US', viewport: { width: 412, height: 823 } },
  })
  try {
    const page = browser.pages()[0] ?? (await browser.newPage())
    if (person) await signInAs(page, person, path)
    const address = link ? await targetOf(page, link) : new URL(path, url).href
    await page.goto('about:blank')
    const reports: Report[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      reports.push(await look(address, port, join(folder, `${round}.json`)))
    return figuresOf(name, reports, person === undefined)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

async function targetOf(page: Page, link: string): Promise<string> {
  const found = page.locator(link).first()
  await found.waitFor()
  return found.evaluate((element) => (element as HTMLAnchorElement).href)
}

async function look(address: string, port: number, to: string): Promise<Report> {
  const options = [`--port=${port}`, '--output=json', `--output-path=${to}`, '--quiet']
  await run('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, ...options])
  return JSON.parse(await readFile(to, 'utf8')) as Report
}

function figuresOf(name: string, reports: readonly Report[], isPublic: boolean): Figure[] {
  const points = (category: string) =>
    median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)))
  const audit = (of: keyof typeof AUDITS) =>
    median(reports.map(({ audits }) => audits[AUDITS[of]]?.numericValue ?? Number.NaN))
  const missed = (category: string) => (points(category) < 100 ? failedAudits(reports[0]) : [])
  const whole = ['accessibility', 'best-practices', ...(isPublic ? ['seo'] : [])]
  return [
    {
      name: `${name}: performance`,
      ...{ value: points('performance'), unit: 'points', atLeast: 95, digits: 0 },
      detail: [
        `first paint ${Math.round(audit('greeting'))} ms, largest ${Math.round(audit('largest'))} ms (simulated)`,
      ],
    },
    {
      name: `${name}: blocking time`,
      ...{ value: audit('blocking'), unit: 'ms', atMost: 150, digits: 0, detail: [] },
    },
    {
      name: `${name}: layout shift`,
      ...{ value: audit('shift'), unit: '', atMost: 0.02, digits: 3, detail: [] },
    },
    ...whole.map((category) => ({
      name: `${name}: ${category}`,
      ...{ value: points(category), unit: 'points', atLeast: 100, digits: 0 },
      detail: missed(category),
    })),
  ]
}

const failedAudits = (report: Report | undefined): string[] =>
  Object.values(report?.audits ?? {})
    .filter(({ score, numericValue }) => score === 0 && numericValue === undefined)
    .map(({ title }) => title)
