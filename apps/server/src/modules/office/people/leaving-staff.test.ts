import { STAFF_RIGHTS } from '@fathom/domain/session'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

const STAFF = 900001
const DESK = 900002

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})
beforeEach(async () => {
  await db().query('update account set delete_after = null where affiliate_type = 9')
  await give(STAFF, STAFF_RIGHTS)
  await give(DESK, ['people'])
})

const db = () => world.server.platform.db
const give = (affiliateId: number, rights: readonly string[]) =>
  db().query('update staff_right set rights = $2 where affiliate_id = $1', [affiliateId, rights])

const leave = async (person: string) => {
  const answer = await world.call(person).post('/api/auth/user/delete', { password: 'Reef1234' })
  return { status: answer.status, problem: (await answer.json()).problem }
}
const planned = async () =>
  (
    await db().query<{ id: number }>(
      'select affiliate_id::float8 as id from account where delete_after is not null order by 1',
    )
  ).map(({ id }) => id)

const LAST = { status: 409, problem: 'last-settings' }

test('[OF-01] the last one who may give rights cannot delete their account', async () => {
  expect(await leave('staff')).toEqual(LAST)
  expect(await planned()).toEqual([])
})

test('[OF-01] a colleague who is about to leave does not count, neither for leaving nor for giving rights away', async () => {
  await give(DESK, ['settings'])
  // Someone whose account is about to be deleted can't sign in any more.
  const leaving = world.call('deskstaff')
  expect((await leaving.get('/api/office/rights/own')).status).toBe(200)
  await db().query(`update account set delete_after = now() + interval '9 days' where affiliate_id = $1`, [
    DESK,
  ])
  expect(await leave('staff')).toEqual(LAST)
  const answer = await leaving.put(`/api/office/people/${STAFF}/rights`, { rights: ['people'] })
  expect([answer.status, (await answer.json()).problem]).toEqual([409, 'last-settings'])
})

test('[OF-01] a deletion that is due waits while nobody else may give rights', async () => {
  await db().query('update account set delete_after = now() where affiliate_id = $1', [STAFF])
  const forget = () => world.server.platform.jobs.send(db(), 'account.forget', { affiliateId: STAFF })
  const jobs = () => db().query(`select state from jobs.job where name = 'account.forget'`)
  await forget()
  await expect.poll(jobs).toEqual([{ state: 'completed' }])
  expect(await planned()).toEqual([STAFF])
  expect(await db().query('select from staff_right where affiliate_id = $1', [STAFF])).toHaveLength(1)
  await give(DESK, ['settings'])
  await forget()
  await expect.poll(() => db().query('select from staff_right where affiliate_id = $1', [STAFF])).toEqual([])
})
