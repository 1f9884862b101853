import type { LinkedFormWire } from '@fathom/contract/forms'
import { currentDefinition } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { PhysicianScreen } from './physician-screen.tsx'

const form: LinkedFormWire = {
  memberName: 'Milo Hart',
  birthDate: '2011-08-22',
  language: 'en-US',
  createdDate: new Date().toISOString(),
  definition: currentDefinition('medical-questionnaire', 'own-fault') as LinkedFormWire['definition'],
  texts: {},
  answers: { q3: 'yes' },
  expiresAt: '2026-11-30T10:00:00.000Z',
}

let close: (() => void) | undefined
// In this test environment, collapsing a selection fires change events endlessly.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockReturnValue())
afterEach(() => {
  close?.()
  vi.restoreAllMocks()
})

async function open(
  post: () => Promise<unknown> = async () => undefined,
  locale: Locale = 'en-US',
  shown: LinkedFormWire | Error = form,
) {
  await Promise.all([i18n.use(locale), i18n.need('forms'), i18n.need('forms-signers')])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const get = async () => {
    if (shown instanceof Error) throw shown
    return shown
  }
  const http = { get, post: vi.fn((..._: unknown[]) => post()) }
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={{ http } as unknown as Calls}>
        <QueryClientProvider client={new QueryClient()}>
          <PhysicianScreen token="t" />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  close = () => {
    root.unmount()
    place.remove()
  }
  const soonFound = <Kind extends HTMLElement>(selector: string, name = '') =>
    vi.waitFor(() => {
      const all = [...place.querySelectorAll<Kind>(selector)]
      const found = all.find((each) => (each.closest('label') ?? each).textContent?.includes(name))
      if (!found) throw new Error(`no ${selector} ${name}`)
      return found
    })
  return { place, post: http.post, soonFound }
}

function type(segment: HTMLElement, text: string) {
  segment.focus()
  for (const data of text)
    segment.dispatchEvent(
      new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
    )
}

function aMonthAgo() {
  const iso = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
  const [year = '', month = '', day = ''] = iso.split('-')
  return { iso, year, month, day }
}

/** Draws a signature from one corner of the pad to the other. */
async function draw(place: HTMLElement) {
  const pad = place.querySelector<SVGSVGElement>('fieldset > svg')
  if (!pad) throw new Error('no pad')
  pad.setPointerCapture = () => undefined
  pad.getBoundingClientRect = () => ({ left: 0, top: 0, width: 600, height: 240 }) as DOMRect
  const point = (type: string, at: number) =>
    pad.dispatchEvent(
      new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: at, clientY: at }),
    )
  const line = () => pad.querySelector('path')?.getAttribute('d')
  point('pointerdown', 10)
  await vi.waitFor(() => expect(line()).toBe('M10 10L10 10'))
  point('pointermove', 120)
  await vi.waitFor(() => expect(line()).toBe('M10 10L120 120'))
  point('pointerup', 120)
}

