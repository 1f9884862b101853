import type { WitnessedFormWire } from '@fathom/contract/forms'
import { currentDefinition } from '@fathom/domain/forms'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { NO_GUARDIAN } from '../fill/sign/signing.ts'
import { closeScreen, openScreen } from '../testing/open-screen.fixture.tsx'
import { GuardianInPerson } from './guardian-in-person.tsx'

const definition = currentDefinition('liability-release', 'own-fault')
const form: WitnessedFormWire = {
  memberName: 'Milo Hart',
  birthDate: '2014-03-04',
  language: 'en-US',
  definition: definition as unknown as WitnessedFormWire['definition'],
  texts: {},
  answers: {},
}
const OF = { affiliateId: '100006', documentId: 'd-1' }
const STORED = `fathom.in-person.${OF.documentId}`
const rosa = {
  ...NO_GUARDIAN,
  name: 'Rosa Hart',
  relationship: 'Mother',
  birthDate: '1980-01-01',
  agreed: { intent: true, consent: true },
  signature: { way: 'typed', strokes: [], typed: 'Rosa Hart' },
} as const

beforeEach(() => {
  sessionStorage.clear()
  // In this test environment, collapsing a selection fires change events endlessly.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue()
})
afterEach(() => {
  closeScreen()
  vi.restoreAllMocks()
})

const post = async (..._: unknown[]): Promise<unknown> => undefined

/** The guardian has signed with this name, and gave the device back. */
async function open(
  guardian: object = rosa,
  isSigned = true,
  shown = form,
  answers = post,
  isCenter = false,
) {
  sessionStorage.setItem(STORED, JSON.stringify({ guardian, isSigned }))
  const http = {
    get: async () => shown,
    post: vi.fn(answers),
    delete: vi.fn(async () => undefined),
  }
  const proofs: (() => void)[] = []
  const freshly = async <T,>(action: () => Promise<T>) => {
    await new Promise<void>((resolve) => proofs.push(resolve))
    return action()
  }
  const onEnd = vi.fn()
  const screen = await openScreen(
    <GuardianInPerson
      freshly={freshly}
      isCanceled={() => false}
      isCenter={isCenter}
      of={OF}
      onEnd={onEnd}
      witness="Kai Nakamura"
    />,
    { http, areas: ['forms', 'forms-signers'] },
  )
  return {
    ...screen,
    http,
    proofs,
    onEnd,
    says: (text: string) => vi.waitFor(() => expect(screen.place.textContent).toContain(text)),
  }
}

test('[TS-06] nothing is sent and nobody leaves before the witness has proved who they are', async () => {
  const { t, place, press, http, proofs, onEnd } = await open()
  await press(t('forms-signers.inPerson.end'))
  await vi.waitFor(() => expect(proofs).toHaveLength(1))
  await vi.waitFor(() => expect(place.querySelector('input[type=checkbox]')).not.toBeNull())
  place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  await press(t('forms-signers.inPerson.confirm'))
  await vi.waitFor(() => expect(proofs).toHaveLength(2))
  expect([http.post.mock.calls, http.delete.mock.calls, onEnd.mock.calls]).toEqual([[], [], []])
  proofs[1]?.()
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1))
  expect(http.post.mock.calls[0]).toMatchObject([
    'forms',
    'students/{affiliateId}/documents/{documentId}/guardian',
    { params: OF, body: { name: 'Rosa Hart', mark: 'Rosa Hart', witnessed: true } },
  ])
  expect(sessionStorage.getItem(STORED)).toBeNull()
})

