import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'

/** A bank in a language that no exam of the demo asks. */
const BANK = '/office/banks/01920000-0000-7000-8000-000000000001/fi-FI'

// Before the import there is no bank.
test.use({ expectedErrors: /status of 404 .*\/fi-FI\)$/ })

const FILE = [
  'topic,question,right,choice A,choice B,choice C',
  'Paine,Mikä on paine 10 metrissä?,B,1 bar,2 bar,3 bar',
  'Paine,Mitä ilmatilalle tapahtuu noustessa?,A,Se laajenee,Se supistuu,Ei mitään',
  'Paine,Kysymys ilman oikeaa vastausta?,,1 bar,2 bar,3 bar',
].join('\r\n')

test('[TS-11] staff import questions, read what was not taken, edit one and undo it', async ({ page }) => {
  await signInAs(page, 'staff', BANK)
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'kysymykset.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(FILE),
  })
  const receipt = page.getByRole('region', { name: 'kysymykset.csv' })
  const counts = receipt.getByText('New: 2 · Replaced: 0 · Unchanged: 0 · Not imported: 1')
  await expect(counts).toBeVisible()
  await expect(receipt.getByText('Line 4:')).toBeVisible()
  await expect(receipt.getByText('It needs exactly one right answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Import questions' }).click()
  await expect(receipt.getByText('Imported.')).toBeVisible()
  await expect(counts).toBeVisible()
  await expect(page.getByText('Questions found: 2')).toBeVisible()
  await expectNoAxeViolations(page)

  const row = (prompt: string) => page.getByRole('row', { name: prompt })
  await row('Mikä on paine 10 metrissä?').getByRole('button', { name: 'Edit question' }).click()
  await page.getByLabel('Question', { exact: true }).fill('Mikä on paine 20 metrissä?')
  await page.getByLabel('Right answer').selectOption({ label: '3. 3 bar' })
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save question' }).click()
  await expect(row('Mikä on paine 20 metrissä?')).toContainText('Too few answers (0)')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('Mikä on paine 10 metrissä?')).toBeVisible()
  await expect(row('Mikä on paine 20 metrissä?')).toBeHidden()
})
