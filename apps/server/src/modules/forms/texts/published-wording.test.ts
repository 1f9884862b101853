import { randomUUID } from 'node:crypto'
import type { DraftWire, FormToFillWire } from '@fathom/contract/forms'
import {
  confirmTexts,
  currentDefinition,
  FORM_NAMES,
  type FormName,
  type FormWording,
  keysOf,
  ownWording,
  RELEASE_VARIANTS,
  withText,
} from '@fathom/domain/forms'
import { LOCALES, type Locale } from '@fathom/domain/translations'
import { readCatalogue, translatorFor } from '@fathom/locales/node'
import { startWorld, type World } from '@fathom/testing/world'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { pdfText, spaceless } from '../documents/paper/pdf-text.fixture.ts'
import { ALL_NO, aGuardian, aMedical, aRelease, byLink, formsOf } from '../forms.fixture.ts'
import { shownTexts } from './shown-texts.ts'

const RELEASE = 'liability-release'
const MEDICAL = 'medical-questionnaire'
const RISKS = 'forms.release.risks'
const STAFF = 900001

let world: World<Server>
let diver: Awaited<ReturnType<typeof formsOf>>
beforeAll(async () => {
  world = await startWorld(startServer)
  diver = await formsOf(world, 'diver')
})
afterEach(() => Promise.all([RELEASE, MEDICAL].map((form) => publish(form, null))))

const editions = () => world.server.platform.editions

const publish = (key: string, value: unknown, from: Date | null = null) =>
  editions().publish('wordings', { id: randomUUID(), key, value, by: STAFF, from, until: null })

async function undoNewest(key: string): Promise<void> {
  const latest = (await editions().open('wordings', key)).editions[0]?.version ?? 0
  await editions().undo('wordings', { id: randomUUID(), key, by: STAFF, version: latest, latest })
}

const newest = async (key: string) => (await editions().open('wordings', key)).editions[0]?.version ?? 0

/** Only English; every other language is left out. */
const inEnglish = (form: FormName, key: string, text: string): FormWording => ({
  ...withText(ownWording(form), 'en-US', key, text),
  languages: ['en-US'],
})

/** The change of one English text, which says the same in all other languages. */
const corrected = (form: FormName, key: string, text: string): FormWording =>
  LOCALES.filter((language) => language !== 'en-US').reduce(
    (wording, language) => confirmTexts(wording, language, [key]),
    withText(ownWording(form), 'en-US', key, text),
  )

async function toFill(language: Locale = 'en-US', form: FormName = RELEASE, query = '') {
  const { idToken } = await world.session('diver')
  const headers = { authorization: `Bearer ${idToken}`, 'accept-language': language }
  const answer = await fetch(`${world.url}/api/forms/definitions/${form}${query}`, { headers })
  return ((await answer.json()) as FormToFillWire).definition
}

const dataOf = async (documentId: string) => {
  const [record] = (await diver.record(documentId)).body
  return JSON.parse(record?.formData ?? '')
}

test('[OF-08] the diver signs what staff published, and the signed form keeps it after an undo', async () => {
  const before = await toFill()
  await publish(RELEASE, inEnglish(RELEASE, RISKS, 'Sharks may look at me.'))
  const shown = await toFill()
  expect(shown.version).toBe((100_000 + (await newest(RELEASE))) * 1000 + before.version)
  expect(shown.texts?.['en-US']?.[RISKS]).toBe('Sharks may look at me.')
  const { t } = translatorFor('en-US')
  expect(shown.texts?.['en-US']?.['forms.release.health']).toBe(t('forms.release.health'))
  const { status, body } = await diver.submit(aRelease({ definitionVersion: shown.version }))
  expect(status).toBe(201)
  await undoNewest(RELEASE)
  expect(await toFill()).toEqual(before)
  const signed = await dataOf(body.documentId)
  expect(signed.definitionVersion).toBe(shown.version)
  const paper = await pdfText(await diver.pdf(body.documentId, 'file'))
  expect(paper).toContain(spaceless('Sharks may look at me.'))
  expect(paper).not.toContain(spaceless(t('forms.release.risks')).slice(0, 60))
})

