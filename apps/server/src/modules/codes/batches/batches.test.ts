import { randomUUID } from 'node:crypto'
import type { BatchChangedWire, BatchCodesWire, CodeBatchesWire, CodeBatchWire } from '@fathom/contract/codes'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { codesOf, NITROX } from '../codes.fixture.ts'

const STORE = 7001
let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const at = (path = '') => `/api/office/code-batches${path}`
const staff = () => world.call('staff')

async function issue(overrides: object = {}) {
  const body = {
    ...{
      id: randomUUID(),
      kind: 'course',
      packageId: NITROX,
      storeNumber: STORE,
      amount: 3,
      note: 'Order 17',
    },
    ...overrides,
  }
  const answer = await staff().post(at(), body)
  return { status: answer.status, body: (await answer.json()) as CodeBatchWire & { problem?: string } }
}

const codesIn = async (id: string, query = '') =>
  ((await (await staff().get(at(`/${id}/codes${query}`))).json()) as BatchCodesWire).items
const change = async (id: string, what: 'withdraw' | 'restore', codes?: string[]) =>
  (await (await staff().post(at(`/${id}/${what}`), codes ? { codes } : {})).json()) as BatchChangedWire

test('[OF-07] codes issued for a dive center are in its list, and open the course for anyone who redeems one', async () => {
  const { status, body } = await issue()
  expect([status, body]).toMatchObject([
    201,
    {
      ...{ kind: 'course', title: 'Enriched Air Nitrox', store: { storeNumber: STORE }, note: 'Order 17' },
      counts: { open: 3, redeemed: 0, withdrawn: 0 },
      issuedBy: { affiliateId: 900001 },
    },
  ])
  const [first] = await codesIn(body.id)
  const code = first?.couponCode ?? ''
  expect((await codesOf(world, 'store').mine()).map(({ couponCode }) => couponCode)).toContain(code)
  expect(await codesOf(world, 'newcomer').redeem(code)).toMatchObject({
    status: 200,
    body: { packageId: NITROX },
  })
  expect(await codesIn(body.id, '?state=redeemed')).toMatchObject([
    { couponCode: code, state: 'redeemed', redeemedBy: { affiliateId: 100004 } },
  ])
  expect((await (await staff().get(at(`/${body.id}`))).json()) as CodeBatchWire).toMatchObject({
    counts: { open: 2, redeemed: 1, withdrawn: 0 },
  })
})

test('[OF-07] the same call twice issues once, and another batch with its id is refused', async () => {
  const id = randomUUID()
  await issue({ id })
  expect(await issue({ id })).toMatchObject({ status: 201, body: { counts: { open: 3 } } })
  expect(await issue({ id, amount: 4 })).toMatchObject({ status: 409, body: { problem: 'batch-exists' } })
  expect(await codesIn(id)).toHaveLength(3)
})

test('[OF-07] nobody redeems, shares or takes a withdrawn code; redeemed ones stay, and the rest can be brought back', async () => {
  const { body } = await issue({ storeNumber: null })
  const [used = '', open = ''] = (await codesIn(body.id)).map(({ couponCode }) => couponCode)
  await codesOf(world, 'veteran').redeem(used)
  expect(await change(body.id, 'withdraw')).toMatchObject({
    changed: 2,
    batch: { counts: { open: 0, redeemed: 1, withdrawn: 2 } },
  })
  expect(await change(body.id, 'withdraw')).toMatchObject({ changed: 0 })
  expect(await codesOf(world, 'applicant').redeem(open)).toMatchObject({
    status: 410,
    body: { problem: 'withdrawn', errors: [expect.stringContaining('no longer works')] },
  })
  expect(await change(body.id, 'restore', [open])).toMatchObject({ changed: 1 })
  expect(await codesOf(world, 'applicant').redeem(open)).toMatchObject({ status: 200 })
})

