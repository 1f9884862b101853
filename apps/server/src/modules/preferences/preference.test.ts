import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { at, CHOSEN } from './preferences.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const PREFERENCE = '/api/preferences/preference'

test("[CA-30] [EN-03] a person who has chosen nothing is opted in to nothing, in the account's language", async () => {
  expect(await at(world, 'newcomer', 100004).get()).toEqual({
    id: null,
    organisation: false,
    thirdParty: false,
    communicationLanguage: 'en-US',
    notifications: true,
    digest: false,
    version: 0,
  })
})

test('[EN-03] the demo people get mail in their own languages', async () => {
  expect(await at(world, 'riyadh', 100008).get()).toMatchObject({ communicationLanguage: 'ar-SA' })
  expect(await at(world, 'shanghai', 100007).get()).toMatchObject({ communicationLanguage: 'zh-CN' })
})

test('[CA-30] the first choice is created with POST, and repeating it has no further effect', async () => {
  const applicant = at(world, 'applicant', 100003)
  const first = await applicant.caller.post(PREFERENCE, CHOSEN)
  const saved = await first.json()
  expect([first.status, first.headers.get('etag'), saved]).toMatchObject([
    200,
    '"1"',
    { ...CHOSEN, version: 1 },
  ])
  const again = await applicant.caller.post(PREFERENCE, CHOSEN)
  expect(await again.json()).toEqual(saved)
  expect(await applicant.history()).toHaveLength(3)
})

test('[CA-30] a change is sent with PUT to its id, and each changed part adds a history entry', async () => {
  const student = at(world, 'student', 100002)
  const { id, version } = await student.get()
  const wording = { version: '2026-11', locale: 'de-DE' }
  const wanted = { organisation: false, thirdParty: false, communicationLanguage: 'de-DE', wording }
  const answer = await student.put(String(id), wanted, version)
  expect(await answer.json()).toMatchObject({ id, organisation: false, version: version + 1 })
  const lines = (await student.history()).slice(0, 2)
  expect(lines.map(({ what, before, after }) => [what, before, after]).sort()).toEqual([
    ['communicationLanguage', 'en-US', 'de-DE'],
    ['organisation', 'on', 'off'],
  ])
  for (const line of lines) expect(line).toMatchObject({ way: 'form', by: 'me', wording })
})

test('[CA-30] when two tabs save at once, the later one gets 409 with the current state', async () => {
  const diver = at(world, 'diver', 100001)
  const { id, version } = await diver.get()
  const german = { ...CHOSEN, communicationLanguage: 'de-DE' }
  const answers = await Promise.all([
    diver.put(String(id), CHOSEN, version),
    diver.put(String(id), german, version),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = await answers.find(({ status }) => status === 409)?.json()
  expect(refused).toMatchObject({ problem: 'stale', current: await diver.get() })
  expect((await diver.get()).version).toBe(version + 1)
})

test('[CA-30] a change without a version is accepted, and the history keeps what was overwritten', async () => {
  const teen = at(world, 'teen', 100006)
  await teen.caller.post(PREFERENCE, CHOSEN)
  const { id } = await teen.get()
  const answer = await teen.put(String(id), { ...CHOSEN, thirdParty: false })
  expect(answer.status).toBe(200)
  expect((await teen.history())[0]).toMatchObject({ what: 'thirdParty', before: 'on', after: 'off' })
})

test("[CA-30] nobody can read or change another person's preferences", async () => {
  const store = at(world, 'store', 300001)
  const diver = at(world, 'diver', 100001)
  const before = await diver.get()
  const own = await store.get()
  for (const path of ['100001', '100001/history']) {
    const answer = await store.caller.get(`${PREFERENCE}/${path}`)
    expect([answer.status, await answer.json()]).toMatchObject([403, { problem: 'not-yours' }])
  }
  const posted = await store.caller.post(PREFERENCE, { ...CHOSEN, affiliateId: 100001 })
  expect([posted.status, await posted.json()]).toMatchObject([403, { problem: 'not-yours' }])
  for (const id of [before.id, '100001', '018f0000-0000-7000-8000-00000000dead']) {
    const answer = await store.put(String(id), CHOSEN)
    expect([answer.status, await answer.json()]).toMatchObject([403, { problem: 'not-yours' }])
  }
  expect(await diver.get()).toEqual(before)
  expect(await store.get()).toEqual(own)
  const named = await store.caller.post(PREFERENCE, { ...CHOSEN, affiliateId: 300001 })
  expect(named.status).toBe(200)
})

test("[CA-30] emails about one's own activity can be turned off and on; if left out, they stay unchanged", async () => {
  const trial = at(world, 'trial', 100010)
  const post = (more: object) => trial.caller.post(PREFERENCE, { ...CHOSEN, ...more })
  await post({ notifications: false, digest: true })
  expect(await trial.get()).toMatchObject({ notifications: false, digest: true })
  await post({})
  expect(await trial.get()).toMatchObject({ notifications: false, digest: true, version: 1 })
})

test('[CA-30] refuses an unknown language, a missing part and an invalid version', async () => {
  const dsd = at(world, 'dsd', 100005)
  for (const wanted of [
    { ...CHOSEN, communicationLanguage: 'tlh-KX' },
    { ...CHOSEN, communicationLanguage: 'en-GB' },
    { organisation: true, communicationLanguage: 'en-US' },
    { ...CHOSEN, organisation: 'yes' },
  ])
    expect((await dsd.caller.post(PREFERENCE, wanted)).status).toBe(400)
  const { idToken } = await dsd.globalUid()
  const odd = await fetch(`${world.url}${PREFERENCE}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json', 'if-match': 'soon' },
    body: JSON.stringify(CHOSEN),
  })
  expect(odd.status).toBe(400)
  expect(await dsd.history()).toEqual([])
})

test('[CA-32] the languages depend on the type of person and are among the 26 tags', async () => {
  const languagesOf = async (type: number) => {
    const answer = await world.call('diver').get(`/api/preferences/MarketingLanguage/${type}`)
    return ((await answer.json()) as { items: { ietfLanguageTag: string; name: string }[] }).items
  }
  const divers = await languagesOf(1)
  expect(divers).toHaveLength(26)
  expect(divers).toContainEqual({ ietfLanguageTag: 'ar-SA', name: 'العربية' })
  const stores = (await languagesOf(3)).map(({ ietfLanguageTag }) => ietfLanguageTag)
  expect(stores).not.toContain('el-GR')
  for (const tag of ['en-GB', 'fr-CA', 'pt-PT', 'zh-HK']) expect(stores).not.toContain(tag)
  expect((await world.call('diver').get('/api/preferences/MarketingLanguage/7')).status).toBe(404)
})

test('[TS-20] a type of person beyond any number that we store is refused', async () => {
  for (const type of ['32768', '2147483647', '2147483648', '-1', '1e99', 'NaN']) {
    const answer = await world.call('diver').get(`/api/preferences/MarketingLanguage/${type}`)
    expect([type, answer.status]).toEqual([type, 400])
  }
})

test("[CA-32] a store can't choose a language that isn't offered to stores", async () => {
  const answer = await world.call('store').post(PREFERENCE, { ...CHOSEN, communicationLanguage: 'el-GR' })
  expect([answer.status, await answer.json()]).toMatchObject([422, { problem: 'unknown-language' }])
})
