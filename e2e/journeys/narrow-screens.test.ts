import { LOCALES, type Locale } from '@fathom/domain/translations'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { moveTo } from '../support/move-to.ts'
import { SCREENS, type Screen } from '../support/screens.ts'
import { signInUnseen } from '../support/sign-in.ts'

/** The longest words and labels of all 28; what fits here fits in the others, or is among the widest below. */
const LONGEST: readonly Locale[] = ['fi-FI', 'de-DE', 'el-GR']

/** The screens with the most labels side by side, in every locale. */
const WIDEST = [
  '/settings',
  '/logbook',
  '/logbook/statistics',
  '/training/dashboard',
  '/training/shop',
  '/certifications',
  '/profile',
].map((path) => ({ path }))

const office = (name: string) => ({ path: `/office/${name}` })

/** Screens that the table of the specification lacks. */
const MORE: Readonly<Record<string, readonly { path: string }[]>> = {
  diver: [
    { path: '/logbook/gear' },
    { path: '/logbook/deleted' },
    { path: '/logbook/confirmations' },
    { path: '/training/forms/liability-release' },
  ],
  staff: [
    'people',
    'people/100001',
    'queues/photos',
    'certifications',
    'codes',
    'content',
    'packages',
    'banks',
    'integrations',
    'security',
    'figures',
    'audit',
  ].map(office),
}

/** Starts the portal in this language; the choice stays in this browser. */
async function start(page: Page, path: string, locale: Locale) {
  await page.evaluate((tag) => localStorage.setItem('fathom.locale', tag), locale)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

/** The next screen has a title or a heading of its own; two screens may share one of them. */
async function move(page: Page, path: string) {
  const before = await page.evaluate(() => {
    document.querySelector('main h1')?.setAttribute('data-left', '')
    return document.title
  })
  await moveTo(page, path)
  await page.waitForFunction(
    (title) => document.title !== title || !document.querySelector('main h1[data-left]'),
    before,
  )
}

/** How far the screen scrolls sideways, once everything on it is there. */
async function sidewaysOf(page: Page): Promise<number> {
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"], [data-waits]'))
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** What scrolls sideways: empty, if everything is right. Only the first screen of a language starts the portal. */
async function sidewaysIn(
  page: Page,
  screens: readonly Pick<Screen, 'path' | 'holdsDraft'>[],
  locale: Locale,
) {
  const found: string[] = []
  for (const [at, { path, holdsDraft }] of screens.entries()) {
    if (at === 0 || holdsDraft) await start(page, path, locale)
    else await move(page, path)
    const by = await sidewaysOf(page)
    if (by > 0) found.push(`${locale} ${path}: ${by} px`)
  }
  return found
}

/** One of each title: the others are the same screen with other parameters. */
const screensOf = (isTheirs: (screen: Screen) => boolean) =>
  [
    ...new Map(
      SCREENS.filter(isTheirs)
        .toReversed()
        .map((screen) => [screen.title, screen]),
    ).values(),
  ].toReversed()

test.use({ viewport: { width: 320, height: 640 } })

const PEOPLE = ['diver', 'instructor', 'applicant', 'dsd', 'staff'] as const

for (const person of PEOPLE)
  test(`[SN-07] no screen of a signed-in ${person} scrolls sideways at 320 px in ${LONGEST.join(', ')}`, async ({
    page,
  }) => {
    await signInUnseen(page, person)
    await page.goto('/favicon.svg')
    const screens = screensOf(({ as = 'diver', isOpen }) => as === person && !isOpen)
    const all = [...screens, ...(MORE[person] ?? [])]
    for (const locale of LONGEST)
      await test.step(locale, async () => expect(await sidewaysIn(page, all, locale)).toEqual([]))
  })

test('[SN-07] the widest screens scroll sideways at 320 px in none of the 28 locales', async ({ page }) => {
  await signInUnseen(page, 'diver')
  await page.goto('/favicon.svg')
  const found: string[] = []
  for (const locale of LOCALES)
    await test.step(locale, async () => found.push(...(await sidewaysIn(page, WIDEST, locale))))
  expect(found).toEqual([])
})

test.describe('without an account', () => {
  // An invalid physician or guardian link is answered with 404.
  test.use({ expectedErrors: /404 \(Not Found\) \(.*\/api\/forms\/(physician|guardian)\/token\)/ })
  test(`[SN-07] no open screen scrolls sideways at 320 px in ${LONGEST.join(', ')}`, async ({ page }) => {
    await page.goto('/favicon.svg')
    for (const locale of LONGEST)
      await test.step(locale, async () =>
        expect(
          await sidewaysIn(
            page,
            screensOf(({ isOpen = false }) => isOpen),
            locale,
          ),
        ).toEqual([]),
      )
  })
})
