import { translatorFor } from '@fathom/locales/node'
import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

type Locale = 'en-US' | 'ar-SA'

const VARIANTS = [
  { size: 'desktop', locale: 'en-US' },
  { size: 'phone', locale: 'en-US' },
  { size: 'desktop', locale: 'ar-SA' },
  { size: 'phone', locale: 'ar-SA' },
] as const

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** The screen in one language, found by the words that the catalogue has for it. */
function screenIn(page: Page, locale: Locale = 'en-US') {
  const { t } = translatorFor(locale)
  const field = (name: 'firstName' | 'lastName' | 'postalCode' | 'addressLine1' | 'phoneNumber') =>
    page.getByRole('textbox', { name: t(`profile.field.${name}`), exact: false })
  return {
    t,
    field,
    country: page.getByRole('combobox', { name: t('profile.field.countryId') }),
    state: page.getByRole('combobox', { name: t('profile.field.stateId') }),
    city: page.getByRole('combobox', { name: t('profile.field.city') }),
    save: page.getByRole('button', { name: t('profile.save') }),
    saved: page.getByText(t('profile.saved')),
    problem: (name: 'birthDate.future' | 'postalCode.missing' | 'firstName.missing' | 'name') =>
      page.getByText(t(`profile.problem.${name}`)),
    nameInMenu: async () => {
      await page.getByRole('button', { name: t('shell.account.menu') }).click()
      const words = await page.getByRole('menu', { name: t('shell.account.menu') }).innerText()
      await page.keyboard.press('Escape')
      return words
    },
  }
}

/** Types a part of the name and takes the first suggestion, by keyboard alone. */
async function pick(page: Page, box: Locator, typed: string, wanted: string) {
  // A page that still scrolls to the field closes its list.
  await box.click()
  await box.fill(typed)
  await expect(page.getByRole('option').first()).toHaveText(wanted)
  await expect(async () => {
    await box.press('ArrowDown')
    await expect(box).toHaveAttribute('aria-activedescendant', /./, { timeout: 1000 })
  }).toPass()
  await box.press('Enter')
  await expect(box).toHaveValue(wanted)
}

async function open(page: Page, person: Parameters<typeof signInAs>[1], locale: Locale = 'en-US') {
  await page.addInitScript((tag) => localStorage.setItem('fathom.locale', tag), locale)
  await signInAs(page, person, '/profile')
  const screen = screenIn(page, locale)
  await expect(screen.city).toBeVisible()
  return screen
}

for (const { size, locale } of VARIANTS)
  test(`[RT-01] [EN-02] [NV-08] a changed name stands in the header at once, on a ${size} in ${locale}`, async ({
    page,
  }) => {
    await show(page, { size })
    const screen = await open(page, 'trial', locale)
    await expect(screen.save).toHaveCount(0)
    const name = `Noor ${size} ${locale}`
    await screen.field('firstName').fill(name)
    await expectNoAxeViolations(page)
    await screen.save.click()
    await expect(screen.saved).toBeVisible()
    await expect(screen.save).toHaveCount(0)
    await expect(heading(page)).toContainText(name)
    await expect.poll(screen.nameInMenu).toContain(name)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(screen.field('firstName')).toHaveValue(name)
  })

test('[EN-02] [NV-08] a name that was changed in one tab is changed in the other', async ({
  page,
  context,
}) => {
  const screen = await open(page, 'dsd')
  const other = await context.newPage()
  await other.goto('/training/dashboard')
  await expect(heading(other)).toBeVisible()
  await screen.field('lastName').fill('Tab-Wechsel')
  await screen.save.click()
  await expect(screen.saved).toBeVisible()
  await expect.poll(screenIn(other).nameInMenu).toContain('Tab-Wechsel')
})

for (const { size, locale } of VARIANTS)
  test(`[CA-38] [EN-18] country, state and city follow each other, on a ${size} in ${locale}`, async ({
    page,
  }) => {
    await show(page, { size })
    const screen = await open(page, 'applicant', locale)
    const countryIn = (id: string) => new Intl.DisplayNames([locale], { type: 'region' }).of(id) ?? id
    await pick(page, screen.country, countryIn('US').slice(0, -1), countryIn('US'))
    await screen.state.selectOption('US.FL')
    await pick(page, screen.city, 'key lar', 'Key Largo')
    await expectNoAxeViolations(page)
    await screen.field('addressLine1').fill('8 Ocean Drive')
    await screen.save.click()
    await expect(screen.problem('postalCode.missing')).toBeVisible()
    await expect(screen.field('postalCode')).toBeFocused()
    await screen.field('postalCode').fill('33037')
    await screen.save.click()
    await expect(screen.saved).toBeVisible()

    await pick(page, screen.country, countryIn('AE').slice(0, -1), countryIn('AE'))
    await expect(screen.city).toHaveValue('')
    await expect(screen.field('postalCode')).toHaveCount(0)
    await screen.city.fill('Dubai')
    await page.keyboard.press('Escape')
    await screen.save.click()
    await expect(screen.saved).toBeVisible()
    await page.reload()
    await expect(screen.country).toHaveValue(countryIn('AE'))
    await expect(screen.city).toHaveValue('Dubai')
  })

test('[NV-04] [RO-07] a mailing country named China changes the menu at once', async ({ page }) => {
  const screen = await open(page, 'teen')
  const outside = page.locator('aside a[href*="ecards"]')
  await expect(outside).toHaveCount(0)
  await pick(page, screen.country, 'chin', 'China')
  await screen.field('addressLine1').fill('世纪大道 100 号')
  await screen.field('postalCode').fill('200120')
  await screen.city.fill('上海')
  await page.keyboard.press('Escape')
  await screen.save.click()
  await expect(screen.saved).toBeVisible()
  await expect(outside).toHaveAttribute('target', '_blank')
})

test('[EN-02] a birth date in the future is refused next to its field, which has the focus', async ({
  page,
}) => {
  const screen = await open(page, 'student')
  const year = page.getByRole('spinbutton', { name: /^year, Birth date/ })
  await year.click()
  await page.keyboard.type(String(new Date().getFullYear() + 2))
  await screen.save.click()
  await expect(screen.problem('birthDate.future')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: /^month, Birth date/ })).toBeFocused()
  await expectNoAxeViolations(page)
  await year.click()
  await page.keyboard.type('1990')
  await expect(screen.problem('birthDate.future')).toHaveCount(0)
  await screen.save.click()
  await expect(screen.saved).toBeVisible()
})

test('[EN-02] names of every script and emoji are kept as they are, invisible turns are refused', async ({
  page,
}) => {
  const screen = await open(page, 'newcomer')
  const name = 'عبد الله 🐠 李'
  await screen.field('firstName').fill(name)
  await screen.field('lastName').fill('Evil\u202eName')
  await screen.save.click()
  await expect(screen.problem('name')).toBeVisible()
  await expect(screen.field('lastName')).toBeFocused()
  await screen.field('lastName').fill('L'.repeat(300))
  await screen.save.click()
  await expect(screen.saved).toBeVisible()
  await show(page, { size: 'phone' })
  await page.reload()
  await expect(heading(page)).toContainText(name)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
