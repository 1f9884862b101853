import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'

test.use({ world: 'first' })

test('[LE-08] a student writes a note beside a lesson, finds it in the course by a word of it, and deletes it', async ({
  page,
}) => {
  await signInAs(page, 'student')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'My notes' }).click()
  const panel = page.getByRole('complementary', { name: 'My notes' })
  const field = panel.getByRole('textbox', { name: /^Note: / })
  await field.fill('Ask Kai about the ear that squeaked')
  await expect(panel.getByText('Saved', { exact: true }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await panel.getByRole('link', { name: 'All notes in this course' }).click()

  const note = page.getByRole('listitem').filter({ hasText: 'the ear that squeaked' })
  await expect(note).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find in this course' }).fill('squeaked')
  await expect(page.getByText('1 result').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('searchbox', { name: 'Find in this course' }).fill('')
  await note.getByRole('button', { name: 'Delete note' }).click()
  await expect(note).toHaveCount(0)
  await expect(page.getByText('Note deleted')).toBeVisible()
})
