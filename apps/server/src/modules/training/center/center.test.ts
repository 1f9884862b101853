import type { CenterStudentsWire, StudentsWire } from '@fathom/contract/training'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { NITROX, OPEN_WATER } from '../training.fixture.ts'
import { addStoreMember } from './store-member.store.ts'

const HARBOUR = 7001
const KAI = 500001
const AMA = 500777
const STRANGER = 500778
const NEWCOMER = 100004
const PEAK_BUOYANCY = '01920000-0000-7000-8000-000000000004'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
  const { db } = world.server.platform
  await db.query(
    `insert into participant (kind, number, affiliate_id, name, address_line_1, city, country_id) values
       ('member', $1, 100001, 'Ama Boateng', '', 'Accra', 'GH'),
       ('member', $2, 200778, 'Sol Stranger', '', 'Accra', 'GH')`,
    [AMA, STRANGER],
  )
  await addStoreMember(db, HARBOUR, AMA)
})

const list = async (query = '', person = 'store'): Promise<CenterStudentsWire> =>
  (await world.call(person).get(`/api/learning/center/students?pageSize=200${query}`)).json()
const assign = async (assignments: unknown, person = 'store') => {
  const answer = await world.call(person).put('/api/learning/center/students/instructor', { assignments })
  return { status: answer.status, body: await answer.json() }
}
const ids = ({ items }: CenterStudentsWire) => items.map(({ course }) => course.enrolmentId)
const notified = async () =>
  (
    await world.server.platform.db.query<{ kind: string; who: number }>(
      `select kind, affiliate_id::int as who from notification
       where kind in ('instructor-assigned', 'student-assigned') order by created_at, kind`,
    )
  ).map(({ kind, who }) => [kind, who])

test('[LE-10] a dive center sees all its students with their instructor, a page at a time', async () => {
  const all = await list()
  expect(all.total).toBeGreaterThan(2)
  expect(all.items).toContainEqual(expect.objectContaining({ memberNumber: KAI, memberName: 'Kai Nakamura' }))
  expect(all.instructors).toEqual([
    { memberNumber: AMA, name: 'Ama Boateng' },
    { memberNumber: KAI, name: 'Kai Nakamura' },
  ])
  const second = await (
    await world.call('store').get('/api/learning/center/students?pageSize=1&page=2')
  ).json()
  expect(ids(second)).toEqual(ids(all).slice(1, 2))
  expect(second.total).toBe(all.total)
  expect([all.people, second.people]).toEqual([4, 4])
})

test('[LE-10] only a dive center has this list; the list of an instructor stays theirs', async () => {
  for (const person of ['instructor', 'student', 'staff'])
    expect((await world.call(person).get('/api/learning/center/students')).status, person).toBe(403)
})

test('[LE-10] filters by instructor, course and state, and searches by name', async () => {
  const all = await list()
  const none = await list('&instructor=none')
  const kai = await list(`&instructor=${KAI}`)
  expect(kai.total + none.total).toBe(all.total)
  expect(kai.items.every(({ memberNumber }) => memberNumber === KAI)).toBe(true)
  const water = await list(`&course=${OPEN_WATER}`)
  expect(new Set(water.items.map(({ course }) => course.packageId))).toEqual(new Set([OPEN_WATER]))
  const certified = await list('&state=certified')
  expect(certified.items.every(({ course }) => course.state === 'certified')).toBe(true)
  expect(all.items.some(({ course }) => course.state === 'certified')).toBe(false)
  const name = all.items[0]?.name ?? ''
  const found = await list(`&search=${encodeURIComponent(name.toUpperCase())}`)
  expect(found.items.map((row) => row.name)).toContain(name)
  expect((await list('&search=nobody-has-this-name')).total).toBe(0)
})

test('[LE-10] assigns several at once, tells the student and the instructor, and once only', async () => {
  const [one, two] = ids(await list(`&instructor=${KAI}`))
  const both = [one, two].map((enrolmentId) => ({ enrolmentId, memberNumber: AMA }))
  const done = await assign(both)
  expect(done.status).toBe(200)
  expect(done.body.changed).toHaveLength(2)
  expect(done.body.changed).toContainEqual({ enrolmentId: one, before: KAI })
  expect(ids(await list(`&instructor=${AMA}`)).sort()).toEqual([one, two].sort())
  const notices = await notified()
  expect(notices.filter(([kind]) => kind === 'student-assigned')).toEqual(
    Array(2).fill(['student-assigned', 100001]),
  )
  expect(notices.filter(([kind]) => kind === 'instructor-assigned')).toHaveLength(2)
  expect(await assign(both)).toEqual({ status: 200, body: { changed: [] } })
  expect(await notified()).toHaveLength(4)
  const undone = await assign(both.map(({ enrolmentId }) => ({ enrolmentId, memberNumber: KAI })))
  expect(undone.body.changed).toHaveLength(2)
  expect((await list(`&instructor=${AMA}`)).total).toBe(0)
})

test('[LE-10] refuses an instructor who does not teach at the dive center, and changes nothing', async () => {
  const [one, two] = ids(await list(`&instructor=${KAI}`))
  const mixed = await assign([
    { enrolmentId: one, memberNumber: AMA },
    { enrolmentId: two, memberNumber: STRANGER },
  ])
  expect(mixed).toMatchObject({ status: 409, body: { problem: 'instructor-not-affiliated' } })
  expect((await list(`&instructor=${AMA}`)).total).toBe(0)
})

