import { randomUUID } from 'node:crypto'
import type { AssessmentResultsWire, ERecordWire, StudentsWire } from '@fathom/contract/training'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aCommit, learning, OPEN_WATER } from '../training.fixture.ts'

let world: World<Server>
let ines: ReturnType<typeof learning>
let milo: ReturnType<typeof learning>
beforeAll(async () => {
  world = await startWorld(startServer)
  ines = learning(world.call('student'))
  milo = learning(world.call('teen'))
  // Here the exam is part of an imported package, which reports its own results.
  await world.server.platform.db.query('delete from course_exam')
})

type Results = {
  results: { title: string; score: number | null; number: number; isBest: boolean; answers: object[] }[]
}
const results = async (id: string) => (await ines.get<Results>(`courses/${id}/assessmentresults`)).results

test('[SC-07] a launch opens the exact place where the student left, on the content origin', async () => {
  const { attempt, start, playerUrl } = await ines.launch(OPEN_WATER)
  expect(start).toMatchObject({ title: 'Breathing under pressure', attemptId: attempt.attemptId })
  expect(start.saved).toEqual(attempt.state)
  expect(attempt).toMatchObject({ status: 'incomplete', progress: 0.7, number: 1 })
  expect(new URL(playerUrl).origin).not.toBe(world.url)
  expect((await ines.launch(OPEN_WATER)).attempt.attemptId).toBe(attempt.attemptId)
})

test('[SC-07] saved state is restored, and the same save twice is written once', async () => {
  const { attempt } = await ines.launch(OPEN_WATER)
  const state = { cmi: { suspend_data: 'x'.repeat(60_000), odd: '"\u2028' } }
  const summary = { progress: 0.8, place: '8/10', seconds: 1200 }
  const commit = aCommit({ version: attempt.version, state, summary })
  const first = await ines.save(attempt.attemptId, commit)
  expect(first).toEqual({
    attemptId: attempt.attemptId,
    version: attempt.version + 1,
    sequence: 1,
    isBeside: false,
  })
  expect(await ines.save(attempt.attemptId, commit)).toEqual(first)
  const stored = await ines.get(`attempts/${attempt.attemptId}`)
  expect(stored).toMatchObject({ state, place: '8/10', progress: 0.8, seconds: 1200, version: first.version })
  expect(await ines.course(OPEN_WATER)).toMatchObject({
    progress: expect.closeTo(0.56),
    next: { place: '8/10' },
  })
})

test('[SC-07] what a sitting saved while offline arrives in one request', async () => {
  const { attempt } = await ines.launch(OPEN_WATER)
  const sitting = randomUUID()
  const { version } = attempt
  for (const sequence of [1, 2, 3]) {
    const commit = aCommit({
      sitting,
      version,
      sequence,
      summary: { progress: 0.8, place: `${sequence}/10` },
    })
    expect(await ines.save(attempt.attemptId, commit)).toMatchObject({ isBeside: false })
  }
  expect(await ines.get(`attempts/${attempt.attemptId}`)).toMatchObject({
    place: '3/10',
    version: version + 3,
  })
})

test('[SC-07] two devices that finish the same exam at once make two attempts, and the better one counts', async () => {
  const [phone, tablet] = await Promise.all([
    ines.launch(OPEN_WATER, { activityId: 'exam' }),
    ines.launch(OPEN_WATER, { activityId: 'exam' }),
  ])
  expect(tablet.attempt.attemptId).toBe(phone.attempt.attemptId)
  const { attemptId, version } = phone.attempt
  const final = { version, final: true }
  const saved = await Promise.all([
    ines.save(attemptId, aCommit({ ...final, summary: { status: 'failed', score: 0.5 } })),
    ines.save(attemptId, aCommit({ ...final, summary: { status: 'passed', score: 0.9 } })),
  ])
  expect(saved.map(({ isBeside }) => isBeside).sort()).toEqual([false, true])
  const exams = (await results(OPEN_WATER)).filter(({ title }) => title === 'Final exam')
  expect(exams.map(({ score }) => score).sort()).toEqual([0.5, 0.9])
  expect(exams.filter(({ isBest }) => isBest)).toMatchObject([{ score: 0.9 }])
  const course = await ines.course(OPEN_WATER)
  expect(course?.activities.at(-1)).toMatchObject({ state: 'done', score: 0.9, attempts: 2 })
})

