import type { BankWire } from '@fathom/contract/training/banks'
import { readExamBank } from '@fathom/courses'
import type { Page } from '@playwright/test'
import { apiOf } from '../support/api.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs, signInUnseen } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({
  world: 'first',
  serviceWorkers: 'allow',
  // A page opened offline has no token: its first call is rejected, and it then requests one.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|401/,
})

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
const NITROX = '01920000-0000-7000-8000-000000000003'
const questions = new Map(
  readExamBank('nitrox', 'en-US')
    .sections.flatMap(({ pool }) => pool)
    .map(({ prompt, choices, right }) => [prompt, { choices, right: choices[right] ?? '' }]),
)

/** Answers the question on the screen and goes on. */
async function answer(page: Page, isRight: boolean) {
  const group = page.getByRole('group').filter({ has: page.getByRole('radio') })
  const prompt = (await group.locator('legend').textContent()) ?? ''
  const { right = '', choices = [] } = questions.get(prompt) ?? {}
  const chosen = isRight ? right : (choices.find((choice) => choice !== right) ?? '')
  await page.getByRole('radio', { name: chosen, exact: true }).check()
  await page.getByRole('button', { name: /^(Next question|Review answers)$/ }).click()
}

test('[TS-11] [LE-08] a diver fails the final exam without seeing answers, and passes it through a lost connection', async ({
  page,
  context,
}) => {
  await show(page, { size: 'phone' })
  await signInAs(page, 'diver', `/training/course/${NITROX}/lesson/exam`)
  await page.getByRole('button', { name: 'Take exam again' }).click()
  await page.getByRole('button', { name: 'Start exam' }).click()
  await expectNoAxeViolations(page)
  for (let at = 0; at < 15; at++) await answer(page, at >= 8)
  await expect(page.getByText('Every question has an answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Hand in exam' }).click()
  await expect(page.getByRole('heading', { name: 'Not passed yet' })).toBeFocused()
  await expect(page.getByText('7 of 15 right, 47%')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Read these lessons first' })).toBeVisible()
  await expect(page.getByText('Attempts left: 2.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'One missed question from each lesson' })).toBeVisible()
  await expect(page.getByText('By lesson')).toHaveCount(0)
  await expect(page.getByText('Answers and explanations')).toHaveCount(0)
  await expectNoAxeViolations(page)

  const missed = page.getByRole('listitem').filter({ hasText: 'Why it’s wrong' }).first()
  const link = missed.getByRole('link')
  const taught = ((await link.textContent()) ?? '').split(' · ').at(-1) ?? ''
  await link.click()
  const lesson = page.frameLocator('iframe').frameLocator('iframe')
  await expect(lesson.getByRole('heading', { level: 1, name: taught })).toBeVisible()
  await page.goBack()
  // Leaving a lesson closes it first, and only then goes back.
  await expect(page.getByText('7 of 15 right, 47%')).toBeVisible()
  await page.reload()
  await expect(page.getByText('7 of 15 right, 47%')).toBeVisible()
  await expect(page.getByText(/^Marked on /)).toBeVisible()

  await page.getByRole('button', { name: 'Take exam again' }).click()
  await page.getByRole('button', { name: 'Start exam' }).click()
  for (let at = 0; at < 5; at++) await answer(page, true)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  for (let at = 5; at < 10; at++) await answer(page, true)
  await expect(page.getByRole('status').filter({ hasText: 'this device' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 11 of 15' })).toBeVisible()
  for (let at = 10; at < 15; at++) await answer(page, true)
  await page.getByRole('button', { name: 'Hand in exam' }).click()
  await expect(page.getByText('We’ll mark the exam when you’re back online.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Exam passed' })).toBeVisible()
  await expect(page.getByText('15 of 15 right, 100%')).toBeVisible()
  await expect(page.getByText(/^Marked on /)).toBeVisible()
  await expect(page.getByText('on another device')).toHaveCount(0)
  await expect(page.getByText('Answers and explanations')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[TS-11] a student starts an exam with a time limit online, goes on offline, and keeps the time after a reload', async ({
  page,
  context,
  browser,
  server,
}) => {
  const office = await browser.newContext({ baseURL: server.url })
  const staff = await office.newPage()
  await signInUnseen(staff, 'staff')
  const api = await apiOf(staff, server.url)
  const at = `/api/learning/exams/banks/${OPEN_WATER}/en-US`
  const { passMark, limits } = await api.get<BankWire>(at)
  await api.put(at, { count: 12, passMark, limits, minutes: 30 })
  await office.close()

  await show(page, { size: 'phone' })
  await signInAs(page, 'student', `/training/course/${OPEN_WATER}/lesson/exam`)
  await expect(page.getByText('Topics: 5. Questions from each: 2 to 3.')).toBeVisible()
  await expect(page.getByText('Time limit: 30 min from the start.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Start exam' }).click()
  await expect(page.getByRole('timer')).toHaveText('Time left: 29 min')
  await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.getByRole('radio').first().check()
  await expect(page.getByRole('status').filter({ hasText: 'this device' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 2 of 12' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^Time left: 2\d min$/)
})
