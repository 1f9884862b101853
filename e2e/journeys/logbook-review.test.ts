import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { OPPOSITES, show } from '../support/variants.ts'

test.use({ world: 'second' })

test("[SC-11] a diver who isn't a professional gets the unauthorized notice", async ({ page }) => {
  await signInAs(page, 'diver', '/logbook')
  await page.goto('/logbook/review')
  await expect(page).toHaveURL(/\/training\/unauthorized$/)
})

test('[SC-11] [ST-01] an instructor reads, returns with a reason, verifies a class, and sees which dives were withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const student = await elsewhere.newPage()
  await signInAs(student, 'student', '/logbook')
  await student.getByRole('link', { name: /^Open water dive 1/ }).click()
  await signInAs(page, 'instructor', '/logbook/review')
  await expect(page.getByText('4 dives wait for you.')).toBeVisible()
  await page.goto('/logbook/review?lang=ar-SA')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  for (const variant of OPPOSITES) {
    await show(page, variant)
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await page.goto('/logbook/review?lang=en-US')

  await page.getByRole('button', { name: 'Read Mara Lindqvist, Rescue scenario 3' }).click()
  await expect(page.getByRole('heading', { name: 'Conditions' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Return to Mara Lindqvist' }).click()
  const dialog = page.getByRole('dialog', { name: 'Return the dive to Mara Lindqvist' })
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByRole('textbox').fill('Who carried the oxygen kit?')
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect(page.getByText('1 dive returned.')).toBeVisible()
  await expect(page.getByText('Returned: Who carried the oxygen kit?')).toBeVisible()

  await page.getByRole('checkbox', { name: /^Select these 2/ }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  // Meanwhile one of the two is withdrawn: the list refreshes once a minute and has just done so.
  await student.getByRole('button', { name: 'Take back' }).first().click()
  await expect(student.getByText('The dive is a draft again.')).toBeVisible()
  await elsewhere.close()
  await page.getByRole('button', { name: 'Verify 2 dives' }).click()
  const question = page.getByRole('alertdialog', { name: 'Verify 2 dives?' })
  await expect(question.getByRole('listitem')).toHaveText([
    'Milo Hart, Open water dive 1',
    'Ines Duarte, Open water dive 1',
  ])
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Verify 2 dives' }).click()
  await expect(page.getByText('1 dive verified.')).toBeVisible()
  await expect(
    page.getByText('Ines Duarte, Open water dive 1: taken back or deleted meanwhile.'),
  ).toBeVisible()
  await expect(page.getByText('1 dive waits for you.')).toBeVisible()

  await page.getByRole('link', { name: 'Milo Hart, Open water dive 1' }).click()
  await expect(page.getByText(/^Verified by Kai Nakamura on .* Not changed since\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
})

// Runs after the tests that need pending dives: this one returns the last dive.
test("[ST-01] a student's open list follows the instructor's actions", async ({ page, browser, baseURL }) => {
  await signInAs(page, 'applicant', '/logbook')
  const card = page.getByRole('listitem').filter({ hasText: 'Deep adventure dive' })
  await expect(card).toContainText('Pending')
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const instructor = await elsewhere.newPage()
  await signInAs(instructor, 'instructor', '/logbook/review')
  await instructor.getByRole('button', { name: 'Read Sam Adeyemi, Deep adventure dive' }).click()
  await instructor.getByRole('button', { name: 'Return to Sam Adeyemi' }).click()
  const dialog = instructor.getByRole('dialog', { name: 'Return the dive to Sam Adeyemi' })
  await dialog.getByRole('textbox').fill('Which buddy?')
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect(instructor.getByText('1 dive returned.')).toBeVisible()
  await expect(card).toContainText('Resubmit')
  await elsewhere.close()
})
