import { randomUUID } from 'node:crypto'
import type { ContentDocumentWire, ContentListWire } from '@fathom/contract/office'
import type { CourseEntry } from '@fathom/domain/shop'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { findCourse } from '../training/index.ts'

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
const DRY_SUIT = '01920000-0000-7000-8000-000000000006'
const DISCOVER = '01920000-0000-7000-8000-000000000007'
const ADVANCED = '01920000-0000-7000-8000-000000000008'
const RESCUE = '01920000-0000-7000-8000-000000000009'
const OFFICE = '/api/office/content/courses'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const staff = () => world.call('staff')
const get = (person: string, path: string) => world.call(person).get(`/api/${path}`)
const read = async (person: string, path: string) => (await get(person, path)).json()
const open = async (key: string): Promise<ContentDocumentWire> =>
  (await staff().get(`${OFFICE}/${key}`)).json()
const entryOf = async (key: string) => (await open(key)).value as unknown as CourseEntry

async function save(key: string, value: unknown): Promise<Response> {
  const { latest, draft } = await open(key)
  const body = { value, revision: draft?.revision ?? null, basedOn: latest }
  return staff().put(`${OFFICE}/${key}/draft`, body)
}

async function publish(key: string, part: object, more: object = {}): Promise<Response> {
  await save(key, { ...(await entryOf(key)), ...part })
  const { latest, draft } = await open(key)
  const body = { id: randomUUID(), revision: draft?.revision ?? 0, latest, from: null, until: null, ...more }
  return staff().post(`${OFFICE}/${key}/publish`, body)
}

async function undo(key: string): Promise<void> {
  const { latest } = await open(key)
  const body = { id: randomUUID(), version: latest, latest }
  expect((await staff().post(`${OFFICE}/${key}/undo`, body)).status).toBe(200)
}

const idsIn = (rows: { packageId: string }[]) => rows.map(({ packageId }) => packageId)
const catalog = async (person: string, tag = '') => idsIn(await read(person, `learning/courses${tag}`))
const shop = async (person: string) => idsIn((await read(person, 'ecards/catalog/courses')).items)

const WORDS = {
  'en-US': { title: 'Ocean Diver', summary: 'Your first card.' },
  'de-DE': { title: 'Ozeantaucher', summary: 'Ihr erstes Brevet.' },
}

test('[OF-08] the office has every course, with its words in every language and what it asks', async () => {
  const { documents }: ContentListWire = await read('staff', 'office/content/courses')
  expect(documents.map(({ key }) => key).toSorted()).toEqual((await catalog('newcomer')).toSorted())
  expect(documents.find(({ key }) => key === OPEN_WATER)?.title).toBe('Open Water Diver')
  const { words, ...rest } = await entryOf(ADVANCED)
  expect(Object.keys(words)).toHaveLength(28)
  expect(rest).toEqual({
    isOffered: true,
    prerequisites: { minimumAge: 12, after: OPEN_WATER, loggedDives: 0 },
  })
})

test('[OF-08] a renamed course has its new name everywhere, in each language, until that is undone', async () => {
  const { db } = world.server.platform
  const titles = async () => [
    (await read('newcomer', `learning/courses/${OPEN_WATER}?culture=de-DE`)).title,
    (await read('newcomer', `learning/courses/${OPEN_WATER}?culture=th-TH`)).title,
    (await read('newcomer', `ecards/catalog/courses/${OPEN_WATER}`)).title,
    (await read('student', 'learning/my-courses')).find(
      ({ packageId }: { packageId: string }) => packageId === OPEN_WATER,
    )?.title,
    (await read('newcomer', `ecards/catalog/courses/${ADVANCED}`)).prerequisites.find(
      ({ ask }: { ask: string }) => ask === 'after',
    )?.title,
    (await db.transaction((tx) => findCourse(tx, OPEN_WATER, 'de-DE')))?.title,
    (await open(OPEN_WATER)).title,
    (await read('staff', `office/content/prices/course-${OPEN_WATER}`)).title,
  ]
  const before = await titles()
  expect(before[2]).toBe('Open Water Diver')
  await save(OPEN_WATER, { ...(await entryOf(OPEN_WATER)), words: WORDS })
  expect(await titles()).toEqual(before)
  expect((await publish(OPEN_WATER, { words: WORDS })).status).toBe(200)
  const [english, german] = ['Ocean Diver', 'Ozeantaucher']
  expect(await titles()).toEqual([german, english, english, english, english, german, english, english])
  await undo(OPEN_WATER)
  expect(await titles()).toEqual(before)
})