test('[OF-07] withdrawing takes the code out of the list of anyone who has it, and ends its offer', async () => {
  const { body } = await issue()
  const [code = ''] = (await codesIn(body.id)).map(({ couponCode }) => couponCode)
  const store = codesOf(world, 'store')
  expect(await store.share(code, 'trial@fathom.test')).toMatchObject({ status: 200 })
  const offered = async () => (await codesOf(world, 'trial').get('shares')).body.offered.length as number
  expect(await offered()).toBe(1)
  await change(body.id, 'withdraw', [code])
  expect(await offered()).toBe(0)
  expect((await store.mine()).map(({ couponCode }) => couponCode)).not.toContain(code)
  expect(await store.share(code, 'trial@fathom.test')).toMatchObject({ status: 410 })
  expect(await store.affiliate(code, STORE)).toMatchObject({ status: 410 })
})

test.each([
  [{ storeNumber: 999_999 }, 422, 'no-store'],
  [{ packageId: randomUUID() }, 422, 'no-course'],
  [{ packageId: null }, 422, 'no-course'],
  [{ amount: 0 }, 400, 'invalid-input'],
  [{ amount: 5001 }, 400, 'invalid-input'],
])('[OF-07] %j is refused', async (wrong, status, problem) => {
  expect(await issue(wrong)).toMatchObject({ status, body: { problem } })
})

test('[OF-07] batches are found by code, number of the dive center, course and note, page by page', async () => {
  const { body } = await issue({ note: 'Trade fair 100%', kind: 'club', packageId: null, storeNumber: null })
  const [code = ''] = (await codesIn(body.id)).map(({ couponCode }) => couponCode)
  const found = async (search: string) =>
    (
      (await (await staff().get(at(`?search=${encodeURIComponent(search)}`))).json()) as CodeBatchesWire
    ).items.map(({ id }) => id)
  expect(await found(code.toLowerCase())).toEqual([body.id])
  expect(await found('fair 100%')).toEqual([body.id])
  expect(await found('fair_100')).toEqual([])
  expect(await found(String(STORE))).not.toContain(body.id)
  for (let made = 0; made < 26; made += 1) await issue({ amount: 1, note: 'page' })
  const first = (await (await staff().get(at('?search=page'))).json()) as CodeBatchesWire
  const rest = (await (await staff().get(at(`?search=page&after=${first.next}`))).json()) as CodeBatchesWire
  expect([first.items.length, rest.items.length, rest.next]).toEqual([25, 1, null])
})

test('[OF-07] the table of a batch has every code and what became of it', async () => {
  const { body } = await issue()
  const answer = await staff().get(at(`/${body.id}/codes.csv`))
  const [headings, ...lines] = (await answer.text()).trim().split('\r\n')
  expect(headings).toBe('Code,Opens,Status,Redeemed on,Redeemed by')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^FD-\w{4}-\w{4},Enriched Air Nitrox,Not redeemed,,$/)
})

test('[OF-09] issuing, withdrawing and exporting codes is in the audit log', async () => {
  const { body } = await issue()
  await change(body.id, 'withdraw')
  await change(body.id, 'withdraw')
  await staff().get(at(`/${body.id}/codes.csv`))
  const entries = await world.server.platform.db.query(
    'select actor::int, action, detail from audit_entry where object_id = $1 order by at, id',
    [body.id],
  )
  expect(entries).toEqual([
    { actor: 900001, action: 'codes-issued', detail: { amount: 3, storeNumber: STORE } },
    { actor: 900001, action: 'codes-withdrawn', detail: { amount: 3 } },
    { actor: 900001, action: 'codes-exported', detail: {} },
  ])
})

test('[OF-07] who issued a code can’t redeem it; a colleague can', async () => {
  const { body } = await issue({ kind: 'club', packageId: null, storeNumber: null, amount: 1 })
  const [only] = await codesIn(body.id)
  const code = only?.couponCode ?? ''
  expect(await codesOf(world, 'staff').redeem(code)).toMatchObject({
    status: 403,
    body: {
      problem: 'own-issue',
      errors: ['You issued this code yourself. Ask a colleague to issue one for you.'],
    },
  })
  expect((await codesOf(world, 'deskstaff').redeem(code)).status).toBe(200)
})

test('[OF-07] a note has no characters that nobody sees', async () => {
  const { body } = await issue({ note: ' Order\u202e 17\u200b ' })
  expect(body.note).toBe('Order 17')
})
