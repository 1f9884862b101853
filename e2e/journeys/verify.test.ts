import { qrCode } from '@fathom/look/drawings/card/qr-code.ts'
import { apiOf } from '../support/api.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { holdBeforeCamera, pictureOf } from '../support/camera.ts'
import { expect, test } from '../support/journey.ts'
import { signInAfresh, signInAs } from '../support/sign-in.ts'
import { expectPortalOnDevice } from '../support/stored-on-device.ts'

test.use({
  world: 'second',
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
})

test('[RO-01] [TS-14] at an offline counter a card is scanned and trusted with the face in its code, an altered one is rejected, and a withdrawn one is recognized once online', async ({
  page,
  context,
  browser,
  server,
}) => {
  const people = await browser.newContext({ baseURL: server.url })
  const holder = await people.newPage()
  await signInAs(holder, 'diver', '/verify')
  const mine = await apiOf(holder, server.url)
  const [card] = await mine.get<{ code: string; faceCode: string; holderName: string }[]>(
    '/api/ecards/e-cards/top?count=1&culture=en-US',
  )
  if (!card) throw new Error('the diver has no card')

  await holdBeforeCamera(page, qrCode(card.faceCode, 'L'))
  await page.goto('/verify')
  const scan = page.getByRole('button', { name: 'Scan with camera' })
  await expect(scan).toBeVisible()
  await expectPortalOnDevice(page)
  await expect(page.getByText('Ready. This device also checks cards offline.')).toBeVisible()
  await expectNoAxeViolations(page)

  await context.setOffline(true)
  await page.reload()
  await scan.click()
  const verdict = page.getByRole('heading', { level: 1 })
  await expect(verdict).toHaveText('This card is valid')
  await expect(verdict).toBeFocused()
  await expect(page.getByRole('heading', { name: card.holderName })).toBeVisible()
  const photo = page.getByRole('img', { name: `Photo of ${card.holderName}` })
  await expect(photo).toBeVisible()
  // The browser has decoded the small picture that the code contains.
  expect(
    await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([48, 60])
  await expect(page.getByText('Photo from the code')).toBeVisible()
  await expect(page.getByText(/offline\. The list of withdrawn cards is from today/)).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Other ways' }).click()
  await page.getByText('Paste the text of a code').click()
  await page.getByLabel('Text of the code').fill('FATHOM2:'.padEnd(1300, 'AB0'))
  // Not wider than the screen, so that the button below can be pressed.
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(wide).toBe(screen)
  const altered = `${card.code.slice(0, 90)}${card.code[90] === 'A' ? 'B' : 'A'}${card.code.slice(91)}`
  const picture = await pictureOf(page, qrCode(altered))
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chosen).setFiles(picture)
  await expect(verdict).toHaveText('This card was altered')
  await expect(page.getByText(card.holderName)).toBeHidden()

  await page.getByRole('button', { name: 'Scan again' }).click()
  await expect(verdict).toHaveText('This card is valid')
  await people.clearCookies()
  await signInAfresh(holder, 'staff', '/verify')
  const office = await apiOf(holder, server.url)
  const [key] = await office.get<{ keyId: string }[]>('/api/ecards/trust/signing-keys')
  await office.post(`/api/ecards/trust/signing-keys/${key?.keyId}/revoke`)
  await context.setOffline(false)
  await expect(verdict).toHaveText('This card was withdrawn')
  await expect(page.getByText('Photo on record, as signed')).toBeVisible()
  await people.close()
})
