import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs, signInUnseen } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({ world: 'second' })

test("[RT-24] [SC-14] [EN-19] [SN-01] [SN-02] a person who has just dived browses the cards that she can still get, and a dismissed course isn't recommended again", async ({
  page,
}) => {
  await show(page, { size: 'phone' })
  await signInAs(page, 'diver')
  const offer = page.getByRole('region', { name: 'Recommended for you' })
  await expect(offer).toContainText('Goes with Open Water Diver')
  await expect(page.getByText('Discover Scuba Diving')).toBeHidden()
  await page.goto('/training/shop')
  await expect(offer).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dry Suit Diver' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Peak Buoyancy' })).toHaveCount(1)
  await offer.getByRole('button', { name: 'Don’t suggest Peak Buoyancy again' }).click()
  await expect(page.getByText('We won’t suggest Peak Buoyancy again.')).toBeVisible()
  await expect(offer).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: 'Don’t suggest Peak Buoyancy again' }).click()
  await expect(page.getByText('We won’t suggest Peak Buoyancy again.')).toBeVisible()
  await expect(offer).toBeHidden()
  await page.getByRole('link', { name: 'View promotions' }).click()
  await expect(page.getByRole('heading', { name: 'Master Diver' })).toBeVisible()
  const front = page.getByRole('img', { name: 'Picture of the card: Master Diver' })
  await expect(front).toBeVisible()
  await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectNoAxeViolations(page)
  await expect(page.getByRole('heading', { name: 'Deep Diver' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4)
  const response = page.waitForResponse((answer) =>
    /\/api\/offers\/[^/]+$/.test(new URL(answer.url()).pathname),
  )
  await page.goto('/training/dashboard')
  expect((await response).status()).toBe(204)
})

async function publish(staff: Page) {
  await staff.getByRole('button', { name: 'Publish' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(staff.getByText('Published', { exact: true })).toBeVisible()
}

test('[OF-08] staff add a promotion and rename a course; a diver sees both until they are undone', async ({
  page: diver,
  browser,
  server,
}) => {
  await signInAs(diver, 'diver', '/training/my-promos')
  await expect(diver.getByRole('heading', { name: 'Master Diver' })).toBeVisible()

  const office = await browser.newContext({ baseURL: server.url })
  const staff = await office.newPage()
  await signInUnseen(staff, 'staff')
  await staff.goto('/office/content/promotions')
  await staff.getByRole('link', { name: 'Add promotion' }).click()
  await staff.getByLabel('Name', { exact: true }).fill('Wreck week')
  await staff.getByLabel('Text', { exact: true }).fill('Five wrecks in five days.')
  await staff.getByRole('radio', { name: 'Picture 8' }).check()
  await expectNoAxeViolations(staff)
  await publish(staff)
  await expect(diver.getByRole('heading', { name: 'Wreck week' })).toBeVisible()
  await staff.getByRole('button', { name: 'Undo: Version 1' }).click()
  await expect(diver.getByRole('heading', { name: 'Master Diver' })).toBeVisible()

  await staff.goto('/office/content/courses')
  await staff.getByRole('link', { name: 'Dry Suit Diver' }).click()
  await staff.getByLabel('Title', { exact: true }).fill('Dry Suit Explorer')
  await publish(staff)
  await diver.goto('/training/shop')
  await expect(diver.getByRole('heading', { name: 'Dry Suit Explorer' })).toBeVisible()
  await staff.getByRole('button', { name: 'Undo: Version 1' }).click()
  await expect(staff.getByText('Version 1 was undone')).toBeVisible()
  await diver.reload()
  await expect(diver.getByRole('heading', { name: 'Dry Suit Diver' })).toBeVisible()
  await office.close()
})
