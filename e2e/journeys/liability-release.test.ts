import { translatorFor } from '@fathom/locales/node'
import { expectNoAxeViolations } from '../support/axe.ts'
import { drawSignature } from '../support/draw-signature.ts'
import { expect, test } from '../support/journey.ts'
import { signUp } from '../support/sign-up.ts'

const { t } = translatorFor('ar-SA')

test('[SC-09] [ST-08] a minor fills in the release in Arabic and signs with a guardian', async ({ page }) => {
  const next = (name: string) => page.getByRole('button', { name }).click()
  await signUp(page, '/training/forms/liability-release?lang=ar-SA', '2012-04-01')
  const store = page.getByRole('textbox', { name: t('profile.lookup.storeNumber') })
  await store.fill('7001')
  await store.press('Enter')
  await next(t('forms-standing.parties.choose'))
  await expectNoAxeViolations(page)
  await next(t('forms.fill.goOn'))
  await page.getByRole('combobox', { name: t('forms.release.place.country') }).selectOption('US')
  await page.getByRole('combobox', { name: t('forms.release.place.region') }).selectOption('FL')
  await next(t('forms.fill.goOn'))
  await expect(page.getByText(t('forms.release.notice'))).toBeVisible()
  await next(t('forms.fill.toReview'))
  const blank = (name: 'activity' | 'instructor' | 'store') =>
    page.getByRole('textbox', { name: t(`forms.release.blank.${name}`) })
  await expect(blank('activity')).toBeFocused()
  await expectNoAxeViolations(page)
  await blank('activity').fill('Reef dive')
  await expect(blank('store')).toHaveValue('Harbour Divers')
  await next(t('forms.fill.toReview'))
  await expect(page.getByText('Reef dive')).toBeVisible()
  await next(t('forms.review.sign'))
  await page.getByRole('radio', { name: t('forms.sign.guardian.here') }).check()
  await page.getByRole('textbox', { name: t('forms.sign.guardian.name') }).fill('Noor Olsen')
  await page.getByRole('textbox', { name: t('forms.sign.guardian.relationship') }).fill('Mother')
  const birthDate = page.getByRole('spinbutton')
  for (const [at, digits] of ['01', '01', '1980'].entries()) await birthDate.nth(at).pressSequentially(digits)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  for (const pad of await page.getByRole('group', { name: t('forms.sign.pad') }).all())
    await drawSignature(pad)
  await expectNoAxeViolations(page)
  await next(t('forms.sign.send'))
  await expect(page.getByRole('heading', { name: t('forms.fill.done.release.title') })).toBeFocused()
  await expectNoAxeViolations(page)
})
