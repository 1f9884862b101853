import { randomUUID } from 'node:crypto'
import { currentDefinition, type FormName } from '@fathom/domain/forms'
import { translatorFor } from '@fathom/locales/node'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { drawSignature } from '../support/draw-signature.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs, signInUnseen } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({ world: 'second' })

const { t } = translatorFor('en-US')
const NO = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`q${at + 1}`, 'no']))

/** Signs as the portal does, without going through all its pages again. */
async function submit(page: Page, origin: string, form: FormName, more: object) {
  const refreshed = await page.request.post('/api/auth/session/refresh', { headers: { origin } })
  const { idToken } = (await refreshed.json()) as { idToken: string }
  const formData = {
    form,
    definitionVersion: currentDefinition(form, 'own-fault').version,
    language: 'en-US',
    signature: {
      name: 'Signed',
      way: 'drawn',
      mark: 'M52 150L70 96L92 60L108 92',
      intent: true,
      consent: true,
    },
    ...more,
  }
  const answer = await page.request.post('/api/forms/data', {
    headers: { authorization: `Bearer ${idToken}` },
    multipart: { documentId: randomUUID(), formData: JSON.stringify(formData) },
  })
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)])
}

const recordOf = (affiliateId: number) =>
  `/training/instructor/eRecord/${affiliateId}?affiliateId=${affiliateId}`

test('[TS-06] a guardian signs on the tablet of the instructor, who confirms as the witness', async ({
  page,
  browser,
  server,
}) => {
  const ofTeen = await browser.newContext({ baseURL: server.url })
  const teen = await ofTeen.newPage()
  await signInUnseen(teen, 'teen')
  const answers = {
    participant: 'Milo Hart',
    activity: 'Pool',
    instructor: 'Kai Nakamura',
    store: 'Harbour Divers',
  }
  const parties = { storeNumber: 7001, memberNumber: 500001 }
  await submit(teen, server.url, 'liability-release', { answers, parties })
  await ofTeen.close()

  await show(page, { size: 'tablet' })
  await signInAs(page, 'instructor', recordOf(100_006))
  await page
    .getByRole('button', { name: t('forms-signers.tasks.guardian.open') })
    .first()
    .click()
  await expect(page.getByText(/Milo Hart, born on/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t('forms-signers.inPerson.start') }).click()
  await page.getByRole('textbox', { name: t('forms.sign.guardian.name') }).fill('Rosa Hart')
  await page.getByRole('textbox', { name: t('forms.sign.guardian.relationship') }).fill('Mother')
  const birthDate = page.getByRole('spinbutton')
  for (const [at, digits] of ['01', '01', '1980'].entries()) await birthDate.nth(at).pressSequentially(digits)
  for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check()
  await drawSignature(page.getByRole('group', { name: t('forms.sign.pad') }))
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t('forms-signers.inPerson.finish') }).click()
  const confirm = page.getByRole('button', { name: t('forms-signers.inPerson.confirm') })
  await confirm.click()
  await expect(page.getByText(t('forms-signers.missing.confirm'))).toBeVisible()
  await page.getByRole('checkbox', { name: t('forms-signers.inPerson.box') }).check()
  await confirm.click()
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
  await submit(student, server.url, 'medical-questionnaire', { answers: { ...NO, q3: 'yes' } })
  await student.goto('/training/forms-applications')
  await student.getByRole('link', { name: 'Link for my doctor' }).first().click()
  const upload = student
    .getByLabel(t('forms-signers.paper.upload'), { exact: true })
    .and(student.locator('input'))
  const file = (name: string, mimeType: string, text: string) => ({
    name,
    mimeType,
    buffer: Buffer.from(text),
  })
  await upload.setInputFiles(file('notes.txt', 'text/plain', 'no page'))
  await expect(student.getByText(t('forms-signers.paper.wrongFile'))).toBeVisible()
  await upload.setInputFiles(file('page.pdf', 'application/pdf', `%PDF-1.7 ${'x'.repeat(300)}\n%%EOF`))
  await expect(student.getByText(/still has to confirm it/)).toBeVisible()
  await expectNoAxeViolations(student)

  await signInAs(page, 'instructor', recordOf(100_002))
  await page.getByRole('button', { name: t('forms-signers.tasks.paper.open') }).click()
  await expectNoAxeViolations(page)
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('forms-signers.check.open') }).click()
  expect((await arriving).suggestedFilename()).toBe('evaluation.pdf')
  await page.getByRole('radio', { name: /^Approved/ }).check()
  const fields = {
    'forms-signers.check.name': 'Dr. Ana Reis',
    'forms-signers.physician.qualification': 'License 4711',
    'forms-signers.physician.clinic': 'Harbor Clinic',
    'forms-signers.physician.contact': '+351 21 555 0134',
  } as const
  for (const [name, value] of Object.entries(fields))
    await page.getByRole('textbox', { name: t(name as keyof typeof fields) }).fill(value)
  const examined = new Date(Date.now() - 3 * 86_400_000)
  const digits = [examined.getMonth() + 1, examined.getDate(), examined.getFullYear()].map((part) =>
    String(part).padStart(2, '0'),
  )
  for (const [at, part] of digits.entries())
    await page.getByRole('spinbutton').nth(at).pressSequentially(part)
  await page.getByRole('checkbox', { name: /I have seen this page/ }).check()
  await page.getByRole('button', { name: t('forms-signers.check.confirm') }).click()
  await expect(page.getByText(/Dr\. Ana Reis · On paper, seen by Kai Nakamura/)).toBeVisible()
  await expect(page.getByText(/^Cleared until/).first()).toBeVisible()
  await ofStudent.close()
})
