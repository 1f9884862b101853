import { readablePhone } from '@fathom/domain/account'
import { translatorFor } from '@fathom/locales/node'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { LOOKS, SIZES, show } from '../support/variants.ts'

test('[RT-01] /account and /profile fit a phone and a desktop in en-US and ar-SA, light and dark, without axe violations', async ({
  page,
}) => {
  await signInAs(page, 'diver', '/account')
  for (const { size, scheme, locale } of LOOKS)
    for (const path of ['/account', '/profile'])
      await test.step(`${path}, ${size}, ${locale}, ${scheme}`, async () => {
        await show(page, { size, scheme })
        await page.goto(`${path}?lang=${locale}`)
        const { t } = translatorFor(locale)
        await expect(page.getByRole('textbox', { name: t('profile.field.email') })).toBeVisible()
        if (path === '/account')
          await expect(page.getByRole('heading', { name: t('profile.lookup.title') })).toBeVisible()
        await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
        for (const { width, height } of Object.values(SIZES)) {
          await page.setViewportSize({ width, height })
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, `${path} ${width}`).toBeLessThanOrEqual(0)
        }
        await show(page, { size, scheme })
        await expectNoAxeViolations(page)
      })
})

test('[CA-11] a diver saves a phone number on the account, and removes it on the profile', async ({
  page,
}) => {
  await signInAs(page, 'newcomer', '/account')
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
  await expect(phone).toHaveValue('+46 701234567')
  await phone.fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.goto('/account')
  await expect(phone).toHaveValue('')
  await phone.fill('+46 70 123 45 67')
  await phone.press('Enter')
  await expect(page.getByText('Your number is saved.')).toBeVisible()
  await phone.fill('')
  await page.getByRole('button', { name: 'Remove number' }).click()
  await expect(page.getByText('Your number is removed.')).toBeVisible()
  await page.reload()
  await expect(phone).toHaveValue('')
})

test.describe('in two tabs', () => {
  test.use({ expectedErrors: /409/ })

  test("[CA-11] the second number doesn't overwrite the first: the person chooses", async ({
    page,
    context,
  }) => {
    await show(page, { size: 'phone' })
    const other = await context.newPage()
    await signInAs(page, 'trial', '/account')
    await other.goto('/account')
    const phoneOf = (tab: Page) => tab.getByRole('textbox', { name: 'Mobile phone' })
    await phoneOf(page).fill('+46 70 000 00 01')
    const theirs = '+46700000002'
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

test('[VA-06] [CA-28] finds an instructor or store by number, or reports that there is none', async ({
  page,
}) => {
  await show(page, { size: 'phone' })
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
