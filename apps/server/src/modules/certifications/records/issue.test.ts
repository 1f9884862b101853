import { randomUUID } from 'node:crypto'
import type { CertificationWire, ECardWire } from '@fathom/contract/certifications'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { issueForCourse } from '../../../app/certifications-ports.ts'
import { createModules } from '../../../app/create-modules.ts'
import { type Server, startServer } from '../../../app/start.ts'
import type { CertificationsModule } from '../certifications.module.ts'
import { photoKeys } from '../photos/card-photo.store.ts'

let world: World<Server>
let module: CertificationsModule
beforeAll(async () => {
  world = await startWorld(startServer)
  const { modules, session } = await createModules(world.server.platform, () => world.server.app)
  await session.close()
  module = modules.certifications as CertificationsModule
})

const TEEN = 100006
const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
const mine = async (person: string) =>
  (await (await world.call(person).get('/api/pro/certifications/me')).json()) as CertificationWire[]

test('a certified course issues its card and notifies once, however often it is reported', async () => {
  const { db } = world.server.platform
  const enrolment = {
    enrolmentId: randomUUID(),
    affiliateId: TEEN,
    packageId: OPEN_WATER,
    contentId: null,
    enrolledAt: '2026-05-01T00:00:00.000Z',
    completedAt: null,
    certifiedAt: '2026-06-01T22:00:00.000Z',
    endedAt: null,
    storeNumber: 7001,
    memberNumber: 500001,
  }
  const issue = () => db.transaction((tx) => issueForCourse(module.issueCertification, tx, enrolment))
  await Promise.all([issue(), issue(), issue()])
  await issue()
  expect(await mine('teen')).toMatchObject([
    {
      levelCode: 'open-water',
      certDate: '2026-06-01',
      instructor: { number: 500001, name: 'Kai Nakamura' },
      store: { number: 7001, name: 'Harbour Divers' },
    },
  ])
  const notifications = await db.query<{ values: object; url: string }>(
    `select values, url from notification where affiliate_id = $1 and kind = 'card-issued'`,
    [TEEN],
  )
  const [card] = await mine('teen')
  expect(notifications).toEqual([
    { values: { certification: 'Open Water Diver' }, url: `/certifications/ecard/${card?.licenseID}/20` },
  ])
  await db.transaction((tx) =>
    issueForCourse(module.issueCertification, tx, { ...enrolment, packageId: randomUUID() }),
  )
  expect(await mine('teen')).toHaveLength(1)
})

test('[OF-06] a withdrawn certification no longer shows an eCard, and its signed statements are withdrawn too', async () => {
  const [first] = (await (await world.call('shanghai').get('/api/ecards/e-cards/top')).json()) as ECardWire[]
  const revoke = (person: string, licenseID = first?.licenseID) =>
    world
      .call(person)
      .post(`/api/pro/certifications/${licenseID}/revocation`, { reason: 'Issued by mistake' })
  for (const person of ['shanghai', 'instructor']) expect((await revoke(person)).status).toBe(403)
  expect((await revoke('staff', '0000000001')).status).toBe(404)
  expect(await (await revoke('staff')).json()).toMatchObject({ standing: 'revoked', eCardStockID: null })
  const again = await revoke('staff')
  expect([again.status, await again.json()]).toMatchObject([409, { problem: 'already-revoked' }])
  expect(await (await world.call('shanghai').get('/api/ecards/e-cards/top')).json()).toEqual([])
  expect(await mine('shanghai')).toMatchObject([{ standing: 'revoked', noECardReason: 'revoked' }])
  const signed = await world.server.platform.db.query(
    'select from trust_statement where id = $1 and revoked_at is not null',
    [first?.licenseID],
  )
  expect(signed).toHaveLength(1)
})

test("[TS-14] an erased person's certifications stay under their number, without photo or address", async () => {
  const { db, files } = world.server.platform
  const [photo] = await db.query<{ id: string; fileTag: string }>(
    'select id, file_tag as "fileTag" from card_photo where affiliate_id = 100001',
  )
  if (!photo) throw new Error('the demo has no photo')
  const own = await module.ownData?.(db, 100001)
  expect(own).toMatchObject({
    certifications: expect.arrayContaining([expect.objectContaining({ title: 'Rescue Diver' })]),
    cardHolder: { name: 'Mara Lindqvist', birthdate: '1991-04-18', inProfile: null },
    cardPhotos: [{ state: 'approved' }],
  })
  expect(await module.ownFiles?.(db, 100001)).toEqual([
    expect.objectContaining({ id: photo.id, name: 'card-photo-approved.jpg' }),
  ])
  await db.transaction(async (tx) => module.forgetPerson?.(tx, 100001))
  expect(await module.ownData?.(db, 100001)).toMatchObject({
    cardHolder: null,
    cardPhotos: [],
    replacementCards: [],
  })
  expect((await mine('diver')).length).toBeGreaterThan(0)
  expect(await files.find(photoKeys({ affiliateId: 100001, ...photo }).image)).toBeUndefined()
})
