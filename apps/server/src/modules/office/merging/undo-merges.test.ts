import { randomUUID } from 'node:crypto'
import type { MergeWire } from '@fathom/contract/office'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

const [MARA, INES, SAM, NICO, RUTH, THEO] = [100001, 100002, 100003, 100004, 100009, 100010]
const COURSE = '01920000-0000-7000-8000-000000000003'

let world: World<Server>
const db = () => world.server.platform.db
beforeAll(async () => {
  world = await startWorld(startServer)
  await db().query(
    `update account set given_name = 'Mara', family_name = 'Lindqvist', birthdate = '1990-05-17'
     where affiliate_id = any($1::bigint[])`,
    [[MARA, INES, SAM, NICO, RUTH, THEO]],
  )
})

async function merge(to: number, from: number, key = randomUUID()) {
  const confirmed = { from, key, reason: 'Signed up twice' }
  const answer = await world.call('deskstaff').post(`/api/office/people/${to}/merge`, confirmed)
  return { status: answer.status, body: (await answer.json()) as MergeWire & { problem?: string } }
}

const undo = (id: string) => world.call('deskstaff').post(`/api/office/merges/${id}/undo`)

test('[OF-03] merges into one account are undone from the last to the first, and each enrollment is as before', async () => {
  await db().query('delete from enrolment where package_id = $1 and affiliate_id = any($2::bigint[])', [
    COURSE,
    [MARA, SAM, THEO],
  ])
  // The first got furthest by date, so that both merges end an enrollment of the account that stays.
  for (const [affiliateId, day] of [
    [SAM, 2],
    [MARA, 1],
    [THEO, 3],
  ])
    await db().query(
      `insert into enrolment (id, affiliate_id, package_id, enrolled_at)
       values (gen_random_uuid(), $1, $2, timestamptz '2026-01-01' + $3 * interval '1 day')`,
      [affiliateId, COURSE, day],
    )
  const enrolments = () =>
    db().query(
      'select affiliate_id::float8, ended_at from enrolment where package_id = $1 and affiliate_id = any($2::bigint[]) order by 1',
      [COURSE, [MARA, SAM, THEO]],
    )
  const before = await enrolments()
  const { body: first } = await merge(THEO, SAM)
  const { body: second } = await merge(THEO, MARA)
  const early = await undo(first.id)
  expect([early.status, (await early.json()).problem]).toEqual([409, 'undo-later-first'])
  expect((await undo(second.id)).status).toBe(204)
  expect((await undo(first.id)).status).toBe(204)
  expect(await enrolments()).toEqual(before)
})

test('[OF-03] photos of two people are never mixed: none is lost when one is approved and the merge undone', async () => {
  await db().query('delete from card_photo where affiliate_id = any($1::bigint[])', [[INES, RUTH]])
  const waiting = randomUUID()
  for (const [id, affiliateId, decidedAt] of [
    [randomUUID(), RUTH, '2026-01-01'],
    [waiting, INES, null],
  ])
    await db().query(
      `insert into card_photo (id, affiliate_id, state, width, height, sha256, sent_at, decided_at)
       values ($1, $2, case when $3::date is null then 'waiting' else 'approved' end, 400, 500, $1::uuid::text,
         '2026-01-01', $3::date)`,
      [id, affiliateId, decidedAt],
    )
  const photos = () =>
    db().query(
      'select id, affiliate_id::float8 from card_photo where affiliate_id = any($1::bigint[]) order by id',
      [[INES, RUTH]],
    )
  const before = await photos()
  const { body } = await merge(RUTH, INES)
  const path = `/api/pro/certifications/photos/${waiting}/decision`
  expect((await world.call('staff').post(path, { decision: 'approved' })).status).toBe(200)
  expect((await undo(body.id)).status).toBe(204)
  expect(await photos()).toEqual(before)
})

test('[OF-03] the key of a merge is for these two accounts and this reason only', async () => {
  const key = randomUUID()
  const { body } = await merge(THEO, NICO, key)
  expect(await merge(THEO, NICO, key)).toEqual({ status: 200, body })
  const other = { from: NICO, key, reason: 'Something else', namesDiffer: true }
  const answer = await world.call('deskstaff').post(`/api/office/people/${THEO}/merge`, other)
  expect([answer.status, await answer.json()]).toMatchObject([409, { problem: 'key-used' }])
  expect(await merge(INES, MARA, key)).toMatchObject({ status: 409, body: { problem: 'key-used' } })
  expect((await undo(body.id)).status).toBe(204)
})
