import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { fillSignIn, signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({ world: 'first' })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function sign(page: Page) {
  await page.getByRole('checkbox', { name: /^I have read/ }).check()
  await page.getByRole('checkbox', { name: /^I agree to sign/ }).check()
  await press(page, 'Cannot draw? Type your full name')
  await page.getByLabel('Full name as your signature').fill('Dana Okafor')
  await press(page, 'Sign and send')
}

async function signMedical(page: Page) {
  await press(page, 'Begin')
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible()
    await page.getByRole('radio', { name: 'No' }).check()
    await press(page, number < 10 ? 'Next question' : 'Check my answers')
  }
  await press(page, 'Continue to sign')
  await sign(page)
}

async function signRelease(page: Page) {
  await page.getByRole('combobox').selectOption('EG')
  await press(page, 'Continue')
  await page.getByLabel('Course or activity').fill('Discover Scuba Diving')
  await expect(page.getByLabel('Instructor')).toHaveValue('Kai Nakamura')
  await expect(page.getByLabel('Dive center')).toHaveValue('Harbour Divers')
  await press(page, 'Check my answers')
  await press(page, 'Continue to sign')
  await sign(page)
}

test('[SC-04] [RT-18] [ST-05] a guest goes from the link to the lessons on a phone, and can resume each step on another device', async ({
  page,
  browser,
  server,
}) => {
  await show(page, { size: 'phone' })
  await page.goto('/dsd?store_number=7001&member_number=500001')
  await fillSignIn(page, 'dsd')
  await expect(page.getByText('Harbour Divers')).toBeVisible()
  await expectNoAxeViolations(page)
  await press(page, 'Begin')
  await expect(page.getByText('Harbour Street 1')).toBeVisible()
  await expect(page.getByText('Kai Nakamura')).toBeVisible()
  await expectNoAxeViolations(page)
  const [yes, tabs] = await Promise.all([
    page.getByRole('button', { name: 'Yes, this is my dive center' }).boundingBox(),
    page.getByRole('navigation').last().boundingBox(),
  ])
  expect(yes && tabs && yes.y + yes.height <= tabs.y).toBe(true)
  await press(page, 'Yes, this is my dive center')
  await expect(page.getByText('Discover Scuba Diving, form 1 of 2')).toBeVisible()
  await signMedical(page)
  await expect(page.getByRole('link', { name: 'Continue to the release' })).toBeVisible()

  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  await signInAs(other, 'dsd', '/dsd')
  await other.getByRole('link', { name: 'Continue to the release' }).click()
  await expect(other.getByText('Discover Scuba Diving, form 2 of 2')).toBeVisible()
  await context.close()

  await page.getByRole('link', { name: 'Continue to the release' }).click()
  await signRelease(page)
  await press(page, 'Prepare my material')
  await page.waitForURL('**/training/dashboard?ref=dsd')
  await expect(page.getByText('Your lessons are ready.')).toBeVisible()
  await expect(page.getByText('Still to go: 3 lessons, the questions, and 1 dive.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before you dive' })).toBeVisible()
})
