import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { seenWords } from '../support/seen-words.ts'
import { signUp } from '../support/sign-up.ts'

// A stale save is answered 409, which the browser logs to the console.
test.use({ expectedErrors: /409/ })

const theSameIn = async (page: Page) => {
  const other = await page.context().newPage()
  await other.goto(page.url())
  return other
}

test("[SC-09] two tabs answer one form: the later tab's answers survive a reload before the choice", async ({
  page,
}) => {
  const answer = (tab: Page, value: 'Yes' | 'No') =>
    tab.getByRole('radio', { name: value, exact: true }).first()
  await signUp(page, '/training/medical-form')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  const late = await theSameIn(page)
  await expect(late.getByText('Question 1 of 10')).toBeVisible()

  await answer(page, 'No').check()
  await expect(seenWords(page, /^Saved$/)).toBeVisible()
  await answer(late, 'Yes').check()
  const choice = late.getByRole('alertdialog', { name: 'Answered on two devices' })
  await expect(choice).toBeVisible()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByText('Question 2 of 10')).toBeVisible()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByText('Question 3 of 10')).toBeVisible()
  const saved = page.waitForResponse((to) => to.request().method() === 'PUT' && to.ok())
  await answer(page, 'No').check()
  await saved
  await expect(seenWords(page, /^Saved$/)).toBeVisible()

  await late.reload()
  await expect(choice.getByRole('row', { name: /Yes No$/ })).toBeVisible()
  await expectNoAxeViolations(late)
  await choice.getByRole('button', { name: 'Keep these' }).click()
  await expect(seenWords(late, /^Saved$/)).toBeVisible()
  await expect(answer(late, 'Yes')).toBeChecked()
  await page.reload()
  await expect(page.getByText('Question 3 of 10')).toBeVisible()
  await expect(answer(page, 'No')).toBeChecked()
})
