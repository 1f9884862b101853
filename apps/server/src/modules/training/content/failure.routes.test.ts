import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { zipOf } from '../../../platform/zip/zips.fixture.ts'
import { learning, RENEWAL } from '../training.fixture.ts'
import { CMI5 } from './fixtures/manifests.fixture.ts'
import { importPackage } from './import/import-package.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const report = async (person: string, attemptId: string, reason: string) => {
  const answer = await world.call(person).post(`/api/learning/attempts/${attemptId}/failures`, { reason })
  return [answer.status, (await answer.json()).isHeard]
}
const recorded = (attemptId: string) =>
  world.server.platform.db.query(
    'select reason, content_id, activity_id from lesson_failure where attempt_id = $1',
    [attemptId],
  )

test('[LE-03] a lesson that did not start is recorded once, and only by its reader', async () => {
  const [course] = await (await world.call('student').get('/api/learning/my-courses')).json()
  const { attempt } = await learning(world.call('student')).launch(course.enrolmentId)
  const { attemptId, activityId } = attempt
  for (const _ of ['once', 'twice'])
    expect(await report('student', attemptId, 'launch-failed')).toEqual([200, false])
  expect(await recorded(attemptId)).toMatchObject([{ reason: 'launch-failed', activity_id: activityId }])
  expect(await report('diver', attemptId, 'launch-failed')).toEqual([404, undefined])
  expect(await report('student', attemptId, 'boredom')).toEqual([400, undefined])
  expect(await recorded(attemptId)).toHaveLength(1)
})

test('[LE-03] a cmi5 unit that fetched its key has reached us, so its silence is no failure', async () => {
  const { db, files, clock } = world.server.platform
  const zip = zipOf({ 'cmi5.xml': CMI5, 'currents/index.html': '', 'buoys.html': '' })
  await importPackage({ db, files, clock }, zip, { packageId: RENEWAL, culture: 'en-US', importedBy: null })
  const reader = world.call('instructor')
  const enrolled = await reader.post(`/api/learning/courses/${RENEWAL}/enroll`, { startAnew: true })
  const { enrolmentId } = (await enrolled.json()) as { enrolmentId: string }
  const { start, attempt } = await learning(reader).launch(enrolmentId)
  expect(await report('instructor', attempt.attemptId, 'no-contact')).toEqual([200, false])
  expect(await recorded(attempt.attemptId)).toHaveLength(1)
  await fetch(new URLSearchParams(start.launch.split('?')[1]).get('fetch') ?? '', { method: 'POST' })
  expect(await report('instructor', attempt.attemptId, 'no-contact')).toEqual([200, true])
})
