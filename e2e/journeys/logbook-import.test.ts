import { aSubsurfaceFile } from '../../apps/server/src/modules/logbook/imports/imports.fixture.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'

test.use({ expectedErrors: /422/ })

const aFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
})

const DIVES = aSubsurfaceFile([
  { start: '2019-05-14 09:12:00', place: 'Kelp Garden', depth: 17.2 },
  { start: '2019-05-14 14:30:00', place: 'Seal Rock', depth: 12.1, minutes: 51 },
])

test('[LO-01] [LO-02] [LO-03] [LO-04] [LO-05] a diver imports a file, sees the dives in the logbook and the profile of one, and undoes it; a broken file imports nothing', async ({
  page,
}) => {
  const files = page.getByLabel(/^Choose files/)
  await signInAs(page, 'diver', '/logbook')
  await page.getByRole('main').getByRole('link', { name: 'Import dives' }).click()
  await files.setInputFiles(aFile('broken.ssrf', DIVES.slice(0, -40)))
  await expect(page.getByRole('alert')).toContainText('We couldn’t import broken.ssrf')
  await expect(page.getByRole('alert')).toContainText('Nothing was imported.')

  await files.setInputFiles(aFile('kelp.ssrf', DIVES))
  await expect(page.getByRole('heading', { name: 'Check your dives' })).toBeVisible()
  const dive = page.getByRole('row', { name: /Kelp Garden.*Deepster/ })
  await expect(dive).toContainText('New')
  await page.getByText('What happened to each field').click()
  await expect(page.getByRole('row', { name: /@max/ }).first()).toContainText('Max depth')
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Correct the time' }).click()
  await page.getByLabel('Hours').fill('2')
  await page.getByRole('dialog').getByRole('button', { name: 'Correct the time' }).click()
  await expect(dive).toContainText('11:12')
  await page.getByRole('button', { name: 'Import 2 dives' }).click()
  await expect(page.getByRole('heading', { name: '2 dives imported' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /kelp\.ssrf$/ }).click()
  expect((await download).suggestedFilename()).toBe('kelp.ssrf')

  await page.getByRole('link', { name: 'Open logbook' }).click()
  await page.getByRole('searchbox').fill('Kelp Garden')
  const found = page.getByRole('main').getByRole('link', { name: /^Kelp Garden, 14 May 2019/ })
  await expect(found).toBeVisible()

  await found.click()
  const profile = page.getByRole('region', { name: 'Dive profile' })
  const cursor = profile.getByRole('slider', { name: 'Time in the dive' })
  await expect(profile.locator('canvas')).toBeVisible()
  await cursor.press('ArrowRight')
  await expect(cursor).toHaveAttribute('aria-valuetext', /^\d+ min \d+ s, Depth \d/)
  // Drawn again in other colors, the chart goes on from the same place.
  await page.emulateMedia({ colorScheme: 'dark' })
  await cursor.press('ArrowRight')
  await expect(cursor).toHaveAttribute('aria-valuetext', /^\d+ min \d+ s, Depth \d/)
  await page.emulateMedia({ colorScheme: null })
  await cursor.press('+')
  await expect(profile.getByRole('button', { name: 'Show whole dive' })).toBeEnabled()
  await expect(profile.getByText('Fastest ascent')).toBeVisible()
  await profile.getByText('Samples as a table').click()
  await expect(profile.getByRole('columnheader', { name: 'Depth' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Logbook' }).click()

  await page.getByRole('main').getByRole('link', { name: 'Import dives' }).click()
  await page.getByRole('link', { name: 'kelp.ssrf' }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible()
  await page.getByRole('link', { name: 'Open logbook' }).click()
  await page.getByRole('searchbox').fill('Kelp Garden')
  await expect(page.getByText('No dive matches “Kelp Garden”', { exact: true })).toBeVisible()
  await expect(found).toHaveCount(0)
})

test('[LO-01] a diver says what the columns of a table hold, and the next table is read the same way', async ({
  page,
}) => {
  const header = 'Date,How deep,Dive time,Dive site'
  const files = page.getByLabel(/^Choose files/)
  await signInAs(page, 'diver', '/logbook/import')
  await files.setInputFiles(aFile('old.csv', `${header}\n05/06/2018,60,42,Slate Wall\n`))
  await page.getByRole('button', { name: '6 May 2018' }).click()
  const dive = page.getByRole('row', { name: /2018 Slate Wall/ })
  await expect(dive).toContainText('6 May 2018')
  await page.getByLabel('How deep: Contains').selectOption('Max depth')
  await expect(dive).toContainText('60.0')
  await page.getByLabel('How deep: Unit').selectOption('ft')
  await expect(dive).toContainText('18.3')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  await files.setInputFiles(aFile('new.csv', `${header}\n07/08/2018,30,42,Slate Wall\n`))
  await expect(page.getByText('Same columns as last time')).toBeVisible()
  await expect(dive).toContainText('8 Jul 2018')
  await expect(dive).toContainText('9.1')
})
