import { translatorFor } from '@fathom/locales/node'
import { aPdf } from '@fathom/testing/forms'
import { apiOf } from '../support/api.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { ALL_NO, enterPage, submitForm } from '../support/physician-page.ts'
import { signInAfresh, signInUnseen } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

// The news that a page has left the queue may reach the browser before the answer to its confirmation does.
test.use({ world: 'first', expectedErrors: /status of 404 .*\/office\/queues\/papers\// })

const { t } = translatorFor('en-US')

test('[OF-02] [TS-03] where the organization checks physicians’ pages, a diver uploads one, staff confirm it, and the diver sees by whom', async ({
  page,
  browser,
  server,
}) => {
  await signInAfresh(page, 'staff', '/office')
  const queue = page
    .getByRole('main')
    .getByRole('link', { name: t('office-queues.kind.papers'), exact: true })
  await expect(page.getByRole('main').getByRole('link', { name: 'Applications' })).toBeVisible()
  await expect(queue).toHaveCount(0)
  const api = await apiOf(page, server.url)
  await api.put('/api/flags/officeChecksPapers', { value: true })

  const ofStudent = await browser.newContext({ baseURL: server.url })
  const student = await ofStudent.newPage()
  await show(student, { size: 'phone' })
  await signInUnseen(student, 'student')
  await submitForm(student, server.url, 'medical-questionnaire', { answers: { ...ALL_NO, q3: 'yes' } })
  await student.goto('/training/forms-applications')
  await student
    .getByRole('link', { name: t('forms.list.toPhysician') })
    .first()
    .click()
  await expect(student.getByText(t('forms-signers.paper.office'))).toBeVisible()
  await student
    .getByLabel(t('forms-signers.paper.upload'), { exact: true })
    .and(student.locator('input'))
    .setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: aPdf() })
  await expect(student.getByText(/still has to confirm it/)).toBeVisible()
  await expectNoAxeViolations(student)

  await page.goto('/office')
  await queue.click()
  await page.getByRole('button', { name: t('office-queues.next') }).click()
  await expect(page.getByRole('button', { name: t('office-queues.release') })).toBeVisible()
  await expect(page.getByText(/Compare the page with Ines Duarte/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t('forms-signers.page.open') }).click()
  await expect(page.getByRole('link', { name: t('forms-signers.check.open') })).toHaveAttribute(
    'href',
    /^blob:/,
  )
  await expect(page.getByText(t('office-audit.action.paper-opened'))).toBeVisible()
  await enterPage(page)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t('forms-signers.check.confirm') }).click()
  await expect(page.getByText(t('office-queues.none'))).toBeVisible()

  await student.goto('/training/forms-applications')
  await expect(student.getByText(/On paper, seen by Fathom Staff \(Fathom\)/).first()).toBeVisible()
  await api.put('/api/flags/officeChecksPapers', { value: false })
  await ofStudent.close()
})
