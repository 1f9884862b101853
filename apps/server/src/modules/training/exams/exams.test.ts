import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AssessmentResultsWire, CommitWire, ERecordWire, ExamWire } from '@fathom/contract/training'
import { readLessonQuestions } from '@fathom/courses'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { PEAK_BUOYANCY } from '../demo/demo-catalogue.ts'
import { aCommit, anAnswer, learning, OPEN_WATER } from '../training.fixture.ts'
import { examKey, handIn } from './exam-key.fixture.ts'

let world: World<Server>
let ines: ReturnType<typeof learning>
let milo: ReturnType<typeof learning>
beforeAll(async () => {
  world = await startWorld(startServer)
  ines = learning(world.call('student'))
  milo = learning(world.call('teen'))
})

const { known, answersTo } = examKey('open-water')
const results = async (person: string) =>
  (await (
    await world.call(person).get(`/api/learning/courses/${OPEN_WATER}/assessmentresults`)
  ).json()) as AssessmentResultsWire

test('[TS-11] the server draws the exam once for an attempt, and sends no right answer with it', async () => {
  const first = await ines.launchExam(OPEN_WATER)
  expect(first).toMatchObject({ kind: 'exam', exam: { needed: 30, result: null, given: {} } })
  expect(first.exam.questions).toHaveLength(40)
  expect(first.exam.topics.map(({ questions }) => questions)).toEqual([8, 8, 8, 8, 8])
  expect(first.exam.topics[0]?.title).toBe('Water world')
  expect(new Set(first.exam.questions.map(({ id }) => id)).size).toBe(40)
  const again = await ines.launchExam(OPEN_WATER)
  expect(again).toEqual(first)
  const text = JSON.stringify(first)
  for (const { id, reason } of known.values()) if (text.includes(id)) expect(text).not.toContain(reason)
  expect(text).not.toMatch(/"(right|reason|order)"/)
})

test('[TS-11] no call writes a score or a pass: a reported result of an exam is refused', async () => {
  const { attempt } = await ines.launchExam(OPEN_WATER)
  const cheats = [
    { summary: { status: 'passed', score: 1 }, answers: [], final: true },
    { summary: { status: 'incomplete', score: 1 } },
    { again: true, summary: { status: 'passed', score: 1 }, final: true },
  ] as const
  for (const cheat of cheats) {
    const commit = aCommit({ version: attempt.version, ...cheat } as Parameters<typeof aCommit>[0])
    const answer = await world.call('student').put(`/api/learning/attempts/${attempt.attemptId}`, commit)
    expect([answer.status, (await answer.json()).problem]).toEqual([409, 'exam-marked-by-server'])
  }
  const scored = { ...anAnswer(), score: 1, status: 'passed', markedAt: '2026-11-16T09:00:00.000Z' }
  await ines.answer(attempt.attemptId, scored)
  expect(await ines.get(`attempts/${attempt.attemptId}`)).toMatchObject({ score: null, markedAt: null })
  expect((await ines.course(OPEN_WATER))?.activities.at(-1)).toMatchObject({ score: null, attempts: 0 })
})

test('[TS-11] every question needs an answer: a hand-in that leaves some open is refused with their list', async () => {
  const { attempt, exam } = await ines.launchExam(OPEN_WATER)
  const given = answersTo(exam, 0)
  const open = exam.questions.slice(3, 5).map(({ id }) => id)
  for (const id of open) delete given[id]
  const sent = handIn(given)
  for (const _ of ['first', 'again']) {
    const answer = await ines.answer(attempt.attemptId, sent)
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { problem: 'exam-unanswered', questions: open },
    ])
  }
  // What was answered is stored all the same.
  const { exam: stored } = await ines.launchExam(OPEN_WATER)
  expect(stored).toMatchObject({ given, result: null })
  const nothing = Object.fromEntries(Object.keys(given).map((id) => [id, null]))
  await ines.answer(attempt.attemptId, anAnswer({ given: nothing }))
  const empty = await ines.answer(attempt.attemptId, handIn({}))
  expect([empty.status, (await empty.json()).questions?.length]).toEqual([422, 40])
})