test('[OF-08] nobody signs a text that was not shown: neither one before a publication nor one that was undone', async () => {
  const own = (await toFill()).version
  await publish(RELEASE, inEnglish(RELEASE, RISKS, 'First.'))
  const first = (await toFill()).version
  expect((await diver.submit(aRelease({ definitionVersion: own }))).body).toMatchObject({
    problem: 'form-version-gone',
    current: first,
  })
  await publish(RELEASE, inEnglish(RELEASE, RISKS, 'Second.'))
  const second = (await toFill()).version
  expect((await diver.submit(aRelease({ definitionVersion: first }))).status).toBe(409)
  await undoNewest(RELEASE)
  expect((await diver.submit(aRelease({ definitionVersion: second }))).status).toBe(409)
  // What applies again is the text that was shown before, under its own version.
  expect((await diver.submit(aRelease({ definitionVersion: first }))).status).toBe(201)
})

test('[OF-08] a draft of an earlier wording begins anew, in every variant of the release', async () => {
  const change = { definitionVersion: (await toFill()).version, answers: { activity: 'Reef' } }
  const saved = await diver.save<DraftWire>(RELEASE, null, change)
  expect(saved.status).toBe(200)
  await publish(RELEASE, inEnglish(RELEASE, 'forms.release.notice', 'NOTICE'))
  const florida = await toFill('en-US', RELEASE, '?country=US&region=FL')
  expect((await toFill()).version).toBe(florida.version)
  expect((await diver.save(RELEASE, saved.body.version, change)).status).toBe(409)
  expect((await diver.get<DraftWire>(`/drafts/${RELEASE}`)).body).toMatchObject({
    isStartedAnew: true,
    answers: {},
    definitionVersion: florida.version,
  })
})

test('[OF-08] a planned wording applies when it begins', async () => {
  const own = (await toFill()).version
  await publish(RELEASE, inEnglish(RELEASE, RISKS, 'Next year.'), new Date(Date.now() + 3_600_000))
  expect((await toFill()).version).toBe(own)
  expect((await diver.submit(aRelease({ definitionVersion: own }))).status).toBe(201)
})

test('[OF-08] a language that is left out is signed in the published English, never in its older text', async () => {
  await publish(RELEASE, inEnglish(RELEASE, RISKS, 'New risks.'))
  const { languages, texts, version } = await toFill('de-DE')
  expect(languages).toEqual(['en-US'])
  expect(texts?.['en-US']).toMatchObject({ [RISKS]: 'New risks.', 'forms.document.yes': 'Yes' })
  const german = await diver.submit(aRelease({ definitionVersion: version, language: 'de-DE' }))
  expect([german.status, german.body.problem]).toEqual([422, 'language-unknown'])
})

test('[OF-08] a correction leaves the other languages as they are, and each reader gets all texts in their own', async () => {
  await publish(RELEASE, corrected(RELEASE, RISKS, 'The same, better.'))
  const { languages, texts, version } = await toFill('de-DE')
  expect(languages).toHaveLength(LOCALES.length)
  expect(languages[0]).toBe('en-US')
  expect(texts?.['de-DE']?.[RISKS]).toBe(translatorFor('de-DE').t('forms.release.risks'))
  expect(Object.keys(texts ?? {}).sort()).toEqual(['de-DE', 'en-US'])
  const { status } = await diver.submit(aRelease({ definitionVersion: version, language: 'de-DE' }))
  expect(status).toBe(201)
})