test('[OF-08] a hidden course leaves catalog, shop and recommendation, and stays open to those who have it', async () => {
  const enrol = () =>
    world.call('student').post(`/api/learning/courses/${OPEN_WATER}/enroll`, { packageId: OPEN_WATER })
  const mine = await read('student', 'learning/my-courses')
  expect((await publish(OPEN_WATER, { isOffered: false })).status).toBe(200)
  expect(await catalog('newcomer')).not.toContain(OPEN_WATER)
  expect(await catalog('newcomer', '?tag=entry')).not.toContain(OPEN_WATER)
  expect(await shop('newcomer')).not.toContain(OPEN_WATER)
  expect((await get('newcomer', `ecards/catalog/courses/${OPEN_WATER}`)).status).toBe(404)
  for (const page of ['', '/details'])
    expect((await get('newcomer', `learning/courses/${OPEN_WATER}${page}`)).status).toBe(404)
  expect(await read('student', 'learning/my-courses')).toEqual(mine)
  expect(await catalog('student')).toContain(OPEN_WATER)
  expect(await catalog('student', '?tag=mine')).toContain(OPEN_WATER)
  expect((await read('student', `learning/courses/${OPEN_WATER}`)).enrolment).not.toBeNull()
  expect((await enrol()).status).toBe(200)
  await undo(OPEN_WATER)
  expect(await catalog('newcomer')).toContain(OPEN_WATER)
  expect(await shop('newcomer')).toContain(OPEN_WATER)
  expect((await get('newcomer', `learning/courses/${OPEN_WATER}`)).status).toBe(200)
})

test('[OF-08] a hidden course is still asked for, with its name, by the courses that need it', async () => {
  const asked = async () => (await read('newcomer', `ecards/catalog/courses/${ADVANCED}`)).prerequisites
  const before = await asked()
  expect(before).toContainEqual({
    ask: 'after',
    packageId: OPEN_WATER,
    title: 'Open Water Diver',
    isMet: false,
  })
  await publish(OPEN_WATER, { isOffered: false })
  expect(await asked()).toEqual(before)
  await undo(OPEN_WATER)
})

test('[OF-08] [CA-18] a hidden specialty is not among the specialties', async () => {
  const specialties = async () => idsIn(await read('diver', `learning/specialties?packageId=${OPEN_WATER}`))
  expect(await specialties()).toContain(DRY_SUIT)
  await publish(DRY_SUIT, { isOffered: false })
  expect(await specialties()).not.toContain(DRY_SUIT)
  await undo(DRY_SUIT)
  expect(await specialties()).toContain(DRY_SUIT)
})

test('[OF-08] [EN-19] a course that is hidden for a while is not recommended', async () => {
  const [{ sub }] = (await world.server.platform.db.query<{ sub: string }>(
    'select sub from account where affiliate_id = 100004',
  )) as [{ sub: string }]
  const offer = async () => (await read('newcomer', `offers/${sub}`)).packageId
  expect(await offer()).toBe(DISCOVER)
  await publish(DISCOVER, { isOffered: false }, { until: new Date(Date.now() + 3_600_000).toISOString() })
  expect(await offer()).toBe(OPEN_WATER)
  await undo(DISCOVER)
  expect(await offer()).toBe(DISCOVER)
})

