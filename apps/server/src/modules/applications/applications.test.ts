import { randomUUID } from 'node:crypto'
import { applicationWire, assignedWire } from '@fathom/contract/applications'
import { startWorld, type World } from '@fathom/testing/world'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { A_DRAFT, applicationsCaller, IN_SWEDEN, PATH } from './applications.fixture.ts'

let world: World<Server>
let calls: ReturnType<typeof applicationsCaller>
beforeAll(async () => {
  world = await startWorld(startServer)
  calls = applicationsCaller(world)
})

/** A person has one open application of a kind. */
afterEach(() =>
  world.server.platform.db.query(
    'delete from application where applicant_id not in (100003, 100009, 100010)',
  ),
)

const get = async (person: string, path: string) => (await world.call(person).get(`${PATH}${path}`)).json()

test('[CA-05] both types are offered, each with the card it leads to and whether the reader holds it', async () => {
  expect(await get('diver', '/types')).toEqual([
    { id: 'divemaster', name: 'Divemaster', isHeld: false },
    { id: 'emergency-response-instructor', name: 'Emergency-Response Instructor', isHeld: false },
  ])
  expect(await get('applicant', '/types')).toMatchObject([
    { id: 'divemaster', isHeld: false },
    { id: 'emergency-response-instructor', isHeld: true },
  ])
  expect(await get('diver', '/types/divemaster/certification-cards')).toEqual([
    { levelID: 310, title: 'Divemaster', eCardStockID: '60310' },
  ])
  expect((await calls.send('diver', 'GET', '/types/astronaut/certification-cards')).status).toBe(404)
})

test('[CA-03] [EN-04] a draft is started once, saved, and includes people only when requested', async () => {
  const id = randomUUID()
  const [one, two] = await Promise.all([
    calls.start('diver', 'divemaster', id),
    calls.start('diver', 'divemaster', id),
  ])
  expect([one.id, two.id, one.version]).toEqual([id, id, 1])
  expect(one).toMatchObject({
    status: 'Draft',
    role: 'applicant',
    waitsFor: 'applicant',
    types: [{ id: 'divemaster', name: 'Divemaster', certificationCards: [{ levelID: 310 }] }],
    fees: { due: { amount: 9500, currency: 'USD' } },
    gaps: ['first-aid', 'instructor', 'teachingAddress', 'signature'],
    moves: ['submit', 'cancel'],
  })
  expect(one.prerequisites).toContainEqual({ code: 'dives', needed: 40, has: 117, isMet: true })
  const saved = await calls.send('diver', 'PUT', `/${id}`, { body: A_DRAFT, headers: { 'if-match': '"1"' } })
  expect(saved.body).toMatchObject({ version: 2, gaps: ['teachingAddress'], signature: 'Mara Lindqvist' })
  expect(saved.body.instructor).toEqual({ number: 500001 })
  const again = await calls.send('diver', 'PUT', `/${id}`, { body: A_DRAFT, headers: { 'if-match': '"1"' } })
  expect([again.status, again.body.version]).toEqual([200, 2])
  const stale = await calls.send('diver', 'PUT', `/${id}`, {
    body: { ...A_DRAFT, signature: 'M. L.' },
    headers: { 'if-match': '"1"' },
  })
  expect([stale.status, stale.body.problem, stale.body.current.version]).toEqual([409, 'stale', 2])
  const expand = '?expandApplicant=true&expandInstructor=true&expandStore=true'
  expect(await get('diver', `/${id}${expand}`)).toMatchObject({
    applicant: { affiliateId: 100001, name: 'Mara Lindqvist' },
    instructor: { number: 500001, name: 'Kai Nakamura', city: 'Sharm El Sheikh' },
    store: { number: 7001, name: 'Harbour Divers' },
  })
})

