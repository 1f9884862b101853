import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'

test.use({ world: 'first' })

const REASON = 'Please write where you took the oxygen course.'

test('[SC-15] [ST-03] [CA-04] an instructor starts a review and returns it with a reason, the applicant is notified at once and resubmits, and it is approved', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const applicant = await elsewhere.newPage()
  await signInAs(applicant, 'trial', '/training/forms-applications')
  await signInAs(page, 'instructor', '/training/forms-applications')
  const waiting = page.getByRole('listitem').filter({ hasText: 'Submitted to Instructor' })
  await waiting.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Ready for your review' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await applicant.goto(pathname)
  await expect(
    applicant.getByRole('heading', { name: 'Kai Nakamura received your application' }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Start review' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible()
  await expect(page.getByText('Kai Nakamura started the review')).toHaveCount(1)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Return', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Return this application to Theo Marchetti?' })
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect(dialog.getByText('Write a sentence')).toBeVisible()
  await dialog.getByRole('textbox').fill(REASON)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect(page.getByText('Returned to Theo Marchetti.')).toBeVisible()

  await expect(applicant.getByText(REASON).first()).toBeVisible()
  await applicant.goto(`${pathname}?step=sign`)
  await applicant.getByLabel('I agree, and I sign with my typed name.').check()
  await applicant.getByLabel('Your full name').fill('Theo Marchetti')
  await applicant.getByRole('button', { name: 'Sign and send' }).click()
  await expect(
    applicant.getByRole('heading', { name: 'Kai Nakamura received your application' }),
  ).toBeVisible()

  await waiting.getByRole('link').click()
  await page.getByRole('button', { name: 'Start review' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  const question = page.getByRole('dialog', { name: 'Approve this application?' })
  await question.getByRole('textbox').fill('Theo led three dives for me.')
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Fathom is reviewing it' })).toBeVisible()
  await expect(applicant.getByText('Theo led three dives for me.')).toBeVisible()
  await elsewhere.close()
})
