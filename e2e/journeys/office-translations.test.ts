import { expect, test } from '../support/journey.ts'
import { signInAs, signInUnseen } from '../support/sign-in.ts'
import { untilWorkerStands } from '../support/stored-on-device.ts'

test('[OF-08] staff change a German word, a German reader sees it after a reload, also offline, and staff undo it', async ({
  browser,
  server,
}) => {
  const home = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  const reader = await home.newPage()
  const asked: string[] = []
  reader.on('request', (request) => request.url().includes('/overrides/') && asked.push(request.url()))
  await signInAs(reader, 'diver', '/training/dashboard?lang=de-DE')
  const link = (name: string) => reader.getByRole('link', { name, exact: true }).first()
  await expect(link('Logbuch')).toBeVisible()
  await untilWorkerStands(reader)
  expect(asked).toEqual([])

  const office = await browser.newContext({ baseURL: server.url })
  const staff = await office.newPage()
  await signInUnseen(staff, 'staff')
  await staff.goto('/office/content')
  await staff.getByRole('link', { name: 'Translations' }).click()
  await staff.getByRole('link', { name: 'Deutsch' }).click()
  await staff.getByLabel('Search texts').fill('Logbuch')
  const row = staff.getByRole('article', { name: 'shell.nav.logbook', exact: true })
  await row.getByRole('button', { name: 'Change' }).click()
  await row.getByLabel('New text').fill('Tauchbuch')
  await expect(row.getByRole('listitem')).toHaveText('Tauchbuch')
  await staff.getByRole('button', { name: 'Publish', exact: true }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(staff.getByText('Version 1', { exact: true })).toBeVisible()

  await expect(link('Logbuch')).toBeVisible()
  await reader.reload()
  await expect(link('Tauchbuch')).toBeVisible()
  expect(asked).toHaveLength(1)
  await home.setOffline(true)
  await reader.reload()
  await expect(link('Tauchbuch')).toBeVisible()
  await home.setOffline(false)

  await staff.getByRole('button', { name: 'Undo: Version 1' }).click()
  await expect(staff.getByText('Undone. You can undo this too.')).toBeVisible()
  await reader.reload()
  await expect(link('Logbuch')).toBeVisible()
  await expect(link('Tauchbuch')).toHaveCount(0)
  await office.close()
  await home.close()
})
