import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { expectPortalOnDevice } from '../support/stored-on-device.ts'
import { show } from '../support/variants.ts'

const find = (page: Page) => ({
  dialog: page.getByRole('dialog', { name: 'Find', exact: true }),
  field: page.getByRole('combobox', { name: 'Find', exact: true }),
  button: page.getByRole('banner').getByRole('button', { name: 'Find', exact: true }),
  group: (name: string) => page.getByRole('listbox').getByRole('group', { name, exact: true }),
})

/** A dive of the list. */
const someDive = (page: Page) => page.locator('h3 > a[data-dive]').first()

test('[SN-03] a diver presses Ctrl K, types a dive site and opens the dive, and finds it under recent', async ({
  page,
}) => {
  await show(page, { size: 'desktop' })
  await signInAs(page, 'diver', '/logbook')
  const title = (await someDive(page).textContent()) ?? ''
  const { field, dialog, group, button } = find(page)
  await button.focus()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(group('Actions').getByRole('option', { name: 'Show my card' })).toBeVisible()
  await expectNoAxeViolations(page)

  await field.fill(title)
  const dive = group('Dives').getByRole('option').first()
  await expect(dive).toContainText(title)
  await expect(dive).toHaveAttribute('aria-selected', 'true')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/logbook\/dive\//)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.goto('/club')
  await expect(button).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(group('Recent').getByRole('option').first()).toContainText(title)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await button.click()
  await field.fill('statistics')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/logbook\/statistics$/)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('[SN-03] a student taps Find and a course, and is shown no people', async ({ page }) => {
    await show(page, { size: 'phone', scheme: 'dark' })
    await signInAs(page, 'student')
    const { field, button, group, dialog } = find(page)
    await button.tap()
    await field.fill('hart')
    await expect(dialog.getByText('Nothing found for “hart”')).toBeVisible()
    await expect(group('People')).toBeHidden()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Clear search' }).last().tap()
    await expect(field).toBeFocused()
    await field.fill('open water')
    const course = group('Courses')
      .getByRole('option', { name: /Open Water/ })
      .first()
    // The results are directly below the field, and large enough for a thumb.
    expect((await course.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await course.tap()
    await expect(page).toHaveURL(/\/training\/course\//)
    await expect(dialog).toBeHidden()
  })
})

test('[SN-03] an instructor finds a student by name and opens the record', async ({ page }) => {
  await show(page, { size: 'desktop' })
  await signInAs(page, 'instructor', '/club')
  const { field, group } = find(page)
  await expect(page.getByRole('link', { name: 'Students' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill('milo')
  await expect(group('People').getByRole('option', { name: /Milo Hart/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/training\/instructor\/eRecord\//)
})

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|401/,
  })

  test('[SN-03] offline, Find opens with what is on the device and says so', async ({ page, context }) => {
    await show(page, { size: 'phone' })
    await signInAs(page, 'diver', '/logbook')
    const title = (await someDive(page).textContent()) ?? ''
    await expectPortalOnDevice(page)
    await context.setOffline(true)
    const { field, button, group, dialog } = find(page)
    await button.click()
    await expect(dialog.getByText('These results are from this device.')).toBeVisible()
    await field.fill(title)
    await group('Dives').getByRole('option').first().click()
    await expect(page).toHaveURL(/\/logbook\/dive\//)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
