import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs, signInUnseen } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

const SHOP = 'https://www.fathom.example/shop'

test('[RT-23] [SC-13] [CO-02] [CA-07] [CA-47] a member visits the shop from the menu, finds a course, sees the club discount, and leaves to buy it', async ({
  page,
}) => {
  await show(page, { size: 'desktop' })
  await signInAs(page, 'diver')
  await page.route(`${SHOP}?**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The shop</title>' }),
  )
  const code = () => new URL(page.url()).searchParams.get('code')
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Shop home', exact: true })
    .click()
  await page.waitForURL(`${SHOP}?**`)
  expect(code()).toMatch(/^[\w-]{20,}$/)
  const earlier = code()

  await page.goto('/training/shop')
  await expect(page.getByRole('heading', { name: 'For certified divers' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recommended for you' })).toContainText('Peak Buoyancy')
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('TROUBLE éarly')
  await expect(page).toHaveURL(/find=TROUBLE/)
  await expect(page.getByRole('status').filter({ hasText: '1 course' })).toBeVisible()
  await page.getByRole('link', { name: 'Rescue Diver' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rescue Diver' })).toBeVisible()
  await expect(page.getByText('25% off with Fathom Club')).toBeVisible()
  await expect(page.locator('main')).toContainText('Price before: $399. $399 Price for you: $299.25.')
  await expect(page.getByRole('link', { name: 'The Advanced Diver card' })).toBeVisible()
  await expectNoAxeViolations(page)
  const exchange = page.waitForRequest('**/api/auth/sso/exchange')
  await page.getByRole('button', { name: 'Buy in our shop' }).click()
  expect((await exchange).postDataJSON()).toEqual({
    clientId: 'shop',
    redirectUri: SHOP,
    extraData: 'product=RES-500&discount=club&percent=25',
  })
  await page.waitForURL(`${SHOP}?**`)
  expect(code()).toMatch(/^[\w-]{20,}$/)
  expect(code()).not.toBe(earlier)
})

test('[OF-08] staff publish a price, a member finds it in the shop with the discount, and the old one after an undo', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newContext({ baseURL: baseURL ?? '' })
  const staff = await office.newPage()
  await signInUnseen(staff, 'staff')
  await staff.goto('/office/content/prices')
  await staff.getByRole('link', { name: 'Rescue Diver' }).click()
  await staff.getByRole('textbox', { name: 'Price' }).fill('200')
  await staff.getByRole('button', { name: 'Publish', exact: true }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(staff.getByText('Version 1', { exact: true })).toBeVisible()

  await show(page, { size: 'phone' })
  await signInAs(page, 'diver', '/training/shop?find=rescue')
  await page.getByRole('link', { name: 'Rescue Diver' }).click()
  await expect(page.locator('main')).toContainText('Price before: $200. $200 Price for you: $150.')
  await staff.getByRole('button', { name: 'Undo: Version 1' }).click()
  await expect(staff.getByText('Undone. You can undo this too.')).toBeVisible()
  await page.reload()
  await expect(page.locator('main')).toContainText('Price before: $399. $399 Price for you: $299.25.')
  await office.close()
})
