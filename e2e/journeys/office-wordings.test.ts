import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pdfText, spaceless } from '../../apps/server/src/modules/forms/documents/paper/pdf-text.fixture.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { drawSignature } from '../support/draw-signature.ts'
import { expect, test } from '../support/journey.ts'
import { signInUnseen } from '../support/sign-in.ts'
import { signUp } from '../support/sign-up.ts'
import { show } from '../support/variants.ts'

const RISKS = 'Sharks may come and look at me.'

// The form was replaced while it was open.
test.use({ expectedErrors: /409 .*\/api\/forms\/drafts\// })

/** From the parties of a release to its text. */
async function openRelease(page: Page) {
  const next = (name: string) => page.getByRole('button', { name })
  for (const [field, number] of [
    ['Dive center number', '7001'],
    ['Instructor number', '500001'],
  ] as const) {
    await page.getByRole('textbox', { name: field }).fill(number)
    await page.getByRole('textbox', { name: field }).press('Enter')
    await next('Choose')
      .nth(field === 'Dive center number' ? 0 : 1)
      .click()
  }
  await next('Continue').click()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('DE')
  await next('Continue').click()
  await expect(page.getByRole('heading', { name: 'What you sign' })).toBeVisible()
}

async function publishRisks(staff: Page) {
  await staff.goto('/office/content/wordings/liability-release')
  await staff.getByText('What you sign').first().click()
  await staff.getByRole('textbox', { name: 'Paragraph 2' }).fill(RISKS)
  await staff.getByRole('button', { name: 'Publish' }).click()
  await expect(staff.getByText('Some languages don’t follow the English text yet.')).toBeVisible()
  await expectNoAxeViolations(staff)
  await staff.getByRole('button', { name: 'Leave out' }).click()
  await staff.getByRole('button', { name: 'Publish' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(staff.getByText('Version 1')).toBeVisible()
}

async function sign(page: Page) {
  await page.getByRole('button', { name: 'Check my answers' }).click()
  await page.getByRole('button', { name: 'Continue to sign' }).click()
  await page.getByRole('checkbox', { name: 'I have read and agree' }).check()
  await page.getByRole('checkbox', { name: 'I agree to sign electronically' }).check()
  await drawSignature(page.getByRole('group', { name: 'Draw your signature here' }))
  await page.getByRole('button', { name: 'Sign and send' }).click()
  await expect(page.getByRole('heading', { name: 'The release is signed' })).toBeFocused()
}

test('[OF-08] a diver who had opened the old release reads and signs the one that staff published, and keeps it after an undo', async ({
  page: diver,
  browser,
  server,
}) => {
  await show(diver, { size: 'phone' })
  await signUp(diver, '/training/forms/liability-release')
  await openRelease(diver)

  const office = await browser.newContext({ baseURL: server.url })
  const staff = await office.newPage()
  await signInUnseen(staff, 'staff')
  await publishRisks(staff)

  await diver.getByRole('textbox', { name: 'Course or activity' }).fill('Reef dive')
  await diver.getByRole('button', { name: 'Start new version' }).click()
  await expect(diver.getByText(RISKS)).toBeVisible()
  await diver.getByRole('textbox', { name: 'Course or activity' }).fill('Reef dive')
  await sign(diver)

  await staff.getByRole('button', { name: 'Undo: Version 1' }).click()
  await expect(staff.getByText('Version 1 was undone')).toBeVisible()
  await office.close()

  const arriving = diver.waitForEvent('download')
  await diver.getByRole('button', { name: 'Download', exact: true }).click()
  const paper = await pdfText(await readFile(await (await arriving).path()))
  expect(paper).toContain(spaceless(RISKS))
})