test('[SC-07] a late device continues in a separate attempt, even when it sends to the first one', async () => {
  const { attempt } = await ines.launch(OPEN_WATER, { activityId: 'exam' })
  expect(attempt.number).toBe(3)
  const { attemptId, version } = attempt
  const late = randomUUID()
  await ines.save(attemptId, aCommit({ version, summary: { progress: 0.5 } }))
  const beside = await ines.save(attemptId, aCommit({ sitting: late, version, summary: { progress: 0.1 } }))
  expect(beside).toMatchObject({ isBeside: true })
  const next = aCommit({ sitting: late, version, sequence: 2, summary: { progress: 0.2 } })
  expect(await ines.save(attemptId, next)).toEqual({ ...beside, version: beside.version + 1, sequence: 2 })
  const third = { ...next, sequence: 3, version: beside.version + 1 }
  expect(await ines.save(beside.attemptId, third)).toMatchObject({
    attemptId: beside.attemptId,
    isBeside: false,
  })
})

test('[SC-07] an exam taken again inside the package is a separate attempt with its own answers', async () => {
  const { attempt } = await milo.launch(OPEN_WATER, { activityId: 'exam' })
  const { attemptId, version, number } = attempt
  const answer = (given: string, result: 'correct' | 'wrong') => ({
    ...{ id: 'exam-gas-1', section: 'gas', prompt: null, right: 'a', seconds: 3, at: null },
    given,
    result,
  })
  const failed = aCommit({
    version,
    final: true,
    summary: { status: 'failed', score: 0.5 },
    answers: [answer('b', 'wrong')],
  })
  const first = await milo.save(attemptId, failed)
  const again = aCommit({
    again: true,
    sequence: 2,
    version: first.version,
    summary: { status: 'failed', score: 0.7 },
    answers: [answer('a', 'correct')],
  })
  const second = await milo.save(attemptId, again)
  expect(second).toMatchObject({ isBeside: false, version: 1 })
  expect(second.attemptId).not.toBe(attemptId)
  // The response was lost: the same is sent to the first attempt again, and continues there.
  expect(await milo.save(attemptId, again)).toEqual(second)
  expect(await milo.save(second.attemptId, { ...again, sequence: 3, version: 1 })).toMatchObject({
    attemptId: second.attemptId,
    version: 2,
  })
  const { results } = await milo.get<Results>(`courses/${OPEN_WATER}/assessmentresults`)
  expect(results.slice(-2)).toMatchObject([
    { number, score: 0.5, sections: [{ correct: 0, answered: 1 }], isBest: false },
    { number: number + 1, score: 0.7, sections: [{ correct: 1, answered: 1 }], isBest: true },
  ])
})

test('[SC-07] an exam with a result starts a new attempt when it is opened, however it was closed', async () => {
  const { attempt } = await milo.launch(OPEN_WATER, { activityId: 'exam' })
  const handedIn = { version: attempt.version, summary: { status: 'failed', score: 0.4 } as const }
  await milo.save(attempt.attemptId, aCommit(handedIn))
  const next = await milo.launch(OPEN_WATER, { activityId: 'exam' })
  expect(next.attempt).toMatchObject({ number: attempt.number + 1, state: null })
})

test('[SC-07] a device that only viewed, while another continued, adds no attempt', async () => {
  const { attempt } = await ines.launch(OPEN_WATER)
  const { attemptId, version } = attempt
  const count = async () => (await ines.course(OPEN_WATER))?.activities[2]?.attempts
  const before = await count()
  await ines.save(attemptId, aCommit({ version, summary: { progress: 0.8, place: '7/10' } }))
  const sitting = randomUUID()
  const looked = aCommit({ sitting, version, idle: true, summary: { progress: 0.7, place: '6/10' } })
  expect(await ines.save(attemptId, looked)).toEqual({ attemptId, version, sequence: 1, isBeside: false })
  expect(await count()).toBe(before)
  expect(await ines.get(`attempts/${attemptId}`)).toMatchObject({ place: '7/10' })
  const worked = aCommit({ sitting, version, sequence: 2, summary: { progress: 0.7, place: '6/10' } })
  expect(await ines.save(attemptId, worked)).toMatchObject({ isBeside: true })
})

