import type { LinkedFormWire } from '@fathom/contract/forms'
import { currentDefinition } from '@fathom/domain/forms'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { closeScreen, openScreen } from '../testing/open-screen.fixture.tsx'
import { GuardianScreen } from './guardian-screen.tsx'

const definition = currentDefinition('medical-questionnaire', 'own-fault')

const signedInEnglish: LinkedFormWire = {
  memberName: 'Milo Hart',
  birthDate: null,
  language: 'en-US',
  createdDate: '2026-11-15T10:00:00.000Z',
  definition: definition as unknown as LinkedFormWire['definition'],
  texts: {
    [definition.title]: 'Medical questionnaire',
    'forms.medical.statement.honest': 'All true.',
    'forms.document.yes': 'Yes',
    'forms.document.no': 'No',
  },
  answers: { q1: 'no', q3: 'yes' },
  expiresAt: '2026-11-30T10:00:00.000Z',
}

afterEach(async () => {
  closeScreen()
  vi.restoreAllMocks()
  await i18n.use('en-US')
})

type Options = { locale?: 'ar-SA' | 'en-US'; post?: () => Promise<unknown> }

async function open(form: LinkedFormWire, { locale = 'ar-SA', post }: Options = {}) {
  const shown = await openScreen(<GuardianScreen token="t" />, {
    ...{ http: { get: async () => form, post }, areas: ['forms', 'forms-signers'], locale },
  })
  const { place } = shown
  await vi.waitFor(() => expect(place.querySelectorAll('dd')).toHaveLength(2 + factsOf(form)))
  const isIn = (text: string, selector: string) =>
    [...place.querySelectorAll(selector)].some((part) => part.textContent?.includes(text))
  return { ...shown, isIn }
}

/** Name, birth date and, where it is known, the age of the diver. */
const factsOf = ({ birthDate }: LinkedFormWire) => (birthDate ? 3 : 2)

const ENGLISH = '[lang="en-US"][dir="ltr"]'
const ARABIC = '[lang="ar-SA"][dir="rtl"]'

test("[SC-09] [TS-06] a form whose wording the reader's language lacks stays in the language it was signed in; statement and page are in the reader's", async () => {
  const older = { ...signedInEnglish.definition, version: 1 }
  const { place, isIn, t } = await open({ ...signedInEnglish, definition: older })
  for (const text of ['Medical questionnaire', 'Yes', 'No', 'All true.'])
    expect([text, isIn(text, ENGLISH)]).toEqual([text, true])
  const around = [...place.querySelectorAll('h1, h2, label')].filter(
    (part) => !part.querySelector('[lang]') && !part.textContent?.includes('Milo Hart'),
  )
  expect(around.length).toBeGreaterThan(4)
  expect(around.map(({ textContent }) => textContent).join(' ')).not.toMatch(/[a-z]{3}/)
  expect(place.textContent).toContain(t('shell.page.guardian'))
  expect(place.textContent).toContain(t('forms-signers.statement.guardian', { name: 'Milo Hart' }))
  expect(place.textContent).toContain(t('forms.sign.intent'))
})

test('[TS-06] the guardian reads the form in their own language, and which text is the signed one, in the note and in what they sign', async () => {
  const { place, isIn, t } = await open(signedInEnglish)
  const name = 'Milo Hart'
  for (const key of ['forms.medical.q3', 'forms.medical.statement.honest', 'forms.document.yes'] as const)
    expect([key, isIn(t(key), ARABIC)]).toEqual([key, true])
  expect(place.querySelector(ENGLISH)).toBeNull()
  expect(place.textContent).toContain(t('forms-signers.language.guardian', { name, language: 'الإنجليزية' }))
  const statement = t('forms-signers.statement.language', { name, read: 'العربية', signed: 'الإنجليزية' })
  expect(place.textContent).toContain(statement)
  const asSigned = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === t('forms-signers.language.signed'),
  )
  asSigned?.click()
  await vi.waitFor(() => expect(isIn('All true.', ENGLISH)).toBe(true))
  expect(place.textContent).not.toContain(statement)
})

