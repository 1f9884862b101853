import { currentDefinition, type FormName, keysOf } from '@fathom/domain/forms'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { i18n } from '../../../shared/i18n/index.ts'
import { ALL_NO, aDraft } from './draft/form.fixture.ts'
import { deviceForms } from './draft/stored-form.ts'
import { aFillScreen, soon } from './fill-screen.fixture.tsx'

const MEDICAL = 'medical-questionnaire'
const RELEASE = 'liability-release'
const ANSWERS = { ...ALL_NO, q1: 'yes', ...Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`a${at}`, 'no'])) }
const SAID = ['forms.sign.intent', 'forms.sign.consent', 'forms.document.yes', 'forms.document.no']

let shown: Awaited<ReturnType<typeof aFillScreen>> | undefined
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView ??= () => undefined
})
afterEach(async () => {
  shown?.unmount()
  for (const form of [MEDICAL, RELEASE]) await deviceForms.remove(`100001.${form}`)
  await i18n.use('en-US')
})

/** Opens a form that exists only in English for an Arabic reader; every text contains its key. */
async function openInArabic(form: FormName, at: string) {
  const ours = currentDefinition(form, 'own-fault')
  const texts = Object.fromEntries([...keysOf(ours), ...SAID].map((key) => [key, `Official ${key}`]))
  const definition = { ...ours, version: 1001, languages: ['en-US'], texts: { 'en-US': texts } }
  shown = await aFillScreen({
    form,
    at,
    locale: 'ar-SA',
    more: {
      'GET definitions/{form}': () => ({ definition, signers: ['participant'] }),
      'GET drafts/{form}': () =>
        aDraft({
          form,
          definitionVersion: 1001,
          version: 1,
          answers: ANSWERS,
          place: { country: 'EG', region: null },
        }),
    },
  })
  return shown.place
}

/** The texts on the page that are in English and marked as English. */
const inEnglish = (place: HTMLElement) =>
  [...place.querySelectorAll('[lang="en-US"]')].map(({ textContent }) => textContent).join(' | ')

test.each([
  [
    MEDICAL,
    '?at=q1',
    [
      'forms.medical.title',
      'forms.medical.q1',
      'forms.document.yes',
      'forms.document.no',
      'forms.medical.a1',
    ],
  ],
  [MEDICAL, '?at=review', ['forms.medical.title', 'forms.medical.q1', 'forms.document.yes']],
  [
    MEDICAL,
    '?at=sign',
    [...currentDefinition(MEDICAL, 'own-fault').statement, 'forms.sign.intent', 'forms.sign.consent'],
  ],
  [
    RELEASE,
    '',
    currentDefinition(RELEASE, 'own-fault').sections.flatMap(({ paragraphs, questions }) =>
      [...paragraphs, ...questions].map(({ text }) => text),
    ),
  ],
] as const)(
  '[SC-09] all of %s at %s is shown and marked in the language that is signed',
  async (form, at, keys) => {
    const place = await openInArabic(form, at)
    await soon(() => {
      for (const key of keys) expect(inEnglish(place)).toContain(`Official ${key}`)
    })
    for (const part of place.querySelectorAll('[lang="en-US"]:not(bdi)'))
      expect(part.getAttribute('dir')).toBe('ltr')
  },
)
