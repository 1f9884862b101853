import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { seenWords } from '../support/seen-words.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({ world: 'second' })

test('[RT-19] [SC-12] [SC-06] [VA-06] [ST-03] an applicant starts an application on a phone, leaves, resumes it and submits it', async ({
  page,
}) => {
  await show(page, { size: 'phone' })
  await signInAs(page, 'diver', '/training/forms-applications')
  await page.getByRole('button', { name: 'Start Divemaster application' }).click()
  const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const next = () => page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(step('About you')).toBeVisible()
  await next()
  await expect(step('Prerequisites')).toBeVisible()
  await page
    .getByLabel('Where your instructor can see it')
    .fill('Course with another organization, card EFR-1180')
  await expect(seenWords(page, /^Draft saved at /)).toBeVisible()
  await expectNoAxeViolations(page)
  await next()

  const number = page.getByRole('textbox', { name: 'Instructor number' })
  await number.fill('999999')
  await page.locator('main').getByRole('button', { name: 'Find' }).first().click()
  await expect(page.getByText('Instructor number not found')).toBeVisible()
  await number.fill('500001')
  await page.locator('main').getByRole('button', { name: 'Find' }).first().click()
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/Applications/'),
  )
  await page.getByRole('button', { name: 'Choose' }).click()
  await expect(page.getByText(/^Instructor 500001/)).toBeVisible()
  await saved

  const { pathname } = new URL(page.url())
  await page.goto('/training/dashboard')
  await page.goto(pathname)
  await expect(step('Instructor and dive center')).toBeVisible()
  await expect(page.getByText('Kai Nakamura')).toBeVisible()
  await next()
  await expect(step('Teaching address')).toBeVisible()
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.fill('Malta')
  await country.press('Tab')
  await expect(country).toHaveValue('Malta')
  await page.getByLabel('Address line 1').fill('Harbour Street 1')
  await page.getByLabel('Postal code').fill('VLT 1111')
  const city = page.getByRole('combobox', { name: 'City' })
  await city.fill('Valletta')
  await city.press('Tab')
  await expect(seenWords(page, /^Draft saved at \d+:\d+ [AP]M$/)).toBeVisible()
  for (const name of ['Fees', 'Documents', 'Review', 'Sign and send']) {
    await next()
    await expect(step(name)).toBeVisible()
  }

  await page.getByLabel('I agree, and I sign with my typed name.').check()
  await page.getByLabel('Your full name').fill('Mara Lindqvist')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Sign and send' }).dblclick()
  await expect(step('Kai Nakamura received your application')).toBeVisible()
  await expect(page.getByText(/^Processing takes 5–7 days\. Expect an answer by \d/)).toBeVisible()
  await expect(page.getByText('You sent it to your instructor')).toHaveCount(1)
  await expectNoAxeViolations(page)
})
