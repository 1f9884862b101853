import type { EnrolmentWire, LessonLaunchWire } from '@fathom/contract/training'
import type { Page } from '@playwright/test'
import { apiOf } from '../support/api.ts'
import { expect, test } from '../support/journey.ts'
import { hostLesson, openLessonHost } from '../support/lesson-host.ts'
import { cmi5Package, scormPackage, windowPackage } from '../support/lesson-packages.ts'
import { signInUnseen } from '../support/sign-in.ts'

// These tests import packages into a demo course that others need unchanged.
test.use({ world: 'first' })

const COURSE = '01920000-0000-7000-8000-000000000002'

async function bring(page: Page, url: string, zip: Uint8Array) {
  await signInUnseen(page, 'staff')
  const office = await apiOf(page, url)
  const query = new URLSearchParams({ packageId: COURSE, culture: 'en-US' })
  await office.send(`/api/learning/packages?${query}`, zip, 'application/zip')
}

async function learn(page: Page, url: string) {
  await signInUnseen(page, 'instructor')
  const api = await apiOf(page, url)
  const path = `/api/learning/courses/${COURSE}/enroll`
  const { enrolmentId } = await api.post<EnrolmentWire>(path, { startAnew: true })
  const launch = () => api.post<LessonLaunchWire>(`/api/learning/courses/${enrolmentId}/launch`)
  return { api, launch }
}

test("a SCORM 1.2 package runs on its own origin, can't reach the portal, and resumes where the learner left, offline too", async ({
  browser,
  server,
}) => {
  const office = await browser.newContext({ baseURL: server.url })
  await bring(await office.newPage(), server.url, scormPackage())
  await office.close()
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const { api, launch } = await learn(page, server.url)
  const opened = await launch()
  expect(new URL(opened.playerUrl).origin).not.toBe(server.url)

  const first = await openLessonHost(page, opened)
  await expect(first.lesson.getByText('Page 1 for')).toBeVisible()
  await expect(first.lesson.locator('#reach')).toHaveText('SecurityError, no cookie')
  await first.lesson.getByRole('button', { name: 'Next page' }).click()
  await expect(first.lesson.getByText('Page 2 for')).toBeVisible()
  await expect.poll(async () => (await first.received('commit')).length).toBeGreaterThan(0)
  await first.stop()
  const last = (await first.received('commit')).at(-1)
  expect(last).toMatchObject({ final: true, summary: { status: 'incomplete', place: '2/3' } })
  const { type: _, ...commit } = last ?? { type: 'commit' as const }
  const { attemptId, version } = opened.attempt
  await api.put(`/api/learning/attempts/${attemptId}`, {
    ...commit,
    version,
    launchToken: opened.launchToken,
    sitting: crypto.randomUUID(),
  })

  const second = await openLessonHost(page, await launch())
  await expect(second.lesson.getByText('Page 2 for')).toBeVisible()
  await second.lesson.getByRole('button', { name: 'Next page' }).click()
  await second.stop()
  expect((await second.received('commit')).at(-1)?.summary).toMatchObject({
    status: 'completed',
    score: 0.88,
  })
  expect(await second.received('problem')).toEqual([])

  // Another sitting, saved on the device.
  const next = await learn(page, server.url)
  const kept = await next.launch()
  const online = await openLessonHost(page, kept)
  await online.lesson.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(async () => (await online.received('keeping')).at(-1)?.state).toBe('none')
  await online.post('keep')
  await expect.poll(async () => (await online.received('keeping')).at(-1)?.state).toBe('kept')
  await online.stop()
  const saved = (await online.received('commit')).at(-1)?.state ?? null

  await context.setOffline(true)
  const offline = await hostLesson(page, { ...kept, start: { ...kept.start, saved } })
  await expect(offline.lesson.getByText('Page 2 for')).toBeVisible()
  await offline.lesson.getByRole('button', { name: 'Next page' }).click()
  await offline.stop()
  expect((await offline.received('commit')).at(-1)?.summary.status).toBe('completed')
  await context.close()
})

test('a lesson that opens its own window finds its runtime from there', async ({ browser, server }) => {
  const office = await browser.newContext({ baseURL: server.url })
  await bring(await office.newPage(), server.url, windowPackage())
  await office.close()
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const { launch } = await learn(page, server.url)
  const host = await openLessonHost(page, await launch())
  const opening = context.waitForEvent('page')
  await host.lesson.getByRole('button', { name: 'Begin' }).click()
  await expect((await opening).getByText('Completed')).toBeVisible()
  await host.stop()
  expect((await host.received('commit')).at(-1)?.summary).toMatchObject({ status: 'completed' })
  await context.close()
})

test('a cmi5 unit starts its session, stores its position and passes', async ({ browser, server }) => {
  const office = await browser.newContext({ baseURL: server.url })
  await bring(await office.newPage(), server.url, cmi5Package())
  await office.close()
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const { api, launch } = await learn(page, server.url)
  const opened = await launch()
  const host = await openLessonHost(page, opened)
  await expect(host.lesson.getByText('Mastery 0.7, page 2')).toBeVisible()
  await host.lesson.getByRole('button', { name: 'Pass' }).click()
  await expect.poll(() => host.received('navigate')).toEqual([{ type: 'navigate', to: 'exit' }])
  await host.stop()
  const attempt = await api.get(`/api/learning/attempts/${opened.attempt.attemptId}`)
  expect(attempt).toMatchObject({ status: 'passed', score: 0.9, seconds: 180 })
  await context.close()
})
