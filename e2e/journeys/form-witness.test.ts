import { translatorFor } from '@fathom/locales/node'
import { aPdf } from '@fathom/testing/forms'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { drawSignature } from '../support/draw-signature.ts'
import { expect, test } from '../support/journey.ts'
import { ALL_NO, enterPage, submitForm } from '../support/physician-page.ts'
import { signInAfresh, signInAs, signInUnseen } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

// The first try as the witness is refused until the witness has proved who they are. The live channel may try once
// more before the portal knows that the device is handed over.
test.use({
  world: 'second',
  expectedErrors: /status of 403 .*\/guardian\)?$|status of 423 .*\/api\//,
})

const { t } = translatorFor('en-US')
/** The record is whole once its last part is there. */
const recordShown = (page: Page) =>
  expect(page.getByRole('heading', { name: t('training-records.archive.title') })).toBeVisible()

const recordOf = (affiliateId: number) =>
  `/training/instructor/eRecord/${affiliateId}?affiliateId=${affiliateId}`

test('[TS-06] a guardian reads the answers with the code of the diver and signs on the tablet of the instructor, who confirms as the witness', async ({
  page,
  browser,
  server,
}) => {
  const ofTeen = await browser.newContext({ baseURL: server.url })
  const teen = await ofTeen.newPage()
  await signInUnseen(teen, 'teen')
  await show(teen, { size: 'phone' })
  await submitForm(teen, server.url, 'medical-questionnaire', { answers: { ...ALL_NO, q3: 'yes' } })
  await teen.goto('/training/forms-applications')
  await teen
    .getByRole('link', { name: t('forms.list.toGuardian') })
    .first()
    .click()
  const code = await teen.getByText(/^\d{4} \d{4}$/).textContent()
  await expectNoAxeViolations(teen)
  await ofTeen.close()

  await show(page, { size: 'tablet' })
  await signInAs(page, 'instructor', recordOf(100_006))
  await recordShown(page)
  await page
    .getByRole('button', { name: t('forms-signers.tasks.guardian.open') })
    .first()
    .click()
  await expect(page.getByText(/Milo Hart, born on/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t('forms-signers.inPerson.start') }).click()
  const finish = page.getByRole('button', { name: t('forms-signers.inPerson.finish') })
  await expect(finish).toBeVisible()
  // Nothing of the witness's portal is left, by whichever way.
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
  await page.goBack()
  await page.goto('/training/students')
  await expect(finish).toBeVisible()
  // Nor does its session answer anything else.
  const refreshed = await page.request.post('/api/auth/session/refresh', { headers: { origin: server.url } })
  const { idToken } = (await refreshed.json()) as { idToken: string }
  const headers = { authorization: `Bearer ${idToken}` }
  expect((await page.request.get('/api/learning/profiles/200001', { headers })).status()).toBe(423)
  const answer = page.getByText(t('forms.medical.q3'))
  await expect(answer).toHaveCount(0)
  await page
    .getByRole('textbox', { name: t('forms-signers.inPerson.code', { name: 'Milo Hart' }) })
    .fill(code ?? '')
  await page.getByRole('button', { name: t('forms-signers.inPerson.code.show') }).click()
  await expect(answer).toBeVisible()
  await expect(page.getByText(t('forms.medical.statement.honest'))).toBeVisible()
  const name = page.getByRole('textbox', { name: t('forms.sign.guardian.name') })
  await name.fill('Rosa Hart')
  await page.getByRole('textbox', { name: t('forms.sign.guardian.relationship') }).fill('Mother')
  const birthDate = page.getByRole('spinbutton')
  for (const [at, digits] of ['01', '01', '1980'].entries()) await birthDate.nth(at).pressSequentially(digits)
  for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check()
  await drawSignature(page.getByRole('group', { name: t('forms.sign.pad') }))
  await expectNoAxeViolations(page)
  await finish.click()
  const confirm = page.getByRole('button', { name: t('forms-signers.inPerson.confirm') })
  await expect(confirm).toBeVisible()
  await expect(answer).toHaveCount(0)
  await page.getByRole('checkbox', { name: t('forms-signers.inPerson.box') }).check()
  await confirm.click()
  const again = page.getByRole('dialog')
  await expectNoAxeViolations(page)
  await again.getByLabel(t('translations.settings.password.current'), { exact: true }).fill('Reef1234')
  await again.getByRole('button', { name: t('account-security.second.submit') }).click()
  await expect(page.getByText(/Rosa Hart · In person, witnessed by Kai Nakamura/)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[TS-03] a diver uploads the page that a physician signed, and counts as cleared once the instructor has seen it', async ({
  page,
  browser,
  server,
}) => {
  const ofStudent = await browser.newContext({ baseURL: server.url })
  const student = await ofStudent.newPage()
  await show(student, { size: 'phone' })
  await signInUnseen(student, 'student')
  await submitForm(student, server.url, 'medical-questionnaire', { answers: { ...ALL_NO, q3: 'yes' } })
  await student.goto('/training/forms-applications')
  await student
    .getByRole('link', { name: t('forms.list.toPhysician') })
    .first()
    .click()
  const upload = student
    .getByLabel(t('forms-signers.paper.upload'), { exact: true })
    .and(student.locator('input'))
  await upload.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: aPdf() })
  await expect(student.getByText(/still has to confirm it/)).toBeVisible()
  await expectNoAxeViolations(student)

  // The proof of a session that was handed over is spent (TS-06), so this one starts its own.
  await signInAfresh(page, 'instructor', recordOf(100_002))
  await recordShown(page)
  await page.getByRole('button', { name: t('forms-signers.tasks.paper.open') }).click()
  await expectNoAxeViolations(page)
  await expect(page.getByRole('link', { name: t('forms-signers.check.open') })).toHaveAttribute(
    'href',
    /^blob:/,
  )
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('forms.fill.done.download'), exact: true }).click()
  expect((await arriving).suggestedFilename()).toBe('evaluation.pdf')
  await enterPage(page)
  await page.getByRole('button', { name: t('forms-signers.check.confirm') }).click()
  await expect(page.getByText(/Dr\. Ana Reis · On paper, seen by Kai Nakamura/)).toBeVisible()
  await expect(page.getByText(/^Cleared until/).first()).toBeVisible()
  await student.goto('/training/forms-applications')
  await student
    .getByRole('button', { name: t('forms-signers.page.open') })
    .first()
    .click()
  const shown = student.getByRole('dialog').getByRole('link', { name: t('forms-signers.check.open') })
  await expect(shown).toHaveAttribute('href', /^blob:/)
  await expectNoAxeViolations(student)
  await ofStudent.close()
})