test.each([
  ['a question that was not drawn', { 'exam-of-another-course-1': 0 }],
  ['a choice that does not exist', undefined],
])('[TS-11] refuses an answer to %s', async (_, given) => {
  const { attempt, exam } = await ines.launchExam(OPEN_WATER)
  const wrong = given ?? { [exam.questions[0]?.id ?? '']: 3 }
  const answer = await ines.answer(attempt.attemptId, anAnswer({ given: wrong }))
  expect([answer.status, (await answer.json()).problem]).toEqual([422, 'exam-answer-unknown'])
})

test('[TS-11] answers continue on another device: for each question the last one counts', async () => {
  const { attempt, exam } = await ines.launchExam(OPEN_WATER)
  const [one = '', two = ''] = exam.questions.map(({ id }) => id)
  const phone = randomUUID()
  await ines.answer(attempt.attemptId, anAnswer({ sitting: phone, given: { [one]: 0, [two]: 1 } }))
  await ines.answer(attempt.attemptId, anAnswer({ given: { [one]: 2 } }))
  // The first call of the phone arrives again, late.
  await ines.answer(attempt.attemptId, anAnswer({ sitting: phone, given: { [one]: 0, [two]: 1 } }))
  const { exam: opened, attempt: begun } = await ines.launchExam(OPEN_WATER)
  expect(opened.given).toEqual({ [one]: 2, [two]: 1 })
  expect(begun).toMatchObject({ attemptId: attempt.attemptId, status: 'incomplete', progress: 0.05 })
  const { exam: cleared } = {
    exam: (await (
      await ines.answer(attempt.attemptId, anAnswer({ given: { [one]: null } }))
    ).json()) as ExamWire,
  }
  expect(cleared.given).toEqual({ [two]: 1 })
})

/** The explanation that our own course has for the answer that was chosen. */
function whyOf({ questions }: ExamWire, given: Record<string, number | null>, at: number): string {
  const { id = '', choices = [] } = questions[at] ?? {}
  const { choices: texts = [], feedback = [] } = known.get(id) ?? {}
  const chosen = choices[given[id] ?? -1]
  const why = feedback[texts.findIndex((text) => text.replaceAll('**', '') === chosen)]
  if (!why) throw new Error(`no explanation for ${chosen}`)
  return why
}

test('[TS-11] [LE-08] eleven wrong answers of forty fail, and nothing then shows what would have been right', async () => {
  const { attempt, exam } = await ines.launchExam(OPEN_WATER)
  const sent = handIn(answersTo(exam, 11), { handedInAt: exam.drawnAt })
  const answer = await ines.answer(attempt.attemptId, sent)
  const marked = (await answer.json()) as ExamWire
  expect(marked.result).toEqual({
    status: 'failed',
    right: 29,
    of: 40,
    score: 0.725,
    lateSeconds: null,
    markedAt: expect.any(String),
    handedInAt: exam.drawnAt,
    handedInBy: sent.sitting,
    // All eight of the first lesson were wrong, and three of the second.
    readAgain: [{ id: 'water-world', title: 'Water world' }],
    // One of each lesson, with the page that teaches it.
    missed: [
      {
        id: exam.questions[0]?.id,
        lesson: 'water-world',
        page: known.get(exam.questions[0]?.id ?? '')?.page,
        why: whyOf(exam, sent.given, 0),
      },
      {
        id: exam.questions[8]?.id,
        lesson: 'your-equipment',
        page: known.get(exam.questions[8]?.id ?? '')?.page,
        why: whyOf(exam, sent.given, 8),
      },
    ],
    sections: [],
    answers: null,
  })
  expect(marked.attempts).toEqual({ left: 2, nextAt: null })
  const seen = JSON.stringify([
    marked,
    await ines.get(`attempts/${attempt.attemptId}`),
    await ines.get(`attempts/${attempt.attemptId}/exam`),
    (await results('student')).results.filter(({ kind }) => kind === 'exam'),
    await ines.get(`courses/${OPEN_WATER}/report`),
  ])
  expect(seen).not.toMatch(/"(correct|wrong)","seconds"|"right":"[^"]/)
  for (const { id, reason } of known.values()) if (seen.includes(id)) expect(seen).not.toContain(reason)
  const [failed] = (await results('student')).results.filter(({ kind }) => kind === 'exam')
  expect(failed).toMatchObject({
    status: 'failed',
    score: 0.725,
    isReported: false,
    markedAt: marked.result?.markedAt,
  })
  expect(failed?.answers).toHaveLength(40)
  expect(failed?.sections).toEqual([])
  expect((await results('student')).sections).not.toContainEqual(expect.objectContaining({ answered: 8 }))
  expect(failed?.answers.every(({ right, result }) => right === null && result === 'neutral')).toBe(true)
})