test('opening an activity again that was never started creates no other attempt', async () => {
  const input = { activityId: 'plan-a-dive', startAnew: true }
  const first = await ines.launch(OPEN_WATER, input)
  const second = await ines.launch(OPEN_WATER, input)
  expect(second.attempt.attemptId).toBe(first.attempt.attemptId)
  expect(await ines.course(OPEN_WATER)).toMatchObject({ next: { title: 'Breathing under pressure' } })
})

test('answers are stored, and answering again replaces the earlier answer', async () => {
  const { attempt } = await ines.launch(OPEN_WATER, { activityId: 'exam', startAnew: true })
  const sitting = randomUUID()
  const answer = (id: string, given: string, result: 'correct' | 'wrong') => ({
    id,
    section: 'Gas',
    prompt: '<script>alert(1)</script>',
    given,
    right: 'a',
    result,
    seconds: 3,
    at: null,
  })
  const save = (sequence: number, answers: ReturnType<typeof answer>[]) =>
    ines.save(attempt.attemptId, aCommit({ sitting, sequence, version: attempt.version, answers }))
  await save(1, [answer('q1', 'b', 'wrong'), answer('q2', 'a', 'correct')])
  await save(2, [answer('q1', 'a', 'correct')])
  const stored = (await results(OPEN_WATER)).find(({ number }) => number === attempt.number && number > 1)
  expect(stored).toMatchObject({
    sections: [{ section: 'Gas', correct: 2, answered: 2 }],
    answers: [{ id: 'q1', given: 'a', prompt: '<script>alert(1)</script>' }, { id: 'q2' }],
  })
})

test.each([
  ['a score of a thousand million', aCommit({ summary: { score: 1e9 } }), 400],
  ['a score below nothing', aCommit({ summary: { score: -1 } }), 400],
  ['more progress than there is', aCommit({ summary: { progress: 1.2 } }), 400],
  ['a status that is none', { ...aCommit(), summary: { ...aCommit().summary, status: 'won' } }, 400],
  ['a state that is too long', aCommit({ state: { data: 'x'.repeat(600_000) } }), 413],
  ['a body that is far too long', aCommit({ state: { data: 'x'.repeat(5_000_000) } }), 413],
])('refuses %s and changes nothing', async (_, commit, status) => {
  const { attempt } = await ines.launch(OPEN_WATER)
  const answer = await world.call('student').put(`/api/learning/attempts/${attempt.attemptId}`, commit)
  expect(answer.status).toBe(status)
  expect(await ines.get(`attempts/${attempt.attemptId}`)).toMatchObject({ version: attempt.version })
})

test('[TS-12] a report without the launch of its own activity is refused and changes nothing', async () => {
  const { attempt, launchToken } = await ines.launch(OPEN_WATER)
  const other = await ines.launch(OPEN_WATER, { activityId: 'plan-a-dive' })
  const foreign = await milo.launch(OPEN_WATER, { activityId: attempt.activityId })
  const forged = `${launchToken.slice(0, -4)}AAAA`
  const done = { version: attempt.version, final: true, summary: { status: 'passed', score: 1 } as const }
  for (const token of ['', 'none', forged, other.launchToken, foreign.launchToken]) {
    const commit = { ...aCommit(done), launchToken: token }
    const answer = await world.call('student').put(`/api/learning/attempts/${attempt.attemptId}`, commit)
    expect([answer.status, (await answer.json()).problem]).toEqual([403, 'not-launched'])
  }
  expect(await ines.get(`attempts/${attempt.attemptId}`)).toMatchObject({ version: attempt.version })
  const commit = { ...aCommit({ version: attempt.version }), launchToken }
  const answer = await world.call('student').put(`/api/learning/attempts/${attempt.attemptId}`, commit)
  expect(answer.status).toBe(200)
})

const PASSED = { status: 'passed', score: 1 } as const
const resultOf = async (learner: typeof ines, attemptId: string) => {
  const { status, score } = await learner.get<{ status: string; score: number | null }>(
    `attempts/${attemptId}`,
  )
  return { status, score }
}

