import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAfresh } from '../support/sign-in.ts'

test('[OF-06] staff check a file of certifications, issue its good rows and correct a card', async ({
  page,
}) => {
  await signInAfresh(page, 'staff', '/office/certifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Certifications' })).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'june.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'number;level;date;center\n100004;dry suit;2025-06-01;7001\n999999;wreck;2025-06-01;7001\n',
    ),
  })
  await expect(page.getByText('1 of 2 rows can be issued. Nothing has been issued yet.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Nobody has this number/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Issue only rows without mistakes' }).click()
  await expect(page.getByText('Certifications issued: 1.')).toBeVisible()

  const find = page.locator('form', { has: page.getByRole('button', { name: 'Show certifications' }) })
  await find.getByRole('textbox').fill('100004')
  await find.getByRole('button').click()
  await page.getByRole('button', { name: 'Correct Dry Suit Diver' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Instructor number' }).fill('500001')
  await dialog.getByRole('textbox', { name: 'Reason, for our records' }).fill('The instructor was missing')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save correction' }).click()
  await expect(page.getByText('Kai Nakamura (500001)')).toBeVisible()
})
