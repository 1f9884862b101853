import { translatorFor } from '@fathom/locales/node'
import { expectNoAxeViolations } from '../support/axe.ts'
import { drawSignature } from '../support/draw-signature.ts'
import { expect, test } from '../support/journey.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { signUp } from '../support/sign-up.ts'

const { t } = translatorFor('ar-SA')

test('[SC-09] [ST-08] [TS-06] a minor fills in the release in Arabic, and a guardian signs through a mailed link', async ({
  page,
  browser,
  server,
}) => {
  const next = (name: string) => page.getByRole('button', { name }).click()
  await signUp(page, '/training/forms/liability-release?lang=ar-SA', '2012-04-01')
  const store = page.getByRole('textbox', { name: t('profile.lookup.storeNumber') })
  await store.fill('7001')
  await store.press('Enter')
  await next(t('forms-standing.parties.choose'))
  await next(t('forms.fill.goOn'))
  // A dive center of which the diver takes no course is named together with an instructor who works there.
  await expect(page.getByText(t('forms-standing.parties.other-store'))).toBeVisible()
  await expectNoAxeViolations(page)
  const member = page.getByRole('textbox', { name: t('profile.lookup.memberNumber') })
  await member.fill('500001')
  await member.press('Enter')
  await page
    .getByRole('button', { name: t('forms-standing.parties.choose') })
    .nth(1)
    .click()
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
  for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check()
  await drawSignature(page.getByRole('group', { name: t('forms.sign.pad') }))
  await expectNoAxeViolations(page)
  await next(t('forms.sign.send'))
  await expect(page.getByRole('heading', { name: t('forms.fill.done.guardian.title') })).toBeFocused()
  const email = `noor.${process.pid}@reef.test`
  await page.getByRole('textbox', { name: t('forms-signers.ask.name.guardian') }).fill('Noor Olsen')
  await page.getByRole('textbox', { name: t('forms-signers.ask.email') }).fill(email)
  await next(t('forms-signers.ask.send'))
  await expect(page.getByText(email)).toBeVisible()
  await expectNoAxeViolations(page)

  const home = await browser.newContext({ baseURL: server.url })
  const guardian = await home.newPage()
  await guardian.goto(await mailedLink(page, email))
  await expect(guardian.getByText(t('forms-signers.statement.guardian', { name: 'Kai Olsen' }))).toBeVisible()
  await guardian.getByRole('textbox', { name: t('forms.sign.guardian.name') }).fill('Noor Olsen')
  await guardian.getByRole('textbox', { name: t('forms.sign.guardian.relationship') }).fill('Mother')
  const birthDate = guardian.getByRole('spinbutton')
  for (const [at, digits] of ['01', '01', '1980'].entries()) await birthDate.nth(at).pressSequentially(digits)
  for (const at of [0, 1]) await guardian.getByRole('checkbox').nth(at).check()
  await drawSignature(guardian.getByRole('group', { name: t('forms.sign.pad') }))
  await expectNoAxeViolations(guardian)
  await guardian.getByRole('button', { name: t('forms.guardian.send') }).click()
  await expect(guardian.getByRole('heading', { name: t('forms.guardian.done.title') })).toBeVisible()
  await home.close()
  await expect(page.getByRole('heading', { name: t('forms.fill.done.release.title') })).toBeVisible()
  await expectNoAxeViolations(page)
})