test('[TS-12] an attempt that was closed takes no other result from its sitting, and the same save again', async () => {
  const { attempt, launchToken } = await milo.launch(OPEN_WATER, { activityId: 'exam' })
  const { attemptId, version } = attempt
  const failed = aCommit({ version, final: true, summary: { status: 'failed', score: 0.5 } })
  const first = await milo.save(attemptId, failed)
  expect(await milo.save(attemptId, failed)).toEqual(first)
  const forged = {
    ...failed,
    launchToken,
    sequence: 2,
    version: first.version,
    summary: { ...failed.summary, ...PASSED },
  }
  const answer = await world.call('teen').put(`/api/learning/attempts/${attemptId}`, forged)
  expect([answer.status, (await answer.json()).problem]).toEqual([409, 'attempt-closed'])
  const better = { ...failed.summary, score: 0.6 }
  const other = await milo.save(attemptId, { ...forged, sitting: randomUUID(), summary: better })
  expect(other.attemptId).not.toBe(attemptId)
  expect(await resultOf(milo, attemptId)).toEqual({ status: 'failed', score: 0.5 })
  // The place in it is still saved.
  const { summary } = failed
  await milo.save(attemptId, { ...failed, sequence: 3, summary: { ...summary, place: '3/9' } })
  expect(await milo.get(`attempts/${attemptId}`)).toMatchObject({ place: '3/9', score: 0.5 })
})

test.each(['certified_at', 'ended_at'])(
  '[TS-12] after %s of the course, a late sitting is stored with its answers and changes no result',
  async (column) => {
    const noura = learning(world.call('riyadh'))
    const { db } = world.server.platform
    const { attempt, enrolmentId } = await noura.launch(OPEN_WATER, {
      activityId: 'plan-a-dive',
      startAnew: true,
    })
    const { attemptId, version } = attempt
    const sitting = randomUUID()
    await noura.save(attemptId, aCommit({ sitting, version, summary: { place: '1/9' } }))
    await db.query(`update enrolment set ${column} = now() where id = $1`, [enrolmentId])
    const answers = [
      {
        id: 'q',
        section: null,
        prompt: null,
        given: 'a',
        right: 'a',
        result: 'correct',
        seconds: 3,
        at: null,
      } as const,
    ]
    const late = aCommit({
      sitting,
      sequence: 2,
      version: version + 1,
      answers,
      final: true,
      summary: PASSED,
    })
    const stored = await noura.save(attemptId, late)
    expect(stored.attemptId).not.toBe(attemptId)
    expect(await noura.save(attemptId, late)).toEqual(stored)
    const next = await noura.save(stored.attemptId, { ...late, sequence: 3, version: stored.version })
    expect(next.attemptId).toBe(stored.attemptId)
    for (const id of [attemptId, stored.attemptId])
      expect(await resultOf(noura, id)).toEqual({ status: 'incomplete', score: null })
    const [row] = await db.query('select answers from course_attempt where id = $1', [stored.attemptId])
    expect(row?.answers).toHaveLength(1)
    await db.query(`update enrolment set ${column} = null where id = $1`, [enrolmentId])
  },
)

test('[TS-12] what the page around a cmi5 unit saves is never its result', async () => {
  const { db } = world.server.platform
  const { attempt } = await ines.launch(OPEN_WATER, { activityId: 'plan-a-dive', startAnew: true })
  const standards = await db.query<{ id: string; standard: string }>(
    'select content_id as id, standard from course_content',
  )
  await db.query("update course_content set standard = 'cmi5'")
  await ines.save(attempt.attemptId, aCommit({ version: attempt.version, final: true, summary: PASSED }))
  for (const { id, standard } of standards)
    await db.query('update course_content set standard = $2 where content_id = $1', [id, standard])
  expect(await resultOf(ines, attempt.attemptId)).toEqual({ status: 'not-attempted', score: null })
})

test("nobody can access another person's attempt", async () => {
  const { attempt } = await ines.launch(OPEN_WATER)
  const path = `/api/learning/attempts/${attempt.attemptId}`
  for (const person of ['teen', 'instructor', 'staff']) {
    expect((await world.call(person).get(path)).status).toBe(404)
    expect((await world.call(person).put(path, aCommit())).status).toBe(404)
  }
  expect((await world.call('student').put('/api/learning/attempts/none', aCommit())).status).toBe(404)
})

test("an activity that can't be opened says why", async () => {
  const launch = async (person: string, id: string, input = {}) => {
    const answer = await world.call(person).post(`/api/learning/courses/${id}/launch`, input)
    return [answer.status, (await answer.json()).problem]
  }
  expect(await launch('newcomer', OPEN_WATER)).toEqual([403, 'not-enrolled'])
  expect(await launch('student', 'open-water')).toEqual([404, 'no-course-found'])
  expect(await launch('student', OPEN_WATER, { activityId: 'lesson-99' })).toEqual([404, 'no-activity-found'])
})

