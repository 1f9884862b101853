import { createDiveSite } from '@fathom/contract/logbook'
import { translatorFor } from '@fathom/locales/node'
import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { diveForm } from '../support/dive-form.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

const CREATE = '/logbook/log-dive/recreational/create'

/** Whether the first element ends before the second starts, with both visible. */
async function isAbove(one: Locator, other: Locator) {
  const [upper, lower] = await Promise.all([one.boundingBox(), other.boundingBox()])
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y
}

/** Whether every time field shows all of its parts side by side. */
const areTimesOneLine = (page: Page) =>
  page.locator('[data-field^="depthTime.time"] [role=group]').evaluateAll((fields) =>
    fields.map((field) => {
      const lines = new Set([...field.children].map((part) => part.getBoundingClientRect().bottom))
      return lines.size === 1 && field.scrollWidth <= field.clientWidth
    }),
  )

async function expectToFit(page: Page) {
  await expect.poll(() => areTimesOneLine(page)).toEqual([true, true])
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
}

/** A form with problems, in each size and scheme; its elements are the same in every size. */
async function expectToFitEverywhere(page: Page) {
  for (const { size, scheme } of [
    { size: 'phone', scheme: 'dark' },
    { size: 'tablet', scheme: 'light' },
    { size: 'desktop', scheme: 'dark' },
  ] as const)
    await test.step(`${size}, ${scheme}`, async () => {
      await show(page, { size, scheme })
      await expectToFit(page)
      if (size !== 'phone') await expectNoAxeViolations(page)
    })
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
  await show(page, { size: 'desktop' })
}

