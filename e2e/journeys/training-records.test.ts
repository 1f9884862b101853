import { readFile } from 'node:fs/promises'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { OPPOSITES, show } from '../support/variants.ts'

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'

test.use({ world: 'first' })

test('[RT-10] [NV-06] [CA-13] a diver reads results by keyboard and as a table, downloads the record as PDF, and finds both in Arabic on any screen', async ({
  page,
}) => {
  await signInAs(page, 'diver')
  await page.getByRole('link', { name: 'Performance' }).click()
  await page.getByLabel('Course', { exact: true }).selectOption('Open Water Diver')
  const chart = page.getByRole('slider', { name: 'Result' })
  await expect(chart).toHaveAttribute('aria-valuetext', /^Final exam, attempt 2\. .* · 93% · Passed/)
  await chart.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /^Final exam, attempt 1\. .* · 70% · Not passed/)
  await expectNoAxeViolations(page)
  await page.getByText('Table', { exact: true }).click()
  const table = page.getByRole('table', { name: 'Results over time' })
  await expect(table.getByRole('row', { name: /^Final exam, attempt 2 .*Passed\s*Counts 93%/ })).toBeVisible()
  await page.getByRole('link', { name: 'eRecord' }).click()
  await expect(page.getByRole('rowheader', { name: /^Open water dive 4/ })).toBeVisible()
  await expect(page.getByText(/^Enrolled on /)).toBeVisible()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await (await arriving).path()
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')

  for (const path of ['performance', 'eRecord'])
    await test.step(`${path} in Arabic`, async () => {
      await show(page, { size: 'phone', scheme: 'dark' })
      await page.goto(`/training/${path}/${OPEN_WATER}?lang=ar-SA`)
      await page.getByRole('main').locator('summary').first().click()
      await expect(page.getByRole('table').first()).toBeVisible()
      for (const variant of OPPOSITES) {
        await show(page, variant)
        if (variant.scheme === 'dark') await expectNoAxeViolations(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
    })
})

test.describe('in a class', () => {
  // The browser logs what an instructor may not read.
  test.use({ expectedErrors: /status of 401/ })

  test("[SC-16] [RT-11] [RO-05] [LE-09] an instructor sees who is stuck, certifies who is done, takes attendance, and can't open other people's records", async ({
    page,
  }) => {
    await show(page, { size: 'phone' })
    await signInAs(page, 'instructor', '/training/students')
    const stuck = page.getByRole('region', { name: 'Needs your help' })
    await expect(stuck).toContainText('Attempts at the final exam: 2. Best so far: 68%.')
    await expect(page.getByRole('region', { name: 'Ready for the water' })).toContainText(
      'Exam passed with 88%',
    )
    await show(page, { size: 'desktop' })
    await expect(page.locator('label', { hasText: 'Certified' })).toBeInViewport({ ratio: 0.99 })
    await show(page, { size: 'phone' })
    await stuck.getByRole('link', { name: 'Milo Hart', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Milo Hart' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Results over time' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Archive' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.goto('/training/students?state=certifiable')
    await page.getByRole('link', { name: 'Wei 陈', exact: true }).click()
    await page.getByRole('button', { name: 'Certify Wei 陈' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Not cleared for the water')
    await expectNoAxeViolations(page)
    await question.getByRole('button', { name: 'Certify Wei 陈' }).click()
    await expect(page.getByText('Wei 陈 is certified.')).toBeVisible()
    await page.goto('/training/classes')
    await page.getByRole('link', { name: 'Open Water, weekend group' }).first().click()
    // The first session that is still to come is open; attendance is taken for the one before it.
    const session = page.locator('details', { hasText: 'Attendance' }).nth(1)
    await session.locator('summary').click()
    await session.getByRole('button', { name: 'All present' }).click()
    await expect(session.getByText('3 of 3 present')).toBeVisible()
    await expect(page.getByText('Saved on this device.')).toHaveCount(0)
    await expectNoAxeViolations(page)
    await page.reload()
    await session.locator('summary').click()
    await expect(session.getByText('3 of 3 present')).toBeVisible()
    await page.goto(`/training/instructor/eRecord/100001/${OPEN_WATER}?affiliateId=100011`)
    await expect(page).toHaveURL(/\/training\/unauthorized$/)
  })
})
