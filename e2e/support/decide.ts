import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { drawSignature } from './draw-signature.ts'
import { expect } from './journey.ts'

/** The physician reads the Yes answers, fills in everything and approves. */
export async function decide(page: Page) {
  await expect(page.getByRole('heading', { name: 'Answered Yes' })).toBeVisible()
  await page.getByRole('radio', { name: /^Approved/ }).check()
  for (const [name, text] of [
    ['Your name', 'Dr. Ana Reis'],
    ['Qualification or license number', 'OM 51234'],
    ['Clinic or practice', 'Harbor Clinic'],
    ['Phone or email', '+351 21 555 0134'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(text)
  const today = new Date()
  const parts = [today.getDate(), today.getMonth() + 1, today.getFullYear()]
  for (const [at, part] of parts.entries())
    await page.getByRole('spinbutton').nth(at).pressSequentially(String(part).padStart(2, '0'))
  await drawSignature(page.getByRole('group', { name: 'Draw your signature here' }))
  await page.getByRole('checkbox', { name: 'I am a physician' }).check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Review decision' }).click()
  await page.getByRole('button', { name: 'Send decision' }).click()
}