test('[OF-08] [TS-06] a guardian reads the published wording in another language that says the same', async () => {
  const german = withText(
    corrected(MEDICAL, 'forms.medical.q1', 'Lungs?'),
    'de-DE',
    'forms.medical.q1',
    'Lunge?',
  )
  await publish(MEDICAL, german)
  const teen = await formsOf(world, 'teen')
  const { version } = await toFill('en-US', MEDICAL)
  const { body } = await teen.submit(aMedical({ definitionVersion: version, answers: ALL_NO }))
  await publish(MEDICAL, null)
  const link = await teen.link(body.documentId, 'guardian')
  const { definition, texts } = (await byLink(world, link).read()).body
  expect(definition).toMatchObject({ version, texts: { 'de-DE': { 'forms.medical.q1': 'Lunge?' } } })
  expect(texts['forms.medical.q1']).toBe('Lungs?')
  const signed = await byLink(world, link).act({ ...aGuardian, language: 'de-DE', readIn: 'de-DE' })
  expect(signed.status).toBe(204)
  expect(await pdfText(await teen.pdf(body.documentId, 'file'))).toContain(spaceless('1 Lungs?'))
})

const risks = (text: string) => inEnglish(RELEASE, RISKS, text)
const age = (text: string) => inEnglish(MEDICAL, 'forms.medical.q2', text)

test.each<[string, FormName, FormWording, string[]]>([
  ['without a text', RELEASE, risks('  '), ['wording-empty']],
  ['with signs that no paper prints', RELEASE, risks('Risks 🤿'), ['wording-unprintable']],
  ['without English', RELEASE, { ...ownWording(RELEASE), languages: ['de-DE'] }, ['wording-english']],
  ['in no language', RELEASE, { ...ownWording(RELEASE), languages: [] }, ['wording-english']],
  ['of another version of the form', RELEASE, { ...risks('x'), formVersion: 2 }, ['wording-version']],
  [
    'whose translations were not checked',
    RELEASE,
    { ...risks('x'), languages: LOCALES },
    ['wording-outdated'],
  ],
  ['that asks for another age', MEDICAL, age('Are you older than 40?'), ['wording-age']],
])('[OF-08] a wording %s is not published', async (_, form, value, errors) => {
  await expect(publish(form, value)).rejects.toMatchObject({
    status: 422,
    problem: 'not-publishable',
    errors,
  })
  expect((await toFill('en-US', form)).texts).toBeUndefined()
})

test.each<[string, object]>([
  ['of a language that we do not have', { texts: { 'tlh-KX': { [RISKS]: 'Qapla' } } }],
  ['that is far too long', { texts: { 'en-US': { [RISKS]: 'x'.repeat(5001) } } }],
  ['with questions', { questions: [] }],
])('[OF-08] a text %s is refused', async (_, more) => {
  await expect(publish(RELEASE, { ...ownWording(RELEASE), ...more })).rejects.toMatchObject({ status: 400 })
})

test('[OF-08] the age may be written in the digits of any language', async () => {
  const arabic = withText(
    corrected(MEDICAL, 'forms.medical.q2', 'Over 45?'),
    'ar-SA',
    'forms.medical.q2',
    'فوق ٤٥؟',
  )
  await expect(publish(MEDICAL, arabic)).resolves.toBeUndefined()
})

test('[OF-08] a wording of an earlier version of the form no longer applies after an update', async () => {
  const own = await toFill()
  const older = { ...risks('Of the earlier form.'), formVersion: own.version - 1 }
  await world.server.platform.db.query(
    `insert into edition (id, kind, key, version, value, valid_from, published_at)
     values ($1, 'wordings', $2, $3, $4, now(), now())`,
    [randomUUID(), RELEASE, (await newest(RELEASE)) + 1, JSON.stringify(older)],
  )
  await publish(RELEASE, risks('Newer.'))
  await undoNewest(RELEASE)
  expect(await toFill()).toEqual(own)
})

test.each(LOCALES)('[OF-08] the office has the texts of %s as people sign them', (locale) => {
  for (const form of FORM_NAMES)
    for (const variant of RELEASE_VARIANTS) {
      const definition = currentDefinition(form, variant)
      const shown = shownTexts(definition, locale)
      for (const key of keysOf(definition)) expect(readCatalogue(locale).get(key)).toBe(shown[key])
    }
})
