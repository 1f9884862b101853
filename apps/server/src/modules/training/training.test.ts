import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

test('[NV-06] entitlements are kept per person and answer on both paths', async () => {
  for (const path of ['entitlements', 'v2/entitlements']) {
    const answer = await world.call('student').get(`/api/learning/${path}/100002`)
    expect(await answer.json()).toMatchObject({ affiliateId: 100002, items: [{ title: 'Open Water Diver' }] })
  }
  const none = await world.call('newcomer').get('/api/learning/entitlements/100004')
  expect(await none.json()).toEqual({ affiliateId: 100004, items: [] })
})

test('[NV-05] only whoever is on a pro journey is given a jump page', async () => {
  const jumpPage = async (person: string) =>
    (await world.call(person).post('/api/pro/journey/routing/othercourses')).json()
  expect(await jumpPage('instructor')).toEqual({
    jumpPage: expect.stringMatching(/^\/training\/my-courses\/[\da-f-]{36}$/),
  })
  expect(await jumpPage('student')).toEqual({ jumpPage: null })
})

test('an affiliate id that is no number is refused with the name of the field', async () => {
  const answer = await world.call('student').get('/api/learning/entitlements/me')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    problem: 'invalid-input',
    errors: [expect.stringContaining('affiliateId')],
  })
})