test('a lesson of our own with most of its check wrong is not done, and one that was done stays done', async () => {
  const noura = learning(world.call('riyadh'))
  const { attempt } = await ines.launch(OPEN_WATER, { activityId: 'plan-a-dive' })
  const wrong = {
    section: null,
    prompt: null,
    given: 'a',
    right: 'b',
    result: 'wrong',
    seconds: 3,
    at: null,
  } as const
  const answers = [{ ...wrong, id: 'plan-a-dive-1' }]
  const low = (version: number) =>
    aCommit({ version, final: true, answers, summary: { status: 'completed', score: 0.125, progress: 1 } })
  await ines.save(attempt.attemptId, low(attempt.version))
  expect(await ines.get(`attempts/${attempt.attemptId}`)).toMatchObject({
    status: 'incomplete',
    score: 0.125,
  })
  const part = (await ines.course(OPEN_WATER))?.activities.find(({ id }) => id === 'plan-a-dive')
  expect(part?.state).not.toBe('done')
  const passed = await ines.launch(OPEN_WATER, { activityId: 'plan-a-dive' })
  const high = { status: 'completed', score: 0.75, progress: 1 } as const
  const { attemptId, version } = passed.attempt
  await ines.save(attemptId, aCommit({ version, final: true, answers, summary: high }))
  expect(await ines.get(`attempts/${attemptId}`)).toMatchObject({ status: 'completed', score: 0.75 })
  const before = await noura.launch(OPEN_WATER, { activityId: 'plan-a-dive' })
  await noura.save(before.attempt.attemptId, low(before.attempt.version))
  const course = await noura.course(OPEN_WATER)
  expect(course?.activities.find(({ id }) => id === 'plan-a-dive')?.state).toBe('done')
})

test('[SC-07] [SC-16] the last part completes the theory once, and notifies the student and the instructor', async () => {
  for (const id of (await ines.course(OPEN_WATER))?.activities.map(({ id }) => id) ?? []) {
    const { attempt } = await ines.launch(OPEN_WATER, { activityId: id })
    const status = id === 'exam' ? 'passed' : 'completed'
    const done = { version: attempt.version, final: true, summary: { status, score: 0.9 } as const }
    await ines.save(attempt.attemptId, aCommit(done))
    await ines.save(attempt.attemptId, aCommit({ ...done, version: attempt.version + 1 }))
  }
  expect(await ines.course(OPEN_WATER)).toMatchObject({
    progress: 1,
    next: null,
    completedAt: expect.any(String),
    missing: expect.arrayContaining([
      { step: 'theory', state: 'done', first: 1, last: 5, withExam: true, next: null },
    ]),
  })
  const notifications = await world.server.platform.db.query(
    `select affiliate_id::int as who, kind from notification where kind in ('course-completed', 'student-ready')
     order by 1`,
  )
  expect(notifications).toEqual([
    { who: 100002, kind: 'course-completed' },
    { who: 200001, kind: 'student-ready' },
  ])
})

test('[TS-12] a result that a package reported is labelled wherever an instructor decides on it', async () => {
  const kai = world.call('instructor')
  const at = (part: string) => `/api/learning/courses/${OPEN_WATER}/instructor/${part}?affiliateId=100006`
  const { attempt } = await milo.launch(OPEN_WATER, { activityId: 'exam' })
  const passed = { version: attempt.version, final: true, summary: { status: 'passed', score: 1 } as const }
  await milo.save(attempt.attemptId, aCommit(passed))
  const students = (await (await kai.get('/api/learning/students')).json()) as StudentsWire
  const course = students.find(({ affiliateId }) => affiliateId === 100006)?.courses[0]
  expect(course).toMatchObject({ examScore: 1, isReported: true })
  const record = (await (await kai.get(at('eRecord'))).json()) as ERecordWire
  expect(record.parts.at(-1)).toMatchObject({ kind: 'exam', status: 'passed', isReported: true })
  const { results } = (await (await kai.get(at('assessmentresults'))).json()) as AssessmentResultsWire
  expect(results.find(({ attemptId }) => attemptId === attempt.attemptId)).toMatchObject({
    isReported: true,
    markedAt: null,
  })
})