test('[TS-06] at a dive center the member of staff who witnesses enters their name, and is not the guardian', async () => {
  const { t, place, press, fill, says, http, proofs } = await open(rosa, true, form, post, true)
  await vi.waitFor(() => expect(place.querySelector('input[type=checkbox]')).not.toBeNull())
  place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  await press(t('forms-signers.inPerson.confirm'))
  await says(t('forms-signers.name-incomplete'))
  await fill(t('forms-signers.staff'), 'Rosa Hart')
  await press(t('forms-signers.inPerson.confirm'))
  await says(t('forms-signers.inPerson.witness'))
  expect(proofs).toHaveLength(0)
  await fill(t('forms-signers.staff'), 'Lena Brandt')
  await press(t('forms-signers.inPerson.confirm'))
  await vi.waitFor(() => expect(proofs).toHaveLength(1))
  proofs[0]?.()
  await vi.waitFor(() => expect(http.post).toHaveBeenCalledTimes(1))
  expect(http.post.mock.calls[0]?.[2]).toMatchObject({ body: { staffName: 'Lena Brandt', witnessed: true } })
})

test('[TS-06] an instructor is the witness by the own name', async () => {
  const { t, place, says } = await open()
  await says(t('forms-signers.inPerson.box'))
  expect(place.textContent).not.toContain(t('forms-signers.staff'))
})

test('[LE-07] the guardian may leave an address for copies of messages, and a wrong one is said', async () => {
  const { t, place, press, says, http, proofs } = await open(rosa, false)
  await says(t('forms-signers.inPerson.email'))
  const field = place.querySelector<HTMLInputElement>('input[type=email]')
  if (!field) throw new Error('there is a field')
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('rosa')
  await press(t('forms-signers.inPerson.finish'))
  await says(t('forms-signers.ask.address-invalid'))
  type('rosa@example.test ')
  await press(t('forms-signers.inPerson.finish'))
  await vi.waitFor(() => expect(place.querySelector('input[type=checkbox]')).not.toBeNull())
  await says('Rosa Hart (Mother) has signed for Milo Hart.')
  place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  await press(t('forms-signers.inPerson.confirm'))
  await vi.waitFor(() => expect(proofs).toHaveLength(1))
  proofs[0]?.()
  await vi.waitFor(() => expect(http.post).toHaveBeenCalledTimes(2))
  expect(http.post.mock.calls[1]?.[2]).toMatchObject({ body: { email: 'rosa@example.test' } })
})

test('[TS-01] an address that copies may not go to is refused at its field, before the device is returned', async () => {
  const own = new CallFailed('', { kind: 'refused', status: 422, problem: 'address-own' })
  const answers = vi.fn(post).mockRejectedValueOnce(own)
  const { t, place, press, fill, says, http } = await open(rosa, false, form, answers)
  const field = await fill(t('forms-signers.inPerson.email'), 'teen@fathom.test')
  await press(t('forms-signers.inPerson.finish'))
  await says(t('forms-signers.inPerson.emailRefused'))
  expect(http.post.mock.calls[0]).toEqual([
    'forms',
    'students/{affiliateId}/documents/{documentId}/guardian/address',
    { params: OF, body: { email: 'teen@fathom.test' } },
  ])
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect(place.textContent).not.toContain(t('forms-signers.inPerson.box'))
  await fill(t('forms-signers.inPerson.email'), 'rosa@example.test')
  expect(place.textContent).not.toContain(t('forms-signers.inPerson.emailRefused'))
  await press(t('forms-signers.inPerson.finish'))
  await says(t('forms-signers.inPerson.box'))
})

test("[TS-06] the witness compares the guardian's birth date with the document", async () => {
  const { place, says } = await open()
  await says('Rosa Hart (Mother) has signed for Milo Hart.')
  expect(place.querySelector('dl')?.textContent).toContain('1 January 1980')
})

test('[TS-06] if only the birth date is wrong, Finish takes the focus to it', async () => {
  const { t, place, press } = await open({ ...rosa, birthDate: '2015-01-01' }, false)
  await vi.waitFor(() => expect(place.querySelector('[role=spinbutton]')).not.toBeNull())
  await press(t('forms-signers.inPerson.finish'))
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('spinbutton'))
})

test('[TS-06] a witness who has not confirmed is told so, and proves nothing yet', async () => {
  const { t, press, says, proofs } = await open()
  await press(t('forms-signers.inPerson.confirm'))
  await says(t('forms-signers.missing.confirm'))
  expect(proofs).toHaveLength(0)
})

