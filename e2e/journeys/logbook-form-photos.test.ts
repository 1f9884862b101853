import { writeFile } from 'node:fs/promises'
import { aJpeg, pngOf } from '../../apps/server/src/platform/pictures/pictures.fixture.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { diveForm } from '../support/dive-form.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'

const CREATE = '/logbook/log-dive/recreational/create'
const TEN_MEGABYTES = 10 * 1_048_576

test.use({ expectedErrors: /415|422|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/**
 * Writes the file to disk so the browser reads it itself: sending ten megabytes over its protocol would
 * exceed the step timeout on a busy machine.
 */
async function onDisk(name: string, content: Uint8Array) {
  const path = test.info().outputPath(name)
  await writeFile(path, content)
  return path
}

test('[VA-04] [CA-43] [CO-06] photos upload in chunks, resume after a cut and a reload, and keep their order', async ({
  page,
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
  page.on('request', (request) => {
    const [, id] = /uploads\/([\w-]+)\/complete$/.exec(request.url()) ?? []
    if (id) arrived.push(id)
  })
  await page.route('**/uploads/*?offset=*', (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
    if (isCut && offset > 0) return route.abort()
    offsets.push(offset)
    return route.continue()
  })
  await files.setInputFiles(photo('turtle.jpg', large))
  await expect(page.getByText('Not sent. It waits on this device.')).toBeVisible()
  await expectNoAxeViolations(page)
  isCut = false
  await page.reload()
  await expect(captions).toHaveCount(1, { timeout: 60_000 })
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1)
  expect(Math.max(...offsets)).toBeGreaterThan(2 * 256 * 1024)

  await files.setInputFiles(photo('small.jpg', await aJpeg(300, 200)))
  await expect(captions).toHaveCount(2)
  const named = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await captions.first().fill('A turtle')
  await captions.first().press('Enter')
  await named
  const saved = page.waitForResponse((response) => response.url().endsWith('/order'))
  await page.getByRole('button', { name: /^Move photo 1 of 2/ }).focus()
  await page.keyboard.press('ArrowDown')
  expect((await saved).request().postDataJSON().ids).toEqual(arrived.toReversed())
  await expect(captions.last()).toHaveValue('A turtle')
  await expect(page.getByText('Now at place 2 of 2')).toBeAttached()
  await expect(page.getByRole('button', { name: /^Move photo 2 of 2/ })).toBeFocused()

  await page
    .getByRole('group', { name: /^Photos/ })
    .evaluate((part) => part.scrollIntoView({ block: 'center' }))
  const handle = await page.getByRole('button', { name: /^Move photo 2 of 2/ }).boundingBox()
  const target = await page.getByRole('button', { name: /^Move photo 1 of 2/ }).boundingBox()
  if (!handle || !target) throw new Error('no handles')
  const ordered = page.waitForResponse((response) => response.url().endsWith('/order'))
  await page.mouse.move(handle.x + 20, handle.y + 20)
  await page.mouse.down()
  await page.mouse.move(target.x + 20, target.y + 20, { steps: 6 })
  await page.mouse.up()
  await ordered
  await expect(captions.first()).toHaveValue('A turtle')
  await page.reload()
  await expect(captions.first()).toHaveValue('A turtle')

  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await expect(captions).toHaveCount(1, { timeout: 60_000 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(captions).toHaveCount(2)
  await expect(captions.first()).toHaveValue('A turtle')
  await expectNoAxeViolations(page)
})

test('[SC-05] [CO-06] offline, a dive waits with its photo, and both are sent when the connection is back', async ({
  page,
  context,
}) => {
  const form = diveForm(page)
  await signInAs(page, 'diver', CREATE)
  await form.fillRequired('Beyond the reef')
  await expect(form.state).toBeVisible()
  await form.whole()
  await context.setOffline(true)
  await page.getByLabel('Add photos').setInputFiles(photo('turtle.jpg', await aJpeg(300, 200)))
  await expect(page.getByText('Not sent. It waits on this device.')).toBeVisible()
  await form.publish.click()
  await expect(page.getByText('It goes out by itself once you are back online.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'This dive is in your logbook.' })).toBeVisible()
  await page.getByRole('link', { name: 'See this dive' }).click()
  await expect(page.getByRole('button', { name: 'Open photo 1' })).toBeVisible()
})

test("[VA-04] a file that is not a photo, too large, truncated or a bomb is reported, can be dismissed or replaced, and doesn't block the others", async ({
  page,
}) => {
  const form = diveForm(page)
  const files = page.getByLabel('Add photos')
  const rows = page.getByRole('list', { name: 'Photos on their way' }).getByRole('listitem')
  const expectRow = (name: string, reason: string) =>
    expect(rows.filter({ hasText: name })).toContainText(reason)
  const whole = await aJpeg(800, 600)
  const drawing = await onDisk('drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await signInAs(page, 'diver', CREATE)
  await form.fillRequired('Not photos')
  await files.setInputFiles([
    await onDisk('large.jpg', Buffer.alloc(TEN_MEGABYTES + 1)),
    await onDisk('notes.pdf', Buffer.from('%PDF')),
    await onDisk('empty.jpg', Buffer.alloc(0)),
    drawing,
    await onDisk('bomb.png', pngOf(30_000, 30_000)),
    await onDisk('half.jpg', whole.subarray(0, whole.length / 2)),
  ])
  await expectRow('large.jpg', 'This photo is larger than 10 MB')
  await expectRow('notes.pdf', 'This is not a JPG or PNG photo')
  await expectRow('empty.jpg', 'This file is empty')
  await expectRow('drawing.jpg', 'This is not a JPG or PNG photo')
  await expectRow('bomb.png', 'This photo has too many pixels')
  await expectRow('half.jpg', 'This photo is damaged or not complete')
  const broken = () =>
    rows
      .locator('img')
      .evaluateAll((all) => all.filter((each) => !(each as HTMLImageElement).naturalWidth).length)
  await expect.poll(broken).toBe(0)
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Remove bomb.png' }).click()
  await expect(rows).toHaveCount(5)
  await expect(files).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await rows.filter({ hasText: 'drawing.jpg' }).getByRole('button', { name: 'Choose another' }).click()
  await (await chooser).setFiles(photo('turtle.jpg', whole))
  await expect(page.getByRole('textbox', { name: 'Caption of photo 1' })).toBeVisible()
  await expect(rows).toHaveCount(4)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Caption of photo 1' })).toBeVisible()
  await expect(rows).toHaveCount(0)

  await files.setInputFiles(drawing)
  await expectRow('drawing.jpg', 'This is not a JPG or PNG photo')
  await form.publish.click()
  await expect(page.getByRole('heading', { level: 1, name: 'This dive is in your logbook.' })).toBeVisible()
})
