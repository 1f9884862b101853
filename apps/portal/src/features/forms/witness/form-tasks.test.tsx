import type { FormTasksWire, SeenEvaluationWire } from '@fathom/contract/forms'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { FormTasks } from './form-tasks.tsx'

const TASKS: FormTasksWire = [
  { kind: 'paper', id: 'e-1', form: 'medical-questionnaire', date: '2026-11-01T10:00:00.000Z' },
]
const PAGE: SeenEvaluationWire = {
  memberName: 'Milo Hart',
  birthDate: '2011-08-22',
  type: 'image/jpeg',
  uploadedAt: '2026-11-01T10:00:00.000Z',
}

/** Stands in for the dialog that asks the witness to prove who they are. */
const CANCELED = new Error('canceled')
const proofs: { prove: () => void; cancel: () => void }[] = []
const WITNESS = {
  affiliateId: 200001,
  name: 'Kai Nakamura',
  freshly: async <T,>(action: () => Promise<T>) => {
    await new Promise<void>((resolve, reject) =>
      proofs.push({ prove: resolve, cancel: () => reject(CANCELED) }),
    )
    return action()
  },
  isCanceled: (error: unknown) => error === CANCELED,
}

let close: (() => void) | undefined
beforeEach(() => {
  // In this test environment, collapsing a selection fires change events endlessly.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page')
})
afterEach(() => {
  proofs.length = 0
  close?.()
  vi.restoreAllMocks()
})

async function open({ type = PAGE.type, post = async (): Promise<unknown> => undefined } = {}) {
  await Promise.all([i18n.use('en-US'), i18n.need('forms'), i18n.need('forms-signers')])
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const get = vi.fn(async (_: string, path: string) => (path.endsWith('/tasks') ? TASKS : { ...PAGE, type }))
  const http = {
    get,
    post: vi.fn((..._: unknown[]) => post()),
    download: async () => new Blob(['page'], { type: 'text/html' }),
  }
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={{ http } as unknown as Calls}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <h1 tabIndex={-1}>Milo Hart</h1>
          <FormTasks student={100006} witness={WITNESS} />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  close = () => {
    root.unmount()
    place.remove()
  }
  const { t } = i18n.current()
  const press = (text: string) =>
    vi.waitFor(() => {
      const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text)
      if (!button) throw new Error(`no button ${text}`)
      button.click()
    })
  const fill = async (label: string, value: string) => {
    const input = await vi.waitFor(() => {
      const named = [...place.querySelectorAll('label')].find(
        ({ textContent }) => textContent?.trim() === label,
      )
      const found = named && document.getElementById(named.htmlFor)
      if (!found) throw new Error(`no field ${label}`)
      return found as HTMLInputElement
    })
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    return input
  }
  await press(t('forms-signers.tasks.paper.open'))
  return { t, place, press, fill, http }
}

test('[TS-03] the uploaded page is shown, with a download beside it', async () => {
  const { t, place } = await open()
  await vi.waitFor(() => expect(place.querySelector('img')?.getAttribute('src')).toBe('blob:page'))
  const link = [...place.querySelectorAll('a')].find(
    ({ textContent }) => textContent === t('forms-signers.check.open'),
  )
  expect([link?.getAttribute('href'), link?.target]).toEqual(['blob:page', '_blank'])
  expect(place.textContent).toContain(t('forms.fill.done.download'))
})

test('[TS-03] a page of an unexpected type is never given to the browser as one that it could run', async () => {
  await open({ type: 'text/html' })
  await vi.waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
  const [file] = vi.mocked(URL.createObjectURL).mock.calls[0] ?? []
  expect((file as Blob).type).toBe('application/octet-stream')
})

test('[TS-03] the own name as the physician is refused at the field', async () => {
  const { t, place, press, fill } = await open()
  const input = await fill(t('forms-signers.check.name'), 'Dr. Kai Nakamura')
  await press(t('forms-signers.check.confirm'))
  await vi.waitFor(() => expect(place.textContent).toContain(t('forms-signers.check.nameWrong')))
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const words = described.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(words).toContain(t('forms-signers.check.nameWrong'))
})