test('[TS-06] Back hands the device over again, and keeps what the guardian has filled in and signed', async () => {
  const answers = vi.fn(post).mockRejectedValueOnce(new CallFailed('', { kind: 'network' }))
  const { t, place, press, says, http } = await open(rosa, true, form, answers)
  await says('Rosa Hart (Mother) has signed for Milo Hart.')
  await press(t('forms.fill.back'))
  await says(t('forms.document.link.notSent'))
  expect(place.textContent).toContain(t('forms-signers.inPerson.box'))
  await press(t('forms.fill.back'))
  await says(t('forms-signers.inPerson.finish'))
  const handover = [
    'forms',
    'students/{affiliateId}/documents/{documentId}/guardian/handover',
    { params: OF },
  ]
  expect(http.post.mock.calls).toEqual([handover, handover])
  const values = [...place.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value)
  expect(values).toEqual(expect.arrayContaining(['Rosa Hart', 'Mother']))
  await press(t('forms-signers.inPerson.finish'))
  await says('Rosa Hart (Mother) has signed for Milo Hart.')
})

test('[TS-06] the witness is refused as the guardian at the name, before the device is returned', async () => {
  const typed = { way: 'typed', strokes: [], typed: 'Nakamura Kai' }
  const { t, place, press, says } = await open({ ...rosa, name: 'Nakamura Kai', signature: typed }, false)
  await press(t('forms-signers.inPerson.finish'))
  await says(t('forms-signers.inPerson.witness'))
  const named = place.querySelector<HTMLInputElement>('input[aria-invalid="true"]')
  expect(named?.value).toBe('Nakamura Kai')
  expect(place.textContent).not.toContain(t('forms-signers.inPerson.box'))
})

