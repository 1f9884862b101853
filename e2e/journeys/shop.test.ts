import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs, signInUnseen } from '../support/sign-in.ts'
import { signUp } from '../support/sign-up.ts'
import { show } from '../support/variants.ts'

const RESCUE = '01920000-0000-7000-8000-000000000009'
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
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('WARM tríM')
  await expect(page).toHaveURL(/find=WARM/)
  await expect(page.getByRole('status').filter({ hasText: '1 course' })).toBeVisible()
  await page.getByRole('link', { name: 'Dry Suit Diver' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dry Suit Diver' })).toBeVisible()
  await expect(page.getByText('25% off with Fathom Club')).toBeVisible()
  await expect(page.locator('main')).toContainText('Original price: $169. $169 Your price: $126.75.')
  await expect(page.getByText('The Open Water Diver card')).toBeVisible()
  await expectNoAxeViolations(page)
  const exchange = page.waitForRequest('**/api/auth/sso/exchange')
  await page.getByRole('button', { name: 'Buy in our shop' }).click()
  expect((await exchange).postDataJSON()).toEqual({
    clientId: 'shop',
    redirectUri: SHOP,
    extraData: 'product=SPC-340&discount=club&percent=25',
  })
  await page.waitForURL(`${SHOP}?**`)
  expect(code()).toMatch(/^[\w-]{20,}$/)
  expect(code()).not.toBe(earlier)
})

test('[SN-02] the shop sells a Rescue Diver nothing that she holds, and a newcomer nothing that comes later', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'diver', '/training/shop?find=rescue')
  await expect(page.getByText('No courses found')).toBeVisible()
  await page.goto(`/training/shop/${RESCUE}`)
  await expect(page.getByText('You already hold this certification.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy in our shop' })).toBeHidden()
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const newcomer = await other.newPage()
  await signUp(newcomer, '/training/shop')
  await expect(newcomer.getByRole('heading', { name: 'Open Water Diver' })).toBeVisible()
  await expect(newcomer.getByRole('heading', { name: 'For certified divers' })).toBeHidden()
  await newcomer.goto(`/training/shop/${RESCUE}`)
  await newcomer.getByRole('link', { name: 'The Advanced Diver card' }).click()
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Advanced Diver' })).toBeVisible()
  await expect(newcomer.getByRole('button', { name: 'Buy in our shop' })).toBeHidden()
  await other.close()
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
  await staff.getByRole('link', { name: 'Dry Suit Diver' }).click()
  await staff.getByRole('textbox', { name: 'Price' }).fill('200')
  await staff.getByRole('button', { name: 'Publish', exact: true }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(staff.getByText('Version 1', { exact: true })).toBeVisible()

  await show(page, { size: 'phone' })
  await signInAs(page, 'diver', '/training/shop?find=suit')
  await page.getByRole('link', { name: 'Dry Suit Diver' }).click()
  await expect(page.locator('main')).toContainText('Original price: $200. $200 Your price: $150.')
  await staff.getByRole('button', { name: 'Undo: Version 1' }).click()
  await expect(staff.getByText('Undone. You can undo this too.')).toBeVisible()
  await page.reload()
  await expect(page.locator('main')).toContainText('Original price: $169. $169 Your price: $126.75.')
  await office.close()
})
