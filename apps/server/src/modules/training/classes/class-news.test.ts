import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { notifier } from '../../notifications/notify.ts'
import { wordedIn } from '../../notifications/worded.ts'
import { addStoreMember } from '../center/store-member.store.ts'
import { notifyOfClassNews } from './class-news.ts'
import { classesOf, HARBOUR, newId } from './classes.fixture.ts'

const KAI = 200001
const AMA = { number: 500777, affiliateId: 100001 }

let world: World<Server>
let kai: ReturnType<typeof classesOf>
let store: ReturnType<typeof classesOf>
let students: string[]
beforeAll(async () => {
  world = await startWorld(startServer)
  kai = classesOf(world, 'instructor')
  store = classesOf(world, 'store')
  students = await kai.enrolments()
  const { db } = world.server.platform
  await db.query(
    `insert into participant (kind, number, affiliate_id, name, address_line_1, city, country_id)
     values ('member', $1, $2, 'Ama Boateng', '', 'Accra', 'GH')`,
    [AMA.number, AMA.affiliateId],
  )
  await addStoreMember(db, HARBOUR, AMA.number)
})

/** The jobs of a class that wait, run as the queue will run them. */
async function tell(classId: string) {
  const { platform } = world.server
  const jobs = await platform.db.query<{ data: { classId: string; changedAt: string } }>(
    `select data from jobs.job where name = 'class-news' and data->>'classId' = $1 order by created_on`,
    [classId],
  )
  const findPerson = async () => undefined
  for (const { data } of jobs)
    await notifyOfClassNews({ ...platform, notify: notifier(platform), findPerson }, data)
  return jobs.length
}

const AHEAD = { date: '2099-05-14', dives: [] }

/** What was said about a class, in words, and to whom. */
async function said(classId: string) {
  const rows = await world.server.platform.db.query<{
    affiliateId: string
    kind: Parameters<ReturnType<typeof wordedIn>>[0]['kind']
    values: Record<string, string | number>
  }>(
    `select affiliate_id as "affiliateId", kind, "values" from notification where subject = $1 order by created_at, id`,
    [`class:${classId}`],
  )
  const worded = wordedIn('en-US')
  return rows.map(({ affiliateId, kind, values }) => {
    const { name, message } = worded({
      ...{ id: '', url: '', subject: null, createdAt: '', isRead: false, affiliateId: 0 },
      ...{ kind, values },
    })
    return { to: Number(affiliateId), kind, text: `${name} | ${message}` }
  })
}

const anAnnouncedClass = async () => {
  const classId = newId()
  await kai.save(classId, { name: 'May group', enrolmentIds: students })
  await tell(classId)
  return classId
}

test('[LE-09] a student learns of being added, the instructor who did it does not', async () => {
  const classId = await anAnnouncedClass()
  const all = await said(classId)
  expect(all).toHaveLength(students.length)
  expect(all[0]?.text).toBe(
    'You’re in the class May group | Open Water Diver. Your sessions are on the course page.',
  )
  expect(all.map(({ to }) => to)).not.toContain(KAI)
  await tell(classId)
  expect(await said(classId)).toHaveLength(students.length)
})

test('[LE-09] a student learns of a session that is new, moved or canceled', async () => {
  const classId = await anAnnouncedClass()
  const sessionId = newId()
  const latest = async () => {
    await tell(classId)
    return (await said(classId)).slice(-students.length).map(({ text }) => text)
  }
  await kai.session(classId, sessionId, AHEAD)
  expect(await latest()).toEqual(
    students.map(() => 'New session: May group | Pool, Thursday, 14 May 2099, 9:00 AM (Africa/Cairo)'),
  )
  await kai.session(classId, sessionId, { ...AHEAD, startsAt: '10:00', version: 1 })
  expect(new Set(await latest())).toEqual(
    new Set(['Session moved: May group | Pool, Thursday, 14 May 2099, 10:00 AM (Africa/Cairo)']),
  )
  await kai.removeSession(classId, sessionId)
  expect(new Set(await latest())).toEqual(
    new Set(['Session canceled: May group | Pool, Thursday, 14 May 2099, 10:00 AM (Africa/Cairo)']),
  )
})

test('[LE-09] several changes are one notification, an undone one is none, and a note is none', async () => {
  const classId = await anAnnouncedClass()
  const [one, two, three] = [newId(), newId(), newId()]
  const before = (await said(classId)).length
  await kai.session(classId, one, AHEAD)
  await kai.session(classId, two, { ...AHEAD, date: '2099-05-15' })
  await kai.session(classId, three, AHEAD)
  await kai.removeSession(classId, three)
  expect(await tell(classId)).toBe(5)
  const news = (await said(classId)).slice(before)
  expect(news).toHaveLength(students.length)
  expect(news[0]?.text).toBe('Sessions changed: May group | New: 2. Moved: 0. Canceled: 0.')
  await kai.removeSession(classId, one)
  await kai.session(classId, one, { ...AHEAD, version: 2 })
  await kai.session(classId, two, { ...AHEAD, date: '2099-05-15', note: 'Bring fins', version: 1 })
  await tell(classId)
  expect(await said(classId)).toHaveLength(before + students.length)
})

test('[LE-09] an instructor learns when the dive center gives, changes or takes a class', async () => {
  const classId = newId()
  const toInstructors = async () => {
    await tell(classId)
    return (await said(classId)).filter(({ kind }) => kind.startsWith('class-') && kind !== 'class-joined')
  }
  await store.save(classId, { name: 'June group' })
  expect(await toInstructors()).toEqual([
    {
      ...{ to: KAI, kind: 'class-assigned' },
      text: 'You’re teaching the class June group | Open Water Diver. Planned by Harbour Divers.',
    },
  ])
  await store.session(classId, newId(), AHEAD)
  expect((await toInstructors()).slice(1)).toEqual([
    {
      ...{ to: KAI, kind: 'class-edited' },
      text: 'Harbour Divers changed your class June group | Check its students and sessions.',
    },
  ])
  await kai.session(classId, newId(), { ...AHEAD, date: '2099-06-01' })
  expect(await toInstructors()).toHaveLength(2)
  await store.save(classId, { name: 'June group', memberNumber: AMA.number, version: 1 })
  expect((await toInstructors()).slice(2)).toEqual([
    expect.objectContaining({ to: AMA.affiliateId, kind: 'class-assigned' }),
    {
      ...{ to: KAI, kind: 'class-reassigned' },
      text: 'Ama Boateng now teaches June group | Harbour Divers changed this.',
    },
  ])
})
