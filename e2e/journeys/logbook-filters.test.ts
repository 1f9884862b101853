import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({ world: 'first' })

const dives = 'main li h3 a'

test('[LO-08] [LO-10] a diver finds dives by filters, shares the address, goes to a date, tags and exports two, deletes them and takes that back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'diver', '/logbook')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('button', { name: /^Egypt \d+$/ }).click()
  await drawer.getByRole('button', { name: /^Ida Holm \d+$/ }).click()
  await expectNoAxeViolations(page)
  await drawer.getByRole('button', { name: /^Show \d+ dives$/ }).click()
  await expect(page).toHaveURL(/\/logbook\?country=Egypt&buddy=Ida\+Holm$/)
  const found = page.getByText(/^Found \d+ dives\.$/)
  await expect(found).toBeVisible()
  await expectNoAxeViolations(page)

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(shared.getByText((await found.textContent()) ?? '')).toBeVisible()
  await shared.close()

  await page.getByRole('button', { name: 'Order: Newest first' }).click()
  await page.getByRole('menuitemradio', { name: 'Oldest first' }).click()
  await page.getByText(/^Recreational/).click()
  await page.getByRole('button', { name: 'Select dives' }).click()
  await page.getByRole('button', { name: 'Go to date' }).click()
  const jump = page.getByRole('dialog', { name: 'Go to date' })
  await jump.getByRole('button', { name: '2026', exact: true }).click()
  await expect(page.locator(`${dives}:focus`)).toHaveAccessibleName(/ 2026$/)
  await expect(page.locator(`${dives}:focus`)).toBeInViewport()

  const boxes = page.getByRole('checkbox', { name: /^Select .* 2026$/ })
  const names = (await boxes.evaluateAll((all) => all.slice(0, 2).map((box) => box.ariaLabel ?? ''))).map(
    (name) => name.replace(/^Select /, ''),
  )
  await boxes.nth(0).focus()
  await page.keyboard.press('Space')
  await boxes.nth(1).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 dives selected')).toBeVisible()
  // Scrolled to these dives, the tools may be halfway under the header.
  await page.evaluate(() => scrollTo({ top: 0 }))
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Add tags' }).click()
  const tags = page.getByRole('dialog', { name: 'Add tags: 2 dives' })
  await tags.getByLabel('Tags').fill('Family')
  await tags.getByRole('button', { name: 'Add tags' }).click()
  await expect(page.getByText('Changed 2 dives.')).toBeVisible()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const exporting = page.getByRole('dialog', { name: 'Export dives' })
  await exporting.getByText('Table (CSV)').click()
  const download = page.waitForEvent('download')
  await exporting.getByRole('button', { name: 'Export', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^dives-.*\.csv$/)
  await expect(exporting).toBeHidden()

  const before = await found.textContent()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted 2 dives.')).toBeVisible()
  await expect(found).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(found).toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Done' }).click()

  await page.goto('/logbook?tag=family')
  await expect(page.getByText('Found 2 dives.')).toBeVisible()
  for (const name of names) await expect(page.getByRole('link', { name })).toBeVisible()
})

test('[LO-08] the list fits a window of 320 pixels, also while dives are selected', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs(page, 'diver', '/logbook')
  await expect(page.locator(dives).first()).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Select dives' }).click()
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('[LO-08] on a phone the results of a search are seen at once, and any of 10,000 dives is three actions away', async ({
  page,
}) => {
  await show(page, { size: 'phone', scheme: 'light' })
  await signInAs(page, 'veteran', '/logbook')
  await expect(page.locator('main dl').getByText('10,000')).toBeVisible()
  for (const name of ['Filters', 'Go to date', 'Select dives'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await page.getByRole('searchbox').fill('key largo')
  await expect(page.getByText(/^[\d,]+ dives match “key largo”\.$/)).toBeVisible()
  await expect(page.locator(dives).first()).toBeInViewport()
  await page.getByRole('button', { name: 'Clear search' }).last().click()

  await page.getByRole('button', { name: 'Go to date' }).click()
  const jump = page.getByRole('dialog', { name: 'Go to date' })
  await jump.getByRole('spinbutton').first().click()
  await page.keyboard.type('15062012')
  await page.keyboard.press('Enter')
  const dive = page.locator(`${dives}:focus`)
  await expect(dive).toHaveAccessibleName(/ June 2012$/)
  const topOf = () => dive.evaluate((link) => link.closest('li')?.getBoundingClientRect().top ?? -1)
  await expect.poll(topOf).toBeCloseTo(140, -1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/logbook\/dive\//)
})
