import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { NITROX, OPEN_WATER, RENEWAL } from './training.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const get = async (person: string, path: string) =>
  (await world.call(person).get(`/api/learning/${path}`)).json()
const titles = (courses: { title: string }[]) => courses.map(({ title }) => title)

test('[NV-06] [EN-18] [CA-17] entitlements are stored per person and answer on both paths', async () => {
  for (const path of ['entitlements', 'v2/entitlements'])
    expect(await get('student', `${path}/100002`)).toMatchObject({
      affiliateId: 100002,
      items: [{ title: 'Open Water Diver' }],
    })
  expect(await get('newcomer', 'entitlements/100004')).toEqual({ affiliateId: 100004, items: [] })
})

test('[NV-05] [CA-29] only a person on a pro journey gets a jump page', async () => {
  const jumpPage = async (person: string) =>
    (await world.call(person).post('/api/pro/journey/routing/othercourses')).json()
  expect(await jumpPage('instructor')).toEqual({ jumpPage: `/training/my-courses/${RENEWAL}` })
  expect(await jumpPage('student')).toEqual({ jumpPage: null })
})

test('refuses a non-numeric affiliate id with the name of the field', async () => {
  const answer = await world.call('student').get('/api/learning/entitlements/me')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    problem: 'invalid-input',
    fields: [expect.objectContaining({ field: 'affiliateId' })],
  })
})

test('[VA-10] [CA-18] entry courses are for beginners and sellable', async () => {
  expect(titles(await get('newcomer', 'courses?tag=entry'))).toEqual([
    'Discover Scuba Diving',
    'Open Water Diver',
  ])
})

test('[SN-02] nobody who dives is offered a first course, nor a learner a first dive', async () => {
  for (const person of ['diver', 'trial', 'applicant', 'instructor', 'student', 'shanghai'])
    expect([person, await get(person, 'courses?tag=entry')]).toEqual([person, []])
})

test('[CA-18] [SN-02] recommendations leave out what the reader takes, holds or may not have yet, and mine lists them', async () => {
  for (const person of ['student', 'newcomer', 'dsd'])
    expect(await get(person, 'courses?tag=recommended')).toEqual([])
  expect(titles(await get('trial', 'courses?tag=recommended'))).toEqual([
    'Peak Buoyancy',
    'Enriched Air Nitrox',
    'Night Diver',
  ])
  expect(titles(await get('diver', 'courses?tag=recommended'))).toEqual(['Peak Buoyancy'])
  expect(titles(await get('diver', 'courses?tag=mine'))).toEqual(['Open Water Diver', 'Enriched Air Nitrox'])
  expect(await get('diver', 'courses?tag=unheard-of')).toEqual([])
  expect((await get('diver', 'courses')).length).toBeGreaterThan(5)
})

test('[CA-18] lists the specialties of one course, and of all', async () => {
  const all = titles(await get('student', 'specialties'))
  expect(all).toContain('Dry Suit Diver')
  expect(titles(await get('student', `specialties?packageId=${OPEN_WATER}`))).toEqual(all)
  expect(await get('student', `specialties?packageId=${NITROX}`)).toEqual([])
})

test("[CA-12] [EN-18] a course has its parts and the reader's progress", async () => {
  const course = await get('student', `courses/${OPEN_WATER}?culture=en-US&refresh=true&platform=web`)
  expect(course).toMatchObject({
    packageId: OPEN_WATER,
    title: 'Open Water Diver',
    culture: 'en-US',
    standard: 'scorm-1.2',
    isEntitled: true,
    enrolment: {
      progress: expect.closeTo(0.54),
      next: { title: 'Breathing under pressure', number: 3, of: 5 },
    },
  })
  const kinds = course.activities.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(['lesson', 'lesson', 'lesson', 'lesson', 'lesson', 'exam'])
  const again = await get('student', `courses/${course.enrolment.enrolmentId}`)
  expect(again).toEqual(course)
})

/** A package in Spanish, put into use after all others. */
const SPANISH = '01920000-0000-7000-8000-0000000c0135'
const addSpanish = () =>
  world.server.platform.db.query(
    `insert into course_content (content_id, package_id, culture, standard, title, activities, digest, imported_at,
       published_at)
     select $1, package_id, 'es-ES', 'cmi5', title, activities, 'spanish', now(), now() from course_content
     where package_id = $2 limit 1`,
    [SPANISH, OPEN_WATER],
  )

test('[LE-13] refresh takes the package in use until something is begun, platform says what can be opened', async () => {
  const { db } = world.server.platform
  const enrol = async (affiliateId: number) =>
    db.query(
      `insert into enrolment (affiliate_id, package_id, content_id, enrolled_at)
       select $1, $2, content_id, now() from course_content where package_id = $2 and culture = 'en-US' limit 1`,
      [affiliateId, OPEN_WATER],
    )
  await enrol(100004)
  await addSpanish()
  const asked = (person: string, more: string) => get(person, `courses/${OPEN_WATER}?culture=es-ES${more}`)
  for (const more of ['', '&refresh=false'])
    expect(await asked('newcomer', more)).toMatchObject({ culture: 'en-US', standard: 'scorm-1.2' })
  expect(await asked('newcomer', '&platform=ios')).toMatchObject({ isPlayable: false })
  expect(await asked('newcomer', '&platform=web')).toMatchObject({ isPlayable: true })
  expect(await asked('newcomer', '&refresh=true')).toMatchObject({ culture: 'es-ES', isPlayable: true })
  expect(await asked('newcomer', '&platform=ios')).toMatchObject({ culture: 'es-ES', isPlayable: true })
  expect(await asked('student', '&refresh=true')).toMatchObject({
    culture: 'en-US',
    enrolment: { lessonsDone: 2 },
  })
  await db.query('delete from enrolment where affiliate_id = 100004')
  await db.query('delete from course_content where content_id = $1', [SPANISH])
})

test('[CA-12] a person who is not enrolled sees the parts, and the catalog page', async () => {
  expect(await get('newcomer', `courses/${OPEN_WATER}`)).toMatchObject({
    isEntitled: false,
    enrolment: null,
    activities: Array(6).fill(expect.objectContaining({ progress: 0, attempts: 0 })),
  })
  expect(await get('newcomer', `courses/${OPEN_WATER}/details`)).toMatchObject({
    cultures: ['en-US'],
    enrolmentId: null,
    requirements: { dives: 4, skills: 5, medical: true },
    outline: expect.arrayContaining([expect.objectContaining({ title: 'Final exam', isExam: true })]),
  })
})

test.each(['00000000-0000-4000-8000-000000000000', 'open-water', "'; drop table course"])(
  '[CA-12] finds no course for %s, and the response names it',
  async (id) => {
    for (const path of ['', '/details', '/report', '/eRecord', '/eRecord/archive', '/assessmentresults']) {
      const answer = await world.call('student').get(`/api/learning/courses/${encodeURIComponent(id)}${path}`)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.json()).toMatchObject({
        problem: 'no-course-found',
        errors: [`no course found ${id}`],
        id,
      })
    }
  },
)

test("[CA-48] the links of a professional are in the reader's language", async () => {
  const links = async (person: string) =>
    (await world.call(person).graph<{ links: object[] }>('pro', '{ links { title url group } }')).links
  expect(await links('instructor')).toContainEqual({
    title: 'My students',
    url: '/training/students',
    group: 'teaching',
  })
  expect(await links('student')).toEqual([])
})
