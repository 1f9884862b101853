import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'

const TOUR = '/api/preferences/tour/100001'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = async (answers: Answers = {}, type = 1) => {
  const page = await anOpenPage('/training/dashboard', {
    [TOUR]: { isClosed: false },
    '/my-courses': [],
    ...signedInAs(type),
    ...answers,
  })
  const dialog = () =>
    [...page.place.querySelectorAll('dialog[open]')].find((each) =>
      each.textContent?.includes('Welcome to Fathom'),
    )
  const asked = () => page.requested().filter((path) => path.endsWith(TOUR)).length
  /** Lets the page be steady for a few seconds. */
  const rest = async () => {
    await soon(() => expect(page.place.querySelector('h1')).not.toBeNull())
    for (let second = 0; second < 4; second += 1) {
      vi.advanceTimersByTime(1000)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const appears = () =>
    soon(() => {
      vi.advanceTimersByTime(1000)
      expect(dialog()).toBeDefined()
    })
  const step = () => dialog()?.querySelector('[aria-live]')?.textContent ?? ''
  const press = (name: string) =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name)?.click()
  const sent = () =>
    page.fetch.mock.calls.filter(([path, init]) => String(path).endsWith(TOUR) && init?.method === 'PUT')
      .length
  return { ...page, dialog, asked, rest, appears, step, press, sent }
}

test('[SN-08] a first visit of the dashboard shows the tour, step by step, and Done closes it for good', async () => {
  const { appears, step, press, dialog, sent } = await open()
  await appears()
  expect(step()).toContain('1 of 4Learn on any device')
  press('Next')
  await soon(() => expect(step()).toContain('2 of 4Log your dives'))
  press('Back')
  await soon(() => expect(step()).toContain('1 of 4'))
  expect(document.activeElement?.textContent).toBe('Next')
  for (const place of [2, 3, 4]) {
    press('Next')
    await soon(() => expect(step()).toContain(`${place} of 4`))
  }
  expect(step()).toContain('Find anything')
  press('Done')
  await soon(() => expect(dialog()).toBeUndefined())
  await soon(() => expect(sent()).toBe(1))
})

test.each([
  [2, 'Verify training dives'],
  [3, 'Share access codes'],
])('[SN-08] the tour of a person of type %i says: %s', async (type, second) => {
  const { appears, step, press } = await open({}, type)
  await appears()
  press('Next')
  await soon(() => expect(step()).toContain(second))
})

test("[SN-08] a tour skipped here isn't shown again, even if the server couldn't save that yet", async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const answer = vi.fn(({ method }: { method: string }) => (method === 'PUT' ? 500 : { isClosed: false }))
  const first = await open({ [TOUR]: answer })
  await first.appears()
  first.press('Skip tour')
  await soon(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('tour'), expect.anything()))
  const second = await open()
  await soon(() => expect(second.sent()).toBe(1))
  await second.rest()
  expect(second.dialog()).toBeUndefined()
  const third = await open()
  await third.rest()
  expect(third.asked()).toBe(0)
  warned.mockRestore()
})

test.each<[string, Answers, number]>([
  ['closed on another device', { [TOUR]: { isClosed: true } }, 1],
  ['of which nothing is known, because the call failed', { [TOUR]: 500 }, 1],
  ['of staff', {}, 9],
])('[SN-08] a tour %s is not shown', async (_, answers, type) => {
  const { rest, dialog, asked } = await open(answers, type)
  if (type !== 9) await soon(() => expect(asked()).toBe(1))
  await rest()
  expect(dialog()).toBeUndefined()
  if (type === 9) expect(asked()).toBe(0)
})

test('[SN-08] the tour waits until another dialog is closed', async () => {
  const { rest, dialog, asked, appears } = await open()
  const other = document.body.appendChild(document.createElement('dialog'))
  other.setAttribute('open', '')
  await soon(() => expect(asked()).toBe(1))
  await rest()
  expect(dialog()).toBeUndefined()
  other.remove()
  await appears()
})
