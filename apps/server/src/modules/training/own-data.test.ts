import { startWorld } from '@fathom/testing/world'
import { expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { trainingOwnData } from './own-data.ts'

test('a deleted person leaves a training record without personal content', async () => {
  const world = await startWorld<Server>(startServer)
  const { db } = world.server.platform
  const { ownData, forgetPerson } = trainingOwnData
  const before = await ownData?.(db, 100002)
  expect(before).toMatchObject({
    courses: [
      {
        title: 'Open Water Diver',
        parts: [
          { title: 'Water world', status: 'completed', answers: Array(13).fill(expect.anything()) },
          { title: 'Your equipment' },
          { title: 'Breathing under pressure', status: 'incomplete' },
        ],
      },
    ],
  })
  await db.transaction(async (tx) => forgetPerson?.(tx, 100002))
  const rows = await db.query(
    'select status, score, place, state, answers from course_attempt where affiliate_id = $1',
    [100002],
  )
  expect(rows).toContainEqual({ status: 'completed', score: 1, place: null, state: null, answers: [] })
  expect(rows).toHaveLength(3)
})
