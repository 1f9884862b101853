import { aJpeg } from '../../apps/server/src/platform/pictures/pictures.fixture.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test('[RT-02] [RT-03] [SC-08] a diver opens a card on a phone, flips it, shows it full screen and saves it as PDF', async ({
  page,
}) => {
  await show(page, { size: 'phone' })
  await signInAs(page, 'diver', '/certifications')
  await expect(page.getByRole('heading', { name: 'Core levels' })).toBeVisible()
  await expect(page.getByText('This photo is on your cards.')).toBeVisible()
  await page.getByRole('link', { name: 'Rescue Diver', exact: true }).click()
  const front = page.getByRole('article', { name: 'Front of the card' })
  await expect(front).toContainText('Mara Lindqvist')
  await expect(front.getByRole('img', { name: 'Photo of Mara Lindqvist' })).toBeVisible()
  await page.getByRole('button', { name: 'Turn card to the back' }).click()
  await expect(page.getByRole('button', { name: 'Turn card to the front' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Code to check this card' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Show full screen' }).click()
  const shown = page.getByRole('dialog', { name: 'Card to show' })
  await expect(shown).toContainText('Qualified to 30 m')
  await expectNoAxeViolations(page)
  await page.goBack()
  await expect(shown).toBeHidden()
  await expect(front).toBeVisible()
  await page.getByRole('button', { name: 'Show full screen' }).click()
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^card-\d{10}\.pdf$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Core levels' })).toBeVisible()
})

test('[SC-02] a newcomer starts the club trial', async ({ page }) => {
  await signInAs(page, 'newcomer', '/club')
  await page.getByRole('button', { name: 'Start 90 free days' }).click()
  await expect(page.getByText('90 of 90 days left')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[ST-04] [SC-13] [SC-03] [OF-05] a member sends a photo, the office approves it by keyboard, and it is on the club’s free eCard', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'trial', '/certifications')
  await expect(page.getByText('You need an approved photo to get an eCard.')).toBeVisible()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a photo' }).click()
  await (await chosen).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(900, 700) })
  const frame = page.getByRole('dialog', { name: 'Place your face in the frame' })
  await frame.getByRole('slider', { name: 'Size' }).fill('1.5')
  await expectNoAxeViolations(page)
  await frame.getByRole('button', { name: 'Use this photo' }).click()
  await expect(page.getByText('Under review', { exact: true })).toBeVisible()

  const office = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInAs(office, 'staff', '/office/queues/photos?sort=newest')
  await office.getByRole('listitem').filter({ hasText: 'Theo Marchetti' }).getByRole('button').click()
  const photo = office.getByRole('img', { name: 'Photo of Theo Marchetti' })
  await expect(photo).toBeVisible()
  await office.keyboard.press('a')
  await expect(photo).toBeHidden()
  await office.context().close()

  // The page notices without a reload.
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  const choose = page.getByRole('dialog')
  await choose.getByRole('radio').first().check()
  await choose.getByRole('button', { name: 'Get this eCard' }).click()
  await page.waitForURL('**/certifications/ecard/**')
  await expect(
    page
      .getByRole('article', { name: 'Front of the card' })
      .getByRole('img', { name: 'Photo of Theo Marchetti' }),
  ).toBeVisible()
})