test('[TS-11] a marked exam opens with its result when asked for it, until the next one is drawn', async () => {
  const shown = await ines.launchExam(OPEN_WATER, { showResult: true })
  expect(shown).toMatchObject({ attempt: { number: 1 }, exam: { result: { right: 29 } } })
  expect(await ines.launchExam(OPEN_WATER, { showResult: true })).toEqual(shown)
  const next = await ines.launchExam(OPEN_WATER)
  expect(next).toMatchObject({ attempt: { number: 2 }, exam: { result: null } })
  expect(await ines.launchExam(OPEN_WATER, { showResult: true })).toEqual(next)
})

test('[TS-11] the same hand-in twice has one effect, and later answers are refused', async () => {
  const { attempt, exam } = await ines.launchExam(OPEN_WATER)
  expect(attempt.number).toBe(2)
  const sent = handIn(answersTo(exam, 20))
  const first = await (await ines.answer(attempt.attemptId, sent)).json()
  expect(await (await ines.answer(attempt.attemptId, sent)).json()).toEqual(first)
  const late = await ines.answer(attempt.attemptId, handIn(answersTo(exam, 0)))
  expect([late.status, (await late.json()).problem]).toEqual([409, 'exam-handed-in'])
  expect(await ines.get(`attempts/${attempt.attemptId}`)).toMatchObject({ status: 'failed', score: 0.5 })
})