test("[TS-06] what speaks to the diver is folded and named as the diver's, and no title of theirs stands above the answers", async () => {
  const { place, isIn, t } = await open(signedInEnglish)
  const folded = place.querySelector<HTMLDetailsElement>('details:not([open])')
  expect(folded?.querySelector('summary')?.textContent).toBe(
    t('forms-signers.guardian.instructions', { name: 'Milo Hart' }),
  )
  const instructions = definition.sections.flatMap(({ paragraphs }) => paragraphs).map(({ text }) => text)
  expect(instructions).toHaveLength(3)
  for (const key of instructions as 'forms.medical.intro.honest'[]) {
    expect([key, isIn(t(key), 'details')]).toEqual([key, true])
    expect(place.textContent?.split(t(key))).toHaveLength(2)
  }
  expect(isIn(t('forms.medical.health'), 'h2, h3')).toBe(false)
})

test('[TS-06] the text of a release is open: the guardian agrees to it', async () => {
  const release = currentDefinition('liability-release', 'own-fault')
  const asked = release.sections.flatMap(({ questions }) => questions).slice(0, 2)
  const form = {
    ...signedInEnglish,
    definition: release as unknown as LinkedFormWire['definition'],
    answers: Object.fromEntries(asked.map(({ id }) => [id, 'Reef'])),
  }
  const { place, isIn, t } = await open(form)
  const [first] = release.sections.flatMap(({ paragraphs }) => paragraphs)
  expect(isIn(t(first?.text as 'forms.medical.intro.honest'), 'p')).toBe(true)
  expect(place.querySelector('details')).toBeNull()
})

test('[TS-06] the guardian reads for which dive center and place the release is', async () => {
  const release = currentDefinition('liability-release', 'guardian-notice')
  const { place } = await openScreen(<GuardianScreen token="t" />, {
    http: {
      get: async () => ({
        ...signedInEnglish,
        definition: release,
        answers: { store: 'Harbour Divers' },
        place: { country: 'US', region: 'FL' },
      }),
    },
    areas: ['forms', 'forms-signers'],
  })
  await vi.waitFor(() => expect(textOf(place)).toContain('Place of divingUnited States · Florida'))
  expect(textOf(place)).toContain('Dive centerHarbour Divers')
})

const textOf = (place: HTMLElement) => place.textContent?.replaceAll(/[\u2068\u2069]/g, '') ?? ''

test("[TS-06] the guardian sees the diver's birth date and age, and why a signature is asked for", async () => {
  const { place } = await open({ ...signedInEnglish, birthDate: '2014-03-04' }, { locale: 'en-US' })
  const text = textOf(place)
  expect(text).toContain('Milo Hart is under 18. The form is valid only with the signature of a parent')
  expect(text).toMatch(/Date of birth4 March 2014Age1\d/)
  expect(text).not.toContain('Changed on')
})

test('[TS-06] a birth date that was changed is shown with those before, and the guardian reads by which one they sign', async () => {
  const changed = { changedAt: '2026-11-03T12:00:00.000Z', earlier: ['2014-03-04'] }
  const form = { ...signedInEnglish, birthDate: '2001-03-04', birthDateChange: changed }
  const text = textOf((await open(form, { locale: 'en-US' })).place)
  expect(text).toContain('Changed on 3 November 2026; given before: 4 March 2014.')
  expect(text).toContain('According to a birth date that was given earlier, Milo Hart is under 18.')
  // The lead above it must not say more than that.
  expect(text.split('under 18')).toHaveLength(2)
})

test('[TS-06] a link that is no longer needed shows nothing of the form', async () => {
  const get = async () => {
    throw new CallFailed('closed', { kind: 'refused', status: 410, problem: 'guardian-not-needed' })
  }
  const { place } = await openScreen(<GuardianScreen token="t" />, {
    ...{ http: { get }, areas: ['forms', 'forms-signers'] },
  })
  await vi.waitFor(() => expect(place.textContent).toContain('This signature is no longer needed'))
  expect(place.querySelector('form')).toBeNull()
  expect(place.textContent).not.toContain('asks for your signature')
})