test('[TS-03] refusing needs a reason, then moves the focus to the title, and opens the page no more', async () => {
  const { t, place, press, fill, http } = await open()
  await press(t('forms-signers.check.refuse'))
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
  await fill(t('forms-signers.check.reason'), 'No stamp')
  const before = http.get.mock.calls.filter(([, path]) => path.endsWith('{evaluationId}')).length
  await press(t('forms-signers.check.refuse'))
  await vi.waitFor(() => expect(document.activeElement).toBe(place.querySelector('h1')))
  await vi.waitFor(() =>
    expect(http.get.mock.calls.filter(([, path]) => path.endsWith('/tasks'))).toHaveLength(2),
  )
  expect(http.get.mock.calls.filter(([, path]) => path.endsWith('{evaluationId}'))).toHaveLength(before)
  expect(http.post).toHaveBeenCalledTimes(1)
})

test('[TS-03] a second press sends nothing twice', async () => {
  const { t, press, fill, http } = await open({ post: () => new Promise(() => undefined) })
  await fill(t('forms-signers.check.reason'), 'No stamp')
  await press(t('forms-signers.check.refuse'))
  await press(t('forms-signers.check.refuse'))
  await vi.waitFor(() => expect(http.post).toHaveBeenCalled())
  expect(http.post).toHaveBeenCalledTimes(1)
})

test('[TS-03] [TS-17] a page is confirmed only after the dialog: canceling sends nothing and keeps what was entered', async () => {
  const { t, place, press, fill, http } = await open()
  const fields = {
    'forms-signers.check.name': 'Dr. Ana Reis',
    'forms-signers.physician.qualification': 'License 4711',
    'forms-signers.physician.clinic': 'Harbor Clinic',
    'forms-signers.physician.contact': '+351 21 555 0134',
  } as const
  for (const [label, value] of Object.entries(fields)) await fill(t(label as keyof typeof fields), value)
  const iso = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
  const [year = '', month = '', day = ''] = iso.split('-')
  for (const [part, digits] of Object.entries({ month, day, year })) {
    const segment = await vi.waitFor(() => {
      const found = place.querySelector<HTMLElement>(`[data-type=${part}]`)
      if (!found) throw new Error(`no ${part}`)
      return found
    })
    segment.focus()
    for (const data of digits)
      segment.dispatchEvent(
        new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
      )
  }
  await vi.waitFor(() => expect(place.querySelector(`input[type=date][value="${iso}"]`)).not.toBeNull())
  place.querySelector<HTMLInputElement>('input[type=radio]')?.click()
  await press(t('forms-signers.check.confirm'))
  await vi.waitFor(() => expect(place.textContent).toContain(t('forms-signers.missing.confirm')))
  expect(proofs).toHaveLength(0)
  place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  await press(t('forms-signers.check.confirm'))
  await vi.waitFor(() => expect(proofs).toHaveLength(1))
  proofs[0]?.cancel()
  // The button is busy for a moment after canceling.
  await vi.waitFor(async () => {
    await press(t('forms-signers.check.confirm'))
    expect(proofs).toHaveLength(2)
  })
  expect([http.post.mock.calls, place.querySelector('[role=alert]')]).toEqual([[], null])
  expect([...place.querySelectorAll('input')].map(({ value }) => value)).toContain('Dr. Ana Reis')
  proofs[1]?.prove()
  await vi.waitFor(() => expect(http.post).toHaveBeenCalledTimes(1))
  expect(http.post.mock.calls[0]).toMatchObject([
    'forms',
    'students/{affiliateId}/evaluations/{evaluationId}/confirmation',
    { body: { outcome: 'approved', name: 'Dr. Ana Reis', confirmed: true } },
  ])
  await vi.waitFor(() => expect(document.activeElement).toBe(place.querySelector('h1')))
})
