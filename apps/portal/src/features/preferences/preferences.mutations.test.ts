// @vitest-environment node
import { expect, onTestFinished, test } from 'vitest'
import { type Answer, aCaller, aService, sendJson } from '../../shared/http/http.fixture.ts'
import type { Draft } from './choices.ts'
import { savePreference } from './preferences.mutations.ts'

const ID = '018f0000-0000-7000-8000-000000000001'
const choices = {
  organisation: false,
  thirdParty: false,
  notifications: true,
  digest: false,
  communicationLanguage: 'en-US',
} as const
const from = { ...choices, organisation: true, id: ID, version: 3 }
const subscriber = { globalUuid: 'uid-1' }

async function preferencesThat(answer: Answer) {
  const service = await aService(answer)
  onTestFinished(async () => {
    await service.close()
  })
  const { http } = aCaller(service.url)
  const save = (draft: Draft, locale = 'en-US') => savePreference({ http }, draft, subscriber, locale)
  return { heard: service.heard, save }
}

const saving: Answer = (_, response) => sendJson(response, 200, { ...choices, id: ID, version: 4 })

test('[CA-30] the first choice is POSTed, a later one is PUT with its base version', async () => {
  const { heard, save } = await preferencesThat(saving)
  await save({ from: { ...from, id: null, version: 0 }, choices, reasons: {} })
  await save({ from, choices, reasons: {} }, 'ar-SA')
  expect(heard.map(({ method, url, headers }) => [method, url, headers['if-match']])).toEqual([
    ['POST', '/preference', '"0"'],
    ['PUT', `/preference/${ID}`, '"3"'],
  ])
  expect(JSON.parse(heard[1]?.body ?? '')).toMatchObject({ ...choices, wording: { locale: 'ar-SA' } })
})

test.each([
  ['an empty body', ''],
  ['an empty object', '{}'],
])(
  '[CA-33] the reason for turning something off is saved for the recipient, and %s in the answer is ignored',
  async (_, text) => {
    const { heard, save } = await preferencesThat((call, response) => {
      if (!call.url.endsWith('/recipient')) return saving(call, response)
      response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    })
    const saved = await save({ from, choices, reasons: { organisation: 'too-many' } })
    expect(saved.version).toBe(4)
    expect(JSON.parse(heard[1]?.body ?? '')).toEqual({
      global_uid: 'uid-1',
      prefs: [{ name: 'organisation', status: 0, optOutReason: 'too-many' }],
    })
  },
)

test('a reason for something turned on again is not sent', async () => {
  const { heard, save } = await preferencesThat(saving)
  await save({ from, choices: { ...choices, organisation: true }, reasons: { organisation: 'other' } })
  expect(heard).toHaveLength(1)
})
