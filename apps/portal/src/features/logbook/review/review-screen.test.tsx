import { logsToReview, returnLogs, reviewedLogs, unitSetting, verifyLogs } from '@fathom/contract/logbook'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { anIdToken } from '../../../shared/testing/id-token.fixture.ts'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { aWire } from '../list/logbook.fixture.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check)
const PENDING = { log_type: 'Training', status: 'Pending', log_course: 'open-water', log_number: 1 } as const
const WAITING = [
  ['a', 'Ines Duarte', 100002],
  ['b', 'Milo Hart', 100009],
].map(([id, student_name, affiliate_id]) => ({
  student_name,
  log: aWire({
    ...PENDING,
    id: String(id),
    affiliate_id: Number(affiliate_id),
    dive_title: 'Open water dive 1',
  }),
}))

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.showPopover ??= () => undefined
})
afterEach(() => {
  shown?.unmount()
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

async function open() {
  const judged: { id: string; variables: { logs: { id: string }[]; reason?: string } }[] = []
  const app = await anApp('/logbook/review', {
    '/session/refresh': {
      idToken: anIdToken({ affiliate_type_id: 2 }),
      expiresAt: '2100-01-01T00:00:00Z',
      sessionId: 's-1',
    },
    '/api/logbook/graphql': ({ body }: { body: string }) => {
      const { variables, extensions } = JSON.parse(body)
      const id = extensions.persistedQuery.sha256Hash
      if (id === unitSetting.id) return { data: { unitSetting: { affiliate_id: 500001, unit: 'Metric' } } }
      if (id === logsToReview.id) return { data: { logsToReview: WAITING, logsToReviewCount: 2 } }
      if (id === reviewedLogs.id) return { data: { reviewedLogs: [] } }
      // Drafts that other test files left on this device may be sent in the meantime.
      if (id !== verifyLogs.id && id !== returnLogs.id) return 404
      judged.push({ id, variables })
      const outcomes = variables.logs.map((log: { id: string }) => ({ id: log.id, problem: null, log: null }))
      return { data: id === verifyLogs.id ? { verifyLogs: outcomes } : { returnLogs: outcomes } }
    },
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const press = (selector: string, name: string) =>
    soon(() => {
      const found = [...place.querySelectorAll<HTMLElement>(selector)].find((one) =>
        (one.textContent ?? '').startsWith(name),
      )
      if (!found) throw new Error(`no ${selector} ${name}`)
      found.click()
    })
  const question = () => place.querySelector('dialog[open] h2')?.closest('dialog')
  return { place, press, question, judged, text: () => place.textContent ?? '' }
}

test('the dive details for an instructor say that the picture is a sketch', async () => {
  const { place, press } = await open()
  await press('button', 'View Ines Duarte')
  await soon(() =>
    expect(place.querySelector('figcaption:not(.visually-hidden)')?.textContent).toMatch(
      /^Sketch from depth and times\./,
    ),
  )
})

test('[SC-11] verifying a class asks first, with each student and the number of dives', async () => {
  const { press, question, judged } = await open()
  await press('label', 'Select all')
  await press('button', 'Verify 2 dives')
  await soon(() => expect(question()?.querySelector('h2')?.textContent).toBe('Verify 2 dives?'))
  const named = [...(question()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  expect(named).toEqual(['Ines Duarte, Open water dive 1', 'Milo Hart, Open water dive 1'])
  expect(question()?.textContent).toContain('Neither you nor the student can change a verified dive')
  expect(judged).toEqual([])
  await press('dialog[open] button', 'Verify 2 dives')
  await soon(() => expect(judged.map(({ id }) => id)).toEqual([verifyLogs.id]))
  await soon(() => expect(currentToast()?.text).toBe('2 dives verified.'))
  expect(judged[0]?.variables.logs.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(question()).toBeUndefined()
})

test('[SC-11] canceling verifies nothing and keeps the selection', async () => {
  const { place, press, question, judged } = await open()
  await press('label', 'Select all')
  await press('button', 'Verify 2 dives')
  await soon(() => expect(question()).toBeDefined())
  await press('dialog[open] button', 'Cancel')
  await soon(() => expect(question()).toBeUndefined())
  expect(judged).toEqual([])
  expect(place.querySelectorAll('li input:checked')).toHaveLength(2)
})

test('[SC-11] verifying a single dive asks first too', async () => {
  const { press, question, judged } = await open()
  await press('button', 'View Milo Hart')
  await press('li button', 'Verify')
  expect(judged).toEqual([])
  expect(question()?.querySelector('li')?.textContent).toBe('Milo Hart, Open water dive 1')
})

test('[SC-11] while offline nothing is sent and the dialog says so at once; it stays open and can be confirmed later', async () => {
  const { press, question, judged } = await open()
  await press('label', 'Select all')
  await press('button', 'Verify 2 dives')
  await soon(() => expect(question()).toBeDefined())
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await press('dialog[open] button', 'Verify 2 dives')
  await soon(() => expect(question()?.textContent).toContain('You’re offline. Nothing was sent.'))
  signal.mockRestore()
  dispatchEvent(new Event('online'))
  await soon(() => expect(question()?.textContent).not.toContain('Nothing was sent'))
  expect(judged).toEqual([])
  await press('dialog[open] button', 'Verify 2 dives')
  await soon(() => expect(judged).toHaveLength(1))
})

test("[SC-11] a double click opens the dialog, and the second click doesn't close it", async () => {
  const { press, question } = await open()
  await press('label', 'Select all')
  await press('button', 'Verify 2 dives')
  await soon(() => expect(question()).toBeDefined())
  question()?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  await new Promise(requestAnimationFrame)
  expect(question()).toBeDefined()
  question()?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  await soon(() => expect(question()).toBeUndefined())
})

test("[SC-11] the bar has no buttons and isn't sticky until something is selected", async () => {
  const { place, press } = await open()
  const bar = () => place.querySelector<HTMLElement>('section[aria-label="Selected dives"]')
  await soon(() => expect(bar()).not.toBeNull())
  expect(bar()?.querySelectorAll('button')).toHaveLength(0)
  expect(bar()?.dataset.chosen).toBeUndefined()
  await press('label', 'Select all')
  await soon(() => expect(bar()?.querySelectorAll('button')).toHaveLength(2))
  expect(bar()?.dataset.chosen).toBe('true')
})

test("[SC-11] a diver who isn't a professional gets the unauthorized notice", async () => {
  const app = await anApp('/logbook/review')
  await restOf(app)
  shown = show(app)
  await soon(() => expect(app.router.state.location.pathname).toBe('/training/unauthorized'))
})

test('[SC-11] a dive is returned only with a reason', async () => {
  const { press, question, judged } = await open()
  await press('button', 'View Milo Hart')
  await press('li button', 'Return to Milo Hart')
  await soon(() =>
    expect(question()?.querySelector('h2')?.textContent).toContain('Return the dive to Milo Hart'),
  )
  await press('dialog[open] button', 'Return')
  await soon(() => expect(question()?.textContent).toContain('Enter a reason'))
  expect(judged).toEqual([])
  const reason = question()?.querySelector('textarea')
  if (!reason) throw new Error('no field for the reason')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(reason, 'Which buddy?')
  reason.dispatchEvent(new Event('input', { bubbles: true }))
  await press('dialog[open] button', 'Return')
  await soon(() => expect(judged.map(({ variables }) => variables.reason)).toEqual(['Which buddy?']))
  await soon(() => expect(currentToast()?.text).toBe('1 dive returned.'))
})
