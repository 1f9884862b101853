import type { FormTasksWire, SeenEvaluationWire } from '@fathom/contract/forms'
import { expect, test, vi } from 'vitest'
import { FormTasks } from './form-tasks.tsx'
import { openWitness, proofs, standInForPages, WITNESS } from './open-witness.fixture.tsx'

standInForPages()

const TASKS: FormTasksWire = [
  { kind: 'paper', id: 'e-1', form: 'medical-questionnaire', date: '2026-11-01T10:00:00.000Z' },
]
const PAGE: SeenEvaluationWire = {
  memberName: 'Milo Hart',
  birthDate: '2011-08-22',
  type: 'image/jpeg',
  uploadedAt: '2026-11-01T10:00:00.000Z',
  declinedAt: null,
}

type Opened = Partial<SeenEvaluationWire> & { post?: () => Promise<unknown>; isCenter?: boolean }

async function open({ post, isCenter = false, ...page }: Opened = {}) {
  const tasks = () => (
    <>
      <h1 tabIndex={-1}>Milo Hart</h1>
      <FormTasks student={100006} witness={{ ...WITNESS, isCenter }} />
    </>
  )
  const get = (_: string, path: string) => (path.endsWith('/tasks') ? TASKS : { ...PAGE, ...page })
  const screen = await openWitness(tasks, { get, post, type: 'text/html' })
  await screen.press(screen.t('forms-signers.tasks.paper.open'))
  return screen
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

test('[TS-03] [TS-06] at a dive center the person who does not accept a page enters their name', async () => {
  const { t, place, press, fill, http } = await open({ isCenter: true })
  await fill(t('forms-signers.check.reason'), 'No stamp')
  await press(t('forms-signers.check.refuse'))
  await vi.waitFor(() => expect(place.textContent).toContain(t('forms-signers.name-incomplete')))
  expect(http.post).not.toHaveBeenCalled()
  await fill(t('forms-signers.staff'), 'Lena Brandt')
  await press(t('forms-signers.check.refuse'))
  await vi.waitFor(() => expect(http.post).toHaveBeenCalledTimes(1))
  expect(http.post.mock.calls[0]?.[2]).toMatchObject({
    body: { reason: 'No stamp', staffName: 'Lena Brandt' },
  })
})

test('[TS-03] a second press sends nothing twice', async () => {
  const { t, press, fill, http } = await open({ post: () => new Promise(() => undefined) })
  await fill(t('forms-signers.check.reason'), 'No stamp')
  await press(t('forms-signers.check.refuse'))
  await press(t('forms-signers.check.refuse'))
  await vi.waitFor(() => expect(http.post).toHaveBeenCalled())
  expect(http.post).toHaveBeenCalledTimes(1)
})

/** What the page of a physician says. */
async function fillIn({ t, place, fill }: Awaited<ReturnType<typeof open>>) {
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
}

test('[TS-03] [TS-17] a page is confirmed only after the dialog: canceling sends nothing and keeps what was entered', async () => {
  const screen = await open()
  const { t, place, press, http } = screen
  await fillIn(screen)
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

test('[TS-03] at a dive center the person who has seen the page enters their name, and is not the physician', async () => {
  const screen = await open({ isCenter: true })
  const { t, place, press, fill, http } = screen
  await fillIn(screen)
  place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  await press(t('forms-signers.check.confirm'))
  await vi.waitFor(() => expect(place.textContent).toContain(t('forms-signers.name-incomplete')))
  await fill(t('forms-signers.staff'), 'Ana Reis')
  await press(t('forms-signers.check.confirm'))
  await vi.waitFor(() => expect(place.textContent).toContain(t('forms-signers.check.nameWrong')))
  expect(proofs).toHaveLength(0)
  await fill(t('forms-signers.staff'), ' Lena Brandt ')
  await press(t('forms-signers.check.confirm'))
  await vi.waitFor(() => expect(proofs).toHaveLength(1))
  proofs[0]?.prove()
  await vi.waitFor(() => expect(http.post).toHaveBeenCalledTimes(1))
  expect(http.post.mock.calls[0]?.[2]).toMatchObject({ body: { staffName: 'Lena Brandt' } })
})

test('[ST-08] [TS-03] after a refusal the day of the examination says from when it counts', async () => {
  const { place } = await open({ declinedAt: '2026-11-03T10:00:00.000Z' })
  const words =
    '5 November 2026 or later: the page states no time, so it must be a later day than the refusal of 3 November 2026'
  await vi.waitFor(() => expect(place.textContent).toContain(words))
})

test('[TS-03] [TS-06] what opens for a task takes the focus from its button', async () => {
  const { t } = await open()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain(t('forms-signers.check.open')))
})