function fill(input: HTMLInputElement | undefined, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Fills in a decision about an examination in a given year, up to the send button. */
async function decide(
  { place, soonFound }: Awaited<ReturnType<typeof open>>,
  outcome: string,
  physician = 'Dr. Planted Reis',
  qualification = 'License 4711',
  {
    clinic = 'Harbor Clinic',
    sign = draw,
  }: { clinic?: string; sign?: (place: HTMLElement) => Promise<void> } = {},
) {
  ;(await soonFound('input[type=radio]', outcome)).click()
  await soonFound('input[autocomplete=name]')
  const inputs = [...place.querySelectorAll<HTMLInputElement>('input[maxlength="200"]')]
  for (const [at, text] of [physician, qualification, clinic, '+351 21 555 0134'].entries())
    fill(inputs[at], text)
  const { day, month, year, iso } = aMonthAgo()
  for (const [part, digits] of Object.entries({ month, day, year }))
    type(await soonFound(`[data-type=${part}]`), digits)
  await soonFound(`input[type=date][value="${iso}"]`)
  await sign(place)
  ;(await soonFound('input[type=checkbox]', 'I am a physician')).click()
  ;(await soonFound('button', 'Review decision')).click()
}

const sendButton = ({ soonFound }: Awaited<ReturnType<typeof open>>) =>
  soonFound('dialog button', 'Send decision')

test.each([
  ['en-US', '22 August 2011'],
  ['de-DE', '22. August 2011'],
] as const)("[ST-08] in %s the physician reads the diver's birth date", async (locale, day) => {
  const { soonFound } = await open(undefined, locale)
  expect((await soonFound('dl', day)).textContent).toBe(
    `${i18n.current().t('forms.document.birthDate')}${day}`,
  )
})

test.each([
  ['en-US', '3 April 2025'],
  ['de-DE', '3. April 2025'],
] as const)(
  '[WO-02] in %s the day of the examination is also in words below its field',
  async (locale, day) => {
    const { place, soonFound } = await open(undefined, locale)
    expect(place.textContent).not.toContain(day)
    for (const [part, digits] of Object.entries({ month: '04', day: '03', year: '2025' }))
      type(await soonFound(`[data-type=${part}]`), digits)
    await soonFound('[slot=description]', day)
  },
)

test('[ST-08] an examination from before the form is accepted, and two presses send one decision', async () => {
  const screen = await open()
  await decide(screen, 'Approved')
  const send = await sendButton(screen)
  send.click()
  send.click()
  await screen.soonFound('h2', 'Thank you')
  expect(screen.post).toHaveBeenCalledTimes(1)
  expect(screen.post.mock.calls[0]?.[2]).toMatchObject({
    body: {
      outcome: 'approved',
      examinedOn: aMonthAgo().iso,
      qualification: 'License 4711',
      way: 'drawn',
      mark: 'M10 10L120 120',
      confirmed: true,
    },
  })
})

test('[TS-02] a physician who cannot draw signs by typing the name, and states that this is the signature', async () => {
  const screen = await open()
  const { soonFound, place } = screen
  await decide(screen, 'Approved', undefined, undefined, {
    sign: async () => {
      ;(await soonFound('button', 'Sign by typing the name')).click()
      await soonFound('input[type=checkbox]', 'I sign by typing my name.')
      fill([...place.querySelectorAll<HTMLInputElement>('input[maxlength="200"]')].at(-1), 'Dr. Planted Reis')
    },
  })
  await soonFound('input[type=checkbox][aria-invalid=true]', 'I sign by typing my name.')
  expect(place.querySelector('dialog[open]')).toBeNull()
  ;(await soonFound('input[type=checkbox]', 'I sign by typing my name.')).click()
  ;(await soonFound('button', 'Review decision')).click()
  ;(await sendButton(screen)).click()
  await soonFound('h2', 'Thank you')
  expect(screen.post.mock.calls[0]?.[2]).toMatchObject({
    body: { way: 'typed', mark: 'Dr. Planted Reis', signsByTyping: true, confirmed: true },
  })
})

test('[TS-02] the name of the diver is refused, and not asked for as the signature', async () => {
  const screen = await open()
  const { soonFound, place } = screen
  await decide(screen, 'Approved', 'Milo Hart', undefined, {
    sign: async () => {
      ;(await soonFound('button', 'Sign by typing the name')).click()
      await soonFound('input[type=checkbox]', 'I sign by typing my name.')
      fill([...place.querySelectorAll<HTMLInputElement>('input[maxlength="200"]')].at(-1), 'Dr. Planted Reis')
    },
  })
  await soonFound('input[autocomplete=name][aria-invalid=true]')
  expect(place.textContent).not.toContain('Type the same name')
})

test('[TS-02] what was missing in the drawing is not reported once the physician types the name', async () => {
  const { place, soonFound } = await open()
  ;(await soonFound('button', 'Review decision')).click()
  await vi.waitFor(() => expect(place.textContent).toContain('Please draw your signature.'))
  ;(await soonFound('button', 'Sign by typing the name')).click()
  await soonFound('input[type=checkbox]', 'I sign by typing my name.')
  const [typed] = [...place.querySelectorAll<HTMLInputElement>('input[maxlength="200"]')].slice(-1)
  expect(place.textContent).not.toContain('Please draw your signature.')
  expect(typed?.getAttribute('aria-invalid')).not.toBe('true')
  ;(await soonFound('button', 'Review decision')).click()
  await vi.waitFor(() => expect(typed?.getAttribute('aria-invalid')).toBe('true'))
  expect(place.textContent).not.toContain('Please draw your signature.')
})

test('[TS-02] a clinic of one letter says what to enter', async () => {
  const screen = await open()
  await decide(screen, 'Approved', undefined, undefined, { clinic: 'C' })
  const input = await screen.soonFound('input[aria-invalid=true]')
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toContain('Please enter the full name of the clinic or practice')
})

test('[ST-08] a decision through a link that another person has used says that it was not recorded', async () => {
  const screen = await open(async () => {
    throw new CallFailed('', { kind: 'refused', status: 410, problem: 'link-used' })
  })
  await decide(screen, 'Not approved')
  ;(await sendButton(screen)).click()
  const reported = await screen.soonFound('[role=alert]', 'What you just sent was not recorded.')
  expect(reported.textContent).toContain('an answer has been received. If it was not yours')
  expect(screen.place.textContent).not.toContain('Thank you')
})

test('[ST-08] [TS-02] an examination from before a refusal asks for a new one', async () => {
  const screen = await open(async () => {
    throw new CallFailed('', { kind: 'refused', status: 422, problem: 'examined-before-refusal' })
  })
  await decide(screen, 'Approved')
  ;(await sendButton(screen)).click()
  await vi.waitFor(() => expect(screen.place.textContent).toContain('A new examination is required.'))
  expect(screen.place.querySelector('[role=alert]')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('spinbutton'))
  expect(screen.place.textContent).not.toContain('Thank you')
})

test('[ST-08] the day before a refusal is refused at its field, and nothing is sent', async () => {
  const declinedAt = `${new Date().toISOString().slice(0, 10)}T00:30:00.000Z`
  const screen = await open(undefined, 'en-US', { ...form, answers: {}, declinedAt })
  await decide(screen, 'Approved')
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('spinbutton'))
  expect(screen.place.querySelector('[data-invalid]')?.textContent).toContain(
    'Must not be before the refusal',
  )
  expect(screen.place.querySelector('dialog[open]')).toBeNull()
  expect(screen.post).not.toHaveBeenCalled()
})