test('[CA-06] the teaching address and the fees have their own calls', async () => {
  const { id } = await calls.start('diver')
  expect(await get('diver', `/${id}/teaching-address`)).toEqual({ teachingAddress: null, version: 1 })
  const put = (body: object) => calls.send('diver', 'PUT', `/${id}/teaching-address`, { body })
  expect((await put({ ...IN_SWEDEN, countryId: 'XX' })).body.problem).toBe('invalid-address')
  expect((await put(IN_SWEDEN)).body).toMatchObject({
    teachingAddress: { city: 'Göteborg', country: 'Sweden' },
    version: 2,
  })
  expect((await put(IN_SWEDEN)).body).toMatchObject({ version: 2 })
  expect(await get('diver', `/${id}/fees`)).toEqual({
    total: { amount: 9500, currency: 'USD' },
    due: { amount: 9500, currency: 'USD' },
    paidAt: null,
  })
})

test('[VA-06] an unknown number is refused with a message, and nobody can review themselves', async () => {
  const { id } = await calls.start('student')
  const put = (person: string, to: string, changes: object) =>
    calls.send(person, 'PUT', `/${to}`, { body: { ...A_DRAFT, ...changes } })
  const noInstructor = await put('student', id, { instructorNumber: 123 })
  expect([noInstructor.status, noInstructor.body.errors]).toEqual([422, ['Instructor number not found']])
  const noStore = await put('student', id, { storeNumber: 500001 })
  expect([noStore.status, noStore.body.errors]).toEqual([422, ['Store number not found']])
  // The only demo instructor holds everything that can be applied for, so we let one certification expire.
  await world.server.platform.db.query(
    `update certification set cert_date = '2019-01-01' where affiliate_id = 200001 and level_id = 340`,
  )
  const kais = await calls.start('instructor', 'emergency-response-instructor')
  expect((await put('instructor', kais.id, {})).body.problem).toBe('own-number')
  expect((await put('student', id, { evidence: { dives: 'a\u0000b' } })).status).toBe(400)
  expect((await put('student', id, { instructorNumber: 10 ** 12 })).status).toBe(400)
})

test('[CA-04] assigned returns mine and those that I review, page by page, with a limited page size', async () => {
  const mine = assignedWire.parse(await get('applicant', '/assigned?Page=1&PageSize=100'))
  expect(mine.items.map(({ status }) => status).sort()).toEqual(['Canceled', 'Complete', 'Provider Review'])
  expect(mine.items.every(({ role }) => role === 'applicant')).toBe(true)
  const kais = assignedWire.parse(await get('instructor', '/assigned?PageSize=2&Page=2'))
  expect(kais).toMatchObject({
    page: 2,
    pageSize: 2,
    items: [{ role: 'instructor' }, { role: 'instructor' }],
  })
  const all = assignedWire.parse(await get('instructor', '/assigned'))
  const reviewed = all.items.filter(({ role }) => role === 'instructor')
  expect(reviewed.map(({ status }) => status)).not.toContain('Draft')
  expect(reviewed[0]?.applicant.name).toBe('Theo Marchetti')
  for (const query of ['PageSize=1000000', 'PageSize=0', 'Page=0', 'Page=x'])
    expect((await calls.send('instructor', 'GET', `/assigned?${query}`)).status).toBe(400)
})

test("[OF-04] staff don't see drafts, and what waits for them isn't among their own", async () => {
  const id = await calls.fill('diver')
  expect((await calls.send('staff', 'GET', `/${id}`)).status).toBe(404)
  await calls.move('diver', id, 'submit-to-member')
  expect((await calls.send('staff', 'GET', `/${id}`)).status).toBe(200)
  expect(await get('staff', '/assigned')).toMatchObject({ items: [], total: 0 })
})

