import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const DIVER = 100001
const path = (affiliateId: number | string) => `/api/auth/users/${affiliateId}/sessions`
const statusOf = async (idToken: string) =>
  (
    await fetch(`${world.url}/api/learning/profiles/${DIVER}`, {
      headers: { authorization: `Bearer ${idToken}` },
    })
  ).status

const events = (kind: string) =>
  world.server.platform.db.query<{ affiliate_id: string; target: string | null }>(
    'select affiliate_id, target from security_event where kind = $1',
    [kind],
  )
const letters = async () =>
  (await world.server.platform.mail.recent(100)).filter(
    ({ subject }) => subject === 'You were signed out everywhere',
  )

test('[TS-16] [TS-22] staff sign a person out everywhere: every bearer is refused, it is recorded, and the person is mailed', async () => {
  const [phone, desk] = [await world.signIn('diver'), await world.signIn('diver')]
  const other = await world.signIn('instructor')
  expect((await world.call('staff').delete(path(DIVER))).status).toBe(204)
  for (const { idToken } of [phone, desk])
    await expect.poll(() => statusOf(idToken), { interval: 20 }).toBe(401)
  expect((await phone.visitor.fetch('/api/auth/session/refresh', { method: 'POST' })).status).toBe(401)
  expect(await statusOf(other.idToken)).not.toBe(401)
  await expect.poll(letters).toMatchObject([{ to: 'diver@fathom.test' }])
  await expect.poll(() => events('sessions-ended')).toMatchObject([{ affiliate_id: String(DIVER) }])
  await expect
    .poll(() => events('staff-action'))
    .toContainEqual(expect.objectContaining({ affiliate_id: '900001', target: String(DIVER) }))
  // Nobody is signed in any more, so a second call has nothing to report.
  expect((await world.call('staff').delete(path(DIVER))).status).toBe(204)
  expect([(await letters()).length, (await events('sessions-ended')).length]).toEqual([1, 1])
})

test.each(['0x186A1', '1.00001e5', '100001.0', '%2B100001', '%20100001'])(
  '[TS-19] %s is nobody, though JavaScript reads the number of a person in it',
  async (id) => {
    const diver = await world.signIn('diver')
    expect((await world.call('staff').delete(path(id))).status).toBe(400)
    expect((await world.call('instructor').get(`/api/forms/students/${id}/tasks`)).status).toBe(400)
    expect(await statusOf(diver.idToken)).toBe(200)
  },
)

test('[TS-19] nobody else ends the sessions of another, nor staff without a second factor', async () => {
  const victim = await world.signIn('student')
  for (const person of ['diver', 'instructor', 'store', 'student'])
    expect((await world.call(person).delete(path(100002))).status).toBe(403)
  const { idToken } = await world.signIn('staff', { isPasswordOnly: true })
  const answer = await fetch(new URL(path(100002), world.url), {
    method: 'DELETE',
    headers: { authorization: `Bearer ${idToken}` },
  })
  expect([answer.status, await answer.json()]).toMatchObject([403, { problem: 'second-factor-needed' }])
  expect((await victim.visitor.fetch('/api/auth/session/refresh', { method: 'POST' })).status).toBe(200)
  expect((await world.call('staff').delete(path(999_999))).status).toBe(404)
})
