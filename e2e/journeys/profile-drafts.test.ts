import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const saved = (page: Page) => page.getByText('Your profile is saved.')

// A stale save is answered 409, which the browser writes down by itself.
test.use({ expectedErrors: [/409|ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

test('what was typed survives a reload, and can be undone', async ({ page }) => {
  await signInAs(page, 'veteran', '/profile')
  const before = await field(page, 'First name').inputValue()
  await field(page, 'First name').fill('Not yet saved')
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('Not yet saved')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 'First name')).toHaveValue(before)
  await expect(save(page)).toHaveCount(0)
})

test('leaving with unsaved changes asks first', async ({ page }) => {
  await signInAs(page, 'veteran', '/profile')
  await field(page, 'First name').fill('Not yet saved')
  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(field(page, 'First name')).toHaveValue('Not yet saved')
  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveTitle('Account · Fathom')
  await page.goto('/profile')
  await expect(field(page, 'First name')).not.toHaveValue('Not yet saved')
})

for (const size of ['phone', 'desktop'] as const)
  test(`two tabs that save at once: the person sees both and chooses, on a ${size}`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await show(page, { size })
    await signInAs(page, 'veteran', '/profile')
    await other.goto('/profile')
    await field(page, 'First name').fill('Mine')
    await field(other, 'First name').fill('Theirs')
    await field(other, 'Middle name').fill(`Middle ${size}`)
    await save(other).click()
    await expect(saved(other)).toBeVisible()

    await save(page).click()
    const choice = page.getByRole('alertdialog', { name: 'This was changed elsewhere' })
    await expect(choice.getByRole('row', { name: 'First name Mine Theirs' })).toBeVisible()
    await expectNoAxeViolations(page)
    await choice.getByRole('button', { name: 'Take the other' }).click()
    await expect(field(page, 'First name')).toHaveValue('Theirs')
    await expect(save(page)).toHaveCount(0)

    await field(page, 'First name').fill('Mine again')
    await field(other, 'First name').fill(`Theirs ${size}`)
    await save(other).click()
    await expect(saved(other)).toBeVisible()
    await save(page).click()
    await choice.getByRole('button', { name: 'Keep mine' }).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(field(page, 'First name')).toHaveValue('Mine again')
    await expect(field(page, 'Middle name')).toHaveValue(`Middle ${size}`)
  })

test('without a signal nothing is lost: it says so, and saves when the signal is back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'veteran', '/profile')
  await field(page, 'First name').fill('Calm')
  await context.setOffline(true)
  await expect(page.getByText('No signal. What you typed stays on this device.')).toBeVisible()
  await context.setOffline(false)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
})
