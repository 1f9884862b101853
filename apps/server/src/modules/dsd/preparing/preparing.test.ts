import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aListener } from '../../integrations/integrations.fixture.ts'
import { aChange, guestOf, MEMBER, STORE, sign } from '../dsd.fixture.ts'

const DISCOVER = '01920000-0000-7000-8000-000000000007'
const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { interval: 50 })

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

/** Goes through all steps up to the signed forms; returns the id of the release. */
async function signed(person: string, medical: object = {}): Promise<string> {
  const guest = guestOf(world.call(person))
  await guest.create(aChange('affiliation'))
  await guest.update(aChange('forms'))
  await sign(world, person, 'medical-questionnaire', medical)
  return sign(world, person, 'liability-release')
}

const inputFor = (documentId: string) => ({ storeNumber: STORE, memberNumber: MEMBER, documentId })
const query = <Row extends Record<string, unknown>>(sql: string, values: unknown[]) =>
  world.server.platform.db.query<Row>(sql, values)

test('[SC-04] [CA-35] [EN-14] [OF-10] signed forms lead to prepared lessons, a notification, a processed checkpoint and one event', async () => {
  const listEvents = await aListener(world.server.platform.db, 'enrolment.created')
  const dana = guestOf(world.call('dsd'))
  const documentId = await signed('dsd')
  expect(await dana.progress()).toMatchObject({
    forms: { release: { documentId, isGuardianAwaited: false }, medical: { isPhysicianAwaited: false } },
    preparation: null,
  })
  expect((await dana.update(aChange('forms-submitted'))).body.status).toBe('forms-submitted')
  const twice = await Promise.all([
    dana.affiliate(inputFor(documentId)),
    dana.affiliate(inputFor(documentId)),
  ])
  for (const { status, body } of twice) expect([status, body]).toEqual([200, inputFor(documentId)])
  await soon(async () => expect((await dana.progress()).preparation?.state).toBe('ready'))

  expect((await dana.progress()).preparation?.done).toEqual(['store', 'course', 'lessons'])
  expect((await dana.checkpoint()).body).toMatchObject(aChange('processed'))
  const taken = await query('select * from enrolment where affiliate_id = 100005', [])
  expect(taken).toMatchObject([{ package_id: DISCOVER, store_number: STORE, member_number: MEMBER }])
  expect(await listEvents()).toEqual([
    {
      type: 'enrolment.created',
      data: { affiliateId: 100005, enrolmentId: taken[0]?.id, packageId: DISCOVER },
    },
  ])
  const { activities } = (await (
    await world.call('dsd').get(`/api/learning/courses/${DISCOVER}`)
  ).json()) as { activities?: unknown[] }
  expect(activities?.length).toBe(4)
  const notifications = await query(
    `select url from notification where affiliate_id = 100005 and kind = 'dsd-ready'`,
    [],
  )
  expect(notifications).toEqual([{ url: '/training/dashboard?ref=dsd' }])
})

test('[SC-04] when a physician must approve, the guest may learn, and the dive waits', async () => {
  const guest = guestOf(world.call('newcomer'))
  const documentId = await signed('newcomer', { q3: 'yes' })
  await guest.update(aChange('forms-submitted'))
  await guest.affiliate(inputFor(documentId))
  await soon(async () => expect((await guest.progress()).preparation?.state).toBe('ready'))
  expect((await guest.progress()).forms.medical?.isPhysicianAwaited).toBe(true)
})

test("[CA-35] another person's document, another store and invalid numbers are refused", async () => {
  const guest = guestOf(world.call('trial'))
  const strange = await signed('newcomer')
  const documentId = await signed('trial')
  expect(await guest.affiliate(inputFor(strange))).toMatchObject({
    status: 422,
    body: { problem: 'no-document-found' },
  })
  expect(await guest.affiliate({ ...inputFor(documentId), memberNumber: null })).toMatchObject({
    status: 409,
    body: { problem: 'checkpoint-differs' },
  })
  for (const wrong of [{ storeNumber: '7001' }, { storeNumber: null }, { memberNumber: 1.5 }])
    expect((await guest.affiliate({ ...inputFor(documentId), ...wrong })).status).toBe(400)
})

test('[ST-05] [SC-04] when a guest returns to an earlier store, the material is prepared again', async () => {
  const guest = guestOf(world.call('applicant'))
  const first = await signed('applicant')
  await guest.update(aChange('forms-submitted'))
  await guest.affiliate(inputFor(first))
  await soon(async () => expect((await guest.progress()).preparation?.state).toBe('ready'))
  await guest.update(aChange('affiliation', { store_number: 7003, member_number: null }))
  await guest.update(aChange('forms'))
  expect(await guest.progress()).toMatchObject({ forms: { release: null }, preparation: null })
  const second = await sign(world, 'applicant', 'liability-release')
  await guest.update(aChange('forms-submitted'))
  expect((await guest.progress()).preparation).toBeNull()
  expect((await guest.affiliate(inputFor(second))).status).toBe(200)
  await soon(async () => expect((await guest.checkpoint()).body).toMatchObject(aChange('processed')))
})

test('[ST-05] a second link from another store requires a release that names it', async () => {
  const { db } = world.server.platform
  await db.query(
    `insert into participant (kind, number, affiliate_id, name, city, country_id, postal_code, state_id, address_line_1,
       available_credit) values ('store', 7002, 300002, 'Blue Hole', 'Dahab', 'EG', '', '', '', 0)`,
  )
  const guest = guestOf(world.call('student'))
  await signed('student')
  const there = { store_number: 7002, member_number: null }
  await guest.update(aChange('affiliation', there))
  await guest.update(aChange('forms', there))
  const { forms, preparation } = await guest.progress()
  expect([forms.medical !== null, forms.release, preparation]).toEqual([true, null, null])
  expect((await guest.update(aChange('forms-submitted', there))).status).toBe(409)
})

test('[ER-03] [SC-04] a failed preparation is reported, and a retry continues from there', async () => {
  const guest = guestOf(world.call('shanghai'))
  const documentId = await signed('shanghai')
  await guest.update(aChange('forms-submitted'))
  await query(`update course set tags = '{}' where package_id = $1`, [DISCOVER])
  await guest.affiliate(inputFor(documentId))
  await soon(async () => expect((await guest.progress()).preparation?.state).toBe('failed'))
  expect((await guest.progress()).preparation?.done).toEqual(['store'])
  expect((await guest.checkpoint()).body.status).toBe('forms-submitted')

  await query(`update course set tags = '{discover-scuba}' where package_id = $1`, [DISCOVER])
  expect((await guest.affiliate(inputFor(documentId))).status).toBe(200)
  await soon(async () => expect((await guest.progress()).preparation?.state).toBe('ready'))
})