test('[TS-06] a guardian who declined is asked for nothing any more', async () => {
  const { place, press, t } = await open(signedInEnglish, { locale: 'en-US', post: async () => undefined })
  expect(place.textContent).toContain(t('forms.guardian.lead'))
  const refuse = t('forms-signers.physician.refuse')
  await press(refuse)
  const confirm = () =>
    [...(place.querySelector('dialog')?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === refuse,
    )
  await vi.waitFor(() => expect(confirm()).toBeDefined())
  confirm()?.click()
  await vi.waitFor(() => expect(place.textContent).toContain(t('forms.physician.done.title')))
  expect(place.textContent).not.toContain(t('forms.guardian.lead'))
})

/** Types into the segments of the date, as a keyboard does. */
async function typeDay(place: HTMLElement, day: Readonly<Record<'month' | 'day' | 'year', string>>) {
  for (const [part, text] of Object.entries(day)) {
    const segment = () => place.querySelector<HTMLElement>(`[role=spinbutton][data-type=${part}]`)
    segment()?.focus()
    for (const data of text)
      segment()?.dispatchEvent(
        new InputEvent('beforeinput', { bubbles: true, cancelable: true, data, inputType: 'insertText' }),
      )
    await vi.waitFor(() => expect(segment()?.textContent).toMatch(/^(?:\d+|[A-Z][a-z]{2})$/))
  }
}

test('[TS-06] what the server refused about a name is gone once the name is corrected', async () => {
  // In this test environment, collapsing a selection fires change events endlessly.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue()
  const post = vi.fn(async () => {
    throw new CallFailed('refused', { kind: 'refused', status: 422, problem: 'guardian-is-teacher' })
  })
  const { place, press, fill, t } = await open(signedInEnglish, { locale: 'en-US', post })
  await vi.waitFor(() => expect(place.querySelectorAll('[role=spinbutton]')).toHaveLength(3))
  await fill(t('forms.sign.guardian.name'), 'Kai Nakamura')
  await fill(t('forms.sign.guardian.relationship'), 'Father')
  await typeDay(place, { month: '01', day: '02', year: '1980' })
  for (const box of place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.click()
  await press(t('forms.sign.toTyped'))
  await fill(t('forms.sign.typed'), 'Kai Nakamura')
  await press(t('forms.guardian.send'))
  await vi.waitFor(() => expect(place.textContent).toContain(t('forms-signers.guardian-is-teacher')))
  await fill(t('forms.sign.guardian.name'), 'Rosa Hart')
  await vi.waitFor(() => expect(place.textContent).not.toContain(t('forms-signers.guardian-is-teacher')))
  expect(place.textContent).toContain('2 January 1980')
})

test('[TS-06] a name that is refused is not asked for as the signature', async () => {
  const { place, press, fill, t } = await open(signedInEnglish, { locale: 'en-US' })
  await fill(t('forms.sign.guardian.name'), 'Milo Hart')
  await press(t('forms.sign.toTyped'))
  await fill(t('forms.sign.typed'), 'Rosa Hart')
  await press(t('forms.guardian.send'))
  await vi.waitFor(() => expect(place.textContent).toContain(t('forms-signers.guardian-is-diver')))
  expect(place.textContent).toContain(t('forms.sign.missing.typed'))
  expect(place.textContent).not.toContain(t('forms.sign.missing.otherName', { name: 'Milo Hart' }))
  await fill(t('forms.sign.guardian.name'), 'Rosa Marin')
  const sameName = t('forms.sign.missing.otherName', { name: 'Rosa Marin' })
  await vi.waitFor(() => expect(place.textContent).toContain(sameName))
})

test('[TS-06] the guardian reads in their own language which Yes was taken back, and the declaration about it', async () => {
  const declared = 'forms-standing.earlierYes.box'
  const statement = [...signedInEnglish.definition.statement, declared]
  const answered = { ...signedInEnglish, answers: { q1: 'no' } }
  const { isIn, t } = await open({
    ...answered,
    definition: { ...signedInEnglish.definition, statement },
    takenBack: {
      ...answered,
      ...{ signedDate: '2026-10-01T10:00:00.000Z', changedDate: '2026-11-02T10:00:00.000Z' },
      answers: { q3: 'yes' },
    },
  })
  expect(isIn(t('forms-signers.takenBack'), 'h2')).toBe(true)
  expect(isIn(t('forms.medical.q3'), ARABIC)).toBe(true)
  await vi.waitFor(() => expect(isIn(t(declared), ARABIC)).toBe(true))
})
