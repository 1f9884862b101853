import { currentDefinition, type FormDefinition } from '@fathom/domain/forms'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { ALL_NO, aFormToFill, MEDICAL } from './draft/form.fixture.ts'
import { deviceForms } from './draft/stored-form.ts'
import { aFillScreen, soon } from './fill-screen.fixture.tsx'
import { deviceSigned, type SignedForm } from './outbox/signed-form.ts'

const FORMS = ['medical-questionnaire', 'liability-release'] as const

let shown: Awaited<ReturnType<typeof aFillScreen>> | undefined
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView ??= () => undefined
})
afterEach(async () => {
  shown?.unmount()
  for (const form of FORMS) await deviceForms.remove(`100001.${form}`)
})

async function open(given: Parameters<typeof aFillScreen>[0]) {
  shown = await aFillScreen(given)
  return shown
}

const aSignedForm = (): SignedForm => ({
  affiliateId: 100001,
  documentId: 'd-1',
  submission: {
    form: 'medical-questionnaire',
    definitionVersion: MEDICAL.version,
    audience: 'diver',
    language: 'en-US',
    place: null,
    answers: ALL_NO,
    signature: { name: 'Ines Marin', way: 'typed', mark: 'Ines Marin', intent: true, consent: true },
  },
})

const heading = (place: HTMLElement, name: string) =>
  soon(() => expect(place.querySelector('h2')?.textContent).toBe(name))

test('[RT-25] [SC-09] a yes opens its box and says so; taking it back removes the box', async () => {
  const { place, control, text } = await open({ at: '?at=q1' })
  ;(await control('input', 'Yes')).click()
  await soon(() => expect(place.querySelectorAll('fieldset')).toHaveLength(6))
  expect(text()).toContain('5 more questions opened: Lungs, breathing, heart, and blood')
  ;(await control('input', 'No')).click()
  await soon(() => expect(place.querySelectorAll('fieldset')).toHaveLength(1))
  expect(text()).toContain('its answers cleared: Lungs')
})

