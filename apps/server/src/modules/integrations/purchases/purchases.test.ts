import type { OfficePurchasesWire, PurchaseWire } from '@fathom/contract/integrations'
import { startWorld, type World } from '@fathom/testing/world'
import { decodeJwt } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { browserOf } from '../../account/browser.fixture.ts'
import { aShop } from '../integrations.fixture.ts'
import { lockAddress } from './purchase.store.ts'

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
const NITROX = '01920000-0000-7000-8000-000000000003'
const PEAK_BUOYANCY = '01920000-0000-7000-8000-000000000004'

let world: World<Server>
let shop: Awaited<ReturnType<typeof aShop>>
beforeAll(async () => {
  world = await startWorld(startServer, { env: { REGISTRATION_CODE_BYPASS: 'on' } })
  shop = await aShop(world)
})

let count = 0
const aReference = () => `order-${++count}`
const course = (packageId: string) => ({ kind: 'course', packageId })
const wireOf = async (answer: Response): Promise<PurchaseWire> => answer.json()
const query = (text: string, values: unknown[] = []) => world.server.platform.db.query(text, values)

/** Signs up through the real pages, and returns the number of the account. */
async function signUp(email: string): Promise<number> {
  const { app, platform } = world.server
  const browser = browserOf(app, platform.config.publicUrl)
  const page = await browser.beginSignIn('?type=diver')
  const code = await browser.post(page.url, {
    type: 'diver',
    givenName: 'Noa',
    familyName: 'Berg',
    birthdate: '1999-05-06',
    email,
    password: 'Koralle1',
    confirmation: 'Koralle1',
  })
  await browser.post(code.url, { code: '000000' })
  return Number(decodeJwt(await browser.idToken()).affiliate_id)
}

test('[OF-10] 20 reports of one purchase at once have one effect and one answer', async () => {
  const reference = aReference()
  const report = { reference, email: 'student@fathom.test', items: [{ kind: 'club' }] }
  const bearer = await shop.token()
  const terms = () => query(`select from club_term where source like 'purchase:%'`)
  const before = (await terms()).length
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.report(report, bearer)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201])
  const reports = await Promise.all(answers.map(wireOf))
  expect(new Set(reports.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(reports[0]).toMatchObject({
    reference,
    state: 'applied',
    items: [{ kind: 'club', state: 'applied' }],
  })
  expect((await terms()).length).toBe(before + 1)
  expect(await wireOf(await shop.read(reference))).toEqual(reports[0])
})

test('[OF-10] a reference used for another purchase is refused with words, and nothing happens', async () => {
  const reference = aReference()
  const first = await shop.report({ reference, email: 'nobody@example.test', items: [course(NITROX)] })
  expect(first.status).toBe(201)
  const other = await shop.report({ reference, email: 'nobody@example.test', items: [course(PEAK_BUOYANCY)] })
  expect([other.status, await other.json()]).toMatchObject([
    409,
    { problem: 'reference-used', errors: [expect.stringContaining(reference)], current: { reference } },
  ])
})

test('[OF-10] a reference is the same one in capital and small letters, with spaces around it too', async () => {
  const [reference, email] = [aReference(), 'letters@example.test']
  const first = await shop.report({ reference, email, items: [{ kind: 'club' }] })
  expect(first.status).toBe(201)
  const shouted = reference.toUpperCase()
  const again = await shop.report({ reference: ` ${shouted} `, email, items: [{ kind: 'club' }] })
  expect([again.status, await again.json()]).toEqual([200, await first.json()])
  const other = await shop.report({ reference: shouted, email, items: [course(NITROX)] })
  expect([other.status, await other.json()]).toMatchObject([409, { problem: 'reference-used' }])
  expect(await wireOf(await shop.read(shouted))).toMatchObject({ reference })
})

test('[OF-10] a purchase for a number that was merged into another goes to who remains', async () => {
  const [gone, remaining] = [await signUp('merged@example.test'), await signUp('remains@example.test')]
  await query('update account set merged_into = $2 where affiliate_id = $1', [gone, remaining])
  const report = { reference: aReference(), affiliateId: gone, items: [course(NITROX)] }
  expect([(await shop.report(report)).status, (await shop.report(report)).status]).toEqual([201, 200])
  const owners = (table: string) =>
    query(`select affiliate_id::int as id from ${table} where affiliate_id = any($1)`, [[gone, remaining]])
  expect(await owners('enrolment')).toEqual([{ id: remaining }])
  expect(await owners('purchase')).toEqual([{ id: remaining }])
})

test('[OF-10] two clients may use the same reference, and neither sees the purchase of the other', async () => {
  const reference = aReference()
  const rival = await aShop(world)
  await shop.report({ reference, email: 'somebody@example.test', items: [{ kind: 'club' }] })
  expect((await rival.read(reference)).status).toBe(404)
  const own = await rival.report({ reference, email: 'else@example.test', items: [course(NITROX)] })
  expect(own.status).toBe(201)
})

