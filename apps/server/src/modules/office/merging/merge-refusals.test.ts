import { randomUUID } from 'node:crypto'
import type { MergePreviewWire } from '@fathom/contract/office'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { sealContent } from '../../forms/sealing.ts'

const [MARA, INES, NICO, TEEN, THEO] = [100001, 100002, 100004, 100006, 100010]
const [KAI, CENTER, STAFF] = [200001, 300001, 900001]

let world: World<Server>
const db = () => world.server.platform.db
beforeAll(async () => {
  world = await startWorld(startServer)
})

const previewOf = async (to: number, from: number): Promise<MergePreviewWire> =>
  (await world.call('deskstaff').get(`/api/office/people/${to}/merge/${from}`)).json()

async function merge(to: number, from: number) {
  const confirmed = { from, key: randomUUID(), reason: 'Signed up twice' }
  const answer = await world.call('deskstaff').post(`/api/office/people/${to}/merge`, confirmed)
  return { status: answer.status, body: await answer.json() }
}

test.each<[string, number, number, string]>([
  ['an account with itself', MARA, MARA, 'same-account'],
  ['staff', MARA, STAFF, 'staff'],
  ['a dive center with a professional', KAI, CENTER, 'dive-center'],
  ['a professional into a diver', MARA, KAI, 'professional-goes'],
])('[OF-03] the preview refuses %s, and so does the merge', async (_, to, from, refusal) => {
  expect(await previewOf(to, from)).toMatchObject({ refusal, moves: [], conflicts: [] })
  expect(await merge(to, from)).toMatchObject({ status: 409, body: { problem: refusal } })
})

test('[OF-03] accounts are refused while they differ in the birth date, one leaves, or one is a professional of before', async () => {
  const between = async (change: string, back: string) => {
    await db().query(change)
    const { refusal } = await previewOf(THEO, NICO)
    await db().query(back)
    return refusal
  }
  const born = (day: string) => `update account set birthdate = ${day} where affiliate_id = ${NICO}`
  expect(await between(born(`'1990-05-17'`), born(`'2001-12-05'`))).toBe('different-person')
  expect(await between(born('null'), born(`'2001-12-05'`))).toBe('different-person')
  expect((await previewOf(THEO, NICO)).refusal).toBeNull()
  const leaving = (value: string) => `update account set delete_after = ${value} where affiliate_id = ${NICO}`
  expect(await between(leaving('now()'), leaving('null'))).toBe('deletion')
  const numbered = (owner: number) => `update participant set affiliate_id = ${owner} where number = 500001`
  expect(await between(numbered(NICO), numbered(KAI))).toBe('professional-goes')
  // Also with a number from before: what is on record leads to its holder.
  const before = (owner: number, since: string) =>
    `update participant set affiliate_id = ${owner}, inactive_since = ${since} where number = 500001`
  expect(await between(before(NICO, 'now()'), before(KAI, 'null'))).toBe('professional-goes')
  const typed = (type: number) => `update account set affiliate_type = ${type} where affiliate_id = ${NICO}`
  expect(await between(typed(9), typed(1))).toBe('staff')
  expect((await world.call('staff').get(`/api/office/people/${MARA}/merge/999999`)).status).toBe(404)
})

test('[OF-03] a minor is never merged with the guardian', async () => {
  const guardian = { name: 'Theo Marchetti', email: 'Trial@fathom.test' }
  await db().query(
    `insert into guardian_contact (affiliate_id, document_id, sealed, language, stated_at)
     values ($1, $2, $3, 'en-US', now())`,
    [TEEN, randomUUID(), sealContent(world.server.platform.secrets, guardian)],
  )
  expect(await previewOf(THEO, TEEN)).toMatchObject({ refusal: 'guardian' })
  expect(await previewOf(TEEN, THEO)).toMatchObject({ refusal: 'guardian' })
})

test('[OF-03] what an adult holds never becomes a minor’s, because the birth dates differ', async () => {
  expect(await merge(TEEN, MARA)).toMatchObject({ status: 409, body: { problem: 'different-person' } })
  expect(await previewOf(TEEN, MARA)).toMatchObject({ refusal: 'different-person', moves: [] })
})

test('[OF-03] [TS-17] a merge needs a fresh authentication, a reason and the right', async () => {
  const session = (step: string) =>
    db().query(`update web_session set authenticated_at = authenticated_at ${step} interval '1 hour'`)
  await world.call('deskstaff').get('/api/office/people')
  await session('-')
  expect(await merge(INES, MARA)).toMatchObject({ status: 403, body: { problem: 'authentication-needed' } })
  await session('+')
  const empty = { from: MARA, key: randomUUID(), reason: '  ' }
  expect((await world.call('deskstaff').post(`/api/office/people/${INES}/merge`, empty)).status).toBe(400)
  expect((await world.call('diver').get(`/api/office/people/${INES}/merge/${MARA}`)).status).toBe(403)
})
