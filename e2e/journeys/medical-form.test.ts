import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { decide } from '../support/decide.ts'
import { drawSignature } from '../support/draw-signature.ts'
import { expect, test } from '../support/journey.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { seenWords } from '../support/seen-words.ts'
import { signInAgain, signUp } from '../support/sign-up.ts'
import { SIZES, show } from '../support/variants.ts'

const FORM = '/training/medical-form'
const FORMS = '/training/forms-applications'

const answer = (page: Page, value: 'Yes' | 'No') =>
  page.getByRole('radio', { name: value, exact: true }).first().check()

const onQuestion = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of 10`)).toBeVisible()

test.use({
  expectedErrors: /403 \(Forbidden\) \(.*\/api\/forms\/physician\/|422 .*\/api\/forms\/documents\//,
})

test('[RT-25] [RT-12] [SC-09] [ST-08] [TS-01] [TS-02] a diver answers on a phone, continues on another device, a physician clears her through a mailed link that she cannot open, and the document verifies as genuine', async ({
  page,
  browser,
  server,
}) => {
  await show(page, { size: 'phone' })
  const person = await signUp(page, FORM)
  await page.getByRole('button', { name: 'Begin' }).click()
  await onQuestion(page, 1)
  await answer(page, 'Yes')
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByText('Choose Yes or No.')).toHaveCount(5)
  await expectNoAxeViolations(page)
  await answer(page, 'No')
  await expect(seenWords(page, /^Saved$/)).toBeVisible()

  const context = await browser.newContext({ baseURL: server.url, viewport: SIZES.phone })
  const other = await context.newPage()
  await signInAgain(other, person, FORM)
  // The second question follows the birth date (TS-05), so the first open one is the third.
  for (let number = 3; number <= 10; number++) {
    await onQuestion(other, number)
    await answer(other, number === 3 ? 'Yes' : 'No')
    await other.getByRole('button', { name: number < 10 ? 'Next question' : 'Check my answers' }).click()
  }
  await expect(other.getByText('Requires a physician')).toHaveCount(1)
  await other.getByRole('button', { name: 'Continue to sign' }).click()
  await other.getByRole('checkbox', { name: 'I have read and agree' }).check()
  await other.getByRole('checkbox', { name: 'I agree to sign electronically' }).check()
  await drawSignature(other.getByRole('group', { name: 'Draw your signature here' }))
  await expectNoAxeViolations(other)
  await other.getByRole('button', { name: 'Sign and send' }).click()
  await expect(other.getByRole('heading', { name: 'A physician must approve first' })).toBeFocused()
  const email = `praxis.${process.pid}@clinic.test`
  await other.getByRole('textbox', { name: 'Name of the physician or clinic' }).fill('Dr. Ana Reis')
  await other.getByRole('textbox', { name: 'Their email address' }).fill(person.email)
  await other.getByRole('button', { name: 'Send link' }).click()
  await expect(other.getByText('This is your own address.')).toBeVisible()
  await other.getByRole('textbox', { name: 'Their email address' }).fill(email)
  await other.getByRole('button', { name: 'Send link' }).click()
  await expect(other.getByText(`Sent to Dr. Ana Reis (${email})`)).toBeVisible()
  await expectNoAxeViolations(other)

  const link = await mailedLink(page, email)
  const own = await context.newPage()
  await own.goto(link)
  await expect(own.getByRole('heading', { name: 'This link does not open here' })).toBeVisible()
  await own.close()

  const clinic = await browser.newContext({ baseURL: server.url, viewport: SIZES.phone })
  const physician = await clinic.newPage()
  await physician.goto(link)
  await expect(physician.getByRole('heading', { name: 'Answered Yes' })).toBeVisible()
  await expect(physician.getByText('Do you take any medicine prescribed by a physician?')).toBeHidden()
  await decide(physician)
  await expect(physician.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  // The diver's open page updates automatically.
  await expect(other.getByRole('heading', { name: 'You are cleared to dive' })).toBeVisible()
  await other.goto(FORMS)
  await expect(other.getByText('Your physician has approved you for diving.')).toBeVisible()
  await expectNoAxeViolations(other)
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Download as PDF: Medical questionnaire' }).click(),
  ])
  const paper = await readFile(await download.path())
  await context.close()

  const check = async (buffer: Buffer) => {
    await physician.goto('/verify')
    await physician
      .locator('input[type=file][accept*="application/pdf"]')
      .setInputFiles({ name: 'form.pdf', mimeType: 'application/pdf', buffer })
  }
  await check(paper)
  await expect(physician.getByRole('heading', { name: 'This form is genuine' })).toBeVisible()
  await expect(physician.getByText('Kai Olsen')).toBeVisible()
  await expect(physician.getByText('Valid until')).toBeVisible()
  await expect(physician.getByText('Dr. Ana Reis')).toBeVisible()
  await expect(physician.getByText('We couldn’t check online')).toBeHidden()
  await expectNoAxeViolations(physician)
  const altered = Buffer.from(paper)
  altered[1000] = (altered[1000] ?? 0) ^ 1
  await check(altered)
  await expect(physician.getByRole('heading', { name: 'This form was altered' })).toBeVisible()
  await clinic.close()
})
