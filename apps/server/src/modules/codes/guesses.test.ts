import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { aCode, codesOf, NITROX } from './codes.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const wrong = (number: number) => `ZZ-${String(number).padStart(4, '0')}-QX`

test('[VA-13] after ten wrong codes a person must wait and sees how long; their own codes still work', async () => {
  const student = codesOf(world, 'student')
  const statuses: number[] = []
  for (let number = 0; number < 10; number += 1) statuses.push((await student.redeem(wrong(number))).status)
  expect(new Set(statuses)).toEqual(new Set([404]))
  const refused = await student.redeem(wrong(10))
  expect(refused).toMatchObject({ status: 429, body: { problem: 'too-many' } })
  expect(refused.body.retryAfter).toBeGreaterThan(600)
  expect(refused.body.errors[0]).toMatch(/Try again in \d+ minutes/)
  expect((await student.redeem('FD-7Q2K-94')).status).toBe(200)
  expect((await student.redeem('FD-7Q2K-94')).body.code).toBe(226)
})

test('all calls that reveal whether a code exists share one counter', async () => {
  const teen = codesOf(world, 'teen')
  for (let number = 0; number < 4; number += 1) {
    await teen.redeem(wrong(number))
    await teen.share(wrong(number), 'a@example.com')
    await teen.affiliate(wrong(number), 7001)
  }
  expect((await teen.callBack(wrong(1))).status).toBe(429)
  expect((await teen.specialty(wrong(1), NITROX)).status).toBe(429)
})

test('many simultaneous guesses are counted one by one', async () => {
  await codesOf(world, 'dsd').mine()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, number) => codesOf(world, 'dsd').redeem(wrong(number))),
  )
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(10)
})

test("valid codes don't count, however many there are and from any IP address", async () => {
  const { db } = world.server.platform
  await db.query('delete from attempt')
  for (let number = 0; number < 70; number += 1) {
    const code = await aCode(world, { certificationName: 'Fathom Club' })
    expect((await codesOf(world, 'veteran').redeem(code)).status).toBe(200)
  }
  await codesOf(world, 'veteran').redeem(wrong(1))
  const [{ count = 0 } = {}] = await db.query<{ count: number }>(
    'select max(count)::int as count from attempt',
  )
  expect(count).toBe(1)
})

test("an IP address with many guesses is blocked as a whole, and other addresses aren't", async () => {
  await world.server.platform.db.query('delete from attempt')
  const people = ['diver', 'newcomer', 'riyadh', 'shanghai', 'applicant', 'trial', 'store'] as const
  const statuses: number[] = []
  for (const person of people)
    for (let number = 0; number < 9; number += 1)
      statuses.push((await codesOf(world, person).redeem(wrong(number))).status)
  expect([statuses[0], statuses[59], statuses[60]]).toEqual([404, 404, 429])
  const { idToken } = await world.session('instructor')
  const elsewhere = await world.server.app.inject({
    method: 'POST',
    url: `/api/pro/codes/${wrong(1)}/redeem`,
    headers: { authorization: `Bearer ${idToken}` },
    remoteAddress: '203.0.113.9',
  })
  expect(elsewhere.statusCode).toBe(404)
})
