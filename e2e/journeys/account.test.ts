import { memberStatus } from '@fathom/contract/club'
import { readablePhone } from '@fathom/domain/account'
import { translatorFor } from '@fathom/locales/node'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show, TWO_BY_TWO } from '../support/variants.ts'
import { withoutLive } from '../support/without-live.ts'

const speak = (page: Page, locale: string) =>
  page.addInitScript((tag) => localStorage.setItem('fathom.locale', tag), locale)

for (const path of ['/account', '/profile'])
  test(`[RT-01] ${path} fits a phone and a desktop in en-US and ar-SA, light and dark, without axe violations`, async ({
    page,
  }) => {
    await signInAs(page, 'diver', path)
    for (const locale of ['en-US', 'ar-SA'] as const) {
      await speak(page, locale)
      await page.reload()
      const { t } = translatorFor(locale)
      await expect(page.getByRole('textbox', { name: t('profile.field.email') })).toBeVisible()
      if (path === '/account')
        await expect(page.getByRole('heading', { name: t('profile.lookup.title') })).toBeVisible()
      for (const { size, scheme } of TWO_BY_TWO[locale])
        await test.step(`${size}, ${locale}, ${scheme}`, async () => {
          await show(page, { size, scheme })
          await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, path).toBeLessThanOrEqual(0)
          await expectNoAxeViolations(page)
        })
    }
  })

test('[VA-02] the e-mail address is read-only, and the page says why', async ({ page }) => {
  await signInAs(page, 'diver', '/account')
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await expect(email).toHaveValue('diver@fathom.test')
  await expect(email).toHaveJSProperty('readOnly', true)
  await expect(email).toHaveAccessibleDescription('You sign in with it, so it cannot be changed.')
  await page.goto('/profile')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveJSProperty('readOnly', true)
  await expect(page.getByText('Your e-mail is how you sign in. It cannot be changed.')).toBeVisible()
})

test('[CA-11] saves a phone number with the state of its event, and rejects an invalid one', async ({
  page,
}) => {
  await signInAs(page, 'applicant', '/account')
  const phone = page.getByRole('textbox', { name: 'Mobile phone' })
  await phone.fill('070 123')
  await page.getByRole('button', { name: 'Save number' }).click()
  await expect(
    page.getByText('Enter the number with its country code, such as +46 70 123 45 67'),
  ).toBeVisible()
  await expect(phone).toBeFocused()
  await expectNoAxeViolations(page)
  await phone.fill('+46 70 123 45 67')
  await phone.press('Enter')
  await expect(page.getByText('Your number is saved.')).toBeVisible()
  await expect(phone).toHaveValue('+46 701234567')
  await expect(page.getByText(/^Saved here/)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('textbox', { name: 'Mobile phone' })).toHaveValue('+46 701234567')
})

test('[CA-11] removes a saved number, on the account and on the profile', async ({ page }) => {
  await signInAs(page, 'newcomer', '/account')
  const phone = page.getByRole('textbox', { name: 'Mobile phone' })
  await phone.fill('+46 70 123 45 67')
  await phone.press('Enter')
  await expect(page.getByText('Your number is saved.')).toBeVisible()
  await phone.fill('')
  await page.getByRole('button', { name: 'Remove number' }).click()
  await expect(page.getByText('Your number is removed.')).toBeVisible()
  await page.reload()
  await expect(phone).toHaveValue('')
  await phone.fill('+46 70 123 45 67')
  await phone.press('Enter')
  await expect(page.getByText('Your number is saved.')).toBeVisible()
  await page.goto('/profile')
  await expect(phone).toHaveValue('+46 701234567')
  await phone.fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.reload()
  await expect(phone).toHaveValue('')
})