test('[TS-11] two devices that hand in at the same moment get one result', async () => {
  const { attempt, exam } = await ines.launchExam(OPEN_WATER)
  const answers = await Promise.all([
    ines.answer(attempt.attemptId, handIn(answersTo(exam, 30))),
    ines.answer(attempt.attemptId, handIn(answersTo(exam, 15))),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const marked = (await results('student')).results.filter(({ attemptId }) => attemptId === attempt.attemptId)
  expect(marked).toHaveLength(1)
})

test('[TS-11] ten wrong answers pass; then the right answers come with their reasons', async () => {
  const allowance = `/api/learning/courses/${OPEN_WATER}/instructor/exam-allowance?affiliateId=100002`
  expect(await (await world.call('instructor').post(allowance)).json()).toEqual({ left: 3, nextAt: null })
  const { attempt, exam } = await ines.launchExam(OPEN_WATER)
  const given = answersTo(exam, 10)
  const { result } = (await (await ines.answer(attempt.attemptId, handIn(given))).json()) as ExamWire
  expect(result).toMatchObject({ status: 'passed', right: 30, score: 0.75, readAgain: [] })
  expect(result?.sections[0]).toMatchObject({ title: 'Water world', right: 0, of: 8 })
  expect(result?.answers).toHaveLength(40)
  const rights = answersTo(exam, 0)
  for (const { id, right, reason } of result?.answers ?? []) {
    expect(right).toBe(rights[id])
    expect(reason).toBe(known.get(id)?.reason.replaceAll('**', ''))
  }
  const all = (await results('student')).results.filter(({ kind }) => kind === 'exam')
  expect(all.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'passed'])
  for (const { answers } of all) expect(answers.every(({ right }) => right)).toBe(true)
  expect((await ines.course(OPEN_WATER))?.activities.at(-1)).toMatchObject({ state: 'done', score: 0.75 })
  expect(result?.missed.map(({ id, why }) => [id, why])).toEqual(
    exam.questions.slice(0, 10).map(({ id }, at) => [id, whyOf(exam, given, at)]),
  )
  const counted = all.find(({ isBest }) => isBest)?.answers.filter(({ result }) => result === 'wrong')
  const { id: missedId = '' } = exam.questions[0] ?? {}
  expect(counted?.[0]).toMatchObject({
    id: missedId,
    taught: {
      lesson: 'water-world',
      page: known.get(missedId)?.page,
      why: `${whyOf(exam, given, 0)} ${known.get(missedId)?.reason}`,
    },
  })
})

test('[LE-08] a missed question of a lesson names its choices, why it was wrong, and the page that teaches it', async () => {
  // A lesson that Ines hasn't begun, and a choice with a comma, which its name can't have.
  const lessonQuestion = readLessonQuestions('open-water', 'en-US').find(
    ({ lesson, choices }) => lesson === 'when-things-go-wrong' && choices.some((text) => text.includes(',')),
  )
  const { id = '', lesson = '', page, reason, choices = [], names = [], right = 0 } = lessonQuestion ?? {}
  const comma = choices.findIndex((text, at) => at !== right && text.includes(','))
  const wrong = comma < 0 ? (right + 1) % choices.length : comma
  const { attempt } = await ines.launch(OPEN_WATER, { activityId: lesson })
  await ines.save(
    attempt.attemptId,
    aCommit({
      version: attempt.version,
      answers: [
        {
          id,
          section: lesson,
          prompt: 'As asked?',
          // As the player words a name.
          given: names[wrong]?.replaceAll('_', ' ') ?? '',
          right: names[right]?.replaceAll('_', ' ') ?? '',
          result: 'wrong',
          seconds: 4,
          at: '2020-01-01T00:00:00.000Z',
        },
      ],
    }),
  )
  const { results: all } = await results('student')
  const own = all.find(({ isBest, activityId }) => isBest && activityId === lesson)
  expect(own?.answers.find((answer) => answer.id === id)).toMatchObject({
    given: choices[wrong],
    right: choices[right],
    taught: { lesson, page, why: reason },
    isRightSince: false,
  })
  expect(names.map((name) => name.replaceAll('_', ' '))).not.toEqual(choices)
  const review = { questionId: id, at: '2020-01-02T00:00:00.000Z', isRight: true }
  const path = `/api/learning/courses/${OPEN_WATER}/practice`
  expect((await world.call('student').put(path, { reviews: [review] })).status).toBe(200)
  const later = (await results('student')).results.flatMap(({ answers }) => answers)
  expect(later.find((answer) => answer.id === id)).toMatchObject({ isRightSince: true })
})

test('[TS-11] an instructor sees what a student missed', async () => {
  const path = `/api/learning/courses/${OPEN_WATER}/instructor/assessmentresults?affiliateId=100006`
  const { results } = (await (await world.call('instructor').get(path)).json()) as AssessmentResultsWire
  const exams = results.filter(({ kind }) => kind === 'exam')
  expect(exams.map(({ status, score }) => [status, score])).toEqual([
    ['failed', 0.6],
    ['failed', 0.675],
  ])
  expect(exams[0]?.answers.filter(({ result, right }) => result === 'wrong' && right)).toHaveLength(16)
  expect(exams[0]?.sections).toHaveLength(5)
})

test("[TS-11] the archive of one's own data has no right answers of an exam that is not passed", async () => {
  const { ownData } = await import('../own-data.ts').then(({ trainingOwnData }) => trainingOwnData)
  const { attempt, exam: begun } = await milo.launchExam(OPEN_WATER)
  await milo.answer(attempt.attemptId, anAnswer({ given: { [begun.questions[0]?.id ?? '']: 1 } }))
  const data = JSON.stringify(await ownData(world.server.platform.db, 100006))
  const exam = JSON.parse(data).courses[0].parts.filter(
    ({ activityId }: { activityId: string }) => activityId === 'exam',
  )
  expect(exam.map(({ answers }: { answers: object[] }) => answers.length)).toEqual([40, 40, 1])
  expect(exam[2].answers[0]).toMatchObject({ given: begun.questions[0]?.choices[1] })
  for (const { answers } of exam)
    expect(
      answers.every((one: { right: null; result: string }) => one.right === null && one.result === 'neutral'),
    ).toBe(true)
})

test("[TS-11] nobody opens or answers another person's exam", async () => {
  const { attempt } = await milo.launchExam(OPEN_WATER)
  const path = `/api/learning/attempts/${attempt.attemptId}/exam`
  for (const person of ['student', 'instructor', 'staff']) {
    expect((await world.call(person).get(path)).status).toBe(404)
    expect((await world.call(person).put(path, anAnswer())).status).toBe(404)
  }
  expect((await world.call('teen').get('/api/learning/attempts/none/exam')).status).toBe(404)
})

test("[TS-11] the content origin doesn't serve the page of the exam, nor list it for offline use", async () => {
  const { playerUrl, start } = await milo.launch(OPEN_WATER, { activityId: 'water-world' })
  const base = playerUrl.replace('/player.html', '')
  const contentId = start.launch.split('/')[0]
  const listed = (await (await fetch(`${base}/files.json`)).json()) as { path: string }[]
  expect(listed.map(({ path }) => path)).toContain('water-world.html')
  expect(listed.map(({ path }) => path)).not.toContain('exam.html')
  for (const path of ['exam.html', 'EXAM.HTML', './exam.html', 'x/../exam.html'])
    expect((await fetch(`${base}/${contentId}/${path}`)).status).toBe(404)
  const files = await Promise.all(
    listed
      .filter(({ path }) => /\.(html|js|css|xml)$/.test(path))
      .map(async ({ path }) => (await fetch(`${base}/${contentId}/${path}`)).text()),
  )
  for (const { prompt, reason } of known.values())
    expect(files.some((text) => text.includes(prompt) || text.includes(reason))).toBe(false)
})

test('[TS-11] an exam that was begun inside a package continues with its questions and answers', async () => {
  const { db } = world.server.platform
  const [enrolment] = await db.query<{ id: string }>(
    'select id from enrolment where affiliate_id = 100008 and package_id = $1',
    [OPEN_WATER],
  )
  const state = { cmi: { suspend_data: `E1~3n3~12~${'012'.repeat(4)}${'-'.repeat(28)}~0` } }
  await db.query(
    `insert into course_attempt (affiliate_id, enrolment_id, activity_id, number, status, started_at, updated_at, version, state)
     values (100008, $1, 'exam', 9, 'incomplete', now(), now(), 3, $2)`,
    [enrolment?.id, JSON.stringify(state)],
  )
  const { attempt, exam } = await learning(world.call('riyadh')).launchExam(OPEN_WATER)
  expect(attempt).toMatchObject({ number: 9, state: null })
  expect(Object.keys(exam.given)).toEqual(exam.questions.slice(0, 12).map(({ id }) => id))
  const [first] = exam.questions
  expect(first?.choices[exam.given[first.id] ?? -1]).toBe(known.get(first?.id ?? '')?.choices[0])
})

test('[TS-11] the migration finds our own courses that were imported before, and no other', async () => {
  const { db } = world.server.platform
  const path = new URL('../migrations/0520-exam.sql', import.meta.url)
  const linking = /insert into course_exam[\s\S]*?;/.exec(readFileSync(path, 'utf8'))?.[0] ?? ''
  // Peak Buoyancy came after this migration.
  const listExams = () =>
    db.query(
      `select content_id, activity_id from course_exam join course_content using (content_id)
       where package_id <> $1 order by 1`,
      [PEAK_BUOYANCY],
    )
  const before = await listExams()
  expect(before).toHaveLength(3)
  const [copy] = await db.query<{ content_id: string }>(
    `insert into course_content (content_id, package_id, culture, standard, title, activities, digest, imported_by, imported_at)
     select gen_random_uuid(), package_id, culture, standard, title, activities, 'x', 900001, imported_at
     from course_content where package_id = $1 limit 1 returning content_id`,
    [OPEN_WATER],
  )
  await db.query('delete from course_exam')
  await db.query(linking)
  expect(await listExams()).toEqual(before)
  expect(before).not.toContainEqual(expect.objectContaining({ content_id: copy?.content_id }))
})

test('[TS-12] a lesson that the browser calls passed is labelled as a self-check, not as reported by a package, and its score counts only with answers', async () => {
  const SELF_CHECKED = { isReported: false, isSelfChecked: true }
  const { attempt } = await ines.launch(OPEN_WATER, { activityId: 'plan-a-dive' })
  const commit = (changes: Partial<CommitWire>) =>
    aCommit({ final: true, ...changes, summary: { status: 'passed', score: 1, seconds: 0, progress: 1 } })
  const lesson = async () => {
    const path = `/api/learning/courses/${OPEN_WATER}/instructor/eRecord?affiliateId=100002`
    const record = (await (await world.call('instructor').get(path)).json()) as ERecordWire
    return record.parts.find(({ activityId }) => activityId === 'plan-a-dive')
  }
  const saved = await ines.save(attempt.attemptId, commit({ version: attempt.version, answers: [] }))
  expect(await lesson()).toMatchObject({ status: 'passed', score: null, ...SELF_CHECKED })
  const asked = { id: 'q1', section: 'plan-a-dive', prompt: 'How deep?', given: '18 m', right: '18 m' }
  const answers = [{ ...asked, result: 'correct' as const, seconds: 9, at: null }]
  await ines.save(attempt.attemptId, commit({ version: saved.version, sequence: 2, answers }))
  expect(await lesson()).toMatchObject({ status: 'passed', score: 1, ...SELF_CHECKED })
})
