import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { OPPOSITES, show } from '../support/variants.ts'

test.use({ world: 'second' })

test('[SC-11] [ST-01] an instructor reads, returns with a reason, verifies a class, and sees which dives were withdrawn, while the open list of the diver follows', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const student = await elsewhere.newPage()
  await signInAs(student, 'student', '/logbook')
  await student.getByRole('link', { name: /^Open water dive 1/ }).click()
  const returned = await browser.newContext({ baseURL: baseURL ?? '' })
  const applicant = await returned.newPage()
  await signInAs(applicant, 'applicant', '/logbook')
  const card = applicant.getByRole('listitem').filter({ hasText: 'Deep adventure dive' })
  await expect(card).toContainText('Pending')
  await signInAs(page, 'instructor', '/logbook/review')
  await expect(page.getByText('4 dives to review.')).toBeVisible()
  await page.goto('/logbook/review?lang=ar-SA')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  for (const variant of OPPOSITES) {
    await show(page, variant)
    if (variant.scheme === 'dark') await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await page.goto('/logbook/review?lang=en-US')

  await page.getByRole('button', { name: 'View Sam Adeyemi, Deep adventure dive' }).click()
  await expect(page.getByRole('heading', { name: 'Conditions' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Return to Sam Adeyemi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Return the dive to Sam Adeyemi' })
  await dialog.getByRole('textbox').fill('Which buddy?')
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect(page.getByText('1 dive returned.')).toBeVisible()
  await expect(page.getByText('Returned: Which buddy?')).toBeVisible()
  await expect(card).toContainText('Resubmit')
  await returned.close()

  await page.getByRole('checkbox', { name: /^Select these 2/ }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  // Meanwhile one of the two is withdrawn: the list refreshes once a minute and has just done so.
  await student.getByRole('button', { name: 'Withdraw' }).first().click()
  await expect(student.getByText('Dive withdrawn. It’s a draft again.')).toBeVisible()
  await elsewhere.close()
  await page.getByRole('button', { name: 'Verify 2 dives' }).click()
  const question = page.getByRole('alertdialog', { name: 'Verify 2 dives?' })
  await expect(question.getByRole('listitem')).toHaveText([
    'Milo Hart, Open water dive 1',
    'Ines Duarte, Open water dive 1',
  ])
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Verify 2 dives' }).click()
  await expect(page.getByText('1 dive verified.')).toBeVisible()
  await expect(
    page.getByText('Ines Duarte, Open water dive 1: withdrawn or deleted in the meantime.'),
  ).toBeVisible()
  await expect(page.getByText('1 dive to review.')).toBeVisible()

  await page.getByRole('link', { name: 'Milo Hart, Open water dive 1' }).click()
  await expect(page.getByText(/^Verified by Kai Nakamura on .* Unchanged since\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
})