test.describe('in two tabs', () => {
  test.use({ expectedErrors: [/409/] })

  for (const size of ['phone', 'desktop'] as const)
    test(`[CA-11] the second number doesn't overwrite the first: the person chooses, on a ${size}`, async ({
      page,
      context,
    }) => {
      await show(page, { size })
      const other = await context.newPage()
      await signInAs(page, 'trial', '/account')
      await other.goto('/account')
      const phoneOf = (tab: Page) => tab.getByRole('textbox', { name: 'Mobile phone' })
      await phoneOf(page).fill('+46 70 000 00 01')
      const theirs = size === 'phone' ? '+46700000002' : '+46700000003'
      await phoneOf(other).fill(theirs)
      await phoneOf(other).press('Enter')
      await expect(other.getByText('Your number is saved.')).toBeVisible()
      await phoneOf(page).press('Enter')
      const choice = page.getByRole('alertdialog', { name: 'This was changed elsewhere' })
      await expect(choice.getByRole('row', { name: readablePhone(theirs) })).toBeVisible()
      await expectNoAxeViolations(page)
      await choice.getByRole('button', { name: 'Take the other' }).click()
      await expect(phoneOf(page)).toHaveValue(readablePhone(theirs))
      await phoneOf(page).fill('+46 70 000 00 04')
      await phoneOf(other).fill(`${theirs}9`)
      await phoneOf(other).press('Enter')
      await expect(phoneOf(other)).toHaveValue(readablePhone(`${theirs}9`))
      await expect(other.getByRole('button', { name: 'Save number' })).toHaveCount(0)
      await phoneOf(page).press('Enter')
      await choice.getByRole('button', { name: 'Keep mine' }).click()
      await expect(page.getByText('Your number is saved.')).toBeVisible()
      await page.reload()
      await expect(phoneOf(page)).toHaveValue('+46 700000004')
    })
})

test('[CA-11] a phone number that failed permanently can be sent again', async ({ page }) => {
  await page.route('**/api/auth/user/*', async (route) => {
    const answer = await route.fetch()
    const phone = { phoneNumber: '+46701234567', status: 'failed', eventId: 'e-1' }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), phone } })
  })
  await signInAs(page, 'veteran', '/account')
  await expect(page.getByText('Not passed on')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Your number is saved.')).toBeVisible()
})

for (const size of ['phone', 'desktop'] as const)
  test(`[VA-06] [CA-28] finds an instructor or store by number, or reports that there is none, on a ${size}`, async ({
    page,
  }) => {
    await show(page, { size })
    await signInAs(page, 'diver', '/account')
    const find = page.getByRole('button', { name: 'Find', exact: true })
    await page.getByRole('textbox', { name: 'Instructor number' }).fill('999999')
    await find.click()
    await expect(page.getByText('Instructor number not found', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Instructor number' }).fill('500 001')
    await find.click()
    await expect(page.getByRole('list', { name: 'Found' })).toContainText('Sharm El Sheikh')
    await page.getByText('Store', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Store number' }).fill('1')
    await find.click()
    await expect(page.getByText('Store number not found', { exact: true })).toBeVisible()
    // The page is checked as a whole from its top: at this scroll position, the header covers half of another
    // link.
    await expectNoAxeViolations(page, 'main section:last-of-type')
    await page.getByRole('textbox', { name: 'Store number' }).fill('7001')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Found' })).toContainText('Harbour Street 1')
  })

test("[RO-04] a host without pro doesn't request the member status", async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/pro/graphql')) asked.push(request.postData() ?? '')
  })
  await signInAs(page, 'instructor', '/account')
  await expect(page.getByText('Affiliate number')).toBeVisible()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.filter((body) => body.includes(memberStatus.id))).toEqual([])
  await expect(page.getByText('Member number')).toHaveCount(0)
})

test.describe('when the account does not load', () => {
  test.use({ expectedErrors: [/404/] })

  test('shows an error, and loads on retry', async ({ page }) => {
    let isDown = true
    await withoutLive(page)
    await page.route('**/api/auth/user/*', (route) =>
      isDown ? route.fulfill({ status: 404, json: { problem: 'not-found' } }) : route.continue(),
    )
    await signInAs(page, 'diver', '/account')
    await expect(page.getByText('Your account did not load.')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  })
})

test('the account links to profile, settings and preferences', async ({ page }) => {
  await signInAs(page, 'diver', '/account')
  const links = page.getByRole('list', { name: 'More about you' }).getByRole('link')
  await expect(links).toHaveText(['Profile', 'Settings', 'Preference center'])
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await links.nth(1).click()
  await expect(page).toHaveTitle('Settings · Fathom')
})
