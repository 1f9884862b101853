import { randomUUID } from 'node:crypto'
import type { ContentDocumentWire } from '@fathom/contract/office'
import type { OwnMessagesWire } from '@fathom/contract/translations'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { createTranslations, type Translations } from './translations.ts'

let world: World<Server>
let translations: Translations
beforeAll(async () => {
  world = await startWorld(startServer)
  translations = createTranslations(world.server.platform)
})

const LOGBOOK = 'shell.nav.logbook'
const SHOWN = 'office-content.version'

const staff = () => world.call('staff')
const visit = (path: string, headers = {}) =>
  world.server.app.inject({ url: `/api/learning/translations/${path}`, headers })
const open = async (locale: Locale): Promise<ContentDocumentWire> =>
  (await staff().get(`/api/office/content/translations/${locale}`)).json()

async function save(locale: Locale, texts: object): Promise<Response> {
  const { latest, draft } = await open(locale)
  const body = { value: { texts }, revision: draft?.revision ?? null, basedOn: latest }
  return staff().put(`/api/office/content/translations/${locale}/draft`, body)
}

async function publish(locale: Locale, texts: object, more: object = {}): Promise<Response> {
  expect((await save(locale, texts)).status).toBe(200)
  const { latest, draft } = await open(locale)
  const body = { id: randomUUID(), revision: draft?.revision ?? 0, latest, from: null, until: null, ...more }
  return staff().post(`/api/office/content/translations/${locale}/publish`, body)
}

async function undo(locale: Locale): Promise<void> {
  const { latest } = await open(locale)
  const body = { id: randomUUID(), version: latest, latest }
  expect((await staff().post(`/api/office/content/translations/${locale}/undo`, body)).status).toBe(200)
}

/** What the page of this moment would load. */
const wordsOf = (locale: Locale) => world.server.app.inject({ url: translations.addresses()[locale] ?? '' })

test('[OF-08] a German word is published, reaches the portal and the server, and is gone after an undo', async () => {
  expect(translations.addresses()).toEqual({})
  expect((await publish('de-DE', { [LOGBOOK]: 'Tauchbuch', [SHOWN]: 'Fassung {number}' })).status).toBe(200)
  expect(Object.keys(translations.addresses())).toEqual(['de-DE'])
  const words = await wordsOf('de-DE')
  expect(words.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(words.json()).toEqual({ [LOGBOOK]: 'Tauchbuch', [SHOWN]: ['Fassung ', ['number']] })
  const { t } = translatorFor('de-DE')
  const said = [t(LOGBOOK), t(SHOWN, { number: '3' }), t('shell.nav.shopHome')]
  expect(said).toEqual(['Tauchbuch', 'Fassung 3', 'Shop-Startseite'])
  expect(translatorFor('de-DE')).toBe(translatorFor('de-DE'))
  expect(translatorFor('en-US').t(LOGBOOK)).toBe('Logbook')
  const translate = () => visit(`translate?key=${LOGBOOK}&culture=de-DE`)
  expect((await translate()).json().text).toBe('Tauchbuch')
  const old = translations.addresses()['de-DE']
  await undo('de-DE')
  expect(translations.addresses()).toEqual({})
  expect((await world.server.app.inject({ url: old ?? '' })).statusCode).toBe(404)
  expect([translatorFor('de-DE').t(LOGBOOK), (await translate()).json().text]).toEqual(['Logbuch', 'Logbuch'])
})

test('[OF-08] another text has another address, and the same text the same', async () => {
  await publish('fr-FR', { [LOGBOOK]: 'Journal' })
  const first = translations.addresses()['fr-FR']
  await publish('fr-FR', { [LOGBOOK]: 'Mon journal' })
  expect(translations.addresses()['fr-FR']).not.toBe(first)
  await publish('fr-FR', { [LOGBOOK]: 'Journal' })
  expect(translations.addresses()['fr-FR']).toBe(first)
  const version = first?.split('/').at(-1)
  expect((await visit(`overrides/fr-FR/${version}`)).statusCode).toBe(200)
  expect((await visit(`overrides/de-DE/${version}`)).statusCode).toBe(404)
  expect((await visit(`overrides/tlh-KX/${version}`)).statusCode).toBe(400)
})

test('[OF-08] a text that is planned applies when its time has come', async () => {
  const from = new Date(Date.now() + 3_600_000).toISOString()
  expect((await publish('sv-SE', { [LOGBOOK]: 'Dykbok' }, { from })).status).toBe(200)
  expect(translations.addresses()['sv-SE']).toBeUndefined()
  expect(translatorFor('sv-SE').t(LOGBOOK)).toBe('Loggbok')
})

test.each([
  ['an unknown key', { 'shell.nav.submarine': 'U-Boot' }, 'message-unknown'],
  ['a name of every object', { constructor: 'x' }, 'message-unknown'],
  ['an empty text', { [LOGBOOK]: ' \n' }, 'message-empty'],
  ['an open brace', { [SHOWN]: 'Fassung {number' }, 'message-syntax'],
  ['an unknown format', { [SHOWN]: 'Fassung {number, spellout}' }, 'message-syntax'],
  ['a missing placeholder', { [SHOWN]: 'Fassung' }, 'message-placeholders'],
  ['another placeholder', { [SHOWN]: 'Fassung {nummer}' }, 'message-placeholders'],
  ['a tag that the original lacks', { [LOGBOOK]: '<b>Logbuch</b>' }, 'message-placeholders'],
  [
    'a plural form too few',
    { 'translations.settings.deletion.text': 'Noch {days, plural, other {# Tage}}.' },
    'message-plural',
  ],
  ['a statement that is signed', { 'forms.sign.intent': 'Ja' }, 'message-fixed'],
  ['a consent', { 'preferences.organisation.label': 'Ja' }, 'message-fixed'],
])('[OF-08] %s can be drafted but not published', async (_, texts, problem) => {
  const answer = await publish('de-DE', texts)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ problem: 'not-publishable', errors: [problem] })
})

