import type { AssessmentResultsWire } from '@fathom/contract/training'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { zipOf } from '../../../platform/zip/zips.fixture.ts'
import { findContent } from '../content/content.store.ts'
import { SCORM_12, SCORM_12_FILES } from '../content/fixtures/manifests.fixture.ts'
import { importPackage } from '../content/import/import-package.ts'
import { enrolByCode } from '../enrolments/enrol-by-code.ts'
import { aCommit, learning, NITROX, OPEN_WATER } from '../training.fixture.ts'
import { examKey, handIn } from './exam-key.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const NIGHT_DIVER = '01920000-0000-7000-8000-000000000005'
const NEWCOMER = 100004
const TEEN = 100006

/** Lessons only. */
const MANIFEST = SCORM_12.replace(/<adlcp:masteryscore>.*?<\/adlcp:masteryscore>/, '')

const scorm = (more: Record<string, string> = {}) =>
  zipOf({
    'imsmanifest.xml': MANIFEST,
    ...Object.fromEntries(SCORM_12_FILES.map((path) => [path, path])),
    ...more,
  })

/** Imports an ordinary package, as another authoring tool makes it. */
async function bring(packageId: string, { culture = 'en-US', more = {} } = {}) {
  const { db, files, clock } = world.server.platform
  const request = { packageId, culture, importedBy: 900001 }
  const { contentId } = await importPackage({ db, files, clock }, scorm(more), request)
  return (await findContent(db, contentId)) ?? expect.fail('it was not stored')
}

const enrol = (affiliateId: number, packageId: string, culture = 'en-US') =>
  world.server.platform.db.transaction((tx) =>
    enrolByCode(tx, { affiliateId, packageId, storeNumber: null, culture, now: new Date() }),
  )

const addQuestion = (packageId: string, culture = 'en-US') =>
  world.call('staff').put(`/api/learning/exams/banks/${packageId}/${culture}/items/light`, {
    topic: 'Lights',
    prompt: 'How many lights do you take?',
    choices: ['One', 'Two', 'None'],
    right: 1,
    reason: 'One may fail.',
    page: null,
    isRetired: false,
    version: null,
  })

const examOf = async (person: string, packageId: string) => {
  const course = await learning(world.call(person)).course(packageId)
  return {
    exam: course?.activities.find(({ id }) => id === 'exam'),
    theory: course?.missing.find(({ step }) => step === 'theory'),
  }
}

test('[TS-11] the exam of a bank is part of the course, whatever package brings the lessons', async () => {
  await bring(OPEN_WATER)
  await enrol(NEWCOMER, OPEN_WATER)
  const { exam, theory } = await examOf('newcomer', OPEN_WATER)
  expect(exam).toMatchObject({ id: 'exam', state: 'open', passMark: 0.75 })
  expect(theory).toMatchObject({ withExam: true })
  const newcomer = learning(world.call('newcomer'))
  const { attempt, exam: paper } = await newcomer.launchExam(OPEN_WATER)
  expect(paper.questions).toHaveLength(40)
  // Its topics are other lessons than those of this package, so nothing leads to them.
  expect(paper.lessons).toEqual([])
  const given = examKey('open-water').answersTo(paper, 0)
  expect((await newcomer.answer(attempt.attemptId, handIn(given))).status).toBe(200)
  expect((await examOf('newcomer', OPEN_WATER)).exam).toMatchObject({ state: 'done', score: 1 })
})

test('[TS-12] what such a package reports is called reported, and its score needs no answers', async () => {
  const newcomer = learning(world.call('newcomer'))
  const course = await newcomer.course(OPEN_WATER)
  const { attempt } = await newcomer.launch(OPEN_WATER, { activityId: course?.next?.activityId })
  await newcomer.save(attempt.attemptId, aCommit({ summary: { status: 'passed', score: 0.9 }, final: true }))
  const { results } = await newcomer.get<AssessmentResultsWire>(
    `courses/${course?.enrolmentId}/assessmentresults`,
  )
  expect(
    results.map(({ activityId, score, isReported }) => [activityId === 'exam', score, isReported]),
  ).toEqual(
    expect.arrayContaining([
      [true, 1, false],
      [false, 0.9, true],
    ]),
  )
})

test('[TS-11] anyone who began before the bank had a question keeps the course without an exam', async () => {
  await bring(NIGHT_DIVER)
  for (const affiliateId of [NEWCOMER, TEEN]) await enrol(affiliateId, NIGHT_DIVER)
  await learning(world.call('newcomer')).launch(NIGHT_DIVER)
  expect((await examOf('teen', NIGHT_DIVER)).exam).toBeUndefined()
  expect((await addQuestion(NIGHT_DIVER)).status).toBe(200)
  expect((await examOf('teen', NIGHT_DIVER)).exam).toMatchObject({ title: 'Final exam' })
  expect((await examOf('teen', NIGHT_DIVER)).theory).toMatchObject({ withExam: true })
  expect((await examOf('newcomer', NIGHT_DIVER)).exam).toBeUndefined()
  expect((await examOf('newcomer', NIGHT_DIVER)).theory).toMatchObject({ withExam: false })
  const launch = `/api/learning/courses/${NIGHT_DIVER}/launch`
  expect((await world.call('newcomer').post(launch, { activityId: 'exam' })).status).toBe(404)
})

test('[TS-11] a package without a bank in its language has the exam in English, until there is one', async () => {
  const { addedExam } = await bring(NITROX, { culture: 'de-DE' })
  expect(addedExam?.culture).toBe('en-US')
  await enrol(TEEN, NITROX, 'de-DE')
  expect((await learning(world.call('teen')).launchExam(NITROX)).exam.culture).toBe('en-US')
  expect((await bring(NIGHT_DIVER, { culture: 'fr-FR' })).addedExam?.culture).toBe('en-US')
  expect((await addQuestion(NIGHT_DIVER, 'fr-FR')).status).toBe(200)
  const { exam } = await (async () => {
    await enrol(100002, NIGHT_DIVER, 'fr-FR')
    return examOf('student', NIGHT_DIVER)
  })()
  expect(exam?.title).toBe('Examen final')
})

test('[TS-11] a part of the package with the same name stays what it is', async () => {
  const named = MANIFEST.replace(/(<item [^>]*identifier=")[^"]+/, '$1exam')
  expect(named).not.toBe(MANIFEST)
  const { activities, serverExams } = await bring(OPEN_WATER, { more: { 'imsmanifest.xml': named } })
  expect(serverExams).toEqual(['fathom-exam'])
  expect(activities.filter(({ id }) => id === 'exam')).toHaveLength(1)
})

test('[TS-11] our own courses have the exam of their package, and no second one', async () => {
  expect(
    (await learning(world.call('student')).course(OPEN_WATER))?.activities.filter(
      ({ kind }) => kind === 'exam',
    ),
  ).toHaveLength(1)
})
