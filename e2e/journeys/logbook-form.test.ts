import { createDiveSite } from '@fathom/contract/logbook'
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

const untilAnswered = (page: Page, { id }: { id: string }) =>
  page.waitForResponse((answer) => answer.request().postData()?.includes(id) ?? false)

// The browser logs a rejected or lost call to the console.
test.use({ expectedErrors: /503|ERR_FAILED|Failed to fetch/ })

test('[RT-17] [RT-15] [VA-05] [CO-03] [ER-02] a training dive is selected, filled in, sent to the instructor and withdrawn', async ({
  page,
}) => {
  const form = diveForm(page)
  await signInAs(page, 'student', '/logbook/log-dive/select-course')
  await page.getByRole('radio', { name: 'Open Water Diver', exact: true }).check()
  await page.getByRole('radio', { name: /^Open water dive 2/ }).check()
  await page.getByRole('link', { name: 'Log this dive' }).click()
  await expect(form.title).toHaveValue('Open water dive 2')
  await expect(form.list('Course')).toHaveValue('open-water')
  await expect(form.chip('Air depletion')).toBeVisible()

  await form.title.fill('')
  await page.getByRole('spinbutton', { name: /month/i }).click()
  for (let part = 0; part < 3; part++) {
    for (let key = 0; key < 4; key++) await page.keyboard.press('Backspace')
    await page.keyboard.press('ArrowRight')
  }
  await form.send.click()
  await expect(form.title).toBeFocused()
  const summary = page.getByRole('alert').filter({ hasText: 'Required fields missing in' })
  await expect(summary).toContainText('Required fields missing in Dive, Depth and time, Skills')
  for (const words of [
    'Enter a title',
    'Enter a location',
    'Enter a date',
    'Select a dive type',
    'Enter an instructor',
    'Enter a max depth',
    'Enter a bottom time',
    'Select at least 1 skill',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByText('2 missing', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await summary.getByRole('link', { name: 'Skills' }).click()
  await expect(form.chip('Neutral buoyancy')).toBeFocused()

  await form.chip('Air depletion').click()
  await form.fillRequired('Open water dive 2')
  await page.getByRole('spinbutton', { name: /month/i }).click()
  await page.keyboard.type('05162026')
  await form.instructor.fill('999999')
  await form.title.click()
  await expect(page.getByText('Invalid Instructor Number')).toBeVisible()
  await form.instructor.fill('500001')
  await expect(page.getByText('Kai Nakamura').first()).toBeVisible()

  await form.time.fill('')
  await form.clock('Time in', '1005AM')
  await form.clock('Time out', '1047AM')
  await expect(form.time).toHaveValue('42')
  await form.depth.fill('19.2')
  await expect(page.getByText('19.2 m is deeper than the 18 m training limit')).toBeVisible()
  await expect(page.getByText('You can still send it. Kai will see this too.')).toBeVisible()
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
  await expect(page.getByText('Kai Nakamura has this dive')).toBeVisible()
  await expect(form.title).toBeDisabled()
  await expect(form.send).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(form.title).toBeEnabled()
  await expect(form.depth).toHaveValue('19.2')
})

test('[RT-16] [CA-42] [ER-02] a recreational dive is published, and a failure keeps the input', async ({
  page,
}) => {
  const form = diveForm(page)
  await signInAs(page, 'diver', CREATE)
  await form.fillRequired('Eel garden')
  await form.choice('Gas', 'Nitrox').click()
  await expect(
    page.getByText('Max operating depth 33.7 m at 1.4 bar. Your dive is well inside.'),
  ).toBeVisible()
  await form.box('Oxygen').fill('101')
  await form.box('Start pressure').fill('400')
  await form.title.click()
  await expect(page.getByText('Enter a number from 1 to 100')).toBeVisible()
  await expect(page.getByText('Enter a number from 0 bar to 350 bar')).toBeVisible()
  await form.publish.click()
  await expect(form.box('Oxygen')).toBeFocused()
  await form.box('Oxygen').fill('32')
  await form.box('Start pressure').fill('200')
  await form.box('End pressure').fill('80')
  await expect(page.getByText('120 bar used')).toBeVisible()
  await expect(form.state).toBeVisible()

  await page.route('**/api/logbook/graphql', (route) => route.fulfill({ status: 503, json: {} }))
  await form.publish.click()
  await expect(
    page.getByText('An error occurred, and we were unable to publish this dive log.'),
  ).toBeVisible()
  await expect(form.title).toHaveValue('Eel garden')
  await page.unroute('**/api/logbook/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This dive is in your logbook.' })).toBeVisible()
  await expect(page.getByText('Eel garden')).toBeVisible()
})

test('a new place can be added when none matches, and the last dive fills in equipment and buddies', async ({
  page,
}) => {
  const form = diveForm(page)
  await signInAs(page, 'veteran', CREATE)
  await form.place.pressSequentially('Secret garden')
  const added = untilAnswered(page, createDiveSite)
  await page.getByRole('option', { name: 'Add “Secret garden” as a new place' }).click()
  await expect(form.place).toHaveValue('Secret garden')
  await added
  await page.getByRole('button', { name: 'As my last dive' }).click()
  await expect(form.list('Suit')).not.toHaveValue('')
  const undo = page.getByRole('button', { name: 'Undo' })
  for (const size of ['phone', 'desktop'] as const) {
    await show(page, { size })
    await expect.poll(() => isAbove(undo, form.publish)).toBe(true)
  }
  await undo.click()
  await expect(form.list('Suit')).toHaveValue('')

  await page.goto(CREATE)
  await form.place.pressSequentially('secret gar')
  await page
    .getByRole('option', { name: /Secret garden/ })
    .first()
    .click()
  await expect(form.place).toHaveValue('Secret garden')
  await form.place.fill('naama')
  await page.getByRole('option', { name: /^Naama Bay/ }).click()
  await expect(form.place).toHaveValue('Naama Bay, Egypt')
})
