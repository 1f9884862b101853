import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { diveForm } from '../support/dive-form.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { expectLogbookOnDevice, expectPortalOnDevice } from '../support/stored-on-device.ts'
import { show } from '../support/variants.ts'

test.use({
  serviceWorkers: 'allow',
  world: 'second',
  // A page opened offline has no token: its first call is rejected, and it then requests one.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|401/,
})

const cards = (page: Page) => page.locator('main li:has(h3)')

test('[BO-01] [BO-03] on a boat a diver opens the logbook that was never opened on this phone, saves and changes a dive, and it is uploaded at home', async ({
  page,
  context,
}) => {
  await show(page, { size: 'phone' })
  await signInAs(page, 'diver', '/training/dashboard')
  await expectPortalOnDevice(page)
  await expectLogbookOnDevice(page)
  await context.setOffline(true)
  await page.close()

  let phone = await context.newPage()
  await show(phone, { size: 'phone' })
  await test.step('list, totals, year, search and a dive', async () => {
    await phone.goto('/logbook')
    await expect(cards(phone).first()).toContainText('Thistlegorm, holds 1 and 2')
    await expect(phone.getByText(/^Updated /)).toBeVisible()
    await expect(phone.locator('main dl').getByText('117', { exact: true })).toBeVisible()
    await expect(phone.getByRole('img', { name: /^Your \d+ dives in \d{4} by depth/ })).toBeVisible()
    await expectNoAxeViolations(phone)
    await phone.getByRole('searchbox').fill('vaderoarna')
    await expect(phone.getByText(/^\d+ dives? match(es)? “vaderoarna”\.$/)).toBeVisible()
    await phone.getByRole('button', { name: 'Clear search' }).last().click()
    await cards(phone)
      .getByRole('link', { name: /^Thistlegorm, holds 1 and 2/ })
      .click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Thistlegorm, holds 1 and 2')
    await expect(phone.getByText(/Dive 117\./)).toBeVisible()
  })

  const waiting = () => cards(phone).filter({ hasText: 'Not uploaded yet' })
  await test.step('a dive saved offline is in the list at once, opens and can be changed', async () => {
    await phone.goto('/logbook/log-dive/recreational/create')
    const form = diveForm(phone)
    await form.whole()
    await form.fillRequired('Anchor line')
    await form.publish.click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Logbook' })).toBeVisible()
    await expect(waiting()).toContainText('Anchor line')
    await expect(phone.locator('main dl').getByText('118', { exact: true })).toBeVisible()
    await waiting().getByRole('link').click()
    await expect(
      phone.getByText('Saved on this device. We’ll upload it when you’re online.').last(),
    ).toBeVisible()
    await phone.getByRole('link', { name: 'Edit' }).click()
    await phone.getByRole('button', { name: 'Dive', exact: true }).click()
    await diveForm(phone).title.fill('Anchor line at dusk')
    await diveForm(phone).publish.click()
    await expect(waiting()).toContainText('Anchor line at dusk')
  })

  await test.step('it is still there after the browser was closed', async () => {
    await phone.close()
    phone = await context.newPage()
    await show(phone, { size: 'phone' })
    await phone.goto('/logbook')
    await expect(waiting()).toContainText('Anchor line at dusk')
  })

  await test.step('online it is uploaded, and the mark goes', async () => {
    await context.setOffline(false)
    await expect(waiting()).toHaveCount(0)
    await expect(cards(phone).filter({ hasText: 'Anchor line at dusk' })).toContainText('Saved')
  })
})
