import { randomUUID } from 'node:crypto'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

const STAFF = 900001
const NITROX = 110

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const db = () => world.server.platform.db
const facts = { certDate: '2025-06-01', instructorNumber: 500001, storeNumber: null, reason: 'Order 17' }
const post = async (person: string, path: string, body: object = {}) => {
  const answer = await world.call(person).post(`/api/${path}`, body)
  return { status: answer.status, body: await answer.json() }
}
const issue = (person: string) =>
  post(person, 'office/certifications', { id: randomUUID(), affiliateId: STAFF, levelID: NITROX, ...facts })

const REFUSED = { status: 403, body: { problem: 'own-item' } }

test('[OF-06] staff do not certify themselves, correct or revoke their own card; a colleague does', async () => {
  expect(await issue('staff')).toMatchObject({
    status: 403,
    body: { problem: 'own-number', faults: [{ field: 'number', fault: 'own-number' }] },
  })
  const { status, body } = await issue('deskstaff')
  expect(status).toBe(201)
  const correction = { ...facts, certDate: '2025-07-01' }
  const paths = [
    [`office/certifications/${body.licenseID}/correction`, correction],
    [`pro/certifications/${body.licenseID}/revocation`, { reason: 'a mistake' }],
  ] as const
  for (const [path, sent] of paths) {
    expect([path, await post('staff', path, sent)]).toMatchObject([path, REFUSED])
    expect([path, (await post('deskstaff', path, sent)).status]).toEqual([path, 200])
  }
})

test('[OF-06] a row of a file with one’s own number is a fault', async () => {
  const text = `number,level,date,instructor\n${STAFF},120,2025-06-01,500001\n100004,120,2025-06-01,500001\n`
  const answer = {
    status: 200,
    body: { good: 1, faults: [{ line: 2, field: 'number', fault: 'own-number' }] },
  }
  expect(await post('staff', 'office/certification-imports/check', { text })).toMatchObject(answer)
  const sent = { id: randomUUID(), take: 'good', text }
  expect(await post('staff', 'office/certification-imports', sent)).toMatchObject(answer)
  const issued = `select from certification where affiliate_id = $1 and level_id = 120`
  expect(await db().query(issued, [STAFF])).toEqual([])
})

test('[OF-05] staff neither take nor decide their own photo, name and card order', async () => {
  const [photo, order] = [randomUUID(), randomUUID()]
  const { licenseID } = (await issue('deskstaff')).body
  await db().query(
    `insert into card_photo (id, affiliate_id, state, width, height, sha256, sent_at, file_tag)
     values ($1, $2, 'waiting', 400, 500, 'x', timestamptz '2020-01-01', '')`,
    [photo, STAFF],
  )
  const asked = { name: 'Fathom Other', birthdate: '1980-01-01' }
  await db().query(
    `insert into card_holder (affiliate_id, name, asked_name, asked_birthdate, asked_at) values ($1, 'F', $2, $3, now())
     on conflict (affiliate_id) do update set asked_name = $2, asked_birthdate = $3, asked_at = now(), refused_at = null`,
    [STAFF, asked.name, asked.birthdate],
  )
  await db().query(
    `insert into replacement_card (id, affiliate_id, license_id, why, address, card_amount, shipping_amount, currency,
       status, ordered_at, changed_at)
     values ($1, $2, $3, 'lost', '{}', 1, 1, 'EUR', 'ordered', now(), now())`,
    [order, STAFF, licenseID],
  )
  const refusal = { decision: 'refused', reason: 'other', note: '' }
  for (const [path, sent] of [
    [`pro/certifications/photos/${photo}/decision`, refusal],
    [`pro/certifications/names/${STAFF}/decision`, { decision: 'confirmed', asked }],
    [`ecards/replacement-cards/${order}/status`, { status: 'made' }],
    [`office/queues/photos/${photo}/take`, {}],
    [`office/queues/names/${STAFF}/take`, {}],
    [`office/queues/orders/${order}/take`, {}],
  ] as const)
    expect([path, await post('staff', path, sent)]).toMatchObject([path, REFUSED])
  const next = await post('staff', 'office/queues/photos/next', { hold: 10 })
  expect(next.status).toBe(200)
  expect(JSON.stringify(next.body)).not.toContain(photo)
  const colleague = await post('deskstaff', `pro/certifications/photos/${photo}/decision`, refusal)
  expect(colleague.status).toBe(200)
})