test('[LE-10] a student of another dive center is unknown, and nobody else assigns', async () => {
  const { db } = world.server.platform
  const [row] = await db.query<{ id: string }>(
    `insert into enrolment (affiliate_id, package_id, store_number, enrolled_at) values ($1, $2, 7999, now())
     returning id`,
    [NEWCOMER, NITROX],
  )
  const foreign = [{ enrolmentId: row?.id, memberNumber: AMA }]
  expect((await assign(foreign)).status).toBe(404)
  expect(ids(await list())).not.toContain(row?.id)
  const [own] = ids(await list())
  for (const person of ['instructor', 'student', 'staff'])
    expect((await assign([{ enrolmentId: own, memberNumber: KAI }], person)).status, person).toBe(403)
  expect((await assign([])).status).toBe(400)
})

test('[LE-10] a student without an instructor can be left without one', async () => {
  const [one] = ids(await list(`&instructor=${KAI}`))
  const before = (await notified()).length
  expect((await assign([{ enrolmentId: one, memberNumber: null }])).body.changed).toEqual([
    { enrolmentId: one, before: KAI },
  ])
  expect(ids(await list('&instructor=none'))).toContain(one)
  expect(await notified()).toHaveLength(before)
  await assign([{ enrolmentId: one, memberNumber: KAI }])
})

test('[LE-10] someone with two courses is counted once', async () => {
  const { db } = world.server.platform
  const { total, people } = await list()
  await db.query(
    `insert into enrolment (id, affiliate_id, package_id, store_number, enrolled_at)
     select gen_random_uuid(), affiliate_id, $1, store_number, enrolled_at from enrolment
     where package_id = $2 and store_number = $3 and ended_at is null and certified_at is null
       and affiliate_id not in (select affiliate_id from enrolment where package_id = $1) limit 1`,
    [PEAK_BUOYANCY, OPEN_WATER, HARBOUR],
  )
  expect(await list()).toMatchObject({ total: total + 1, people })
})

test('[LE-10] exports what the filter shows, with headings in the language of the reader', async () => {
  const answer = await world
    .call('store')
    .get('/api/learning/center/students.csv?culture=de-DE&instructor=none')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = bytes.toString('utf8').slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe(
    'Schüler,Kurs,Tauchlehrer,Status,Theorie,Begonnen,Abschlussprüfung,Formulare,Prüfung verspätet abgegeben',
  )
  expect(lines).toHaveLength(1 + (await list('&instructor=none')).total)
})

test('[LE-10] an instructor exports their students as the page of students filters them', async () => {
  const rows = async (query = '', person = 'instructor') => {
    const answer = await world.call(person).get(`/api/learning/students.csv?culture=en-US${query}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    return (await answer.text()).trimEnd().split('\r\n').slice(1)
  }
  const students: StudentsWire = await (await world.call('instructor').get('/api/learning/students')).json()
  const courses = students.flatMap((student) => student.courses.map((course) => ({ ...student, course })))
  const inTraining = courses.filter(({ course }) => course.state !== 'certified')
  expect(inTraining.length).toBeGreaterThan(2)
  expect(await rows()).toHaveLength(inTraining.length)
  const uncleared = inTraining.filter(({ course }) => course.formsInTheWay.length > 0)
  expect(uncleared.some(({ course }) => course.state !== 'uncleared')).toBe(true)
  expect(await rows('&state=uncleared')).toHaveLength(uncleared.length)
  expect(await rows(`&course=${NITROX}`)).toHaveLength(
    inTraining.filter(({ course }) => course.packageId === NITROX).length,
  )
  const [{ name = '', affiliateId = 0 } = {}] = inTraining
  expect((await rows(`&search=${affiliateId}`)).every((row) => row.startsWith(name))).toBe(true)
  expect(await rows('', 'diver')).toEqual([])
})

test('[LE-10] a dive center with 500 students pages, searches and assigns them all in one call', async () => {
  const { db } = world.server.platform
  await db.query(
    `with added as (
       insert into account (affiliate_id, email, given_name, family_name, password_hash)
       select 700000 + n, 'crowd' || n || '@fathom.test', 'Crowd', 'Number ' || n, '' from generate_series(1, 500) n
       returning affiliate_id)
     insert into enrolment (affiliate_id, package_id, store_number, enrolled_at)
     select affiliate_id, $1, $2, now() from added`,
    [OPEN_WATER, HARBOUR],
  )
  const crowd = (page: number) =>
    world.call('store').get(`/api/learning/center/students?search=crowd&pageSize=200&page=${page}`)
  const pages: CenterStudentsWire[] = []
  for (const page of [1, 2, 3]) pages.push(await (await crowd(page)).json())
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [200, 500],
    [200, 500],
    [100, 500],
  ])
  const everyone = pages.flatMap(ids)
  expect(new Set(everyone).size).toBe(500)
  const { status, body } = await assign(everyone.map((enrolmentId) => ({ enrolmentId, memberNumber: AMA })))
  expect([status, body.changed.length]).toEqual([200, 500])
  expect((await list(`&instructor=${AMA}`)).total).toBe(500)
})
