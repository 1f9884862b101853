import { translatorFor } from '@fathom/locales/node'
import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAfresh, signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'
import { SESSION_ENDED } from '../support/watch.ts'

type Locale = 'en-US' | 'ar-SA'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** The screen in one language, located by the catalog's texts. */
function screenIn(page: Page, locale: Locale = 'en-US') {
  const { t } = translatorFor(locale)
  const field = (
    name: 'firstName' | 'middleName' | 'lastName' | 'postalCode' | 'addressLine1' | 'phoneNumber',
  ) => page.getByRole('textbox', { name: t(`profile.field.${name}`), exact: false })
  return {
    t,
    field,
    country: page.getByRole('combobox', { name: t('profile.field.countryId') }),
    state: page.getByRole('combobox', { name: t('profile.field.stateId') }),
    city: page.getByRole('combobox', { name: t('profile.field.city') }),
    save: page.getByRole('button', { name: t('profile.save') }),
    saved: page.getByText(t('profile.saved')),
    nameInMenu: async () => {
      await page.getByRole('button', { name: t('shell.account.menu') }).click()
      const words = await page.getByRole('menu', { name: t('shell.account.menu') }).innerText()
      await page.keyboard.press('Escape')
      return words
    },
  }
}

/** Types part of the name and picks the first suggestion, by keyboard alone. */
async function pick(page: Page, box: Locator, typed: string, wanted: string) {
  // A page that's still scrolling to the field closes its list.
  await box.click()
  await box.fill(typed)
  await expect(page.getByRole('option').first()).toHaveText(wanted)
  await expect(async () => {
    // A second press would move to the next option.
    if (!(await box.getAttribute('aria-activedescendant'))) await box.press('ArrowDown')
    await expect(box).toHaveAttribute('aria-activedescendant', /./, { timeout: 1000 })
  }).toPass()
  await box.press('Enter')
  await expect(box).toHaveValue(wanted)
}

type Person = Parameters<typeof signInAs>[1]

async function open(page: Page, person: Person, locale: Locale = 'en-US', signIn = signInAs) {
  await page.addInitScript((tag) => localStorage.setItem('fathom.locale', tag), locale)
  await signIn(page, person, '/profile')
  const screen = screenIn(page, locale)
  await expect(screen.city).toBeVisible()
  return screen
}

/** On a phone, in a language that reads from right to left. */
async function layoutOf(page: Page, screen: ReturnType<typeof screenIn>) {
  // The initials, and the photo once it's loaded.
  const portrait = page.locator('main [data-initials], main span:has(> img[alt=""])').first()
  const parts = [portrait, heading(page), screen.state, screen.field('postalCode'), screen.city]
  const [picture, name, state, code, city] = await Promise.all(parts.map((part) => part.boundingBox()))
  if (!picture || !name || !state || !code || !city) return undefined
  return {
    isPictureAboveName: picture.y + picture.height <= name.y,
    isStateAboveCode: state.y + state.height <= code.y,
    isCodeBesideCity: Math.abs(code.y - city.y) < 2 && code.x > city.x + city.width,
  }
}

test.describe('a name', () => {
  test.use({ expectedErrors: SESSION_ENDED })

  test('[RT-01] [EN-02] [NV-08] a changed name shows at once in the header and in the other tab, and signing out there removes what is unsaved here', async ({
    page,
    context,
  }) => {
    // Another name needs an authentication of the last minutes (TS-17).
    const screen = await open(page, 'trial', 'en-US', signInAfresh)
    const other = await context.newPage()
    await other.goto('/profile')
    const there = screenIn(other)
    await expect(there.city).toBeVisible()
    await expect(screen.save).toHaveCount(0)
    const name = 'عبد الله 🐠 李'
    const lastName = 'L'.repeat(300)
    await screen.field('firstName').fill(name)
    await screen.field('lastName').fill(lastName)
    await expectNoAxeViolations(page)
    await screen.save.click()
    await expect(screen.saved).toBeVisible()
    await expect(screen.save).toHaveCount(0)
    await expect(heading(page)).toContainText(name)
    await expect.poll(screen.nameInMenu).toContain(name)
    await expect(heading(other)).toContainText(name)
    await expect(there.field('firstName')).toHaveValue(name)
    await expect.poll(there.nameInMenu).toContain(name)
    await show(page, { size: 'phone' })
    await page.reload()
    await expect(screen.field('lastName')).toHaveValue(lastName)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)

    // The header claims that everything is saved, on a screen that has room for it.
    await show(page, { size: 'desktop' })
    const claim = page.getByRole('banner').getByText('Everything saved')
    await expect(claim).toBeVisible()
    await screen.field('firstName').fill('Nobody else’s business')
    await expect(claim).toBeHidden()
    const draft = () => page.evaluate(() => sessionStorage.getItem('fathom.profile.draft'))
    await expect.poll(draft).toContain('business')
    await other.getByRole('button', { name: 'Account menu' }).click()
    await other.getByRole('menuitem', { name: 'Sign out' }).click()
    await Promise.all([other, page].map((tab) => tab.waitForURL('**/accounts/**')))
    await page.goto('/api/health')
    expect(await draft()).toBeNull()
  })
})

