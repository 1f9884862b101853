import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({ world: 'first' })

const english = translatorFor('en-US').t

/** The form, located by its labels in this language. */
function formOn(page: Page, locale: Locale = 'en-US') {
  const { t } = translatorFor(locale)
  return {
    t,
    news: page.getByRole('switch', { name: t('preferences.organisation.label') }),
    partners: page.getByRole('switch', { name: t('preferences.thirdParty.label') }),
    language: page.getByLabel(t('preferences.language.label')),
    save: page.getByRole('button', { name: t('preferences.save') }),
    saved: page.getByText(t('preferences.saved')),
    line: (text: string) => page.getByRole('listitem').filter({ hasText: text }).first(),
  }
}

test('[RT-05] /preferences opens the form', async ({ page }) => {
  await signInAs(page, 'diver')
  await page.goto('/preferences')
  await expect(page).toHaveURL(/\/preferences\/subscriber$/)
  await expect(formOn(page).news).toBeVisible()
})

const VARIANTS = [
  { size: 'desktop', locale: 'en-US', person: 'newcomer', scheme: 'light' },
  { size: 'phone', locale: 'ar-SA', person: 'dsd', scheme: 'dark' },
] as const

for (const { size, locale, person, scheme } of VARIANTS)
  test(`[RT-05] [SC-01] [ER-01] a person changes preferences on a ${size} in ${locale}, and sees the change in the history`, async ({
    page,
  }) => {
    await show(page, { size, scheme })
    await signInAs(page, person, `/preferences/subscriber/${locale}`)
    const { t, news, language, save, saved, line } = formOn(page, locale)
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar-SA' ? 'rtl' : 'ltr')
    await expect(page.getByText(t('preferences.delay', { hours: 24 }))).toBeVisible()
    await expect(page.getByText(t('preferences.history.empty'))).toBeVisible()
    await expect(save).toBeHidden()
    await news.click()
    await language.selectOption({ label: 'Deutsch' })
    await expect(page.getByText(t('preferences.changed', { count: 2 }))).toBeVisible()
    await expectNoAxeViolations(page)
    await save.click()
    await expect(saved).toBeVisible()
    await expect(save).toBeHidden()
    await expect(line(t('preferences.history.organisation.on'))).toContainText(t('preferences.way.form'))
    await expect(line('Deutsch')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(news).toBeChecked()
    await expect(language).toHaveValue('de-DE')
  })

test('[CA-33] asks for an optional reason when something is turned off, and shows it in the history', async ({
  page,
}) => {
  await signInAs(page, 'shanghai', '/preferences/subscriber/en-US')
  const { news, save, saved, line } = formOn(page)
  await news.click()
  await page.getByLabel(english('preferences.reason.label')).selectOption({ label: 'Too many messages' })
  await save.click()
  await expect(saved).toBeVisible()
  await expect(line('Too many messages')).toContainText('Reason given for News from Fathom')
  await expect(line('News from Fathom turned off')).toBeVisible()
})

test.describe('when two tabs save', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('[CA-30] the later of two tabs asks: taking the saved version drops the own change, keeping the own one overwrites nothing else', async ({
    page,
    context,
  }) => {
    await signInAs(page, 'instructor', '/preferences/subscriber/en-US')
    const mine = formOn(page)
    await mine.news.click()
    const otherPage = await context.newPage()
    await otherPage.goto('/preferences/subscriber/en-US')
    const theirs = formOn(otherPage)
    await theirs.partners.click()
    await theirs.save.click()
    await expect(theirs.saved).toBeVisible()
    await mine.save.click()
    const question = page.getByRole('alertdialog', { name: english('preferences.conflict.title') })
    await expect(question.getByRole('row', { name: /^News from Fathom Off On$/ })).toBeVisible()
    await expectNoAxeViolations(page)
    await question.getByRole('button', { name: 'Take what is saved' }).click()
    await expect(mine.partners).not.toBeChecked()
    await expect(mine.news).toBeChecked()
    await mine.news.click()
    await theirs.partners.click()
    await theirs.save.click()
    await expect(theirs.save).toBeHidden()
    await mine.save.click()
    await question.getByRole('button', { name: 'Keep mine' }).click()
    await expect(mine.saved).toBeVisible()
    await otherPage.reload()
    await expect(theirs.partners).toBeChecked()
    await expect(theirs.news).not.toBeChecked()
  })
})

test('leaving with unsaved changes asks for confirmation, and staying keeps them', async ({ page }) => {
  await signInAs(page, 'diver', '/preferences/subscriber/en-US')
  const { partners, save } = formOn(page)
  await partners.click()
  const profile = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' })
  await profile.click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(save).toBeVisible()
  await expect(partners).toBeChecked()
  await profile.click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/^answer 500|status of 500/] })

  test('[ER-01] a failed save says Oops and keeps the change; a retry saves it', async ({ page }) => {
    await show(page, { size: 'phone' })
    await signInAs(page, 'diver', '/preferences/subscriber/en-US')
    const { language, save, saved } = formOn(page)
    await page.route('**/api/preferences/preference/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
    )
    await language.selectOption({ label: '日本語' })
    await save.click()
    await expect(page.getByText('There was an error saving')).toBeVisible()
    await expect(page.getByText('Oops')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.unrouteAll()
    await save.click()
    await expect(saved).toBeVisible()
    await expect(language).toHaveValue('ja-JP')
  })

  test('[ER-01] preferences that fail to load show an error, and load on retry', async ({ page }) => {
    await page.route('**/api/preferences/preference/100001', (route) => route.fulfill({ status: 500 }))
    await signInAs(page, 'diver', '/preferences/subscriber/en-US')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(formOn(page).news).toBeVisible()
  })
})