test('[RT-17] [RT-15] [VA-05] [CO-03] [ER-02] a training dive is selected, filled in on any screen, sent to the instructor and withdrawn', async ({
  page,
}) => {
  const form = diveForm(page)
  await signInAs(page, 'student', '/logbook/log-dive/select-course')
  await page.getByRole('radio', { name: 'Open Water Diver', exact: true }).check()
  await page.getByRole('radio', { name: /^Open water dive 2/ }).check()
  await page.getByRole('link', { name: 'Log this dive' }).click()
  await expect(form.title).toHaveValue('Open water dive 2')
  await expect(form.list('Course')).toHaveValue('open-water')
  await form.whole()
  await form.choice('Gas', 'Trimix').click()
  await form.send.click()
  const summary = page.getByRole('alert').filter({ hasText: 'Required fields missing in' })
  await expect(summary).toContainText('Required fields missing in Dive, Depth and time, Skills')
  await expect(form.place).toBeFocused()
  await expectToFitEverywhere(page)

  await form.chip('Air depletion').click()
  await form.choice('Gas', 'Air').click()
  await form.fillRequired('Open water dive 2')
  await form.instructor.fill('500001')
  await expect(page.getByText('Kai Nakamura').first()).toBeVisible()
  await form.time.fill('')
  await form.clock('Time in', '1005AM')
  await form.clock('Time out', '1047AM')
  await expect(form.time).toHaveValue('42')
  await form.depth.fill('19.2')
  await expect(page.getByRole('img', { name: 'Sketch of this dive: 19.2 m deep, 42 minutes' })).toBeVisible()
  await expect(summary).toHaveCount(0)

  await page.getByRole('button', { name: 'Send to Kai' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your dive log was submitted to Kai Nakamura.' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/open-water\/2\/Open%20water%20dive%202\/[0-9a-f-]{36}\/sent$/)
  await expectNoAxeViolations(page)
  const id = new URL(page.url()).pathname.split('/').at(-2)

  await page.goto(`/logbook/log-dive/training/update/${id}`)
  await expect(page.getByText('Waiting for Kai Nakamura')).toBeVisible()
  await expect(form.title).toBeDisabled()
  await expect(form.send).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(form.title).toBeEnabled()
  await expect(form.depth).toHaveValue('19.2')

  await test.step('in Arabic it reads from right to left, and numbers stay as typed', async () => {
    const { t } = translatorFor('ar-SA')
    await page.evaluate(() => localStorage.setItem('fathom.locale', 'ar-SA'))
    await show(page, { size: 'phone' })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const depth = page.getByRole('textbox', { name: t('logbook-form.field.maxDepth') })
    await page.locator('[data-section=depthTime] > button[aria-expanded=false]').click()
    await depth.fill('١٩٫٥')
    await expect(depth).toHaveValue('١٩٫٥')
    await expect(page.getByRole('img', { name: /42|٤٢/ })).toBeVisible()
    // A time reads from left to right in every language.
    const part = (type: string) =>
      page.locator(`[data-field="depthTime.timeIn"] [data-type=${type}]`).boundingBox()
    const [hours, minutes] = await Promise.all([part('hour'), part('minute')])
    expect(hours?.x).toBeLessThan(minutes?.x ?? 0)
    await expectToFit(page)
    await expectNoAxeViolations(page)
  })
})

test('[RT-16] [CA-42] a recreational dive at a new place is filled in by keyboard alone, with the equipment of the last one, and published', async ({
  page,
}) => {
  const form = diveForm(page)
  const { keyboard } = page
  await signInAs(page, 'veteran', CREATE)
  // Tab only reaches fields that are there.
  await form.whole()
  await form.title.focus()
  await keyboard.type('Keys alone')
  await keyboard.press('Tab')
  await keyboard.type('16052026')
  await form.place.focus()
  await keyboard.type('Secret garden')
  await expect(page.getByRole('option', { name: 'Add “Secret garden” as a new place' })).toBeVisible()
  const added = page.waitForResponse(
    (answer) => answer.request().postData()?.includes(createDiveSite.id) ?? false,
  )
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(form.place).toHaveValue('Secret garden')
  await added
  await keyboard.press('Tab')
  // A whole word, typed slowly, is several words to a list.
  await keyboard.press('B')
  await expect(form.list('Dive type')).toHaveValue('Boat')
  await keyboard.press('Tab')
  // LO-09: the folded part of a section is one stop.
  await expect(page.locator('summary:focus')).toHaveText('More details')
  await keyboard.press('Tab')
  await keyboard.type('14.5')
  await keyboard.press('Tab')
  await keyboard.type('51')
  await page.getByRole('group', { name: 'Water', exact: true }).getByRole('radio').first().focus()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Fresh' })).toBeChecked()

  await page.getByRole('button', { name: 'Copy from last dive' }).focus()
  await keyboard.press('Enter')
  await expect(form.list('Suit')).not.toHaveValue('')
  const undo = page.getByRole('button', { name: 'Undo' })
  // A message with the focus stays until both sizes were looked at.
  await undo.focus()
  for (const size of ['phone', 'desktop'] as const) {
    await show(page, { size })
    await expect.poll(() => isAbove(undo, form.publish)).toBe(true)
  }
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

  await page.goto(CREATE)
  for (const [typed, option, chosen] of [
    ['secret gar', /Secret garden/, 'Secret garden'],
    ['naama', /^Naama Bay/, 'Naama Bay, Egypt'],
  ] as const) {
    await form.place.fill(typed)
    await page.getByRole('option', { name: option }).first().click()
    await expect(form.place).toHaveValue(chosen)
  }
})

test('[SN-05] on a phone a diver logs a dive with five fields, and the next form opens what was opened', async ({
  page,
}) => {
  const form = diveForm(page)
  await show(page, { size: 'phone' })
  await signInAs(page, 'veteran', CREATE)
  await form.whole()
  await expect(page.getByRole('textbox')).toHaveCount(2)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1800)
  await form.publish.click()
  // The date is today already.
  await expect(form.place).toBeFocused()
  await expectNoAxeViolations(page)
  await form.place.fill('Jackson Reef, Egypt')
  await page.keyboard.press('Escape')
  await form.list('Dive type').selectOption('Boat')
  await form.depth.fill('24')
  await form.time.fill('48')
  await page.getByRole('button', { name: 'Equipment and gas' }).click()
  await form.choice('Gas', 'Nitrox').click()
  await page.getByRole('button', { name: 'Equipment and gas' }).click()
  await expect(page.getByRole('button', { name: 'Equipment and gas' })).toHaveAccessibleDescription(
    'Gas Nitrox · Oxygen 32%',
  )
  await page.getByRole('button', { name: 'Experience' }).click()
  await form.publish.click()
  await expect(page.getByRole('heading', { level: 1, name: 'This dive is in your logbook.' })).toBeVisible()
  await expect(page.getByText('Jackson Reef', { exact: true })).toBeVisible()
  await page.goto(CREATE)
  await expect(form.notes).toBeVisible()
  await expect(form.list('Suit')).toBeHidden()
})