test.describe('an address', () => {
  // The browser logs a failed save to the console.
  test.use({ expectedErrors: /500/ })

  test('[CA-38] [EN-12] [EN-18] [LA-05] [NV-04] [RO-07] a diver moves: country, state and city depend on each other, and China changes the menu at once', async ({
    page,
  }) => {
    await show(page, { size: 'phone', scheme: 'dark' })
    const screen = await open(page, 'applicant', 'ar-SA')
    const countryNames = new Intl.DisplayNames(['ar-SA'], { type: 'region' })
    const pickCountry = async (id: string) => {
      const name = countryNames.of(id) ?? id
      await pick(page, screen.country, name.slice(0, -1), name)
    }
    await expect(screen.field('postalCode')).toHaveAttribute('dir', 'ltr')
    const words = () => page.getByRole('main').innerText()
    await expect.poll(words).toMatch(/[٠-٩]/)
    expect(await words()).not.toMatch(/[0-9]/)
    await pickCountry('US')
    await screen.state.selectOption('US.FL')
    await pick(page, screen.city, 'key lar', 'Key Largo')
    await expectNoAxeViolations(page)
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect
        .poll(() => layoutOf(page, screen))
        .toEqual({ isPictureAboveName: true, isStateAboveCode: true, isCodeBesideCity: true })
    }
    await screen.field('addressLine1').fill('8 Ocean Drive')
    await screen.save.click()
    await expect(page.getByText(screen.t('profile.problem.postalCode.missing'))).toBeInViewport({ ratio: 1 })
    await expect(screen.field('postalCode')).toBeFocused()
    await screen.field('postalCode').fill('3303')
    await screen.save.click()
    await expect(screen.field('postalCode')).toHaveAccessibleDescription(/١٢٣٤٥/)
    await screen.field('postalCode').fill('٣٣٠٣٧')
    await page.route('**/MailingAddress', (route) => route.fulfill({ status: 500, json: {} }))
    await screen.save.click()
    await expect(page.getByRole('alert')).toContainText(screen.t('profile.failed.save'))
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await page.unroute('**/MailingAddress')
    await screen.save.click()
    await expect(screen.saved).toBeVisible()
    await expect(screen.save).toHaveCount(0)

    await pickCountry('AE')
    await expect(screen.city).toHaveValue('')
    await expect(screen.field('postalCode')).toHaveCount(0)
    await screen.city.fill('Dubai')
    await page.keyboard.press('Escape')
    await screen.save.click()
    // The message of the previous save may still be visible; the bar disappears with this one.
    await expect(screen.save).toHaveCount(0)
    await page.reload()
    await expect(screen.country).toHaveValue(countryNames.of('AE') ?? '')
    await expect(screen.city).toHaveValue('Dubai')

    const outside = page.getByRole('navigation').locator('a[href*="ecards"]')
    await expect(outside).toHaveCount(0)
    await pickCountry('CN')
    await screen.field('addressLine1').fill('世纪大道 100 号')
    await screen.field('postalCode').fill('200120')
    await screen.city.fill('上海')
    await page.keyboard.press('Escape')
    await screen.save.click()
    await expect(outside).toHaveAttribute('target', '_blank')
  })
})
