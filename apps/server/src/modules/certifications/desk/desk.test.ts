import { randomUUID } from 'node:crypto'
import type { CertificationWire, ECardWire } from '@fathom/contract/certifications'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const NEWCOMER = 100004
const VETERAN = 100008
const [NITROX, DEEP, WRECK, NIGHT, DRY_SUIT, PEAK_BUOYANCY, FIRST_AID] = [110, 120, 130, 140, 150, 160, 210]
const INSTRUCTOR = 500001
const CENTER = 7001

async function post<Answer>(path: string, body: object) {
  const answer = await world.call('staff').post(`/api/office/${path}`, body)
  return { status: answer.status, body: (await answer.json()) as Answer & { problem?: string } }
}

const entry = (overrides: object = {}) => ({
  ...{ id: randomUUID(), affiliateId: NEWCOMER, levelID: WRECK, certDate: '2025-06-01' },
  ...{ instructorNumber: INSTRUCTOR, storeNumber: CENTER, reason: 'Order 17' },
  ...overrides,
})
const issue = (overrides: object = {}) => post<CertificationWire>('certifications', entry(overrides))
const mine = async (person: string) =>
  (await (await world.call(person).get('/api/pro/certifications/me')).json()) as CertificationWire[]
const cardOf = async (person: string, licenseID: string) => {
  const cards = (await (await world.call(person).get('/api/ecards/e-cards/top')).json()) as ECardWire[]
  return cards.find((card) => card.licenseID === licenseID)
}
const auditOf = (objectId: string) =>
  world.server.platform.db.query(
    'select actor::int, action, subject::int, detail from audit_entry where object_id = $1 order by at, id',
    [objectId],
  )

test.each(['', '%20', 'Sam', '0x186A1', '-5', '9'.repeat(40)])(
  '[OF-06] the holder of %j is nobody, and no fault of a schema',
  async (number) => {
    const answer = await world.call('staff').get(`/api/office/certification-holders/${number}`)
    expect([answer.status, await answer.json()]).toMatchObject([404, { problem: 'not-found' }])
  },
)

test('[OF-06] the number of a holder may be written as people do', async () => {
  const answer = await world.call('staff').get('/api/office/certification-holders/%23100%20004')
  expect(await answer.json()).toMatchObject({ affiliateId: NEWCOMER })
})

test('[OF-06] a card issued by hand is signed like any other, and its holder is notified once', async () => {
  const asked = entry()
  const first = await post<CertificationWire>('certifications', asked)
  expect(first).toMatchObject({
    status: 201,
    body: {
      ...{ levelCode: 'wreck', certDate: '2025-06-01', standing: 'valid' },
      instructor: { number: INSTRUCTOR, name: 'Kai Nakamura' },
      store: { number: CENTER, name: 'Harbour Divers' },
    },
  })
  const { licenseID } = first.body
  expect(await post('certifications', asked)).toMatchObject({ status: 201, body: { licenseID } })
  expect((await cardOf('newcomer', licenseID))?.code).toMatch(/^FATHOM1:/)
  const notified = await world.server.platform.db.query(
    `select from notification where affiliate_id = $1 and kind = 'card-issued' and url like $2`,
    [NEWCOMER, `%${licenseID}%`],
  )
  expect(notified).toHaveLength(1)
  expect(await auditOf(licenseID)).toEqual([
    {
      ...{ actor: 900001, action: 'certification-issued', subject: NEWCOMER },
      detail: { levelID: WRECK, certDate: '2025-06-01', reason: 'Order 17' },
    },
  ])
})

test('[OF-06] the id of a card that was issued stands for what was typed, also after a correction', async () => {
  const asked = entry({ levelID: PEAK_BUOYANCY })
  const { licenseID } = (await post<CertificationWire>('certifications', asked)).body
  for (const other of [
    { affiliateId: VETERAN },
    { levelID: NIGHT },
    { certDate: '2025-06-02' },
    { instructorNumber: null },
    { storeNumber: null },
    { reason: 'Order 18' },
  ])
    expect([other, await post('certifications', { ...asked, ...other })]).toMatchObject([
      other,
      { status: 409, body: { problem: 'certification-exists' } },
    ])
  const facts = { certDate: '2025-06-03', instructorNumber: null, storeNumber: CENTER, reason: 'Typed wrong' }
  expect((await post(`certifications/${licenseID}/correction`, facts)).status).toBe(200)
  expect(await post('certifications', asked)).toMatchObject({ status: 201, body: { licenseID } })
  const file = { id: asked.id, take: 'all', text: `number,level,date\n${VETERAN},140,2025-06-01` }
  expect(await post('certification-imports', file)).toMatchObject({
    status: 409,
    body: { problem: 'import-exists' },
  })
})

