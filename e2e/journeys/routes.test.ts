import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { moveTo } from '../support/move-to.ts'
import { SCREENS, type Screen } from '../support/screens.ts'
import { signInUnseen } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

const withoutDraftId = (path: string) => path.replace(/[\da-f-]{36}/, '-').replace(/(\/-)+$/, '')

/** The title tells when the next screen is there, so a screen with the same title is loaded. */
async function open(page: Page, path: string, title: string) {
  const before = await page.title()
  if (!before.endsWith('· Fathom') || before === title) await page.goto(path)
  else await moveTo(page, path)
}

async function expectScreen(page: Page, { path, title, holdsDraft }: Screen) {
  await open(page, path, `${title} · Fathom`)
  await expect(page).toHaveTitle(`${title} · Fathom`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const { pathname, search } = new URL(page.url())
  expect((holdsDraft ? withoutDraftId(pathname) : pathname) + search).toBe(path)
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
  test(`${rows} every screen of a signed-in ${person} opens by its URL, without axe violations`, async ({
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

test('[RT-20] [RT-21] the login URLs redirect to the account service, in the language they name', async ({
  page,
}) => {
  for (const [path, lang] of [
    ['/logout', /^en/],
    ['/login/sign-up/ar-SA', /^ar/],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForURL('**/accounts/**')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('input[type=email]')).toBeVisible()
    })
})

test('a screen without JavaScript says what it needs, and the old icon name still works', async ({
  request,
}) => {
  const page = await (await request.get('/training/dashboard')).text()
  expect(/<noscript>(.*?)<\/noscript>/s.exec(page)?.[1]).toContain('Fathom needs JavaScript')
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toMatch(/icon/)
})
