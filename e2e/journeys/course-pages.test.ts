import { type CourseName, listCourseFiles } from '@fathom/courses'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  woff2: 'font/woff2',
}

/** Opens a page of our own courses as any web server would serve it, without a learning management system. */
async function openLesson(page: Page, course: CourseName, path: string) {
  const files = listCourseFiles(course, 'en-US')
  await page.route('https://course.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const body = files.get(name)
    const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? ''
    return body ? route.fulfill({ body: Buffer.from(body), contentType }) : route.fulfill({ status: 204 })
  })
  await page.goto(`https://course.test/${path}`)
}

test('a lesson can be read and answered by keyboard alone, and shows the right answers', async ({ page }) => {
  await openLesson(page, 'open-water', 'breathing-under-pressure.html?theme=light')
  const first = page.getByRole('radio', { name: '1.5 bar' })
  const isFocused = () => first.evaluate((radio) => radio === document.activeElement)
  // The words that the glossary explains come before the question.
  for (let stops = 0; stops < 8 && !(await isFocused()); stops++) await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Right.' })).toContainText('1.5 bar of water')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your ears feel it first' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'Page 2 of 8' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { level: 1, name: 'Pressure adds up' })).toBeFocused()
})

test('lessons work on a phone in dark mode, and the package leaves the exam to the portal', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLesson(page, 'nitrox', 'oxygen-has-a-limit.html?theme=dark')
  await page.getByRole('radio', { name: '0.36 bar' }).check()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect(page.getByText('Not quite.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('https://course.test/exam.html?theme=dark')
  await expect(page.getByText('Take this exam in your training organization’s portal')).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a lesson prints completely, in light mode and without its answers', async ({ page }) => {
  await openLesson(page, 'open-water', 'water-world.html?theme=dark')
  await page.getByRole('radio', { name: /^Positive/ }).check()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect(page.getByText('Not quite.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(8)
  await expect(page.getByText('Not quite.')).toBeHidden()
  // A word that the glossary explains is a button, and prints as the word that it is.
  await expect(page.locator('button:not(.term):visible')).toHaveCount(0)
})

test('a drawing follows its slider by keyboard and announces a solved task, and a planner says what is wrong', async ({
  page,
}) => {
  await openLesson(
    page,
    'open-water',
    'breathing-under-pressure.html?theme=light&fathom-page=Air%20shrinks%20as%20you%20go%20down',
  )
  const depth = page.getByRole('slider', { name: 'Depth' })
  await depth.focus()
  for (let meter = 0; meter < 20; meter++) await page.keyboard.press('ArrowRight')
  await expect(depth).toHaveAttribute('aria-valuetext', /^20\smeters \(66\sfeet\)$/)
  await expect(page.getByRole('status').filter({ hasText: 'Solved.' })).toContainText('a third of its room')
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('https://course.test/plan-a-dive.html?theme=dark&fathom-page=Plan%20two%20dives')
  await page.getByRole('button', { name: 'Check the plan' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'are too deep' })).toHaveCount(2)
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