test.each([
  [{ affiliateId: 999_999 }, 422, 'no-person'],
  [{ levelID: 21 }, 422, 'no-level'],
  [{ certDate: '2025-02-30' }, 422, 'no-date'],
  [{ certDate: '2999-01-01' }, 422, 'future'],
  [{ certDate: '1949-12-31' }, 422, 'too-early'],
  [{ certDate: '1951-01-01' }, 422, 'before-birth'],
  [{ instructorNumber: 999_999 }, 422, 'no-instructor'],
  [{ storeNumber: 999_999 }, 422, 'no-store'],
  [{ instructorNumber: null, storeNumber: null }, 422, 'no-teacher'],
  [{ reason: ' ' }, 400, 'invalid-input'],
])('[OF-06] %j is refused', async (wrong, status, problem) => {
  expect(await issue({ levelID: NIGHT, ...wrong })).toMatchObject({ status, body: { problem } })
  expect((await mine('newcomer')).map(({ levelID }) => levelID)).not.toContain(NIGHT)
})

test('[OF-06] a level that is held is refused, from two members of staff at once too; one that expires is renewed', async () => {
  const both = await Promise.all([issue({ levelID: DRY_SUIT }), issue({ levelID: DRY_SUIT })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.body.problem).toBe('already-held')
  expect(await issue({ levelID: FIRST_AID, certDate: '2024-01-10' })).toMatchObject({ status: 201 })
  expect(await issue({ levelID: FIRST_AID, certDate: '2024-01-10' })).toMatchObject({ status: 409 })
  expect(await issue({ levelID: FIRST_AID, certDate: '2025-12-10' })).toMatchObject({ status: 201 })
})

test('[OF-06] nobody gets a level before the age at which its course can be started', async () => {
  const { db } = world.server.platform
  await db.query(`update account set birthdate = '2010-06-02' where affiliate_id = $1`, [VETERAN])
  await db.query(
    'update shop_product set minimum_age = 15 where package_id in (select package_id from course_level where level_id = $1)',
    [NITROX],
  )
  const of = { affiliateId: VETERAN, levelID: NITROX }
  expect(await issue({ ...of, certDate: '2025-06-01' })).toMatchObject({
    status: 422,
    body: { problem: 'too-young' },
  })
  expect(await issue({ ...of, certDate: '2025-06-02' })).toMatchObject({ status: 201 })
})

test('[OF-06] a correction changes the card, withdraws its former code and keeps what was there before', async () => {
  const { licenseID } = (await issue({ levelID: DEEP })).body
  const before = await cardOf('newcomer', licenseID)
  const facts = { certDate: '2025-05-20', instructorNumber: null, storeNumber: CENTER, reason: 'Wrong day' }
  const correct = (more: object = {}) =>
    post<CertificationWire>(`certifications/${licenseID}/correction`, { ...facts, ...more })
  expect(await correct({ certDate: '2999-01-01' })).toMatchObject({
    status: 422,
    body: { problem: 'future' },
  })
  expect(await correct()).toMatchObject({
    status: 200,
    body: { certDate: '2025-05-20', instructor: null, store: { number: CENTER } },
  })
  expect(await correct()).toMatchObject({ status: 200 })
  const after = await cardOf('newcomer', licenseID)
  expect(after).toMatchObject({ certDate: '2025-05-20' })
  expect(after?.code).not.toBe(before?.code)
  const changes = (await auditOf(licenseID)).slice(1)
  expect(changes).toEqual([
    {
      ...{ actor: 900001, action: 'certification-corrected', subject: NEWCOMER },
      detail: {
        ...{ levelID: 120, reason: 'Wrong day', certDate: '2025-05-20', certDateBefore: '2025-06-01' },
        ...{ instructorNumber: null, instructorNumberBefore: INSTRUCTOR },
      },
    },
  ])
  await world.call('staff').post(`/api/pro/certifications/${licenseID}/revocation`, { reason: 'Not earned' })
  expect(await correct({ certDate: '2025-05-21' })).toMatchObject({
    status: 409,
    body: { problem: 'already-revoked' },
  })
  expect((await post('certifications/0000000001/correction', facts)).status).toBe(404)
  const notified = await world.server.platform.db.query<{ kind: string }>(
    `select kind from notification where affiliate_id = $1 and subject = $2 order by id`,
    [NEWCOMER, `card:${licenseID}`],
  )
  expect(notified.map(({ kind }) => kind)).toEqual(['card-issued', 'card-corrected', 'card-revoked'])
})

test('[OF-06] staff learn whose number it is, with the year of birth', async () => {
  const of = async (number: number) => {
    const answer = await world.call('staff').get(`/api/office/certification-holders/${number}`)
    return [answer.status, await answer.json()]
  }
  expect(await of(100001)).toEqual([
    200,
    { affiliateId: 100001, name: 'Mara Lindqvist', birthYear: expect.any(Number) },
  ])
  expect(await of(999999)).toMatchObject([404, { problem: 'not-found' }])
})