test('[TS-06] a guardian with the name of the diver signs, and the witness states to have seen a document', async () => {
  const signature = { way: 'typed', strokes: [], typed: 'Milo Hart' }
  const father = { ...rosa, name: 'Milo Hart', relationship: 'Father', signature }
  const { t, place, press, says, http, proofs } = await open(father, false)
  await press(t('forms-signers.inPerson.finish'))
  await says(t('forms-signers.inPerson.identity'))
  const boxes = [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  boxes[0]?.click()
  await press(t('forms-signers.inPerson.confirm'))
  await vi.waitFor(() => expect(boxes[1]?.getAttribute('aria-invalid')).toBe('true'))
  await vi.waitFor(() => expect(document.activeElement).toBe(boxes[1]))
  expect(proofs).toEqual([])
  boxes[1]?.click()
  await press(t('forms-signers.inPerson.confirm'))
  await vi.waitFor(() => expect(proofs).toHaveLength(1))
  proofs[0]?.()
  await vi.waitFor(() => expect(http.post).toHaveBeenCalledOnce())
  expect(http.post.mock.calls[0]).toMatchObject([
    'forms',
    'students/{affiliateId}/documents/{documentId}/guardian',
    { body: { name: 'Milo Hart', witnessed: true, isIdentitySeen: true } },
  ])
})

test('[TS-06] a guardian with another name is asked for no document', async () => {
  const { t, place, says } = await open()
  await says(t('forms-signers.inPerson.box'))
  expect(place.textContent).not.toContain(t('forms-signers.inPerson.identity'))
})

const MEDICAL: WitnessedFormWire = {
  ...form,
  definition: currentDefinition('medical-questionnaire', 'own-fault') as unknown as typeof form.definition,
  texts: {
    'forms.medical.q3': 'Planted question',
    'forms.medical.statement.honest': 'Planted declaration',
    'forms.document.yes': 'Yes',
  },
}

/** Knows the code of the diver. */
const withCode = async (...[, path, call]: unknown[]) => {
  if (!String(path).endsWith('/answers')) return undefined
  const { body } = call as { body: { code: string } }
  if (body.code === '12345678') return { answers: { q3: 'yes' } }
  throw new CallFailed('', { kind: 'refused', status: 422, problem: 'code-wrong' })
}

function typeCode(place: HTMLElement, code: string) {
  const input = place.querySelector<HTMLInputElement>('input[inputmode=numeric]')
  if (!input) throw new Error('no field for the code')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, code)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

test('[TS-06] a guardian reads the health answers with the code before signing, and the witness sees none of them', async () => {
  const { t, place, press, http, says } = await open(rosa, false, MEDICAL, withCode)
  await says(t('forms-signers.inPerson.code.text', { name: 'Milo Hart', witness: 'Kai Nakamura' }))
  await says('Planted declaration')
  await press(t('forms-signers.inPerson.finish'))
  await says(t('forms-signers.inPerson.code.missing'))
  expect(place.textContent).not.toContain(t('forms-signers.inPerson.box'))
  typeCode(place, '87654321')
  await press(t('forms-signers.inPerson.code.show'))
  await says(t('forms-signers.inPerson.code.wrong'))
  expect(place.textContent).not.toContain('Planted question')
  typeCode(place, '١٢٣٤٥٦٧٨')
  await press(t('forms-signers.inPerson.code.show'))
  await says('Planted question')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Planted question'))
  await press(t('forms-signers.inPerson.finish'))
  await says(t('forms-signers.inPerson.box'))
  expect(place.textContent).not.toContain('Planted question')
  await press(t('forms.fill.back'))
  await says('Planted declaration')
  expect(place.textContent).not.toContain('Planted question')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('yes')
  await press(t('forms-signers.inPerson.finish'))
  await says(t('forms-signers.inPerson.box'))
  expect(http.post.mock.calls.every(([, path]) => /\/(answers|handover)$/.test(String(path)))).toBe(true)
})

test("[TS-06] at the counter, too, the guardian finds the diver's instructions folded", async () => {
  const texts = { ...MEDICAL.texts, 'forms.medical.intro.honest': 'Planted instruction' }
  const { t, place, says } = await open(rosa, false, { ...MEDICAL, texts }, withCode)
  await says('Planted instruction')
  expect(place.querySelector('details:not([open])')?.textContent).toContain('Planted instruction')
  expect(place.textContent?.split('Planted instruction')).toHaveLength(2)
  expect(place.querySelector('h2')?.textContent).toBe(t('forms.medical.title'))
})

test('[TS-06] what is sent names the languages in which the guardian read, whatever the page speaks afterwards', async () => {
  await i18n.use('de-DE')
  const { place, press, http, proofs } = await open(rosa, false, form, post)
  await i18n.use('de-DE')
  const { t } = i18n.current()
  await press(t('forms-signers.inPerson.finish'))
  await vi.waitFor(() => expect(place.textContent).toContain(t('forms-signers.inPerson.box')))
  await i18n.use('en-US')
  place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  await press(i18n.current().t('forms-signers.inPerson.confirm'))
  await vi.waitFor(() => expect(proofs).toHaveLength(1))
  proofs[0]?.()
  await vi.waitFor(() => expect(http.post).toHaveBeenCalled())
  expect(http.post.mock.calls[0]?.[2]).toMatchObject({ body: { language: 'de-DE', readIn: 'de-DE' } })
})

test('[TS-06] at the counter the guardian reads for whom and why they sign, as on the mailed page', async () => {
  const changed = { changedAt: '2026-11-03T12:00:00.000Z', earlier: ['2014-03-04'] }
  const { place } = await open(NO_GUARDIAN, false, {
    ...form,
    ...{ birthDate: '2001-03-04', birthDateChange: changed },
  })
  await vi.waitFor(() =>
    expect(place.textContent).toContain('According to a birth date that was given earlier'),
  )
  const text = place.textContent?.replaceAll(/[\u2068\u2069]/g, '')
  expect(text).toContain('The form is valid only with the signature of a parent or legal guardian.')
  expect(text).toContain('4 March 2001Changed on 3 November 2026; given before: 4 March 2014.')
})
