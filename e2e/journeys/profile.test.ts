import { translatorFor } from '@fathom/locales/node'
import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { OPPOSITES, show } from '../support/variants.ts'

type Locale = 'en-US' | 'ar-SA'
type Problem =
  | 'birthDate.future'
  | 'birthDate.noSuchDay'
  | 'postalCode.missing'
  | 'firstName.missing'
  | 'nameTooLong'
  | 'unprintable'

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
    problem: (name: Problem) => page.getByText(t(`profile.problem.${name}`)),
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

async function open(page: Page, person: Person, locale: Locale = 'en-US') {
  await page.addInitScript((tag) => localStorage.setItem('fathom.locale', tag), locale)
  await signInAs(page, person, '/profile')
  const screen = screenIn(page, locale)
  await expect(screen.city).toBeVisible()
  return screen
}

/**
 * Tests the profile in two sizes, each in its own language, one after the other: signing in and loading cost
 * more than checking.
 */
async function inEachVariant(
  page: Page,
  person: Person,
  look: (screen: ReturnType<typeof screenIn>, variant: (typeof OPPOSITES)[number]) => Promise<void>,
) {
  await signInAs(page, person, '/profile')
  for (const variant of OPPOSITES)
    await test.step(`${variant.size} in ${variant.locale}`, async () => {
      await show(page, variant)
      await page.addInitScript((tag) => localStorage.setItem('fathom.locale', tag), variant.locale)
      await page.reload()
      const screen = screenIn(page, variant.locale)
      await expect(screen.city).toBeVisible()
      await look(screen, variant)
    })
}

