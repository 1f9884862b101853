import type { CenterStudentsWire, StudentsWire } from '@fathom/contract/training'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aDecision, aMedical, byLink, formsOf } from '../forms.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

/** Has done everything for a course that needs no forms. */
const WEI = 100007

/** As the instructor's class and the dive center's list show it. */
async function listed(person: string) {
  const path = person === 'store' ? 'center/students' : 'students'
  const body = await (await world.call(person).get(`/api/learning/${path}`)).json()
  if (person === 'instructor')
    return (body as StudentsWire).find(({ affiliateId }) => affiliateId === WEI)?.courses[0]
  return (body as CenterStudentsWire).items.find(({ affiliateId }) => affiliateId === WEI)?.course
}

test('[TS-05] nobody is certified while their birth date waits for a confirmation', async () => {
  const { db } = world.server.platform
  const [enrolment] = await db.query<{ id: string }>(
    'select id from enrolment where affiliate_id = $1 and certified_at is null and ended_at is null',
    [WEI],
  )
  await db.query('update account set birth_date_doubted_at = now() where affiliate_id = $1', [WEI])
  const path = `/api/learning/courses/${enrolment?.id}/instructor/certify?affiliateId=${WEI}`
  const answer = await world.call('instructor').post(path)
  expect([answer.status, await answer.json()]).toMatchObject([409, { problem: 'birth-date-unconfirmed' }])
  for (const person of ['instructor', 'store'])
    expect([person, await listed(person)]).toEqual([
      person,
      expect.objectContaining({ state: 'uncleared', isBirthDateUnconfirmed: true }),
    ])
  await db.query('update account set birth_date_doubted_at = null where affiliate_id = $1', [WEI])
  expect(await listed('instructor')).toMatchObject({ state: 'certifiable' })
  expect(await listed('instructor')).not.toHaveProperty('isBirthDateUnconfirmed')
})

test('[TS-04] whom a physician declined is certified only by an instructor who says that they know', async () => {
  const [enrolment] = await world.server.platform.db.query<{ id: string }>(
    'select id from enrolment where affiliate_id = $1 and certified_at is null and ended_at is null',
    [WEI],
  )
  const forms = await formsOf(world, 'shanghai')
  const signed = await forms.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))
  const { documentId } = signed.body
  const link = await byLink(world, await forms.link(documentId, 'physician'))
  expect((await link.act(aDecision({ outcome: 'declined' }))).status).toBe(204)
  const path = `/api/learning/courses/${enrolment?.id}/instructor/certify?affiliateId=${WEI}`
  const certify = async (body?: object) => {
    const answer = await world.call('instructor').post(path, body)
    return [answer.status, await answer.json()]
  }
  const refused = [409, { problem: 'refusal-not-confirmed' }]
  expect(await certify()).toMatchObject(refused)
  expect(await certify({ isRefusalKnown: false })).toMatchObject(refused)
  expect(await certify({ isRefusalKnown: true })).toMatchObject([200, { certifiedDate: expect.any(String) }])
  expect((await certify())[0]).toBe(200)
})