test('[OF-08] the shop asks what is published: age, course and dives', async () => {
  const prerequisites = { minimumAge: 15, after: DISCOVER, loggedDives: 5 }
  expect((await publish(ADVANCED, { prerequisites })).status).toBe(200)
  const course = await read('newcomer', `ecards/catalog/courses/${ADVANCED}`)
  expect(course.prerequisites).toMatchObject([
    { ask: 'age', years: 15 },
    { ask: 'after', packageId: DISCOVER, title: 'Discover Scuba Diving' },
    { ask: 'dives', count: 5 },
  ])
  await undo(ADVANCED)
})

const asks = (after: string) => ({ prerequisites: { minimumAge: 12, after, loggedDives: 0 } })

test.each([
  ['no English title', { words: { 'de-DE': WORDS['de-DE'] } }, 'text-missing'],
  ['half of its German words', { words: { ...WORDS, 'de-DE': { title: 'x', summary: '' } } }, 'text-half'],
  ['half a year', { prerequisites: { minimumAge: 0.5, after: null, loggedDives: 0 } }, 'age-missing'],
  ['half a dive', { prerequisites: { minimumAge: 12, after: null, loggedDives: 0.5 } }, 'not-whole'],
  ['no minimum age', { prerequisites: { minimumAge: 0, after: null, loggedDives: 0 } }, 'age-missing'],
  ['itself before it', asks(ADVANCED), 'after-itself'],
  ['itself before it in capitals', asks(ADVANCED.toUpperCase()), 'after-itself'],
  ['a course before it that is none', asks('01920000-0000-7000-8000-00000000dead'), 'after-unknown'],
  ['one that comes after it before it', asks(RESCUE), 'after-circle'],
  ['a hidden sign', { words: { 'en-US': { title: 'Oce\u200ban', summary: 'y' } } }, 'text-unprintable'],
])('[OF-08] a course with %s is not published', async (_, wrong, problem) => {
  const refused = await publish(ADVANCED, wrong)
  expect([refused.status, (await refused.json()).errors]).toEqual([422, [problem]])
})

test('[OF-08] a circle by way of what was published is refused too', async () => {
  expect((await publish(OPEN_WATER, asks(DISCOVER))).status).toBe(200)
  const refused = await publish(DISCOVER, asks(RESCUE))
  expect([refused.status, (await refused.json()).errors]).toEqual([422, ['after-circle']])
  await undo(OPEN_WATER)
  expect((await publish(DISCOVER, asks(RESCUE))).status).toBe(200)
  await undo(DISCOVER)
})

test.each([
  ['a language that we do not have', { words: { ...WORDS, tlh: WORDS['en-US'] } }],
  ['a title that is too long', { words: { 'en-US': { title: 'x'.repeat(101), summary: 'y' } } }],
  ['a course that is none', { prerequisites: { minimumAge: 0, after: 'wreck', loggedDives: 0 } }],
  ['no number', { prerequisites: { minimumAge: null, after: null, loggedDives: 0 } }],
])('[OF-08] a draft of a course with %s is refused', async (_, wrong) => {
  const entry = await entryOf(DISCOVER)
  expect((await save(DISCOVER, { ...entry, ...wrong })).status).toBe(400)
})

test('[OF-08] [OF-01] courses need the right to courses, and nobody adds one here', async () => {
  const grant = (rights: string[]) =>
    world.server.platform.db.query('update staff_right set rights = $2 where affiliate_id = $1', [
      900002,
      rights,
    ])
  const statusOf = async (path = '') => (await world.call('deskstaff').get(`${OFFICE}${path}`)).status
  await grant(['content', 'finance'])
  expect(await statusOf()).toBe(403)
  await grant(['courses'])
  expect(await statusOf()).toBe(200)
  expect(await statusOf(`/${randomUUID()}`)).toBe(404)
})