test('[OF-10] a purchase for an unknown address waits, and is given to who signs up with it', async () => {
  const reference = aReference()
  const report = { reference, email: 'Noa.Berg@example.test', items: [course(OPEN_WATER), { kind: 'club' }] }
  expect(await wireOf(await shop.report(report))).toMatchObject({ state: 'waiting', appliedAt: null })
  const affiliateId = await signUp('noa.berg@example.test')
  expect(await wireOf(await shop.read(reference))).toMatchObject({
    state: 'applied',
    items: [{ state: 'applied' }, { state: 'applied' }],
  })
  expect(await query('select package_id from enrolment where affiliate_id = $1', [affiliateId])).toEqual([
    { package_id: OPEN_WATER },
  ])
  expect(await query('select kind from club_term where affiliate_id = $1', [affiliateId])).toHaveLength(1)
  // The address isn't kept once the person is known.
  expect(await query('select email from purchase where reference = $1', [reference])).toEqual([
    { email: null },
  ])
})

test('[OF-10] a purchase that is reported while the person signs up is not missed', async () => {
  const [email, reference] = ['race@example.test', aReference()]
  const { db } = world.server.platform
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.transaction(async (tx) => {
    await lockAddress(tx, email)
    held.resolve()
    await release.promise
  })
  await held.promise
  const both = [signUp(email), shop.report({ reference, email, items: [course(NITROX)] })]
  // Both have come to the point where one could miss the other.
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await query(waiting)).length).toBe(2)
  release.resolve()
  await Promise.all([holding, ...both])
  expect((await wireOf(await shop.read(reference))).state).toBe('applied')
})

test('[OF-10] an eCard and a plastic card follow a certification; without what they need staff see why', async () => {
  const [card] = await query(
    `select license_id, level_id from certification where affiliate_id = 100001 and revoked_at is null
     order by cert_date desc limit 1`,
  )
  const { license_id, level_id: levelID } = card as { license_id: string; level_id: number }
  await query('update certification set ecard_issued_at = null where license_id = $1', [license_id])
  const bought = await shop.report({
    reference: aReference(),
    affiliateId: 100001,
    items: [
      { kind: 'ecard', levelID },
      { kind: 'plastic-card', levelID },
      { kind: 'plastic-card', levelID },
    ],
  })
  expect(await wireOf(bought)).toMatchObject({
    state: 'failed',
    items: [{ state: 'applied' }, { state: 'applied' }, { state: 'failed', reason: 'already-ordered' }],
  })
  expect(
    await query('select ecard_issued_at is not null as has from certification where license_id = $1', [
      license_id,
    ]),
  ).toEqual([{ has: true }])
  expect(
    await query(`select status from replacement_card where license_id = $1 and status = 'ordered'`, [
      license_id,
    ]),
  ).toHaveLength(1)
})

test('[OF-02] [OF-10] staff see on the home page that something needs help, find it by its reference, and try again without giving anything twice', async () => {
  const reference = aReference()
  const affiliateId = await signUp('helped@example.test')
  await shop.report({ reference, affiliateId, items: [{ kind: 'club' }, { kind: 'ecard', levelID: 40 }] })
  const staff = world.call('staff')
  const find = async (): Promise<OfficePurchasesWire> =>
    (
      await staff.get(`/api/office/integrations/purchases?state=failed&search=${reference.toUpperCase()}`)
    ).json()
  const [found] = (await find()).items
  expect(found).toMatchObject({
    reference,
    client: 'The shop',
    person: { affiliateId, name: 'Noa Berg' },
    items: [{ state: 'applied' }, { state: 'failed', reason: 'no-certification' }],
  })
  const home = async (name: string) => (await world.call(name).get('/api/office/queues')).json()
  const { failedPurchases } = await home('staff')
  const failed = await query(`select from purchase where state = 'failed' and affiliate_id is not null`)
  expect(failedPurchases).toBe(failed.length)
  expect(failedPurchases).toBeGreaterThan(0)
  expect(await home('deskstaff')).toMatchObject({ failedPurchases: 0 })
  const again = await staff.post(`/api/office/integrations/purchases/${found?.id}/retry`)
  expect([again.status, await again.json()]).toMatchObject([200, { state: 'failed' }])
  expect(await query('select from club_term where affiliate_id = $1', [affiliateId])).toHaveLength(1)
  const [entry] = (
    await (await staff.get(`/api/office/audit?subject=${affiliateId}&action=purchase-failed`)).json()
  ).items
  expect(entry).toMatchObject({
    actor: { affiliateId: null, name: 'The shop' },
    action: 'purchase-failed',
    detail: { items: ['ecard'] },
  })
})

test.each([
  ['an unknown course', { items: [course('01920000-0000-7000-8000-00000000dead')] }, 422, 'no-course'],
  ['an unknown level', { items: [{ kind: 'ecard', levelID: 999_999 }] }, 422, 'no-level'],
  ['an unknown dive center', { items: [{ ...course(NITROX), storeNumber: 1 }] }, 422, 'no-store'],
  ['an unknown number', { email: undefined, affiliateId: 999_999_999 }, 422, 'no-person'],
  ['nobody', { email: undefined }, 400, 'invalid-input'],
  ['two people', { affiliateId: 100001 }, 400, 'invalid-input'],
  ['no items', { items: [] }, 400, 'invalid-input'],
  ['something else', { items: [{ kind: 'boat' }] }, 400, 'invalid-input'],
  ['a reference with a space', { reference: 'a b' }, 400, 'invalid-input'],
])('[OF-10] a purchase of %s is refused and leaves nothing', async (_, wrong, status, problem) => {
  const report = { reference: aReference(), email: 'who@example.test', items: [{ kind: 'club' }], ...wrong }
  const answer = await shop.report(report)
  expect([answer.status, await answer.json()]).toMatchObject([status, { problem }])
  expect(await query('select from purchase where reference = $1', [report.reference])).toEqual([])
})