test('[SC-09] an unanswered page says what is missing and focuses it', async () => {
  const { place, control } = await open({ at: '?at=q3' })
  ;(await control('button', 'Next question')).click()
  await soon(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
  expect(place.textContent).toContain('Choose Yes or No.')
})

test('[SC-09] questions that an answer opens are not reported as missing right away', async () => {
  const { control, text } = await open({ at: '?at=q1' })
  ;(await control('button', 'Next question')).click()
  await soon(() => expect(text()).toContain('Choose Yes or No.'))
  ;(await control('input', 'Yes')).click()
  await soon(() => expect(text()).toContain('5 more questions opened'))
  expect(text()).not.toContain('Choose Yes or No.')
  ;(await control('button', 'Next question')).click()
  await soon(() => expect(text().split('Choose Yes or No.')).toHaveLength(6))
  expect(text()).toContain('5 answers are missing')
})

test('[TS-05] the birth date answers the question about the age, and the answer cannot be changed', async () => {
  const { control, text, place } = await open({
    at: '?at=q2',
    birthDate: '1957-07-07',
    answers: { ...ALL_NO, q2: 'no' },
  })
  await soon(() => expect(text()).toContain('According to the birth date in your profile, you are'))
  const yes = await control<HTMLInputElement>('input', 'Yes')
  expect([yes.checked, yes.disabled]).toEqual([true, true])
  expect(text()).toContain('Older than 45')
  expect(place.querySelector('a[href="/profile"]')).not.toBeNull()
  ;(await control('button', 'Next question')).click()
  await soon(() => expect(text()).toContain('4 answers are missing'))
})

test('[TS-05] a birth date from before answers the question about the age until the present one is confirmed', async () => {
  const { control, text } = await open({
    at: '?at=q2',
    birthDate: '1990-03-03',
    answers: { ...ALL_NO, q2: 'no' },
    more: { 'GET definitions/{form}': () => ({ ...aFormToFill(), ageBirthDate: '1957-03-03' }) },
  })
  await soon(() => expect(text()).toContain('This answer follows from a birth date that you gave earlier.'))
  const yes = await control<HTMLInputElement>('input', 'Yes')
  expect([yes.checked, yes.disabled]).toEqual([true, true])
})

test('[TS-05] a young diver begins with the first page, and looking at it stores nothing', async () => {
  const { text, address, http } = await open({ birthDate: '2000-01-01' })
  await soon(() => expect(text()).toContain('Before you begin'))
  expect(address()).toBe('/medical-form')
  expect(http.put).not.toHaveBeenCalled()
})

test('[TS-05] without a birth date the form leads to the profile', async () => {
  const { text, place } = await open({ birthDate: '' })
  await soon(() => expect(text()).toContain('Add your birth date first'))
  expect(place.querySelector('a[href="/profile"]')).not.toBeNull()
  expect(place.querySelector('form')).toBeNull()
})

test('answers that could not be sent say so, and are sent automatically while the page is open', async () => {
  let isDown = true
  await deviceSigned.put('d-1', aSignedForm())
  const pauses = vi.spyOn(globalThis, 'setTimeout')
  const { text } = await open({
    at: '?signed=d-1',
    more: {
      'POST data': () => {
        if (isDown) throw new CallFailed('', { kind: 'network' })
        return { documentId: 'd-1' }
      },
      'GET search': () => [{ ...LISTING, id: 'd-1', status: 'Completed', physician: 'none' }],
    },
  })
  await soon(() => expect(text()).toContain('We could not send it.'))
  // Nothing else on the page shows that everything is saved.
  expect(document.documentElement.dataset).toHaveProperty('unsaved')
  const again = await soon(() => {
    const [pause] = pauses.mock.calls.findLast(([, ms]) => ms === 5_000) ?? []
    if (!pause) throw new Error('it is not tried again')
    return pause as () => void
  })
  pauses.mockRestore()
  isDown = false
  again()
  await soon(() => expect(text()).toContain('You are cleared to dive'))
  expect(document.documentElement.dataset).not.toHaveProperty('unsaved')
})

test('a returning user continues at the first open question', async () => {
  const { q7: _, ...rest } = ALL_NO
  const { text } = await open({ answers: rest })
  await soon(() => expect(text()).toContain('Question 7 of 10'))
})

test('[SC-09] signing is blocked until everything is answered', async () => {
  const { q7: _, ...rest } = ALL_NO
  const { place, control, text } = await open({ at: '?at=sign', answers: rest })
  await heading(place, 'Check your answers')
  expect(text()).toContain('1 answer is missing.')
  expect(text()).not.toContain('(done)')
  ;(await control('button', 'Go to the first one')).click()
  await soon(() => expect(text()).toContain('Question 7 of 10'))
})

test('[TS-10] before it is signed, ten times No needs no physician, and clears nobody', async () => {
  const { text } = await open({ at: '?at=sign', answers: ALL_NO })
  const words = 'You answered No to all 10 questions. No physician is needed.'
  await soon(() => expect(text()).toContain(words))
  expect(text()).not.toContain('cleared to dive')
})

function type(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const LISTING = {
  id: 'x',
  status: 'Medical Required',
  statusId: 2,
  physician: 'awaited',
  isAfterDecline: false,
  request: 'none',
  answersChangedAt: null,
  isGuardianAwaited: false,
  physicianLinkEnds: null,
  guardianLinkEnds: null,
}

test('[ST-08] [CA-36] a typed signature with intent and consent is sent once, and its outcome shows', async () => {
  const sent: FormData[] = []
  const idOf = (form: FormData | undefined) => String(form?.get('documentId'))
  const { place, control, text, address } = await open({
    at: '?at=sign',
    answers: { ...ALL_NO, q3: 'yes' },
    more: {
      'POST data': (body) => ({ documentId: idOf(sent[sent.push(body) - 1]) }),
      'GET search': () => [{ ...LISTING, id: idOf(sent[0]) }],
    },
  })
  ;(await control('button', 'Sign and send')).click()
  await soon(() => expect(text()).toContain('Check this box to agree to the statement.'))
  expect(text()).toContain('Draw your signature, or type your name.')
  ;(await control('input', 'I have read and agree')).click()
  ;(await control('input', 'I agree to sign electronically')).click()
  ;(await control('button', 'Cannot draw?')).click()
  const typed = await soon(() => {
    const found = place.querySelector<HTMLInputElement>('input[type=text]')
    if (!found) throw new Error('no field')
    return found
  })
  await soon(() => expect(document.activeElement).toBe(typed))
  type(typed, 'Someone Else')
  typed.blur()
  await soon(() => expect(text()).toContain('Type the same name: Ines Marin'))
  type(typed, 'Ines Marin')
  const send = await control('button', 'Sign and send')
  expect(sent).toHaveLength(0)
  send.click()
  send.click()
  await soon(() => expect(text()).toContain('A physician must approve first'))
  expect(sent).toHaveLength(1)
  expect(JSON.parse(String(sent[0]?.get('formData')))).toMatchObject({
    definitionVersion: MEDICAL.version,
    language: 'en-US',
    answers: { q3: 'yes' },
    signature: { name: 'Ines Marin', way: 'typed', mark: 'Ines Marin', intent: true, consent: true },
    signedOnDeviceAt: expect.stringMatching(/^20\d\d-.*Z$/),
  })
  expect(address()).toBe(`/medical-form?signed=${idOf(sent[0])}`)
})

test('[ST-08] after a physician declined, the signing page and the outcome say that answers alone are not enough', async () => {
  const reported = 'In the last year, a physician did not approve you for diving.'
  const signing = await open({
    at: '?at=sign',
    answers: ALL_NO,
    more: { 'GET definitions/{form}': () => ({ ...aFormToFill(), isAfterDecline: true }) },
  })
  await soon(() => expect(signing.text()).toContain(reported))
  expect(signing.text()).not.toContain('You are cleared to dive')
  signing.unmount()
  const listing = { ...LISTING, id: 'signed', isAfterDecline: true }
  const done = await open({ at: '?signed=signed', more: { 'GET search': () => [listing] } })
  await heading(done.place, 'A physician must approve first')
  expect(done.text()).toContain(reported)
})

test('[P-09] [TS-08] while a physician is still asked about an earlier form, nobody reads that none is needed', async () => {
  const asked = { 'GET definitions/{form}': () => ({ ...aFormToFill(), hasOpenRequest: true }) }
  const open10No = await open({ at: '?at=sign', answers: ALL_NO, more: asked })
  await soon(() => expect(open10No.text()).toContain('This one counts once the physician has answered'))
  expect(open10No.text()).not.toContain('No physician is needed')
  open10No.unmount()
  const free = await open({ at: '?at=sign', answers: ALL_NO })
  await soon(() => expect(free.text()).toContain('No physician is needed'))
  free.unmount()
})

test('[TS-04] anyone who signs no Yes after a Yes confirms that it no longer applies, and nobody else is asked', async () => {
  const box = 'I confirm that the Yes in my earlier questionnaire no longer applies.'
  const earlier = { 'GET definitions/{form}': () => ({ ...aFormToFill(), hasEarlierYes: true }) }
  const changed = await open({ at: '?at=sign', answers: ALL_NO, more: earlier })
  await soon(() => expect(changed.text()).toContain(box))
  const send = await changed.control('button', 'Sign')
  send.click()
  await soon(() => expect(changed.text()).toContain('Confirm this, or correct your answers.'))
  ;(await changed.control<HTMLInputElement>('input', box)).click()
  await soon(() => expect(changed.text()).not.toContain('Confirm this, or correct your answers.'))
  changed.unmount()
  const still = await open({ at: '?at=sign', answers: { ...ALL_NO, q3: 'yes' }, more: earlier })
  await soon(() => expect(still.text()).toContain('I have read and agree to this statement'))
  expect(still.text()).not.toContain(box)
})

test('[P-09] while a physician is asked about the form before, the outcome says so and offers to withdraw the request', async () => {
  const link = { role: 'physician', name: 'Dr. Reis', email: 'reis@clinic.test', language: 'en-US' }
  const sent = { state: 'sent', sentAt: '2026-11-01T10:00:00.000Z', expiresAt: '2026-11-15T10:00:00.000Z' }
  const openRequest = { documentId: 'before', link: { ...link, ...sent, remindableFrom: null } }
  const listing = { ...LISTING, id: 'signed', status: 'Completed', openRequest }
  const done = await open({ at: '?signed=signed', more: { 'GET search': () => [listing] } })
  await heading(done.place, 'A physician must approve first')
  expect(done.text()).toContain('You asked a physician about your earlier questionnaire.')
  expect(done.text()).not.toContain('You are cleared to dive')
  await done.control('button', 'Withdraw link')
})

test('[TS-06] the end screen of a minor names both ways of the guardian: by email, and at the counter', async () => {
  const listing = { ...LISTING, id: 'signed', isGuardianAwaited: true }
  const { text } = await open({ at: '?signed=signed', more: { 'GET search': () => [listing] } })
  await soon(() => expect(text()).toContain('Ask them by email below.'))
  expect(text()).toContain('in person at your dive center')
})

test.each([
  ['awaited', true],
  ['none', false],
])(
  '[TS-06] [TS-08] the end screen of a minor whose physician is %s says so: %s',
  async (physician, isSaid) => {
    const listing = { ...LISTING, id: 'signed', isGuardianAwaited: true, physician }
    const { text } = await open({ at: '?signed=signed', more: { 'GET search': () => [listing] } })
    await soon(() => expect(text()).toContain('Ask them by email below.'))
    expect(text().includes('A physician must approve too.')).toBe(isSaid)
  },
)

test('[TS-05] the end screen of an adult who gave another birth date before names the document as the way out', async () => {
  const listing = { ...LISTING, id: 'signed', isGuardianAwaited: true, isBirthDateUnconfirmed: true }
  const { text } = await open({ at: '?signed=signed', more: { 'GET search': () => [listing] } })
  await soon(() => expect(text()).toContain('has checked your identity document.'))
})

test('[SC-09] the focus moves from the pad to the field and back', async () => {
  const { control } = await open({ at: '?at=sign', answers: ALL_NO })
  const other = await control('button', 'Cannot draw?')
  other.focus()
  other.click()
  await soon(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  ;(await control('button', 'Draw')).click()
  await soon(() => expect(document.activeElement?.tagName).toBe('FIELDSET'))
})

test("[SC-09] [TS-06] a minor reads how the guardian signs, and can't sign for them; an adult reads nothing of it", async () => {
  const minor = await open({
    at: '?at=sign',
    answers: ALL_NO,
    birthDate: '2012-01-01',
    more: { 'GET definitions/{form}': () => aFormToFill(['participant', 'guardian']) },
  })
  await minor.control('button', 'Sign and send')
  await soon(() =>
    expect(minor.text()).toContain(
      'you can email them a link, or they can sign in person at your dive center',
    ),
  )
  expect(minor.place.querySelectorAll('input[maxlength="200"]')).toHaveLength(0)
  const adult = await open({ at: '?at=sign', answers: ALL_NO })
  await adult.control('button', 'Sign and send')
  expect(adult.text()).not.toMatch(/guardian/i)
})

test('a version that is no longer used is reported, and the answers stay readable', async () => {
  const { control, text } = await open({
    at: '?at=q1',
    answers: { q5: 'yes' },
    more: {
      'PUT drafts/{form}': () => {
        throw new CallFailed('', { kind: 'refused', status: 409, problem: 'form-version-gone' })
      },
    },
  })
  ;(await control('input', 'No')).click()
  await soon(() => expect(text()).toContain('This form has changed.'))
  expect(text()).toContain('were not sent to anyone')
  expect(text()).not.toContain('Not answered')
  await control('button', 'Start new version')
})

test("[SC-09] an organization's own wording takes precedence over ours", async () => {
  const texts = { 'en-US': { 'forms.medical.q5': 'The official fifth question?' } }
  const definition = { ...aFormToFill().definition, version: 1001, languages: ['en-US'], texts }
  const { text } = await open({
    at: '?at=q5',
    more: { 'GET definitions/{form}': () => ({ ...aFormToFill(), definition }) },
  })
  await soon(() => expect(text()).toContain('The official fifth question?'))
})

const keysOf = ({ title, statement, sections }: FormDefinition) => [
  title,
  ...statement,
  ...sections.flatMap((section) => [
    section.title,
    ...section.paragraphs.map(({ text }) => text),
    ...section.questions.flatMap(({ text, help, examples = [] }) => [text, help ?? text, ...examples]),
  ]),
]

test('[SC-09] every text key of every form has a text', async () => {
  await Promise.all([i18n.use('en-US'), i18n.need('forms')])
  const words = i18n.current().t as (key: string) => string
  const variants = ['own-fault', 'full', 'guardian-notice'] as const
  const keys = FORMS.flatMap((form) =>
    variants.flatMap((variant) => keysOf(currentDefinition(form, variant))),
  )
  for (const key of keys) expect(() => words(key), key).not.toThrow()
})

test('[RT-25] a double click on the next button is one step', async () => {
  const { control, address, back } = await open({ at: '?at=q1', answers: { q1: 'no', q2: 'no', q3: 'no' } })
  const next = await control('button', 'Next question')
  for (const detail of [1, 2])
    next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  await soon(() => expect(address()).toContain('at=q2'))
  await back()
  expect(address()).toContain('at=q1')
})
