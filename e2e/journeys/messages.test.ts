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
  await expect(student.getByText("Saved on this device. We'll send it when you're online.")).toBeVisible()
  await elsewhere.setOffline(false)
  await expect(log.getByText(ANSWER)).toBeVisible()
  await expectNoAxeViolations(student)
  await elsewhere.close()
})
