import { randomUUID } from 'node:crypto'
import type { MergePreviewWire, MergeWire } from '@fathom/contract/office'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

const [SAM, RUTH] = [100003, 100009]

let world: World<Server>
const db = () => world.server.platform.db
beforeAll(async () => {
  world = await startWorld(startServer)
  await db().query(`update account set birthdate = '1990-05-17' where affiliate_id = any($1::bigint[])`, [
    [SAM, RUTH],
  ])
})

async function merge(more: object = {}) {
  const confirmed = { from: RUTH, key: randomUUID(), reason: 'Signed up twice', ...more }
  const answer = await world.call('deskstaff').post(`/api/office/people/${SAM}/merge`, confirmed)
  return { status: answer.status, body: (await answer.json()) as MergeWire & { problem?: string } }
}

test('[OF-03] accounts with different names need a confirmation of their own', async () => {
  expect(await merge()).toMatchObject({ status: 409, body: { problem: 'names-differ' } })
  expect(await db().query('select from account_merge')).toEqual([])
})

test('[OF-03] nobody reads forms of another name by a merge, and both addresses get mail about it', async () => {
  const documents = await db().query<{ id: string }>(
    'select id from form_document where affiliate_id = $1 order by id',
    [RUTH],
  )
  expect(documents.length).toBeGreaterThan(1)
  const preview = await world.call('deskstaff').get(`/api/office/people/${SAM}/merge/${RUTH}`)
  const { moves, conflicts } = (await preview.json()) as MergePreviewWire
  expect(moves.map(({ area }) => area)).not.toContain('forms')
  expect(conflicts).toContainEqual({ kind: 'names', count: 1 })

  const { status, body } = await merge({ namesDiffer: true })
  expect(status).toBe(200)
  for (const { id } of documents)
    expect((await world.call('applicant').get(`/api/forms/documents/${id}/file`)).status).toBe(404)
  expect(
    await db().query('select id from form_document where affiliate_id = $1 order by id', [RUTH]),
  ).toEqual(documents)
  const addresses = async () =>
    (await world.server.platform.mail.recent(100))
      .filter(({ subject }) => /accounts? (was|were) merged/.test(subject))
      .map(({ to }) => to)
      .sort()
  await expect.poll(addresses).toEqual(['applicant@fathom.test', 'veteran@fathom.test'])
  expect((await world.call('deskstaff').post(`/api/office/merges/${body.id}/undo`)).status).toBe(204)
  for (const { id } of documents)
    expect((await world.call('veteran').get(`/api/forms/documents/${id}/file?format=json`)).status).toBe(200)
})
