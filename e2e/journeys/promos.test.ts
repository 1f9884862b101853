import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({ world: 'second' })

test("[RT-24] [SC-14] [EN-19] a person who has just dived browses the promotions, and a dismissed one isn't recommended again", async ({
  page,
}) => {
  await show(page, { size: 'phone' })
  await signInAs(page, 'diver')
  await page.goto('/training/shop')
  const offer = page.getByRole('region', { name: 'Recommended for you' })
  await offer.getByRole('button', { name: 'Do not recommend Peak Buoyancy again' }).click()
  await expect(page.getByText('Peak Buoyancy is not recommended any more.')).toBeVisible()
  await expect(offer).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: 'Do not recommend Peak Buoyancy again' }).click()
  await expect(page.getByText('Peak Buoyancy is not recommended any more.')).toBeVisible()
  await expect(offer).toBeHidden()
  await page.getByRole('link', { name: 'See the promotions' }).click()
  await expect(page.getByRole('heading', { name: 'Scuba Diver', exact: true })).toBeVisible()
  const front = page.getByRole('img', { name: 'Picture of the card: Scuba Diver' })
  await expect(front).toBeVisible()
  await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Next card' }).click()
  await expect(page.getByRole('heading', { name: 'Open Water Diver' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'Night Diver' })).toBeVisible()
  await expect(page.getByText('Card 9 of 9')).toBeVisible()
  const response = page.waitForResponse((answer) =>
    /\/api\/offers\/[^/]+$/.test(new URL(answer.url()).pathname),
  )
  await page.goto('/training/dashboard')
  expect((await response).status()).toBe(204)
})
