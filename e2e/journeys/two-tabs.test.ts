import type { Page } from '@playwright/test'
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
  await choice.getByRole('button', { name: 'Keep these here' }).click()
  await expect(seenWords(late, /^Saved$/)).toBeVisible()
  await expect(answer(late, 'Yes')).toBeChecked()
  await page.reload()
  await expect(page.getByText('Question 3 of 10')).toBeVisible()
  await expect(answer(page, 'No')).toBeChecked()
})

test("[RT-19] two tabs fill in one application: the later tab's input survives a reload before the choice", async ({
  page,
}) => {
  const typed = (tab: Page) => tab.getByLabel('Where your instructor can see it')
  const saved = (tab: Page) => expect(seenWords(tab, /^Draft saved at /)).toBeVisible()
  await signUp(page, '/training/forms-applications')
  await page.getByRole('button', { name: 'Start Divemaster application' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(typed(page).first()).toBeVisible()
  const late = await theSameIn(page)
  await expect(typed(late).first()).toBeVisible()

  await typed(page).first().fill('Quick')
  await saved(page)
  await typed(late).first().fill('Late')
  const choice = late.getByRole('alertdialog', { name: 'Changed on another device' })
  await expect(choice).toBeVisible()
  const sent = page.waitForResponse((to) => to.request().method() === 'PUT' && to.ok())
  await typed(page).last().fill('Paper logbook')
  await sent
  await saved(page)

  await late.reload()
  await expect(choice.getByRole('row', { name: /Late Quick$/ })).toBeVisible()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await saved(late)
  await expect(typed(late).first()).toHaveValue('Late')
  await expect(typed(late).last()).toHaveValue('Paper logbook')
})
