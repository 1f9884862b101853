import { BYPASSED_CODE } from '@fathom/domain/account'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { fillSignIn, signInAfresh, signInAs, signInUnseen } from '../support/sign-in.ts'
import { someoneNew } from '../support/sign-up.ts'
import { SESSION_ENDED } from '../support/watch.ts'
import { withoutLive } from '../support/without-live.ts'

test.describe('signing out', () => {
  // Calls that are on their way when the session ends are refused (TS-16).
  test.use({ expectedErrors: SESSION_ENDED })

  test('[RR-07] a visitor signs in, sees the dashboard, and signs out from the account menu', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
    await fillSignIn(page, 'diver')
    await page.waitForURL('**/training/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mara')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/accounts/**')
    await page.goto('/logbook')
    await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible()
  })
})

test('a new person signs up with the mailed code and arrives at the requested screen', async ({ page }) => {
  const { email, password } = someoneNew()
  await page.goto('/login/sign-up')
  await page.getByLabel('Given name').fill('Kai')
  await page.getByLabel('Family name').fill('Olsen')
  await page.getByLabel('Date of birth').fill('1990-04-01')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Six-digit code').fill(BYPASSED_CODE)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Make the account' }).click()
  await page.waitForURL('**/training/dashboard')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Kai')
})

test.describe('a wrong guess', () => {
  test.use({ expectedErrors: /401/ })

  test("a wrong password doesn't reveal which of the two is wrong", async ({ page }) => {
    await page.goto('/login/sign-in')
    await page.getByLabel('E-mail', { exact: true }).fill('diver@fathom.test')
    await page.getByLabel('Password', { exact: true }).fill('Wrong1234')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('The e-mail or the password is wrong.')).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test.describe('two tabs', () => {
  test.use({ expectedErrors: SESSION_ENDED })

  test('[ST-12] signing out in one tab signs out the other at once', async ({ context }) => {
    const first = await context.newPage()
    await signInAs(first, 'student')
    const second = await context.newPage()
    await second.goto('/settings')
    await expect(second).toHaveTitle('Settings · Fathom')
    await first.getByRole('button', { name: 'Account menu' }).click()
    await first.getByRole('menuitem', { name: 'Sign out' }).click()
    await second.waitForURL('**/accounts/**')
  })
})

test('[ST-12] signing out on one device signs out another at once', async ({ browser, server }) => {
  const [phone, desk] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL: server.url })).newPage()),
  )
  if (!phone || !desk) throw new Error('two devices are needed')
  await signInAfresh(phone, 'veteran')
  await signInAfresh(desk, 'veteran')
  await desk.getByRole('button', { name: 'Account menu' }).click()
  await desk.getByRole('menuitem', { name: 'Sign out' }).click()
  await phone.waitForURL('**/accounts/**')
  await Promise.all([phone.context().close(), desk.context().close()])
})

test.describe('an expired bearer', () => {
  test.use({ expectedErrors: /401/ })

  test('[ST-11] a 401 causes one refresh and one retry, invisible to the visitor', async ({ page }) => {
    await signInUnseen(page, 'diver')
    await withoutLive(page)
    let refreshed = 0
    const refreshedBefore: number[] = []
    await page.route('**/api/notifications/graphql', async (route) => {
      refreshedBefore.push(refreshed)
      if (refreshedBefore.length > 1) return route.continue()
      const body = JSON.stringify({ problem: 'token-expired', status: 401, errors: [] })
      await route.fulfill({ status: 401, contentType: 'application/problem+json', body })
    })
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/session/refresh')) refreshed += 1
    })
    await page.goto('/settings')
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
    // One refresh when the page starts, and one between the rejection and the retry.
    await expect.poll(() => refreshedBefore.slice(0, 2)).toEqual([1, 2])
    await expect(page).toHaveTitle('Settings · Fathom')
  })

  test('[RR-01] [ST-11] when the session has ended, the next screen redirects to sign-in and back', async ({
    page,
    context,
  }) => {
    await signInAs(page, 'diver')
    await context.clearCookies()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Logbook' }).click()
    await fillSignIn(page, 'diver')
    await page.waitForURL('**/logbook')
  })
})

test("scripts can't read the refresh token and the session", async ({ page, context }) => {
  await signInAs(page, 'diver')
  const readable = await page.evaluate(
    () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
  )
  expect(readable).not.toMatch(/eyJ|refresh/i)
  const [session] = (await context.cookies()).filter(({ path }) => path === '/')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})
