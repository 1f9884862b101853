import type { LinkedFormWire } from '@fathom/contract/forms'
import { currentDefinition } from '@fathom/domain/forms'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
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

let close: (() => void) | undefined
afterEach(async () => {
  close?.()
  await i18n.use('en-US')
})

async function open(form: LinkedFormWire) {
  await Promise.all([i18n.use('ar-SA'), i18n.need('forms'), i18n.need('forms-signers')])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const http = { get: async () => form }
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={{ http } as unknown as Calls}>
        <QueryClientProvider client={new QueryClient()}>
          <GuardianScreen token="t" />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  close = () => {
    root.unmount()
    place.remove()
  }
  await vi.waitFor(() => expect(place.querySelectorAll('dd')).toHaveLength(2))
  const isIn = (text: string, selector: string) =>
    [...place.querySelectorAll(selector)].some((part) => part.textContent?.includes(text))
  return { place, isIn, t: i18n.current().t }
}

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
  const statement = t('forms-signers.statement.language', { name, read: 'العربية', signed: 'English' })
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
  const { place, isIn, t } = await open({
    ...signedInEnglish,
    definition: release as unknown as LinkedFormWire['definition'],
    answers: Object.fromEntries(asked.map(({ id }) => [id, 'Reef'])),
  })
  const [first] = release.sections.flatMap(({ paragraphs }) => paragraphs)
  expect(isIn(t(first?.text as 'forms.medical.intro.honest'), 'p')).toBe(true)
  expect(place.querySelector('details')).toBeNull()
})
