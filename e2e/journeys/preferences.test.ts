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
    language: page.getByLabel(t('preferences.language.label')),
    save: page.getByRole('button', { name: t('preferences.save') }),
    saved: page.getByText(t('preferences.saved')),
    line: (text: string) => page.getByRole('listitem').filter({ hasText: text }).first(),
  }
}

test('[RT-05] [SC-01] [ER-01] [CA-33] a person changes preferences on a phone in ar-SA, gives a reason, and sees both in the history', async ({
  page,
}) => {
  await show(page, { size: 'phone', scheme: 'dark' })
  await signInAs(page, 'dsd', '/preferences/subscriber/ar-SA')
  const { t, news, language, save, saved, line } = formOn(page, 'ar-SA')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
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
  await page.goto('/preferences/subscriber/en-US')
  const form = formOn(page)
  await expect(form.news).toBeChecked()
  await expect(form.language).toHaveValue('de-DE')
  await form.news.click()
  await page.getByLabel(english('preferences.reason.label')).selectOption({ label: 'Too many messages' })
  await form.save.click()
  await expect(form.saved).toBeVisible()
  await expect(form.line('Too many messages')).toContainText('Reason given for News from Fathom')
  await expect(form.line('News from Fathom turned off')).toBeVisible()
})
