import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { drawSignature } from '../support/draw-signature.ts'
import { expect, test } from '../support/journey.ts'
import { seenWords } from '../support/seen-words.ts'
import { signInAgain, signUp } from '../support/sign-up.ts'
import { SIZES, show } from '../support/variants.ts'

const FORM = '/training/medical-form'

const answer = (page: Page, value: 'Yes' | 'No') =>
  page.getByRole('radio', { name: value, exact: true }).first().check()

const onQuestion = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of 10`)).toBeVisible()

test('[RT-25] [SC-09] [ST-08] a diver answers on a phone, continues on another device, and a yes leads to a link for the doctor', async ({
  page,
  browser,
  server,
}) => {
  await show(page, { size: 'phone' })
  const person = await signUp(page, FORM)
  await page.getByRole('button', { name: 'Begin' }).click()
  await onQuestion(page, 1)
  await answer(page, 'Yes')
  const box = page.getByRole('heading', { name: 'Lungs, breathing, heart and blood' })
  await expect(box).toBeVisible()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByRole('radio', { name: 'Yes' }).nth(1)).toBeFocused()
  await expect(page.getByText('Choose Yes or No.')).toHaveCount(5)
  await expectNoAxeViolations(page)
  await answer(page, 'No')
  await expect(box).toHaveCount(0)
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
  await expect(other.getByText('Asks for a doctor')).toHaveCount(1)
  await other.getByRole('button', { name: 'Go on to sign' }).click()
  await other.getByRole('checkbox', { name: 'I have read and agree' }).check()
  await other.getByRole('checkbox', { name: 'I agree to sign electronically' }).check()
  await drawSignature(other.getByRole('group', { name: 'Draw your signature here' }))
  await expectNoAxeViolations(other)
  await other.getByRole('button', { name: 'Sign and send' }).click()
  await expect(other.getByRole('heading', { name: 'A doctor has to say yes first' })).toBeFocused()
  await other.getByRole('button', { name: 'Make a link for my doctor' }).click()
  await expect(other.getByRole('textbox', { name: 'The link' })).toHaveValue(/\/forms\/physician\//)
  await expectNoAxeViolations(other)
  await context.close()
})
