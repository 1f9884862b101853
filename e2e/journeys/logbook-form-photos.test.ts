import { aJpeg } from '../../apps/server/src/platform/pictures/pictures.fixture.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { diveForm } from '../support/dive-form.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { expectPortalOnDevice } from '../support/stored-on-device.ts'

const CREATE = '/logbook/log-dive/recreational/create'

test.use({
  // Offline, the form closes into the list.
  serviceWorkers: 'allow',
  expectedErrors: /415|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
})

const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

test('[VA-04] [CA-43] [CO-06] [SC-05] photos upload in chunks, resume after a cut and a reload, keep their order, and wait offline with their dive', async ({
  page,
  context,
}) => {
  const form = diveForm(page)
  const files = page.getByLabel('Add photos')
  const captions = page.getByRole('textbox', { name: /^Caption of photo/ })
  await signInAs(page, 'diver', CREATE)
  await form.title.fill('Turtles')
  const large = await aJpeg(1600, 1100)
  expect(large.length).toBeGreaterThan(3 * 256 * 1024)

  let isCut = true
  const offsets: number[] = []
  const arrived: string[] = []
  page.on('response', (response) => {
    const [, id] = /uploads\/([\w-]+)\/complete$/.exec(response.url()) ?? []
    if (id && response.ok()) arrived.push(id)
  })
  await page.route('**/uploads/*?offset=*', (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
    if (isCut && offset > 0) return route.abort()
    offsets.push(offset)
    return route.continue()
  })
  await files.setInputFiles(photo('turtle.jpg', large))
  await expect(page.getByText('Couldn’t upload. It’s saved on this device.')).toBeVisible()
  isCut = false
  await page.reload()
  await expect(captions).toHaveCount(1)
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1)
  expect(Math.max(...offsets)).toBeGreaterThan(2 * 256 * 1024)

  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await files.setInputFiles([photo('drawing.jpg', drawing), photo('small.jpg', await aJpeg(300, 200))])
  await expect(captions).toHaveCount(2)
  const rows = page.getByRole('list', { name: 'Photos being uploaded' }).getByRole('listitem')
  await expect(rows).toContainText(['This isn’t a JPG or PNG photo'])
  await expect(rows.locator('img')).toHaveCount(0)
  await expectNoAxeViolations(page)
  const named = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await captions.first().fill('A turtle')
  await captions.first().press('Enter')
  await named

  await page
    .getByRole('group', { name: /^Photos/ })
    .evaluate((part) => part.scrollIntoView({ block: 'center' }))
  const handle = await page.getByRole('button', { name: /^Move photo 1 of 2/ }).boundingBox()
  const target = await page.getByRole('button', { name: /^Move photo 2 of 2/ }).boundingBox()
  if (!handle || !target) throw new Error('no handles')
  const ordered = page.waitForResponse((response) => response.url().endsWith('/order'))
  await page.mouse.move(handle.x + 20, handle.y + 20)
  await page.mouse.down()
  await page.mouse.move(target.x + 20, target.y + 20, { steps: 6 })
  await page.mouse.up()
  expect((await ordered).request().postDataJSON().ids).toEqual(arrived.toReversed())
  await expect(captions.last()).toHaveValue('A turtle')

  await form.whole()
  await form.fillRequired('Beyond the reef')
  await expect(form.state).toBeVisible()
  await expectPortalOnDevice(page)
  await context.setOffline(true)
  await files.setInputFiles(photo('late.jpg', await aJpeg(300, 200)))
  await expect(page.getByText('Couldn’t upload. It’s saved on this device.')).toBeVisible()
  await form.publish.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Logbook' })).toBeVisible()
  const card = page.locator('main li').filter({ hasText: 'Beyond the reef' })
  await expect(card).toContainText('Not uploaded yet')
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await expect(card).toContainText('Saved')
  await card.getByRole('link').click()
  await expect(page.getByRole('button', { name: /^Open photo 2.*A turtle/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open photo 3' })).toBeVisible()
})