test('[RT-01] [EN-02] [NV-08] a changed name shows in the header at once', async ({ page }) => {
  await inEachVariant(page, 'trial', async (screen, { size, locale }) => {
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
})

test('[EN-02] [NV-08] a name changed in one tab updates in the other', async ({ page, context }) => {
  const screen = await open(page, 'dsd')
  const other = await context.newPage()
  await other.goto('/training/dashboard')
  await expect(heading(other)).toBeVisible()
  await screen.field('lastName').fill('Tab-Wechsel')
  await screen.save.click()
  await expect(screen.saved).toBeVisible()
  await expect.poll(screenIn(other).nameInMenu).toContain('Tab-Wechsel')
})

test('[EN-02] a name changed in one tab updates on the open profile of the other', async ({
  page,
  context,
}) => {
  const screen = await open(page, 'shanghai')
  const other = await context.newPage()
  await other.addInitScript(() => localStorage.setItem('fathom.locale', 'en-US'))
  await other.goto('/profile')
  await expect(screenIn(other).city).toBeVisible()
  await screen.field('middleName').fill('Xiao')
  await screen.save.click()
  await expect(screen.saved).toBeVisible()
  await expect(heading(other)).toContainText('Xiao')
  await expect(screenIn(other).field('middleName')).toHaveValue('Xiao')
})

test('[CA-38] [EN-18] country, state and city depend on each other', async ({ page }) => {
  await inEachVariant(page, 'applicant', async (screen, { locale }) => {
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
    await expect(screen.save).toHaveCount(0)

    await pick(page, screen.country, countryIn('AE').slice(0, -1), countryIn('AE'))
    await expect(screen.city).toHaveValue('')
    await expect(screen.field('postalCode')).toHaveCount(0)
    await screen.city.fill('Dubai')
    await page.keyboard.press('Escape')
    await screen.save.click()
    // The message of the previous save may still be visible; the bar disappears with this one.
    await expect(screen.save).toHaveCount(0)
    await page.reload()
    await expect(screen.country).toHaveValue(countryIn('AE'))
    await expect(screen.city).toHaveValue('Dubai')
  })
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

test('[EN-02] a birth date in the future is rejected next to its field, which gets the focus', async ({
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

test('[EN-02] names in every script and emoji are stored unchanged, and invisible direction marks are rejected', async ({
  page,
}) => {
  const screen = await open(page, 'newcomer')
  const name = 'عبد الله 🐠 李'
  await screen.field('firstName').fill(name)
  await screen.field('lastName').fill('Evil\u202eName')
  await screen.save.click()
  await expect(screen.problem('unprintable')).toBeVisible()
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

test("[EN-02] a day that doesn't exist is reported and not saved", async ({ page }) => {
  await inEachVariant(page, 'instructor', async (screen) => {
    const part = (type: string) => page.locator(`[data-type="${type}"]`)
    await part('day').click()
    await page.keyboard.type('30')
    await part('month').click()
    await page.keyboard.type('2')
    await expect(screen.problem('birthDate.noSuchDay')).toBeVisible()
    await screen.field('firstName').click()
    await screen.save.click()
    await expect(screen.problem('birthDate.noSuchDay')).toBeVisible()
    await expect(screen.saved).toHaveCount(0)
    await expectNoAxeViolations(page)
    await part('month').click()
    await page.keyboard.type('3')
    await expect(screen.problem('birthDate.noSuchDay')).toHaveCount(0)
    await screen.save.click()
    await expect(screen.saved).toBeVisible()
    await part('month').click()
    await page.keyboard.type('1')
    await screen.save.click()
    await expect(screen.save).toHaveCount(0)
  })
})

test('[EN-02] an invisible name is rejected as missing, and one of 301 characters as too long', async ({
  page,
}) => {
  const screen = await open(page, 'staff')
  await screen.field('firstName').fill('\u3164\u2800')
  await screen.field('lastName').fill('L'.repeat(301))
  await screen.save.click()
  await expect(screen.problem('firstName.missing')).toBeVisible()
  await expect(screen.problem('nameTooLong')).toBeVisible()
  await expect(screen.field('firstName')).toBeFocused()
})

test('[CA-38] a click into the selected country selects its name and offers all, and a button clears it', async ({
  page,
}) => {
  const screen = await open(page, 'student')
  await screen.country.click()
  await expect(page.getByRole('option').nth(100)).toBeAttached()
  await page.keyboard.type('sw')
  await expect(screen.country).toHaveValue('sw')
  await expect(page.getByRole('option').first()).toHaveText('Sweden')
  const [list, field] = await Promise.all(
    [page.getByRole('listbox').locator('..'), screen.country.locator('..')].map((part) => part.boundingBox()),
  )
  expect(list?.width).toBe(field?.width)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(screen.country).not.toHaveValue('sw')
  await page.getByRole('button', { name: 'Clear the country' }).click()
  await expect(screen.country).toHaveValue('')
  await expect(screen.country).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectNoAxeViolations(page)
})

for (const locale of ['en-US', 'ar-SA'] as const)
  test(`[EN-12] a malformed postal code is rejected with an example, in ${locale}`, async ({ page }) => {
    const screen = await open(page, 'veteran', locale)
    await screen.field('postalCode').fill('3303')
    await screen.save.click()
    const [example, code] = locale === 'ar-SA' ? ['١٢٣٤٥', '٣٣٠٧٠'] : ['12345', '٣٣٠٤٠']
    await expect(screen.field('postalCode')).toHaveAccessibleDescription(new RegExp(example))
    await screen.field('postalCode').fill(code)
    await screen.save.click()
    await expect(screen.saved).toBeVisible()
  })

test('[EN-02] on a phone the picture is above the name, and code and city share a row', async ({ page }) => {
  const screen = await open(page, 'diver')
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // The initials, and the photo once it's loaded.
  const portrait = page.locator('main [data-initials], main span:has(> img[alt=""])').first()
  const layout = async () => {
    const [picture, name] = await Promise.all([box(portrait), box(heading(page))])
    const [state, code, city] = await Promise.all(
      [screen.state, screen.field('postalCode'), screen.city].map(box),
    )
    if (!state || !code || !city) return undefined
    return {
      isPictureAboveName: picture.y + picture.height <= name.y,
      isStateAboveCode: state.y + state.height <= code.y,
      isCodeBesideCity: Math.abs(code.y - city.y) < 2 && city.x > code.x + code.width,
    }
  }
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(layout)
      .toEqual({ isPictureAboveName: true, isStateAboveCode: true, isCodeBesideCity: true })
  }
})

test('[LA-05] in Arabic every number on the page uses the same digits as dates', async ({ page }) => {
  const screen = await open(page, 'diver', 'ar-SA')
  await expect(screen.field('postalCode')).toHaveAttribute('dir', 'ltr')
  const words = () => page.getByRole('main').innerText()
  await expect.poll(words).toMatch(/[٠-٩]/)
  expect(await words()).not.toMatch(/[0-9]/)
})

test.describe('with the save bar on a phone', () => {
  // The browser logs a failed save to the console.
  test.use({ expectedErrors: [/500/] })

  test("[EN-12] a field's error and the reason for a failed save are visible", async ({ page }) => {
    await show(page, { size: 'phone' })
    const screen = await open(page, 'trial')
    await page.route('**/api/auth/**', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await screen.field('firstName').fill('')
    await screen.save.click()
    await expect(screen.problem('firstName.missing')).toBeInViewport({ ratio: 1 })
    await screen.field('firstName').fill('Not to be saved')
    await screen.save.click()
    await expect(page.getByRole('alert')).toContainText(screen.t('profile.failed.save'))
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  })
})
