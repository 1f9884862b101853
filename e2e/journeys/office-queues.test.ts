import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'

test.use({ world: 'second' })

test('[OF-02] [OF-05] two members of staff on one queue: what one takes is locked for the other at once, until it is released', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const desk = await elsewhere.newPage()
  await signInAs(page, 'staff', '/office')
  await page.getByRole('main').getByRole('link', { name: 'Applications' }).click()
  await signInAs(desk, 'deskstaff', '/office/queues/applications')
  const row = desk.getByRole('listitem').filter({ hasText: 'Provider Review' })
  await row.getByRole('button').click()
  await expect(desk.getByRole('button', { name: 'Request payment' })).toBeVisible()

  await page.getByRole('listitem').filter({ hasText: 'Provider Review' }).getByRole('button').click()
  await expect(page.getByRole('button', { name: 'Take', exact: true })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('button', { name: 'Release' })).toBeVisible()
  await expect(desk.getByText('Fathom Staff is working on this item until')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Request payment' })).toBeHidden()
  await expectNoAxeViolations(desk)

  await page.getByLabel('New note').fill('I wait for a call back.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(desk.getByText('I wait for a call back.')).toBeVisible()
  await page.getByRole('button', { name: 'Release' }).click()
  await desk.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(page.getByText('Jules Moreau is working on this item until')).toBeVisible()
  await desk.goto('/office')
  await expect(
    desk.getByRole('list', { name: 'Your items' }).getByRole('link', { name: 'Sam Adeyemi' }),
  ).toBeVisible()
  await expectNoAxeViolations(desk)
  await desk.goBack()
  await desk.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByRole('button', { name: 'Take', exact: true })).toBeVisible()
  await elsewhere.close()
})
