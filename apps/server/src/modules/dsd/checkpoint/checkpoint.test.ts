import { randomUUID } from 'node:crypto'
import type { User } from '@fathom/domain/session'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aChange, guestOf } from '../dsd.fixture.ts'
import { createCheckpoint } from './change-checkpoint.ts'

let world: World<Server>
let dana: ReturnType<typeof guestOf>
beforeAll(async () => {
  world = await startWorld(startServer)
  dana = guestOf(world.call('dsd'))
})
beforeEach(() => world.server.platform.db.query('delete from dsd_checkpoint where affiliate_id <> 100001'))

test('[CA-34] [EN-14] a guest begins, continues, and finds their progress on any device', async () => {
  expect((await dana.checkpoint()).status).toBe(204)
  const begun = await dana.create(aChange('affiliation'))
  expect(begun).toMatchObject({ status: 200, body: aChange('affiliation') })
  expect((await dana.update(aChange('forms'))).body).toMatchObject(aChange('forms'))
  const { body } = await dana.checkpoint()
  expect(Object.keys(body)).toEqual(['store_number', 'member_number', 'status', 'updatedDate'])
  expect(body).toMatchObject(aChange('forms'))
  expect(Date.now() - Date.parse(body.updatedDate)).toBeLessThan(60_000)
})

test("[CA-34] the same first step twice counts once; it doesn't overwrite a checkpoint with another store", async () => {
  const [one, other] = await Promise.all([
    dana.create(aChange('affiliation')),
    dana.create(aChange('affiliation')),
  ])
  expect([one.status, other.status]).toEqual([200, 200])
  const another = await dana.create(aChange('affiliation', { store_number: 7003 }))
  expect(another).toMatchObject({ status: 409, body: { problem: 'checkpoint-exists' } })
  expect((await dana.checkpoint()).body.store_number).toBe(7001)
})

test('[ST-05] a page left open on another device reverts nothing; another store starts over', async () => {
  await dana.create(aChange('affiliation'))
  await dana.update(aChange('forms'))
  expect((await dana.update(aChange('affiliation'))).body.status).toBe('forms')
  const anew = await dana.update(aChange('affiliation', { store_number: 7003, member_number: null }))
  expect(anew.body).toMatchObject({ store_number: 7003, member_number: null, status: 'affiliation' })
})

test('[VA-08] the API accepts only whole numbers or null', async () => {
  for (const wrong of ['7001', 7001.5, -1, 0, 2_147_483_648, true]) {
    expect((await dana.create(aChange('affiliation', { store_number: wrong }))).status).toBe(400)
    expect((await dana.create(aChange('affiliation', { member_number: wrong }))).status).toBe(400)
  }
  expect((await dana.create({ status: 'affiliation', store_number: 7001 })).status).toBe(400)
  const none = { store_number: null, member_number: null }
  expect((await dana.create(aChange('welcome', none))).body).toMatchObject(none)
})

test("[VA-06] nobody can continue with a store or an instructor that doesn't exist", async () => {
  await dana.create(aChange('affiliation'))
  const withStore = (store_number: number | null, status = 'forms') =>
    dana.update(aChange(status, { store_number }))
  for (const status of ['affiliation', 'forms'])
    expect(await withStore(999, status)).toMatchObject({
      status: 422,
      body: { errors: ['Store number not found'] },
    })
  expect(await withStore(null)).toMatchObject({ status: 422, body: { problem: 'store-missing' } })
  expect(await dana.update(aChange('forms', { member_number: 1 }))).toMatchObject({
    status: 422,
    body: { errors: ['Instructor number not found'] },
  })
})

test('[RR-04] nobody can set themselves to processed, because it unlocks promotions', async () => {
  await dana.create(aChange('affiliation'))
  for (const status of ['processed', 'Processed', 'completed', 'anything'])
    expect((await dana.update(aChange(status))).status).toBe(400)
})