test.each([
  ['too many texts', Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`a.${at}`, 'x']))],
  ['a text that is too long', { [LOGBOOK]: 'x'.repeat(3001) }],
  ['something other than a text', { [LOGBOOK]: 7 }],
])('[OF-08] a draft with %s is refused', async (_, texts) => {
  expect((await save('de-DE', texts)).status).toBe(400)
})

test('[OF-08] a text whose key or placeholders an update has changed is ignored, the others apply', async () => {
  const value = { texts: { 'shell.old.key': 'Weg', [SHOWN]: 'Fassung {old}', [LOGBOOK]: 'Tauchbuch' } }
  await world.server.platform.db.query(
    `insert into edition (id, kind, key, version, value, valid_from, note, published_at)
     values ($1, 'translations', 'da-DK', 1, $2, now(), '', now())`,
    [randomUUID(), JSON.stringify(value)],
  )
  await publish('da-DK', { [LOGBOOK]: 'Dykkerbog' })
  await undo('da-DK')
  expect((await wordsOf('da-DK')).json()).toEqual({ [LOGBOOK]: 'Tauchbuch' })
  expect(translatorFor('da-DK').t(SHOWN, { number: '3' })).toBe('Version 3')
  expect((await open('da-DK')).value).toEqual(value)
})

test('[OF-08] staff get every text with its English original and its note; nobody else does', async () => {
  const path = '/api/office/content/translations/de-DE/messages'
  const { messages }: OwnMessagesWire = await (await staff().get(path)).json()
  expect(messages.length).toBeGreaterThan(5000)
  expect(messages.find(({ key }) => key === SHOWN)).toEqual({
    ...{ key: SHOWN, english: 'Version {number}', text: 'Version {number}', note: '{number} counts up.' },
  })
  expect((await world.call('diver').get(path)).status).toBe(403)
  expect((await world.server.app.inject({ url: path })).statusCode).toBe(401)
})
