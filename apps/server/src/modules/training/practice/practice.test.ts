import type { ExamWire, PracticeWire } from '@fathom/contract/training'
import { readExamBank, readLessonQuestions } from '@fathom/courses'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { examKey, handIn } from '../exams/exam-key.fixture.ts'
import { trainingOwnData } from '../own-data.ts'
import { aCommit, learning, OPEN_WATER } from '../training.fixture.ts'

const PRACTICE = `/api/learning/courses/${OPEN_WATER}/practice`
const INES = 100002

let world: World<Server>
let ines: ReturnType<typeof learning>
beforeAll(async () => {
  world = await startWorld(startServer)
  ines = learning(world.call('student'))
})

const practice = async () => (await (await world.call('student').get(PRACTICE)).json()) as PracticeWire
const idsIn = ({ questions }: PracticeWire) => questions.map(({ id }) => id)
const [first] = readLessonQuestions('open-water', 'en-US').filter(({ lesson }) => lesson === 'plan-a-dive')

test('[LE-08] a question that was missed in a lesson comes back in practice, with its answer and page', async () => {
  const { id = '', lesson = '', names = [], right = 0 } = first ?? {}
  expect(idsIn(await practice())).not.toContain(id)
  const { attempt } = await ines.launch(OPEN_WATER, { activityId: lesson })
  const answer = {
    id,
    section: lesson,
    prompt: 'Which?',
    given: names[right + 1] ?? names[0] ?? '',
    seconds: 3,
  }
  const answers = [{ ...answer, right: names[right] ?? '', result: 'wrong' as const, at: null }]
  await ines.save(attempt.attemptId, aCommit({ version: attempt.version, answers }))
  const now = await practice()
  const { names: _, ...asked } = first ?? { names: [] }
  expect(now.questions.find((question) => question.id === id)).toEqual(asked)
  expect(now.reviews).toContainEqual({ questionId: id, at: expect.any(String), isRight: false })
})

test('[LE-08] reviews follow the person, are stored once, and only for questions of the course', async () => {
  const { id = '' } = first ?? {}
  const at = new Date(Date.now() - 1000).toISOString()
  const reviews = [
    { questionId: id, at, isRight: true },
    { questionId: 'exam-plan-a-dive-1', at, isRight: true },
    { questionId: id, at: '2999-01-01T00:00:00.000Z', isRight: false },
  ]
  for (const _ of ['first', 'again'])
    expect((await world.call('student').put(PRACTICE, { reviews })).status).toBe(200)
  const stored = (await practice()).reviews.filter(({ questionId }) => questionId === id)
  expect(stored).toContainEqual({ questionId: id, at, isRight: true })
  expect(stored.every((review) => Date.parse(review.at) <= Date.now())).toBe(true)
  const own = (await trainingOwnData.ownData?.(world.server.platform.db, INES)) as { practice: object[] }
  expect(own.practice).toContainEqual({ question: id, at: new Date(at), isRight: true })
  expect(JSON.stringify(own.practice)).not.toContain('exam-plan')
  expect((await world.call('student').put(PRACTICE, { reviews: [] })).status).toBe(400)
  expect((await world.call('newcomer').get(PRACTICE)).status).toBe(404)
})

test('[LE-08] a failed exam leads to questions about the pages that its result names, and shows none of its own', async () => {
  const { answersTo } = examKey('open-water')
  const { attempt, exam } = await ines.launchExam(OPEN_WATER)
  const answer = await ines.answer(attempt.attemptId, handIn(answersTo(exam, 40)))
  const { result } = (await answer.json()) as ExamWire
  const now = await practice()
  const named = result?.missed.map(({ lesson, page }) => `${lesson} ${page}`) ?? []
  const taught = readLessonQuestions('open-water', 'en-US').filter(({ lesson, page }) =>
    named.includes(`${lesson} ${page}`),
  )
  expect(taught.length).toBeGreaterThan(0)
  expect(idsIn(now)).toEqual(expect.arrayContaining(taught.map(({ id }) => id)))
  const text = JSON.stringify(now)
  for (const { id, prompt } of readExamBank('open-water', 'en-US').sections.flatMap(({ pool }) => pool))
    expect([text.includes(id), text.includes(JSON.stringify(prompt))]).toEqual([false, false])
})