test('[CA-03] [RO-01] answers 404 for applications of others, whatever the call', async () => {
  const id = await calls.fill('diver')
  const tries = [
    ['GET', `/${id}`],
    ['GET', `/${id}/fees`],
    ['GET', `/${id}/teaching-address`],
    ['PUT', `/${id}`, A_DRAFT],
    ['PUT', `/${id}/teaching-address`, IN_SWEDEN],
    ['POST', `/${id}/submit-to-member`, {}],
    ['POST', `/${id}/cancel`, { reason: 'Mine' }],
  ] as const
  // The instructor and the store are named in it, but it isn't submitted to them yet.
  for (const person of ['student', 'instructor', 'store'])
    for (const [method, path, body] of tries)
      expect([person, path, (await calls.send(person, method, path, { body })).status]).toEqual([
        person,
        path,
        404,
      ])
  const taken = await calls.send('student', 'POST', '', { body: { id, typeId: 'divemaster' } })
  expect([taken.status, taken.body.problem]).toEqual([409, 'id-taken'])
  for (const person of ['store', 'staff'])
    expect(
      (await calls.send(person, 'POST', '', { body: { id: randomUUID(), typeId: 'divemaster' } })).status,
    ).toBe(403)
  const named = { headers: { 'affiliate-id': '100002' } }
  expect((await calls.send('diver', 'GET', `/${id}`, named)).status).toBe(403)
  expect((await calls.send('diver', 'GET', `/${id}`, { headers: { 'affiliate-id': '100001' } })).status).toBe(
    200,
  )
})

test('[ST-03] the demo has an application in each status, named as in the contract', async () => {
  for (const person of ['applicant', 'veteran', 'trial']) {
    const { items } = assignedWire.parse(await get(person, '/assigned'))
    expect(items.length).toBeGreaterThan(1)
    for (const { id } of items) {
      const read = applicationWire.parse(await get(person, `/${id}`))
      expect(read.history.at(-1)?.to).toBe(read.status)
    }
  }
})

test("[SC-15] [RO-01] photos are visible to everyone involved, the instructor's only after submission", async () => {
  const id = await calls.fill('diver')
  const face = async (person: string, part: string) => {
    const answer = await world.call(person).get(`${PATH}/${id}/photos/${part}`)
    return answer.status === 200 ? answer.headers.get('content-type') : answer.status
  }
  const expand = '?expandApplicant=true&expandInstructor=true'
  expect([await face('diver', 'applicant'), await face('diver', 'instructor')]).toEqual(['image/jpeg', 404])
  expect((await get('diver', `/${id}${expand}`)).instructor).not.toHaveProperty('photo')
  expect(await face('instructor', 'applicant')).toBe(404)
  await calls.move('diver', id, 'submit-to-member')
  expect([await face('instructor', 'applicant'), await face('diver', 'instructor')]).toEqual([
    'image/jpeg',
    'image/jpeg',
  ])
  expect([await face('student', 'applicant'), await face('diver', 'store')]).toEqual([404, 400])
  const trace = expect.stringMatching(/^[0-9a-f]{12}$/)
  expect(await get('instructor', `/${id}${expand}`)).toMatchObject({
    applicant: { photo: trace },
    instructor: { photo: trace },
  })
  expect((await get('instructor', `/${id}`)).applicant).toEqual({ affiliateId: 100001 })
})

test('[TS-05] [OF-04] nobody reaches the minimum age by their own word', async () => {
  const { db } = world.server.platform
  await db.query(
    `update account set birthdate = '1999-05-05', birth_date_changed_at = now() where affiliate_id = 100001`,
  )
  await db.query(
    `insert into account_history (affiliate_id, what, before, changed_at)
     values (100001, 'person', '{"birthDate": "2012-05-05"}', now())`,
  )
  const young = await calls.send('diver', 'POST', '', { body: { id: randomUUID(), typeId: 'divemaster' } })
  expect([young.status, young.body.problem]).toEqual([422, 'too-young'])
  await db.query('update account set birth_date_confirmed_at = now() where affiliate_id = 100001')
  const confirmed = await calls.start('diver')
  expect(confirmed.prerequisites.find(({ code }) => code === 'age')?.isMet).toBe(true)
})

test('[OF-11] figures read the submissions of a period by an index', async () => {
  const plan = await world.server.platform.db.transaction(async (tx) => {
    // A few rows are read faster without one.
    await tx.query('set local enable_seqscan = off')
    return tx.query(
      `explain (format json) select count(*) from application where submitted_at >= now() - interval '30 days'`,
    )
  })
  expect(JSON.stringify(plan)).toContain('"Index Name":"application_submitted"')
})
