import { BYPASSED_CODE } from '@fathom/domain/account'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { untilLive } from '../support/notifications.ts'
import { fillSignIn, signInAfresh } from '../support/sign-in.ts'
import { someoneNew } from '../support/sign-up.ts'
import { SESSION_ENDED } from '../support/watch.ts'

test.describe('in and out', () => {
  // A wrong password is answered 401, and so are calls that are on their way when the session ends (TS-16).
  test.use({ expectedErrors: /401/ })

  test('[RO-01] [RR-01] [RR-02] [RR-07] [ST-11] a deep link leads a visitor to sign-in and back, so does the next screen after the session has ended, and signing out ends it', async ({
    page,
    context,
  }) => {
    const email = page.getByLabel('Email', { exact: true })
    await page.goto('/training/dashboard/ow-1?ref=mail#codes')
    await expect(email).toBeVisible()
    await email.fill('diver@fathom.test')
    await page.getByLabel('Password', { exact: true }).fill('Wrong1234')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('The email or password is incorrect.')).toBeVisible()
    await expectNoAxeViolations(page)
    await fillSignIn(page, 'diver')
    await page.waitForURL('**/training/dashboard/ow-1?ref=mail#codes')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mara')

    await test.step("scripts can't read the refresh token and the session", async () => {
      const readable = await page.evaluate(
        () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
      )
      expect(readable).not.toMatch(/eyJ|refresh/i)
      const [session] = (await context.cookies()).filter(({ path }) => path === '/')
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    })

    await context.clearCookies()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Logbook' }).click()
    await fillSignIn(page, 'diver')
    await page.waitForURL('**/logbook')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/accounts/**')
    await page.goto('/logbook')
    await expect(email).toBeVisible()
  })
})

test('[WO-02] [SN-08] a new person signs up with the mailed code, arrives at the requested screen and skips the tour', async ({
  page,
}) => {
  const { email, password } = someoneNew()
  await page.goto('/login/sign-up')
  await page.getByLabel('First name').fill('Kai')
  await page.getByLabel('Last name').fill('Olsen')
  await page.getByLabel('Date of birth').fill('1990-04-01')
  await expect(page.getByText('1 April 1990')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Six-digit code').fill(BYPASSED_CODE)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/training/dashboard')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Kai')
  const tour = page.getByRole('dialog', { name: 'Welcome to Fathom' })
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused()
  await expectNoAxeViolations(page)
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/preferences/tour/'))
  await page.keyboard.press('Escape')
  await expect(tour).toBeHidden()
  expect((await saved).status()).toBe(200)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Show tour' }).click()
  await expect(tour).toBeVisible()
})

test.describe('everywhere', () => {
  // A tab whose stream was closed tries once more with its bearer, which is refused by then (TS-16).
  test.use({ expectedErrors: SESSION_ENDED })

  test('[ST-12] signing out in one tab signs out the other tabs and the other devices at once', async ({
    context,
    browser,
    server,
  }) => {
    const desk = await context.newPage()
    await signInAfresh(desk, 'veteran')
    const tab = await context.newPage()
    await tab.goto('/settings')
    await expect(tab).toHaveTitle('Settings · Fathom')
    const elsewhere = await browser.newContext({ baseURL: server.url })
    const phone = await elsewhere.newPage()
    await untilLive(phone, () => signInAfresh(phone, 'veteran'))
    await desk.getByRole('button', { name: 'Account menu' }).click()
    await desk.getByRole('menuitem', { name: 'Sign out' }).click()
    await Promise.all([tab, phone].map((page) => page.waitForURL('**/accounts/**')))
    await elsewhere.close()
  })
})
