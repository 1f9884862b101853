import { apiOf } from '../support/api.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'

test.use({ world: 'first' })

const APPLICATIONS = '/api/applications/Applications'
const QUESTION = 'Which oxygen course did you take?'
const TEACHING = { addressLine1: 'Storgatan 1', city: 'Göteborg', countryId: 'SE', postalCode: '411 24' }
const DRAFT = {
  ...{ instructorNumber: 500001, storeNumber: 7001, signature: 'Mara Lindqvist' },
  evidence: { 'first-aid': 'Course in May', oxygen: 'Course in June' },
}

test('[OF-04] an application goes from the first click through a question of the office to the verified card', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const contextOf = async () => (await browser.newContext({ baseURL: origin })).newPage()
  const [instructor, office] = [await contextOf(), await contextOf()]
  await signInAs(page, 'diver', '/training/forms-applications')
  await page.getByRole('button', { name: /^Start Emergency/ }).click()
  await page.waitForURL('**/applications/*')
  const { pathname } = new URL(page.url())
  const id = pathname.split('/').at(-1)
  const mine = await apiOf(page, origin)
  await mine.put(`${APPLICATIONS}/${id}/teaching-address`, TEACHING)
  await mine.put(`${APPLICATIONS}/${id}`, DRAFT)
  await mine.post(`${APPLICATIONS}/${id}/submit-to-member`)
  await signInAs(instructor, 'instructor', '/training/forms-applications')
  const review = await apiOf(instructor, origin)
  const approve = async () => {
    await review.post(`${APPLICATIONS}/${id}/open`)
    await review.post(`${APPLICATIONS}/${id}/approve`)
  }
  await approve()

  await signInAs(office, 'staff', '/office/queues/applications?search=mara')
  await office.getByRole('listitem').filter({ hasText: 'Mara Lindqvist' }).getByRole('button').click()
  const records = office.getByRole('heading', { name: 'Records for Mara Lindqvist' })
  await expect(records).toBeInViewport()
  await office.keyboard.press('r')
  const ask = office.getByRole('dialog', { name: 'Ask Mara Lindqvist a question?' })
  await ask.getByRole('textbox').fill(QUESTION)
  await expectNoAxeViolations(office)
  await ask.getByRole('button', { name: 'Ask and return' }).click()
  await expect(office.getByText('Mara Lindqvist has your question.')).toBeVisible()

  await page.goto(`${pathname}?step=sign`)
  await expect(page.getByText(QUESTION).first()).toBeVisible()
  await page.getByLabel('I agree, and I sign with my typed name.').check()
  await page.getByLabel('Your full name').fill('Mara Lindqvist')
  await page.getByRole('button', { name: 'Sign and send' }).click()
  await expect(page.getByRole('heading', { name: 'Kai Nakamura received your application' })).toBeVisible()
  await approve()

  // It appears without a reload.
  await office.getByRole('listitem').filter({ hasText: 'Mara Lindqvist' }).getByRole('button').click()
  const go = async (move: string, prepare = async (_: ReturnType<typeof office.getByRole>) => {}) => {
    await office.getByRole('button', { name: move, exact: true }).click()
    const dialog = office.getByRole('dialog')
    await prepare(dialog)
    await dialog.getByRole('button', { name: move, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await go('Request payment')
  await go('Record payment', (dialog) => dialog.getByLabel('Reference number').fill('INV-2026-7'))
  await expect(office.getByText(/Reference .*INV-2026-7.*, received by Fathom/)).toBeVisible()
  await go('Complete')
  await expect(office.getByText('Complete. Mara Lindqvist has the certification.')).toBeVisible()

  await page.goto('/certifications')
  await expect(page.getByText('Emergency-Response Instructor').first()).toBeVisible()
  const cards = await mine.get<{ title: string; code: string }[]>(
    '/api/ecards/e-cards/consumer?culture=en-US',
  )
  const card = cards.find(({ title }) => title === 'Emergency-Response Instructor')
  await office.goto('/verify')
  await office.getByText('Paste the text of a code').click()
  await office.getByLabel('Text of the code').fill(card?.code ?? '')
  await office.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('This card is valid')
  for (const one of [instructor, office]) await one.context().close()
})
