import { aJpeg } from '../../apps/server/src/platform/pictures/pictures.fixture.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'

test.use({ world: 'first' })

const QUESTION = 'Which days suit you for the pool?'
const ANSWER = 'Tuesday after five.'

test('[LE-07] an instructor writes from the list of students; the student is notified, answers from the course page, and the instructor sees it at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'instructor', '/training/students')
  await page.getByRole('link', { name: 'Write to Ines Duarte' }).first().click()
  await page.getByRole('textbox', { name: 'Message' }).fill(QUESTION)
  await page.getByRole('button', { name: 'Send message' }).click()
  const log = page.getByRole('log', { name: 'Messages with Ines Duarte' })
  await expect(log.getByText(QUESTION)).toBeVisible()
  await expect(log.getByText('Sending')).toHaveCount(0)
  await expectNoAxeViolations(page)

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const student = await elsewhere.newPage()
  await signInAs(student, 'student', '/training/course/01920000-0000-7000-8000-000000000001')
  await expect(student.getByText('1 new message', { exact: true })).toBeVisible()
  await student.getByRole('button', { name: /notification/i }).click()
  await expect(student.getByText('New message from Kai Nakamura').first()).toBeVisible()
  await student.keyboard.press('Escape')
  await student.getByRole('link', { name: 'Write a message' }).click()
  await expect(student.getByRole('log').getByText(QUESTION)).toBeVisible()
  await expect(log.getByText('Read', { exact: true })).toBeVisible()

  // Without a connection the answer waits on the device, and goes out by itself.
  await elsewhere.setOffline(true)
  await student.getByRole('textbox', { name: 'Message' }).fill(ANSWER)
  await student.getByRole('button', { name: 'Send message' }).click()
  await expect(student.getByText('Saved on this device. We’ll send it when you’re online.')).toBeVisible()
  await elsewhere.setOffline(false)
  await expect(log.getByText(ANSWER)).toBeVisible()
  await expectNoAxeViolations(student)
  await elsewhere.close()
})

test('[LE-07] a conversation with a picture opens at its newest message, and a pasted megabyte leaves the button in view', async ({
  page,
}) => {
  await signInAs(page, 'instructor', '/training/students')
  await page
    .getByRole('link', { name: /^Write to Milo Hart/ })
    .first()
    .click()
  const field = page.getByRole('textbox', { name: 'Message' })
  const send = page.getByRole('button', { name: 'Send message' })
  const log = page.getByRole('log')
  await field.fill(Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'reef.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(600, 900) })
  await send.click()
  await expect(log.getByRole('button', { name: 'Save reef.jpg' })).toBeInViewport()
  await page.reload()
  await expect(log.getByRole('img', { name: 'reef.jpg' })).toBeVisible()
  await expect(log.getByRole('button', { name: 'Save reef.jpg' })).toBeInViewport()

  await field.fill('word '.repeat(200_000))
  await expect(page.getByText('This text is too long, so we didn’t add it.')).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill('word\n'.repeat(900))
  await expect(page.getByText('Use 4,000 characters or fewer.')).toBeVisible()
  await field.press('ControlOrMeta+End')
  await expect(send).toBeInViewport()
})
