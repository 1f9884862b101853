import { translatorFor } from '@fathom/locales/node'
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
  await page.getByRole('textbox', { name: 'Instructor number' }).fill('999999')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText('Instructor number not found', { exact: true })).toBeVisible()
  await phone.fill('070 123')
  await page.getByRole('button', { name: 'Save number' }).click()
  await expect(phone).toBeFocused()
  await expectNoAxeViolations(page)
  await phone.fill('+46 70 123 45 67')
  await phone.press('Enter')
  await expect(page.getByText('Your number is saved.')).toBeVisible()
  await expect(phone).toHaveValue('+46 701234567')
  await expect(page.getByText(/^Saved here/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveTitle('Profile · Fathom')
  await expect(phone).toHaveValue('+46 701234567')
  await phone.fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.goto('/account')
  await expect(phone).toHaveValue('')
})
