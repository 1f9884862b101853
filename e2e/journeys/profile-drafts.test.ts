import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'
import { SESSION_ENDED } from '../support/watch.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const saved = (page: Page) => page.getByText('Your profile is saved.')

// A stale save is answered 409, which the browser logs to the console.
test.use({ expectedErrors: /409|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

test('unsaved input survives a reload, is never shown as saved, and leaving asks for confirmation', async ({
  page,
}) => {
  await signInAs(page, 'veteran', '/profile')
  const before = await field(page, 'First name').inputValue()
  const claim = page.getByRole('banner').getByText('Everything saved')
  await expect(claim).toBeVisible()
  await field(page, 'First name').fill('')
  await expect(claim).toBeHidden()
  await save(page).click()
  await expect(page.getByText('Enter your first name')).toBeVisible()
  await expect(claim).toBeHidden()
  await field(page, 'First name').fill('Not yet saved')
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('Not yet saved')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 'First name')).toHaveValue(before)
  await expect(save(page)).toHaveCount(0)
  await expect(claim).toBeVisible()

  await field(page, 'First name').fill('Not yet saved')
  const account = page.getByRole('link', { name: 'Account', exact: true }).first()
  await account.click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(field(page, 'First name')).toHaveValue('Not yet saved')
  await account.click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveTitle('Account · Fathom')
  await page.goBack()
  await expect(field(page, 'First name')).toHaveValue(before)
})

test('two tabs that save at once: the person sees both versions and chooses', async ({ page, context }) => {
  const other = await context.newPage()
  await show(page, { size: 'phone' })
  await signInAs(page, 'veteran', '/profile')
  await other.goto('/profile')
  await field(page, 'First name').fill('Mine')
  await field(other, 'First name').fill('Theirs')
  await field(other, 'Middle name').fill('Between')
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
  await field(other, 'First name').fill('Theirs again')
  await save(other).click()
  // The message of the previous save may still be visible; the bar disappears with this one.
  await expect(save(other)).toHaveCount(0)
  await save(page).click()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('Mine again')
  await expect(field(page, 'Middle name')).toHaveValue('Between')
})

test('offline, nothing is lost, nothing is sent automatically, and the page says so', async ({
  page,
  context,
}) => {
  await signInAs(page, 'veteran', '/profile')
  // Lazy parts of the form must load before going offline.
  await expect(page.getByRole('spinbutton').first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible()
  const puts: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()))
  await field(page, 'First name').fill('Calm')
  await context.setOffline(true)
  await expect(page.getByText('No signal. What you typed stays on this device.')).toBeVisible()
  await save(page).click()
  // Pressing Save gives immediate feedback.
  await expect(page.getByRole('alert')).toContainText('No signal. What you typed stays on this device.')
  const sent = puts.length
  await context.setOffline(false)
  await expect(page.getByText('The signal is back. You can save now.')).toBeVisible()
  await expect(field(page, 'First name')).toHaveValue('Calm')
  expect(puts).toHaveLength(sent)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
})

const drafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('fathom.profile.draft'))

test.describe('the end of a session', () => {
  test.use({ expectedErrors: SESSION_ENDED })

  test('signing out, here or elsewhere, removes the input from the tab', async ({ page, context }) => {
    await signInAs(page, 'applicant', '/profile')
    await field(page, 'First name').fill('Nobody else’s business')
    await expect.poll(() => drafts(page)).toContain('business')
    const other = await context.newPage()
    await other.goto('/account')
    await other.getByRole('button', { name: 'Account menu' }).click()
    await other.getByRole('menuitem', { name: 'Sign out' }).click()
    await Promise.all([other, page].map((tab) => tab.waitForURL('**/accounts/**')))
    await page.goto('/api/health')
    expect(await drafts(page)).toBeNull()
  })
})
