import { randomUUID } from 'node:crypto'
import type { ClassChoicesWire } from '@fathom/contract/training/classes'
import { apiOf } from '../support/api.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs, signInUnseen } from '../support/sign-in.ts'

test.use({ world: 'second', viewport: { width: 768, height: 1024 }, hasTouch: true })

test('[LE-10] at the counter, a dive center checks a student in, finds another without a camera, and goes back to today', async ({
  page,
  server,
}) => {
  await signInUnseen(page, 'store')
  const store = await apiOf(page, server.url)
  const { students } = await store.get<ClassChoicesWire>('/api/learning/class-choices?culture=en-US')
  const [wei] = students.filter(({ name }) => name.includes('Wei'))
  if (!wei) throw new Error('Wei studies at this dive center')
  const of = `/api/learning/classes/${randomUUID()}`
  const { enrolmentId, packageId } = wei
  const owned = { name: 'Nitrox today', packageId, memberNumber: 500001, storeNumber: 7001, version: 0 }
  await store.put(of, { ...owned, enrolmentIds: [enrolmentId] })
  const date = new Date().toISOString().slice(0, 10)
  await store.put(`${of}/sessions/${randomUUID()}`, {
    ...{ kind: 'theory', date, startsAt: '08:00', endsAt: '16:00', timeZone: 'UTC' },
    ...{ place: 'Classroom', note: '', dives: [], version: 0 },
  })

  await signInAs(page, 'store', '/counter')
  const today = page.getByRole('group', { name: wei.name })
  await today.getByRole('button', { name: 'Present' }).click()
  await expect(page.getByText('1 of 1 present')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Scan card' }).click()
  await expect(page.getByRole('alert')).toContainText('Find the person by name or number.')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Back to today' }).click()
  await page.getByRole('searchbox', { name: 'Find a student' }).fill('milo')
  await page
    .getByRole('button', { name: /^Milo Hart/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Milo Hart' }).getByText('Training record')).toBeVisible()
  await expect(today).toBeHidden()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Back to today' }).click()
  await expect(today).toBeVisible()
})
