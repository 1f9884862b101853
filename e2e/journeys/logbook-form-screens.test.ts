import { translatorFor } from '@fathom/locales/node'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { diveForm } from '../support/dive-form.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

/** Whether every time field shows all of its parts side by side. */
const areTimesOneLine = (page: Page) =>
  page.locator('[data-field^="depthTime.time"] [role=group]').evaluateAll((fields) =>
    fields.map((field) => {
      const lines = new Set([...field.children].map((part) => part.getBoundingClientRect().bottom))
      return lines.size === 1 && field.scrollWidth <= field.clientWidth
    }),
  )

const TRAINING = '/logbook/log-dive/training/create/open-water/2/Dive'

test('the dive form is accessible and fits a phone, a tablet and a desktop, light and dark, and 360 pixels', async ({
  page,
}) => {
  const form = diveForm(page)
  await show(page, { size: 'phone' })
  await signInAs(page, 'student', TRAINING)
  await form.depth.fill('21')
  await form.time.fill('42')
  await form.clock('Time in', '1200PM')
  await form.choice('Gas', 'Trimix').click()
  await form.send.click()
  await expect(page.getByText('Enter a location')).toBeVisible()
  for (const { size, scheme } of [
    { size: 'phone', scheme: 'dark' },
    { size: 'tablet', scheme: 'light' },
    { size: 'desktop', scheme: 'dark' },
  ] as const)
    await test.step(`${size}, ${scheme}`, async () => {
      await show(page, { size, scheme })
      await expect.poll(() => areTimesOneLine(page)).toEqual([true, true])
      await expectNoAxeViolations(page)
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWider).toBe(false)
    })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the whole form can be filled in and sent by keyboard', async ({ page }) => {
  const form = diveForm(page)
  await signInAs(page, 'diver', '/logbook/log-dive/recreational/create')
  // Tab only reaches fields that are there.
  await form.whole()
  await form.title.focus()
  const { keyboard } = page
  await keyboard.type('Keys alone')
  await keyboard.press('Tab')
  await keyboard.type('05162026')
  await form.place.focus()
  await keyboard.type('Lighthouse Reef Keys')
  await expect(page.getByRole('option', { name: /^Add / })).toBeVisible()
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(form.place).toHaveValue('Lighthouse Reef Keys')
  await keyboard.press('Tab')
  // A whole word, typed slowly, is several words to a list.
  await keyboard.press('B')
  await expect(form.list('Dive type')).toHaveValue('Boat')
  await keyboard.press('Tab')
  await keyboard.type('14.5')
  await keyboard.press('Tab')
  await keyboard.type('51')
  await page.getByRole('group', { name: 'Water', exact: true }).getByRole('radio').first().focus()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Fresh' })).toBeChecked()
  await page.getByRole('textbox', { name: 'Buddies' }).focus()
  await keyboard.type('Mara')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Mara' })).toBeVisible()
  // Enter in a field commits the field and doesn't submit the form.
  await form.time.focus()
  await keyboard.press('Enter')
  await expect(form.publish).toBeVisible()
  await form.publish.focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'This dive is in your logbook.' })).toBeVisible()
  await expect(page.getByText('16 May 2026')).toBeVisible()
})

test('in Arabic the form is right-to-left, and its numbers stay as typed', async ({ page }) => {
  const { t } = translatorFor('ar-SA')
  await page.addInitScript(() => localStorage.setItem('fathom.locale', 'ar-SA'))
  await show(page, { size: 'phone' })
  await signInAs(page, 'student', TRAINING)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('textbox', { name: t('logbook-form.field.maxDepth') }).fill('١٩٫٥')
  await page.getByRole('textbox', { name: t('logbook-form.field.bottomTime') }).fill('42')
  await expect(page.getByRole('img', { name: /42|٤٢/ })).toBeVisible()
  await expect.poll(() => areTimesOneLine(page)).toEqual([true, true])
  // A time reads from left to right in every language.
  const part = (type: string) =>
    page.locator(`[data-field="depthTime.timeIn"] [data-type=${type}]`).boundingBox()
  const [hours, minutes] = await Promise.all([part('hour'), part('minute')])
  expect(hours?.x).toBeLessThan(minutes?.x ?? 0)
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})
