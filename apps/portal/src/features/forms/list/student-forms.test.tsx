import type { FormOutcomesWire } from '@fathom/contract/forms'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { StudentForms } from './student-forms.tsx'

const anOutcome = (more: Partial<FormOutcomesWire[number]> = {}): FormOutcomesWire[number] => ({
  form: 'medical-questionnaire',
  definitionVersion: 1,
  status: 'Medical Required',
  outcome: 'physician-awaited',
  createdDate: '2026-11-01T10:00:00.000Z',
  validUntil: '2027-11-01T10:00:00.000Z',
  declinedAt: null,
  decision: null,
  approvalEndedAt: null,
  request: 'none',
  answersChangedAt: null,
  ...more,
})

const DECLINED = { outcome: 'declined', by: 'Ben Ode', at: '2026-10-03T10:00:00.000Z' } as const

let close: (() => void) | undefined
afterEach(() => close?.())

async function open(get: () => Promise<FormOutcomesWire>) {
  await Promise.all([i18n.use('en-US'), i18n.need('forms'), i18n.need('forms-standing')])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={{ http: { get } } as unknown as Calls}>
        <QueryClientProvider client={client}>
          <StudentForms student={100002} />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  close = () => {
    root.unmount()
    place.remove()
  }
  return { place, says: (text: string) => vi.waitFor(() => expect(place.textContent).toContain(text)) }
}

test('[ST-08] an instructor sees which form, which version, when, and the outcome', async () => {
  const { place, says } = await open(async () => [
    anOutcome(),
    anOutcome({ outcome: 'declined', createdDate: '2026-10-01T10:00:00.000Z', decision: DECLINED }),
    anOutcome({ form: 'liability-release', outcome: 'cleared', status: 'Completed' }),
  ])
  await says('Signed on 1 November 2026, version 1')
  const rows = [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toContain('Physician required, none asked yet')
  expect(rows[1]).toContain('Declined by a physician')
  expect(rows[2]).toContain('Valid until 1 November 2027')
})

test('[TS-10] an instructor sees that a form has expired or was signed under other details', async () => {
  const { place, says } = await open(async () => [
    anOutcome({
      ...{ outcome: 'expired', status: 'Completed' },
      ...{ createdDate: '2025-12-01T10:00:00.000Z', validUntil: '2026-10-01T23:59:59.999Z' },
    }),
    anOutcome({ form: 'liability-release', outcome: 'details-changed', status: 'Completed' }),
  ])
  await says('Signed on 1 November 2026, version 1')
  const rows = [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Expired on 1 October 2026')
  expect(rows[1]).toContain('Signed with other personal details')
  expect(rows.join()).not.toContain('Completed')
})

test('[TS-01] [TS-04] an instructor sees a refusal behind new answers, and an approval that does not count', async () => {
  const { place, says } = await open(async () => [
    anOutcome({ outcome: 'decision-awaited', request: 'asked', declinedAt: '2026-11-03T10:00:00.000Z' }),
    anOutcome({ outcome: 'physician-teaches', status: 'Completed', form: 'liability-release' }),
  ])
  await says('Declined on 3 November 2026, waiting for a new decision')
  await says('Approved by an instructor or dive center')
  expect(place.textContent).not.toMatch(/Completed|Medical required/)
})

test('[ST-08] no signed forms says so; forms that do not load can be retried', async () => {
  const get = vi.fn<() => Promise<FormOutcomesWire>>().mockRejectedValueOnce(new Error('lost'))
  get.mockResolvedValue([])
  const { place, says } = await open(get)
  await says('We could not load the form.')
  place.querySelector('button')?.click()
  await says('Nothing signed yet')
})

test('[TS-04] for a student of former times there is no card, and nothing to retry', async () => {
  const answer = Promise.withResolvers<FormOutcomesWire>()
  const get = vi.fn(() => answer.promise)
  const { place, says } = await open(get)
  await says('Forms')
  // The card is drawn before it asks.
  await vi.waitFor(() => expect(get).toHaveBeenCalled())
  answer.reject(new CallFailed('refused', { kind: 'refused', status: 403, problem: 'not-yours' }))
  await vi.waitFor(() => expect(place.textContent).toBe(''))
})

test('[TS-04] the newest form of a minor waits for the guardian, and the one before counts no longer', async () => {
  const { place, says } = await open(async () => [
    anOutcome({ outcome: 'guardian-awaited' }),
    anOutcome({
      ...{ outcome: 'cleared', status: 'Completed', createdDate: '2026-10-01T10:00:00.000Z' },
      answersChangedAt: '2026-10-01T10:00:00.000Z',
    }),
  ])
  await says('Signed on 1 November 2026, version 1')
  const rows = [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Waiting for guardian')
  expect(rows[1]).toContain('This form has been replaced')
  expect(rows.join()).not.toMatch(/Cleared|a Yes/)
})

test('[TS-04] an instructor reads that an approval ended with a refusal, not that it was one', async () => {
  const approved = { outcome: 'approved', by: 'Ana Ruiz', at: '2026-10-02T10:00:00.000Z' } as const
  const ended = { decision: approved, approvalEndedAt: DECLINED.at, declinedAt: DECLINED.at }
  const { place, says } = await open(async () => [
    anOutcome({ outcome: 'declined', declinedAt: DECLINED.at, decision: DECLINED }),
    anOutcome({ outcome: 'declined', createdDate: '2026-10-01T10:00:00.000Z', ...ended }),
  ])
  await says('Declined by Ben Ode on 3 October 2026')
  const row = place.querySelectorAll('li')[1]?.textContent
  expect(row).toContain(
    'No longer counts since the refusal of 3 October 2026Approved by Ana Ruiz on 2 October',
  )
  expect(row).not.toContain('Declined by')
})