test('[ST-05] forms can be submitted only when both are signed, and nothing continues without a first step', async () => {
  expect((await dana.update(aChange('forms'))).status).toBe(404)
  expect((await dana.create(aChange('forms-submitted'))).status).toBe(409)
  await dana.create(aChange('affiliation'))
  expect(await dana.update(aChange('forms-submitted'))).toMatchObject({
    status: 409,
    body: { problem: 'forms-missing' },
  })
})

const db = () => world.server.platform.db

/** The account of the guest has this birth date, and had those before. */
async function bornOn(birthDate: string, ...earlier: string[]) {
  await db().query('delete from account_history where affiliate_id = 100005')
  for (const day of earlier)
    await db().query(
      `insert into account_history (affiliate_id, what, before, changed_at)
       values (100005, 'person', jsonb_build_object('birthDate', $1::text), now())`,
      [day],
    )
  await db().query(
    `update account set birthdate = $1, birth_date_changed_at = $2, birth_date_confirmed_at = null
     where affiliate_id = 100005`,
    [birthDate, earlier.length > 0 ? new Date() : null],
  )
}

test('[VA-07] a guest who turns ten tomorrow learns from when on they can begin, even if it is already tomorrow elsewhere', async () => {
  onTestFinished(() => bornOn('1990-01-01'))
  await bornOn('2016-11-16')
  const visitor = { caller: { affiliateId: 100005 } as User, locale: 'en-US' } as const
  const at = (moment: string) => ({
    ...world.server.platform,
    notify: async () => undefined,
    publish: async () => undefined,
    findNewestForms: async () => ({ medical: undefined, release: undefined }),
    clock: { now: () => new Date(moment) },
  })
  const input = { storeNumber: 7001, memberNumber: null, status: 'affiliation' } as const
  await expect(createCheckpoint(at('2026-11-16T09:00:00Z'), visitor, input)).rejects.toMatchObject({
    problem: 'too-young',
    errors: ['You must be at least 10 years old to begin.'],
    extra: { from: '2026-11-16' },
  })
  expect((await createCheckpoint(at('2026-11-16T12:00:00Z'), visitor, input)).status).toBe('affiliation')
})

test('[TS-05] [VA-07] a child who makes themself older does not begin until the dive center has seen a document', async () => {
  onTestFinished(() => bornOn('1990-01-01'))
  const year = new Date().getUTCFullYear()
  await bornOn(`${year - 12}-01-01`, `${year - 8}-01-01`)
  expect((await dana.create(aChange('affiliation'))).status).toBe(200)
  expect(await dana.update(aChange('forms'))).toMatchObject({
    status: 422,
    body: { problem: 'age-unconfirmed', errors: [expect.stringContaining('Show your dive center')] },
  })
  expect((await dana.checkpoint()).body.status).toBe('affiliation')
  expect((await dana.update(aChange('forms-submitted'))).body.problem).toBe('age-unconfirmed')
  const affiliation = { storeNumber: 7001, memberNumber: 500001, documentId: randomUUID() }
  const affiliated = await world.call('dsd').post('/api/dsd/CreateDdsAffiliation', affiliation)
  expect([affiliated.status, (await affiliated.json()).problem]).toEqual([422, 'age-unconfirmed'])
  // The dive center that the guest named knows of the guest, so that it can look at a document.
  const { visitor, idToken } = await world.signIn('store')
  const confirmed = await fetch(`${world.url}/api/forms/students/100005/birth-date`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${idToken}`,
      cookie: visitor.cookies.header(),
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      birthDate: `${year - 12}-01-01`,
      isDocumentSeen: true,
      statementVersion: 1,
      staffName: 'Lena Brandt',
    }),
  })
  expect(confirmed.status).toBe(204)
  expect((await dana.update(aChange('forms'))).body).toMatchObject({ status: 'forms' })
})

test("[VA-07] a guest without a birth date can be invited but can't begin", async () => {
  const store = guestOf(world.call('store'))
  expect((await store.create(aChange('welcome'))).status).toBe(200)
  expect(await store.update(aChange('affiliation'))).toMatchObject({
    status: 422,
    body: { problem: 'birthdate-unknown' },
  })
})
