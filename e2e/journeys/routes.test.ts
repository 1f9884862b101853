import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { SCREENS, type Screen } from '../support/screens.ts'
import { fillSignIn, signInAs, signInUnseen } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

const withoutDraftId = (path: string) => path.replace(/[\da-f-]{36}/, '-').replace(/(\/-)+$/, '')

async function expectScreen(page: Page, { path, opens = path, title, holdsDraft }: Screen) {
  await page.goto(path)
  await expect(page).toHaveTitle(`${title} · Fathom`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const { pathname, search } = new URL(page.url())
  expect((holdsDraft ? withoutDraftId(pathname) : pathname) + search).toBe(opens)
  if (opens !== path) return
  // Waits for lazy content, so it's checked too.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expectNoAxeViolations(page)
}

const people = Map.groupBy(
  SCREENS.filter(({ isOpen }) => !isOpen),
  ({ as = 'diver' }) => as,
)

for (const [person, screens] of people) {
  const rows = [...new Set(screens.map(({ rows }) => `[${rows}]`))].join(' ')
  test(`${rows} every URL of a signed-in ${person} opens its own screen, without axe violations`, async ({
    page,
  }) => {
    await show(page, { size: 'phone' })
    await signInUnseen(page, person)
    for (const screen of screens) await test.step(screen.path, () => expectScreen(page, screen))
  })
}

test.describe('without an account', () => {
  // An invalid physician or guardian link is answered with 404.
  test.use({ expectedErrors: /404 \(Not Found\) \(.*\/api\/forms\/(physician|guardian)\/token\)/ })
  test('[RT-06] [RT-13] [RO-01] the open screens need no sign-in, and have no axe violations', async ({
    page,
  }) => {
    await show(page, { size: 'phone' })
    for (const screen of SCREENS.filter(({ isOpen }) => isOpen))
      await test.step(screen.path, () => expectScreen(page, screen))
  })
})

test('[RO-01] [RR-02] [RR-07] a deep link leads an anonymous visitor to sign-in and back, but never to another origin', async ({
  page,
}) => {
  await page.goto('/training/dashboard/ow-1?ref=mail#codes')
  await fillSignIn(page, 'diver')
  await page.waitForURL('**/training/dashboard/ow-1?ref=mail#codes')
  await page.context().clearCookies()
  await page.goto(`/api/auth/session/sign-in?returnTo=${encodeURIComponent('//evil.example/steal')}`)
  await fillSignIn(page, 'diver')
  await page.waitForURL('**/training/dashboard')
})

test('[RT-05] [RT-06] uses the language of the URL', async ({ page }) => {
  await page.goto('/preferences/unsubscribed/ar-SA')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/)
})

test('[RR-03] the numbers of a Discover Scuba Diving link are stored in local storage', async ({ page }) => {
  await signInAs(page, 'dsd')
  await page.goto('/dsd/welcome?store_number=7001&member_number=500001')
  await expect(page).toHaveTitle('Discover Scuba Diving · Fathom')
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored).toContain('7001')
  expect(await stored()).toContain('500001')
})

test('[RT-20] [RT-21] the login URLs redirect to the account service', async ({ page }) => {
  const handovers: readonly [path: string, lang: RegExp][] = [
    ['/login/sign-in', /^en/],
    ['/login/sign-in/de-DE', /^de/],
    ['/login/anything/else', /^en/],
    ['/logout', /^en/],
    ['/login/sign-up', /^en/],
    ['/login/sign-up/ar-SA', /^ar/],
    ['/login/sign-up/pro/fr-FR', /^fr/],
  ]
  for (const [path, lang] of handovers)
    await test.step(path, async () => {
      await page.context().clearCookies()
      await page.goto(path)
      await page.waitForURL('**/accounts/**')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('input[type=email]')).toBeVisible()
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a screen says what it needs instead of staying blank', async ({ page }) => {
    await page.goto('/training/dashboard')
    await expect(page.locator('noscript p')).toHaveText(/Fathom needs JavaScript/)
  })
})

test('the old icon name still works', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/icon/)
})
