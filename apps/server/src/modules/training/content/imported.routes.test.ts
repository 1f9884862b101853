import { randomUUID } from 'node:crypto'
import type { ImportedPackagesWire, PreviewWire } from '@fathom/contract/training/content'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { zipOf } from '../../../platform/zip/zips.fixture.ts'
import { learning, NITROX, OPEN_WATER, RENEWAL } from '../training.fixture.ts'
import { addEntitlement } from '../training.store.ts'
import { CMI5, SCORM_2004_4 } from './fixtures/manifests.fixture.ts'
import { importPackage } from './import/import-package.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const listed = async () =>
  (await (await world.call('staff').get('/api/learning/packages')).json()) as ImportedPackagesWire

test('staff see imported packages, with language, standard and the number of parts that open', async () => {
  expect(
    (await listed()).map(({ packageId, standard, culture, parts }) => [packageId, standard, culture, parts]),
  ).toEqual(
    expect.arrayContaining([
      [OPEN_WATER, 'scorm-1.2', 'en-US', 6],
      [NITROX, 'scorm-2004-4', 'en-US', 4],
    ]),
  )
})

test('[LE-12] nobody else can see, preview, publish or withdraw imported packages', async () => {
  const { contentId = '' } = (await listed()).find(({ packageId }) => packageId === OPEN_WATER) ?? {}
  for (const person of ['instructor', 'diver']) {
    expect((await world.call(person).get('/api/learning/packages')).status).toBe(403)
    const taken = await world.call(person).put(`/api/learning/packages/${contentId}`, { isWithdrawn: true })
    expect(taken.status).toBe(403)
    for (const action of ['preview', 'publish'])
      expect((await world.call(person).post(`/api/learning/packages/${contentId}/${action}`)).status).toBe(
        403,
      )
    const heard = await world.call(person).get(`/api/learning/packages/${contentId}/preview/${randomUUID()}`)
    expect(heard.status).toBe(403)
  }
})

test('new students get the new package; after a withdrawal, the previous one, and students who started keep theirs', async () => {
  const { db, files, clock } = world.server.platform
  const zip = zipOf({ 'imsmanifest.xml': SCORM_2004_4, 'index_lms.html': '<p>Oxygen' })
  const earlier = (await listed()).find(({ packageId }) => packageId === NITROX)
  const request = { packageId: NITROX, culture: 'en-US', importedBy: null }
  const { contentId } = await importPackage({ db, files, clock }, zip, request)
  const states = async () =>
    Object.fromEntries((await listed()).map((each) => [each.contentId, [each.isCurrent, each.isWithdrawn]]))
  expect(await states()).toMatchObject({
    [contentId]: [true, false],
    [earlier?.contentId ?? '']: [false, false],
  })
  for (const person of ['newcomer', 'teen']) {
    const { idToken } = await world.session(person)
    const { affiliate_id } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
    await addEntitlement(db, Number(affiliate_id), { packageId: NITROX, title: 'Nitrox', kind: 'consumer' })
    await world.call(person).post(`/api/learning/courses/${NITROX}/enroll`)
  }
  await learning(world.call('teen')).launch(NITROX)
  expect((await listed()).find((each) => each.contentId === contentId)?.learners).toBe(2)
  const change = (isWithdrawn: boolean) =>
    world.call('staff').put(`/api/learning/packages/${contentId}`, { isWithdrawn })
  for (const _ of ['once', 'twice']) expect((await change(true)).status).toBe(200)
  expect(await states()).toMatchObject({
    [contentId]: [false, true],
    [earlier?.contentId ?? '']: [true, false],
  })
  const readBy = async (person: string) => (await learning(world.call(person)).course(NITROX))?.contentId
  expect([await readBy('newcomer'), await readBy('teen')]).toEqual([earlier?.contentId, contentId])
  await change(false)
  expect((await states())[contentId]).toEqual([true, false])
  const nothing = await world.call('staff').put(`/api/learning/packages/${NITROX}`, { isWithdrawn: true })
  expect(nothing.status).toBe(404)
})

const OXYGEN = zipOf({ 'imsmanifest.xml': SCORM_2004_4, 'index_lms.html': '<p>Preview me' })

