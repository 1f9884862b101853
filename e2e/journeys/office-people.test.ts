import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAfresh } from '../support/sign-in.ts'

test('[OF-01] [OF-03] [OF-09] staff find a colleague despite a typo and take a right, which the colleague loses at work', async ({
  page,
  browser,
  baseURL,
}) => {
  const colleague = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await signInAfresh(colleague, 'deskstaff', '/office/queues/photos')
  await expect(colleague.getByRole('heading', { level: 1, name: 'Photos' })).toBeVisible()

  await signInAfresh(page, 'staff', '/office')
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Jules Morau')
  await expect(page.getByText('No exact match. These people have similar names.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Jules Moreau' }).click()
  await page.getByRole('checkbox', { name: 'Cards' }).uncheck()
  await page.getByRole('button', { name: 'Save rights' }).click()
  await expect(page.getByText('Rights saved. They apply from now on.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'History' }).getByText('Rights changed').first()).toBeVisible()
  await expectNoAxeViolations(page)

  // Their open page closes without a reload.
  await expect(colleague.getByText('It needs the right “Cards”.')).toBeVisible()
  await colleague.context().close()

  await page.goto('/office/audit')
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Jules Morau')
  await expect(page.getByText('These entries are about people with similar names.')).toBeVisible()
  await expect(page).toHaveURL('/office/audit?find=Jules+Morau')
  const entry = page.getByRole('row', { name: /Rights changed/ }).first()
  await expect(entry).toContainText('Taken away: Cards')
  await expectNoAxeViolations(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/office/people', '/office/people/900002', '/office/audit']) {
      await page.goto(path)
      await expect(page.getByText('Moreau').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test('[OF-03] staff merge two accounts after a preview, and undo it', async ({ page }) => {
  await signInAfresh(page, 'staff', '/office/people/100010')
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('100004')
  await page.getByRole('button', { name: /^Choose Nico/ }).click()
  await expect(page.getByRole('heading', { name: 'How the rest is decided' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: 'Reason' }).fill('Signed up twice')
  await page.getByRole('checkbox', { name: /are the same person$/ }).check()
  await page.getByRole('button', { name: 'Merge accounts' }).click()
  await expect(page.getByText('Account 100004 became part of this one')).toBeVisible()
  await expect(page.getByRole('list', { name: 'History' }).getByText('Accounts merged').first()).toBeVisible()

  await page.goto('/office/people?find=100004')
  await expect(page.getByText('This account was merged into 100010.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/office/people/100004')
  await page.getByRole('button', { name: 'Undo merge' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click()
  await expect(page.getByText('Merge undone.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change account type' })).toBeVisible()
})
