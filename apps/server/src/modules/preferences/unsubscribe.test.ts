import { LINK_DAYS, type MailList, type MailPurpose } from '@fathom/domain/preferences'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { preferencesModule } from './index.ts'
import { at, CHOSEN } from './preferences.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const DAY_MS = 86_400_000

/** What a module that sends mail puts into a message, sent some days ago. */
async function messageTo(
  person: string,
  affiliateId: number,
  { daysAgo = 0, language = 'en-US', list = 'marketing' as MailList } = {},
) {
  const { globalUuid } = await at(world, person, affiliateId).globalUid()
  const clock = { now: () => new Date(Date.now() - daysAgo * DAY_MS) }
  const { unsubscribeLinks } = preferencesModule({ ...world.server.platform, clock })
  const { url, headers } = unsubscribeLinks({ affiliateId, globalUuid }, list, language, 'job-7')
  const token = new URL(url).searchParams.get('token') ?? ''
  return { link: url, headers, token, id: globalUuid, address: headers['List-Unsubscribe'].slice(1, -1) }
}

const post = (body: unknown) =>
  fetch(`${world.url}/api/preferences/unsubscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const state = (id: string, token: string) =>
  fetch(`${world.url}/api/preferences/unsubscribe/${id}?token=${encodeURIComponent(token)}`)

test("[CA-31] the link opens the page in the reader's language, and opening it changes nothing", async () => {
  const { link, address, id, token } = await messageTo('riyadh', 100008, { language: 'ar-SA' })
  expect(link).toBe(
    `${world.url}/preferences/unsubscribed/ar-SA?id=${id}&token=${token}&list=marketing&sfm_jobid=job-7`,
  )
  const opened = await fetch(address, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([302, link])
  expect((await fetch(link)).status).toBeLessThan(500)
  expect(await (await state(id, token)).json()).toEqual({ id, unsubscribed: false })
  expect(await at(world, 'riyadh', 100008).get()).toMatchObject({ organisation: true })
})

test('[CA-31] posting the id and the token of the link unsubscribes once, without a session', async () => {
  const { id, token } = await messageTo('instructor', 200001)
  const wording = { version: '2026-11', locale: 'en-US' }
  for (const sfm_jobid of [4711, null]) {
    const answer = await post({ id, token, sfm_jobid, wording })
    expect([answer.status, await answer.json()]).toEqual([200, { id, unsubscribed: true }])
  }
  const instructor = at(world, 'instructor', 200001)
  expect(await instructor.get()).toMatchObject({ organisation: false, thirdParty: false, version: 2 })
  const lines = (await instructor.history()).filter(({ way }) => way === 'unsubscribe-link')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ by: 'link', before: 'on', after: 'off', wording })
  const jobs = await world.server.platform.db.query(
    'select distinct mailing_job from consent_change where affiliate_id = 200001 and way = $1',
    ['unsubscribe-link'],
  )
  expect(jobs).toEqual([{ mailing_job: '4711' }])
})

test.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
  '[CA-31] one click in the mail program unsubscribes with a form of type %s, without redirect or cookie',
  async (type) => {
    const [person, affiliateId] = type.startsWith('multipart')
      ? (['store', 300001] as const)
      : (['shanghai', 100007] as const)
    const { headers, address } = await messageTo(person, affiliateId)
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const fields: [string, string][] = [['List-Unsubscribe', 'One-Click']]
    const body = type.startsWith('multipart') ? new FormData() : new URLSearchParams()
    for (const [name, value] of fields) body.append(name, value)
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    const reader = at(world, person, affiliateId)
    expect(await reader.get()).toMatchObject({ organisation: false, thirdParty: false })
    expect((await reader.history())[0]).toMatchObject({ way: 'one-click', by: 'link', wording: null })
  },
)

test('[CA-31] refuses a form that does not say One-Click', async () => {
  const { address } = await messageTo('student', 100002)
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
  expect(answer.status).toBe(400)
  expect(await at(world, 'student', 100002).get()).toMatchObject({ organisation: true })
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=b'])(
  '[TS-20] a form of type %s that has no parts is refused',
  async (type) => {
    const { address } = await messageTo('student', 100002)
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body: 'x' })
    expect([answer.status, await answer.json()]).toMatchObject([400, { problem: 'malformed-body' }])
  },
)

test('[CA-31] a guessed, changed or swapped token unsubscribes nobody', async () => {
  const mine = await messageTo('applicant', 100003)
  const other = await messageTo('student', 100002)
  const [affiliateId, day, signature = ''] = mine.token.split('.')
  const forged = [
    '',
    'x',
    `${affiliateId}.${day}.${'A'.repeat(43)}`,
    `${(100002).toString(36)}.${day}.${signature}`,
    `${affiliateId}.${day}1.${signature}`,
    `${mine.token}A`,
    mine.token,
  ]
  for (const token of forged) {
    const answer = await post({ id: other.id, token, sfm_jobid: null })
    expect([token, answer.status]).toEqual([token, token === '' ? 400 : 403])
    expect((await state(other.id, token)).status).toBe(answer.status)
  }
  expect((await post({ id: other.id, sfm_jobid: null })).status).toBe(400)
  expect(await at(world, 'student', 100002).get()).toMatchObject({ organisation: true })
})

test('[CA-31] a link works for a year and then reports that it expired', async () => {
  const last = await messageTo('student', 100002, { daysAgo: LINK_DAYS })
  expect((await state(last.id, last.token)).status).toBe(200)
  const over = await messageTo('student', 100002, { daysAgo: LINK_DAYS + 1 })
  const answer = await post({ id: over.id, token: over.token, sfm_jobid: null })
  expect([answer.status, await answer.json()]).toMatchObject([403, { problem: 'link-expired' }])
})

test('[CA-31] a person who never chose can unsubscribe too, and is not asked again', async () => {
  const { id, token } = await messageTo('dsd', 100005)
  expect((await post({ id, token })).status).toBe(200)
  expect(await (await state(id, token)).json()).toEqual({ id, unsubscribed: true })
  expect(await at(world, 'dsd', 100005).get()).toMatchObject({ communicationLanguage: 'en-US', version: 1 })
})

test('[CA-31] the link of a notification ends only those emails, and the history records nothing else', async () => {
  const { mayMail } = preferencesModule(world.server.platform)
  const may = (purpose: MailPurpose) => mayMail(world.server.platform.db, 100006, purpose)
  expect([await may('notifications'), await may('digest'), await may('organisation')]).toEqual([
    true,
    false,
    false,
  ])
  const teen = at(world, 'teen', 100006)
  await teen.caller.post('/api/preferences/preference', { ...CHOSEN, digest: true })
  const { id, token, address } = await messageTo('teen', 100006, { list: 'notifications' })
  const swapped = await post({ id, token, list: 'digest' })
  expect([swapped.status, await swapped.json()]).toMatchObject([403, { problem: 'link-invalid' }])
  expect((await post({ id, token })).status).toBe(403)
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200)
  expect(await teen.get()).toMatchObject({ ...CHOSEN, notifications: false, digest: true })
  expect([await may('notifications'), await may('digest'), await may('organisation')]).toEqual([
    false,
    true,
    true,
  ])
  const lines = (await teen.history()).filter(({ way }) => way === 'one-click')
  expect(lines).toMatchObject([{ what: 'notifications', before: 'on', after: 'off' }])
})

test("[CA-31] a person who never chose and unsubscribes from notifications hasn't answered about the news", async () => {
  const { id, token } = await messageTo('applicant', 100003, { list: 'notifications' })
  expect((await post({ id, token, list: 'notifications' })).status).toBe(200)
  const applicant = at(world, 'applicant', 100003)
  expect((await applicant.history()).map(({ what }) => what)).toEqual(['notifications'])
})