/** Sends a package as an outside tool or as the office does. */
async function send(query: string, zip: Uint8Array = OXYGEN) {
  const { idToken } = await world.session('staff')
  const answer = await fetch(`${world.url}/api/learning/packages?culture=en-US&${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/zip' },
    body: zip as BodyInit,
  })
  return ((await answer.json()) as { contentId: string }).contentId
}
const stateOf = async (contentId: string) =>
  (await listed()).find((each) => each.contentId === contentId) ?? expect.fail('it is not listed')
const publish = (contentId: string) => world.call('staff').post(`/api/learning/packages/${contentId}/publish`)

test('[LE-12] a draft is not in use until it is published, and an earlier package can be put into use again', async () => {
  const before = await send(`packageId=${RENEWAL}`)
  expect(await stateOf(before)).toMatchObject({ isDraft: false, isCurrent: true })
  const draft = await send(`packageId=${RENEWAL}&draft=1`)
  expect(await stateOf(draft)).toMatchObject({ isDraft: true, isCurrent: false, learnersInUse: 0 })
  const reader = learning(world.call('instructor'))
  await world.call('instructor').post(`/api/learning/courses/${RENEWAL}/enroll`, { startAnew: true })
  const begunWith = async () => (await reader.course(RENEWAL))?.contentId
  await reader.launch(RENEWAL)
  expect(await begunWith()).toBe(before)
  for (const _ of ['once', 'twice']) expect((await publish(draft)).status).toBe(200)
  expect(await stateOf(draft)).toMatchObject({ isDraft: false, isCurrent: true, learnersInUse: 0 })
  expect(await stateOf(before)).toMatchObject({ isCurrent: false, learners: 1 })
  expect(await begunWith()).toBe(before)
  await publish(before)
  expect(await stateOf(before)).toMatchObject({ isCurrent: true, learnersInUse: 1 })
  expect(await stateOf(draft)).toMatchObject({ isCurrent: false, isDraft: false })
  expect((await publish(RENEWAL)).status).toBe(404)
})

test('[LE-12] staff preview a draft in the player, and nothing of it is recorded', async () => {
  const { db } = world.server.platform
  const count = async () =>
    (await db.query<{ count: string }>('select count(*) from course_attempt'))[0]?.count
  const attempts = await count()
  const contentId = await send(`packageId=${NITROX}&draft=1`)
  const preview = (body: object = {}) =>
    world.call('staff').post(`/api/learning/packages/${contentId}/preview`, body)
  const { playerUrl, start, activities, title } = (await (await preview()).json()) as PreviewWire
  expect([title, start.mode, activities.length]).toEqual(['Nitrox', 'browse', 2])
  expect((await fetch(playerUrl)).status).toBe(200)
  expect(await (await fetch(new URL(start.launch, playerUrl))).text()).toBe('<p>Preview me')
  const second = (await (await preview({ activityId: activities[1]?.id })).json()) as PreviewWire
  expect(second.start.title).toBe('Again')
  expect((await preview({ activityId: 'gone' })).status).toBe(404)
  const report = { ...aCommit(), launchToken: new URL(playerUrl).pathname.split('/')[1] }
  const saved = await world.call('staff').put(`/api/learning/attempts/${start.attemptId}`, report)
  expect([saved.status, await count()]).toEqual([404, attempts])
})

const aCommit = () => ({
  ...{ sitting: crypto.randomUUID(), version: 0, sequence: 1, state: {}, answers: [], final: true },
  summary: { status: 'completed', score: 1, seconds: 1, place: null, progress: 1 },
})

test('[LE-12] a cmi5 unit is previewed in browse mode, where no result counts', async () => {
  const zip = zipOf({ 'cmi5.xml': CMI5, 'currents/index.html': '', 'buoys.html': '' })
  const contentId = await send(`packageId=${RENEWAL}&draft=1`, zip)
  const opened = await world.call('staff').post(`/api/learning/packages/${contentId}/preview`)
  const { start } = (await opened.json()) as PreviewWire
  const given = new URLSearchParams(start.launch.split('?')[1])
  const value = (name: string) => given.get(name) ?? ''
  const heard = async () =>
    (await world.call('staff').get(`/api/learning/packages/${contentId}/preview/${start.attemptId}`)).json()
  expect(await heard()).toEqual({ isHeard: false })
  const fetched = await fetch(value('fetch'), { method: 'POST' })
  expect(await heard()).toEqual({ isHeard: true })
  const headers = {
    authorization: `Basic ${((await fetched.json()) as Record<string, string>)['auth-token']}`,
    'content-type': 'application/json',
    'x-experience-api-version': '1.0.3',
  }
  const [agent, activityId] = [value('actor'), value('activityId')]
  const state = new URLSearchParams({ agent, activityId, stateId: 'LMS.LaunchData' })
  state.set('registration', value('registration'))
  const launchData = await fetch(`${value('endpoint')}activities/state?${state}`, { headers })
  expect(await launchData.json()).toMatchObject({ launchMode: 'Browse' })
  const say = async (verb: string) => {
    const body = JSON.stringify({
      actor: JSON.parse(agent),
      verb: { id: `http://adlnet.gov/expapi/verbs/${verb}` },
      object: { id: activityId },
      context: {
        registration: value('registration'),
        contextActivities: { category: [{ id: 'https://w3id.org/xapi/cmi5/context/categories/cmi5' }] },
      },
    })
    return (await fetch(`${value('endpoint')}statements`, { method: 'POST', headers, body })).status
  }
  expect([await say('initialized'), await say('completed'), await say('terminated')]).toEqual([200, 403, 200])
})

test('[LE-12] the list is searched by package and course, and paged', async () => {
  const find = async (query: string) =>
    (await (await world.call('staff').get(`/api/learning/packages?${query}`)).json()) as ImportedPackagesWire
  const all = await find('')
  const pages = [...(await find('limit=2')), ...(await find('limit=2&offset=2'))]
  expect(pages).toEqual(all.slice(0, 4))
  expect(new Set((await find('search=drift%20diving')).map(({ title }) => title))).toEqual(
    new Set(['Drift diving']),
  )
  expect((await find('search=OPEN%20WATER')).map(({ packageId }) => packageId)).toContain(OPEN_WATER)
  expect(await find('search=%25%5F')).toEqual([])
  expect((await world.call('staff').get('/api/learning/packages?limit=1000')).status).toBe(400)
})