test('[TS-02] the question before sending does not read as if the physician was examined', async () => {
  const screen = await open()
  await decide(screen, 'Approved')
  await sendButton(screen)
  const facts = screen.place.querySelector('dialog dl')?.textContent
  expect(facts).toMatch(/Dr\. Planted Reis.*examination/i)
})

test("[SC-09] a physician's name that cannot be printed is reported at its field", async () => {
  const screen = await open()
  await decide(screen, 'Approved', 'ডা. সাগর')
  const name = await screen.soonFound('input[autocomplete=name][aria-invalid=true]')
  const note = document.getElementById(name.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toContain('Some of these characters cannot be printed')
  expect(screen.place.querySelector('dialog[open]')).toBeNull()
})

test('[ST-08] a physician who is asked although no answer is yes reads why', async () => {
  const declinedAt = '2026-03-14T12:00:00.000Z'
  const { soonFound, place } = await open(undefined, 'en-US', { ...form, answers: {}, declinedAt })
  await soonFound('p', 'in the last year a physician did not approve diving')
  await soonFound('p', 'All questions were answered No.')
  const refusal = await soonFound('dl', 'Date of the earlier refusal')
  expect(refusal.textContent).toBe('Date of the earlier refusal14 March 2026')
  expect(place.textContent).not.toContain('Some answers require a physician’s opinion')
  expect(place.textContent).not.toContain('Answered Yes')
  expect(place.textContent).not.toContain('review the answers')
  expect(place.textContent).toContain('Please decide and sign.')
  await vi.waitFor(() =>
    expect(place.textContent).toContain('Must not be before the refusal of 14 March 2026.'),
  )
})

test('[ST-08] [TS-07] a physician reads no title that speaks to the diver, and the names of the boxes', async () => {
  const title = { 'forms.medical.health': 'Your health', 'forms.medical.box.a': 'Box of question 1' }
  const shown = { ...form, texts: title, answers: { q1: 'yes', a1: 'yes' } }
  const { soonFound, place } = await open(undefined, 'en-US', shown)
  await soonFound('h3', 'Box of question 1')
  expect(place.textContent).not.toContain('Your health')
  expect(place.textContent).not.toContain('All questions were answered No.')
})

test('[TS-02] a license number that is too short says what to enter', async () => {
  const screen = await open()
  await decide(screen, 'Approved', 'Dr. Planted Reis', 'L-1')
  const input = await screen.soonFound('input[aria-invalid=true]')
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toContain(
    'Please enter the name of the qualification, or the license number in full.',
  )
  expect(screen.place.querySelector('dialog[open]')).toBeNull()
})

test("[TS-02] the diver's own name is refused at its field, in any spelling", async () => {
  const screen = await open()
  await decide(screen, 'Approved', 'Dr. HART, Milo')
  const name = await screen.soonFound('input[autocomplete=name][aria-invalid=true]')
  const note = document.getElementById(name.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toContain('Only a physician may decide here')
  expect(screen.place.querySelector('dialog[open]')).toBeNull()
})

test.each(['.', 'Dr. Reis', 'Ana Reis2'])(
  "[TS-02] the physician's name %j is reported as incomplete at its field",
  async (physician) => {
    const screen = await open()
    await decide(screen, 'Approved', physician)
    const name = await screen.soonFound('input[autocomplete=name][aria-invalid=true]')
    const note = document.getElementById(name.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toContain('Please enter the first and last name, without digits.')
    expect(screen.place.querySelector('dialog[open]')).toBeNull()
  },
)

test('[TS-01] a physician declines the request after confirming, without a reason', async () => {
  const screen = await open()
  ;(await screen.soonFound('button', 'Decline the request')).click()
  ;(await screen.soonFound('dialog button', 'Decline the request')).click()
  await screen.soonFound('[role=status]', 'Milo Hart has been informed')
  expect(screen.post.mock.calls.map(([, path]) => path)).toEqual(['physician/{token}/refusal'])
})

test('[TS-01] the link says why it does not open in a browser of the diver', async () => {
  await Promise.all([i18n.use('en-US'), i18n.need('forms'), i18n.need('forms-signers')])
  const refused = new CallFailed('', { kind: 'refused', status: 403, problem: 'link-own-browser' })
  const { soonFound, place } = await open(undefined, 'en-US', refused)
  await soonFound('h2', 'This link does not open here')
  expect(place.textContent).not.toContain('Milo Hart')
})

test('[TS-06] the link says that a minor or a person with the name of the diver cannot sign', async () => {
  const refused = new CallFailed('', { kind: 'refused', status: 403, problem: 'link-of-minor' })
  const { soonFound, place } = await open(undefined, 'en-US', refused)
  await soonFound('h2', 'This link does not open here')
  expect(place.textContent).toContain('belongs to a minor or to a person with the diver’s name')
})

test('[SC-09] [TS-07] a physician reads the questions in their own language, and as signed if they wish', async () => {
  const signed = { ...form, texts: { 'forms.medical.q3': 'Signed wording', 'forms.document.yes': 'Yes' } }
  const { place, soonFound } = await open(undefined, 'de-DE', signed)
  const { t } = i18n.current()
  const show = await soonFound<HTMLButtonElement>('button', t('forms-signers.language.signed'))
  const question = () => place.querySelector('[lang] dt')?.textContent
  const key = form.definition.sections
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === 'q3')?.text
  expect(question()).toBe((t as (key: string) => string)(key ?? ''))
  expect(question()).not.toBe('Signed wording')
  expect(place.querySelector('[lang] dt')?.closest('[lang]')?.getAttribute('lang')).toBe('de-DE')
  show.click()
  await vi.waitFor(() => expect(question()).toBe(signed.texts[(key ?? '') as 'forms.medical.q3'] ?? ''))
  await soonFound('button', t('forms-signers.language.mine'))
  await i18n.use('en-US')
})

test('[TS-07] an older version of the questions is shown as it was signed, because ours may ask something else', async () => {
  const definition = { ...form.definition, version: form.definition.version - 1 }
  const { place, soonFound } = await open(undefined, 'de-DE', { ...form, definition })
  const { t } = i18n.current()
  await soonFound('h2', t('forms.physician.answers'))
  expect(place.textContent).not.toContain(t('forms-signers.language.signed'))
  await i18n.use('en-US')
})

test('[TS-01] a declined request says that it has been answered, and blames nobody', async () => {
  const cause = new CallFailed('', { kind: 'refused', status: 410, problem: 'link-refused' })
  const { place } = await open(undefined, 'en-US', cause)
  await vi.waitFor(() => expect(place.textContent).toContain('This request has been answered'))
  expect(place.textContent).not.toContain('withdrawn')
})

const takenBack: NonNullable<LinkedFormWire['takenBack']> = {
  signedDate: '2026-10-01T10:00:00.000Z',
  changedDate: '2026-11-02T10:00:00.000Z',
  language: 'en-US',
  definition: form.definition,
  texts: { 'forms.medical.q3': 'Planted question 3', 'forms.document.yes': 'Yes' },
  answers: { q3: 'yes' },
}

test('[SC-09] [P-09] a physician who is asked about a form without a Yes reads which Yes was taken back, and when', async () => {
  const { place } = await open(undefined, 'en-US', { ...form, answers: {}, takenBack })
  await vi.waitFor(() => expect(place.textContent).toContain('Planted question 3'))
  const text = place.textContent?.replaceAll(/[\u2068\u2069]/g, '')
  expect(text).toContain('On 1 October 2026, Milo Hart answered Yes to the questions below.')
  expect(text).toContain('In the questionnaire of 2 November 2026, Milo Hart took this back')
})

test('[TS-02] a physician who has decided can download a copy, also by opening the link again', async () => {
  const screen = await open()
  await decide(screen, 'Approved')
  ;(await sendButton(screen)).click()
  await screen.soonFound('button', 'Download a copy (PDF)')
  const text = screen.place.textContent?.replaceAll(/[\u2068\u2069]/g, '')
  expect(text).toContain('The link in the email opens this copy until 30 November 2026.')
  close?.()
  const answer = { copyUntil: '2026-11-30T10:00:00.000Z' }
  const used = new CallFailed('', { kind: 'refused', status: 410, problem: 'link-used', answer })
  const again = await open(undefined, 'en-US', used)
  await again.soonFound('button', 'Download a copy (PDF)')
  const copy = again.place.textContent?.replaceAll(/[\u2068\u2069]/g, '')
  expect(again.place.querySelector('h1')?.textContent).toBe('Your signed copy')
  expect(copy).toContain('You have signed this form, and here is your copy.')
  expect(copy).toContain('opens this copy until 30 November 2026.')
  expect(copy).not.toContain('This link has been used')
  expect(copy).not.toContain('A diver asks for')
})

test('[TS-02] a link whose copy is over offers none', async () => {
  const used = new CallFailed('', { kind: 'refused', status: 410, problem: 'link-used', answer: {} })
  const { place } = await open(undefined, 'en-US', used)
  await vi.waitFor(() => expect(place.textContent).toContain('This link has been used'))
  expect(place.querySelector('button')).toBeNull()
})

test('[SC-09] the signed wording is named as what was signed, not as what will be', async () => {
  const { soonFound, place } = await open(undefined, 'de-DE')
  ;(await soonFound('button', 'Unterschriebene Fassung zeigen')).click()
  await vi.waitFor(() => expect(place.textContent).toContain('Das ist der unterschriebene Text'))
  expect(place.textContent).not.toContain('wird in dieser Sprache unterschrieben')
  await i18n.use('en-US')
})

test.each([
  [false, 'its answers do not require a physician'],
  [true, 'that requires a physician too'],
])(
  '[P-09] a physician reads of a newer questionnaire (requires a physician: %s)',
  async (isPhysicianRequired, words) => {
    const newer = { signedDate: '2026-11-12T10:00:00.000Z', isPhysicianRequired }
    const { place } = await open(undefined, 'en-US', { ...form, newer })
    await vi.waitFor(() => expect(place.textContent).toContain(words))
    expect(place.textContent).toContain('12 November 2026')
  },
)
