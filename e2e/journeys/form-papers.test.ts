import { readFile } from 'node:fs/promises'
import { expectNoAxeViolations } from '../support/axe.ts'
import { decide } from '../support/decide.ts'
import { expect, test } from '../support/journey.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { signInAs } from '../support/sign-in.ts'

test.use({ world: 'first', viewport: { width: 390, height: 844 } })

const FORMS = '/training/forms-applications'

test('[RT-12] [ST-08] [SC-09] a physician approves through a link without an account, the diver sees it, and the document verifies as genuine', async ({
  page,
  browser,
  server,
}) => {
  await signInAs(page, 'teen', FORMS)
  await expect(page.getByText('Physician required, none asked yet')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Ask a physician' }).click()
  const email = `practice.${process.pid}@clinic.test`
  await page.getByRole('textbox', { name: 'Name of the physician or clinic' }).fill('Dr. Ana Reis')
  await page.getByRole('textbox', { name: 'Their email address' }).fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`Sent to Dr. Ana Reis (${email})`)).toBeVisible()

  const practice = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  const physician = await practice.newPage()
  await physician.goto(await mailedLink(page, email))
  await expect(physician.getByText('Do you take medicine that a doctor prescribed?')).toBeHidden()
  await decide(physician)
  await expect(physician.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  // The diver's open page updates automatically.
  await expect(page.getByRole('heading', { name: 'You are cleared to dive' })).toBeVisible()
  await page.goto(FORMS)
  await expect(page.getByText('Your doctor has approved you for diving.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as PDF: Medical questionnaire' }).click(),
  ])
  const paper = await readFile(await download.path())

  const check = async (buffer: Buffer) => {
    await physician.goto('/verify')
    await physician
      .locator('input[type=file][accept*="application/pdf"]')
      .setInputFiles({ name: 'form.pdf', mimeType: 'application/pdf', buffer })
  }
  await check(paper)
  await expect(physician.getByRole('heading', { name: 'This form is genuine' })).toBeVisible()
  await expect(physician.getByText('Milo Hart')).toBeVisible()
  await expect(physician.getByText('Valid until')).toBeVisible()
  await expect(physician.getByText('Dr. Ana Reis')).toBeVisible()
  await expect(physician.getByText('We could not check online')).toBeHidden()
  await expectNoAxeViolations(physician)
  const altered = Buffer.from(paper)
  altered[1000] = (altered[1000] ?? 0) ^ 1
  await check(altered)
  await expect(physician.getByRole('heading', { name: 'This form was altered' })).toBeVisible()
  await practice.close()
})
