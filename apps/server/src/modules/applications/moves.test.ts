import { randomUUID } from 'node:crypto'
import type { CertificationWire } from '@fathom/contract/certifications'
import { APPLICATION_STATUSES, type ApplicationStatus } from '@fathom/domain/applications'
import { startWorld, type World } from '@fathom/testing/world'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createModules } from '../../app/create-modules.ts'
import { type Server, startServer } from '../../app/start.ts'
import { aListener } from '../integrations/integrations.fixture.ts'
import { A_DRAFT, applicationsCaller, PATH } from './applications.fixture.ts'

let world: World<Server>
let calls: ReturnType<typeof applicationsCaller>
beforeAll(async () => {
  world = await startWorld(startServer)
  calls = applicationsCaller(world)
})

/** Keeps tests independent of each other: a person has one open application of a kind. */
afterEach(async () => {
  const { db } = world.server.platform
  await db.query(`delete from certification where affiliate_id = $1 and source like $2`, [
    APPLICANT,
    'application:%',
  ])
  await db.query('delete from application where applicant_id = $1', [APPLICANT])
})

const APPLICANT = 100001
/** Every recorded payment has a number of its own. */
const paid = (more = {}) => ({ body: { reason: 'Because', reference: randomUUID().slice(0, 18), ...more } })
const REASON = { body: { reason: 'Because' } }

/** An application in this status; drafts and canceled ones were submitted before. */
async function inStatus(status: ApplicationStatus, { feeAmount = 9500 } = {}): Promise<string> {
  const id = randomUUID()
  await world.server.platform.db.query(
    `insert into application (id, applicant_id, type_id, status, instructor_number, instructor_id, store_number,
       store_id, evidence, fee_amount, fee_currency, created_at, submitted_at, promised_from, changed_at)
     values ($1, $2, 'divemaster', $3, 500001, 200001, 7001, 300001, '{}', $4, 'USD', now(), now(), now(), now())`,
    [id, APPLICANT, status, feeAmount],
  )
  return id
}

const WAYS: Partial<Record<string, Partial<Record<ApplicationStatus, Record<string, ApplicationStatus>>>>> = {
  diver: {
    Draft: { cancel: 'Canceled' },
    'Submitted to Instructor': { cancel: 'Canceled' },
    'Member Review': { cancel: 'Canceled' },
    'Provider Review': { cancel: 'Canceled' },
    'Payment Requested': { cancel: 'Canceled' },
  },
  instructor: {
    'Submitted to Instructor': { open: 'Member Review' },
    'Member Review': { approve: 'Provider Review', return: 'Draft' },
  },
  staff: {
    Draft: { cancel: 'Canceled' },
    'Submitted to Instructor': { cancel: 'Canceled' },
    'Member Review': { cancel: 'Canceled' },
    'Provider Review': { ask: 'Draft', cancel: 'Canceled', 'request-payment': 'Payment Requested' },
    'Payment Requested': { ask: 'Draft', cancel: 'Canceled', 'record-payment': 'Payment Requested' },
  },
  store: { 'Payment Requested': { 'record-payment': 'Payment Requested' } },
}
/** Submitting is tested below, because it needs a complete application. */
const MOVES = ['open', 'approve', 'return', 'ask', 'request-payment', 'record-payment', 'complete', 'cancel']

/** The result of an attempt: whether it passed, plus the status and number of moves afterwards. */
async function attempt(person: string, status: ApplicationStatus, move: string) {
  const { db } = world.server.platform
  const id = await inStatus(status)
  const answer = await calls.move(person, id, move, paid())
  const [stored] = await db.query<{ status: string; moves: number }>(
    `select status, (select count(*)::int from application_move where application_id = id) as moves
     from application where id = $1`,
    [id],
  )
  await db.query('delete from application where id = $1', [id])
  const isRefused = [403, 404, 409].includes(answer.status)
  return [status, move, isRefused ? 'refused' : answer.status, stored?.status, stored?.moves]
}

test.each(['diver', 'instructor', 'store', 'staff', 'student'])(
  '[ST-03] %s can move an application only as the table allows',
  async (person) => {
    for (const status of APPLICATION_STATUSES) {
      const tried = await Promise.all(MOVES.map((move) => attempt(person, status, move)))
      const expected = MOVES.map((move) => {
        const to = WAYS[person]?.[status]?.[move]
        return to ? [status, move, 200, to, 1] : [status, move, 'refused', status, 0]
      })
      expect(tried).toEqual(expected)
    }
  },
)

test('[ST-03] only the applicant can submit an application, and only a draft', async () => {
  const { db } = world.server.platform
  for (const status of APPLICATION_STATUSES) {
    const id = await inStatus(status)
    const answers = ['instructor', 'store', 'staff', 'student'].map((person) =>
      calls.move(person, id, 'submit-to-member'),
    )
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([403, 403, 403, 404])
    const own = await calls.move('diver', id, 'submit-to-member')
    const expected = { Draft: 422, 'Submitted to Instructor': 200 }[status as 'Draft'] ?? 409
    expect([status, own.status]).toEqual([status, expected])
    expect(await db.query('select from application_move where application_id = $1', [id])).toEqual([])
    await db.query('delete from application where id = $1', [id])
  }
})

/** Who received which notifications about it. */
async function notificationsOf(id: string) {
  const rows = await world.server.platform.db.query<{ id: number; kind: string; status: string | null }>(
    `select affiliate_id::float8 as id, kind, values ->> 'status' as status from notification
     where url = $1 order by affiliate_id, kind, status`,
    [`/applications/${id}`],
  )
  return rows.map(({ id: affiliateId, kind, status }) => [affiliateId, kind, status])
}

test('[CA-06] [ST-03] [OF-10] from draft to complete: every move records who and when, everyone is notified, the card is issued', async () => {
  const listEvents = await aListener(
    world.server.platform.db,
    ...['application.completed', 'certification.issued'],
  )
  const id = await calls.fill('diver')
  const steps = [
    ['diver', 'submit-to-member', 'Submitted to Instructor'],
    ['instructor', 'open', 'Member Review'],
    ['instructor', 'approve', 'Provider Review'],
    ['staff', 'request-payment', 'Payment Requested'],
    ['staff', 'record-payment', 'Payment Requested'],
    ['staff', 'complete', 'Complete'],
  ] as const
  for (const [person, move, status] of steps) {
    const { body } = await calls.move(person, id, move, paid())
    expect([move, body.status]).toEqual([move, status])
  }
  const { body } = await calls.send('store', 'GET', `/${id}`)
  expect(body.history.map(({ move, role, name }) => [move, role, name])).toEqual([
    ['submit', 'applicant', 'Mara Lindqvist'],
    ['open', 'instructor', 'Kai Nakamura'],
    ['approve', 'instructor', 'Kai Nakamura'],
    ['request-payment', 'provider', 'Fathom Staff'],
    ['record-payment', 'provider', 'Fathom Staff'],
    ['complete', 'provider', 'Fathom Staff'],
  ])
  expect(body).toMatchObject({ role: 'store', moves: [], waitsFor: null, fees: { due: { amount: 0 } } })
  expect(await notificationsOf(id)).toEqual([
    [100001, 'application-moved', 'complete'],
    [100001, 'application-moved', 'memberReview'],
    [100001, 'application-moved', 'paid'],
    [100001, 'application-moved', 'paymentRequested'],
    [100001, 'application-moved', 'providerReview'],
    [100001, 'application-moved', 'submitted'],
    [200001, 'application-followed', 'complete'],
    [200001, 'application-submitted', null],
    [300001, 'application-followed', 'complete'],
    [300001, 'application-followed', 'submitted'],
  ])
  expect(await listEvents()).toEqual([
    { type: 'certification.issued', data: expect.objectContaining({ affiliateId: APPLICANT }) },
    {
      type: 'application.completed',
      data: { affiliateId: APPLICANT, applicationId: id, typeId: 'divemaster' },
    },
  ])
  const cards = (await (
    await world.call('diver').get('/api/pro/certifications/me')
  ).json()) as CertificationWire[]
  expect(cards.filter(({ levelCode }) => levelCode === 'divemaster')).toMatchObject([
    { instructor: { number: 500001 }, store: { number: 7001 }, standing: 'valid' },
  ])
})

const cardsOf = async (person: string, path: string) =>
  ((await (await world.call(person).get(`/api/${path}`)).json()) as CertificationWire[]).map(
    ({ levelCode }) => levelCode,
  )

test('[ST-03] [SC-02] a non-professional finds the card from an application among their cards', async () => {
  const id = await inStatus('Provider Review', { feeAmount: 0 })
  expect((await calls.move('staff', id, 'complete')).status).toBe(200)
  for (const path of ['ecards/cards/consumer', 'ecards/e-cards/consumer', 'ecards/e-cards/top']) {
    expect(await cardsOf('diver', path)).toContain('divemaster')
    expect(await cardsOf('applicant', path)).toContain('first-aid-instructor')
  }
})

test('[ST-03] nobody gets a rating twice: neither by a second application nor by a second completion', async () => {
  const ready = () => inStatus('Provider Review', { feeAmount: 0 })
  const both = await Promise.all([ready(), ready()])
  const answers = await Promise.all(both.map((id) => calls.move('staff', id, 'complete')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.problem).toBe('already-held')
  expect((await cardsOf('diver', 'pro/certifications/me')).filter((code) => code === 'divemaster')).toEqual([
    'divemaster',
  ])
  // Nor is anybody asked to pay for what they hold.
  const asked = await calls.move('staff', await inStatus('Provider Review'), 'request-payment')
  expect([asked.status, asked.body.problem]).toEqual([409, 'already-held'])
  const again = await calls.send('diver', 'POST', '', { body: { id: randomUUID(), typeId: 'divemaster' } })
  expect([again.status, again.body.problem]).toEqual([409, 'already-held'])
})

test("[SC-12] an application can only be signed with the applicant's own name", async () => {
  const { id } = await calls.start('diver')
  const sign = (signature: string) =>
    calls.send('diver', 'PUT', `/${id}`, { body: { ...A_DRAFT, signature } })
  const other = await sign('Kai Nakamura')
  expect([other.status, other.body]).toMatchObject([422, { problem: 'not-own-name', fields: ['signature'] }])
  expect((await sign('mara  LINDQVIST')).body.signature).toBe('mara  LINDQVIST')
})

test('[ST-03] an application without a fee completes without a payment; one with a fee waits for it', async () => {
  const free = await inStatus('Provider Review', { feeAmount: 0 })
  expect((await calls.move('staff', free, 'request-payment')).body.problem).toBe('nothing-due')
  expect((await calls.move('staff', free, 'complete')).body.status).toBe('Complete')
  const dear = await inStatus('Payment Requested')
  expect((await calls.move('staff', dear, 'complete')).body.problem).toBe('fees-due')
})

test("[CA-06] [ST-03] submitting twice counts once, and an incomplete draft can't be submitted", async () => {
  const { id: bare } = await calls.start('diver')
  const refused = await calls.move('diver', bare, 'submit-to-member')
  await calls.move('diver', bare, 'cancel')
  expect([refused.status, refused.body.problem]).toEqual([422, 'incomplete'])
  expect(refused.body.gaps).toEqual(['first-aid', 'instructor', 'teachingAddress', 'signature'])
  const id = await calls.fill('diver')
  const submit = () => calls.move('diver', id, 'submit-to-member')
  const answers = await Promise.all([submit(), submit(), submit()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await submit()).body.history).toHaveLength(1)
  const late = await calls.send('diver', 'PUT', `/${id}`, { body: { ...A_DRAFT, signature: 'Other' } })
  expect([late.status, late.body.problem]).toEqual([409, 'not-a-draft'])
  expect((await calls.send('instructor', 'PUT', `/${id}`, { body: A_DRAFT })).status).toBe(403)
})

test('[ST-03] of two reviewers at once, one learns what the other did, and a repeated action counts once', async () => {
  const id = await calls.fill('diver')
  await calls.move('diver', id, 'submit-to-member')
  const { version } = (await calls.move('instructor', id, 'open')).body
  const headers = { 'if-match': `"${version}"` }
  const [approved, returned] = await Promise.all([
    calls.move('instructor', id, 'approve', { headers }),
    calls.move('instructor', id, 'return', { headers, ...REASON }),
  ])
  const [won, lost] = approved.status === 200 ? [approved, returned] : [returned, approved]
  // A returned application is visible only to the applicant again, so the other reviewer gets a 404.
  expect([won.status, lost.status]).toEqual([200, approved.status === 200 ? 409 : 404])

  const other = await inStatus('Provider Review')
  const keyed = { headers: { 'idempotency-key': 'one', 'if-match': '"1"' } }
  const twice = await Promise.all([
    calls.move('staff', other, 'request-payment', keyed),
    calls.move('staff', other, 'request-payment', keyed),
  ])
  expect(twice.map(({ status, body }) => [status, body.version])).toEqual([
    [200, 2],
    [200, 2],
  ])
  const cancel = { ...REASON, headers: { 'if-match': '"1"' } }
  const stale = await calls.move('staff', other, 'cancel', cancel)
  expect([stale.status, stale.body.problem, stale.body.current.status]).toEqual([
    409,
    'stale',
    'Payment Requested',
  ])
  const reused = await calls.move('staff', other, 'cancel', {
    ...REASON,
    headers: { 'idempotency-key': 'one' },
  })
  expect([reused.status, reused.body.problem]).toEqual([409, 'key-used'])
})

test('[OF-04] the key of a move stands for what was said with it', async () => {
  const id = await inStatus('Payment Requested')
  const headers = { 'idempotency-key': 'payment' }
  const record = (body: object) => calls.move('staff', id, 'record-payment', { body, headers })
  const paid = { reference: 'KEY-1', reason: 'By bank' }
  expect((await record(paid)).status).toBe(200)
  expect((await record(paid)).body.payment).toMatchObject({ reference: 'KEY-1' })
  for (const other of [{ reference: 'KEY-2' }, { reason: 'In cash' }, { receivedBy: 'store' }]) {
    const { status, body } = await record({ ...paid, ...other })
    expect([other, status, body.problem]).toEqual([other, 409, 'key-used'])
  }
})

test('[OF-04] [SC-15] a question or a return that is sent again after a lost answer is done once and says so', async () => {
  for (const [person, status, move] of [
    ['staff', 'Provider Review', 'ask'],
    ['instructor', 'Member Review', 'return'],
  ] as const) {
    const id = await inStatus(status)
    const again = (more = {}, by: string = person) =>
      calls.move(by, id, move, { ...REASON, headers: { 'idempotency-key': `once ${move}` }, ...more })
    const answers = [await again(), await again()]
    expect(answers.map(({ status: code, body }) => [code, body.status, body.history.length])).toEqual([
      [200, 'Draft', 1],
      [200, 'Draft', 1],
    ])
    const other = await again({ body: { reason: 'Something else' } })
    expect([other.status, other.body.problem]).toEqual([409, 'key-used'])
    expect((await again({}, 'store')).status).toBe(404)
    // What the applicant writes since is theirs alone.
    await world.server.platform.db.query('update application set version = version + 1 where id = $1', [id])
    expect((await again()).status).toBe(404)
    await world.server.platform.db.query('delete from application where id = $1', [id])
  }
})

test('[ST-03] a return gives a reason, requires a new signature, and makes it visible only to the applicant', async () => {
  const id = await calls.fill('diver')
  await calls.move('diver', id, 'submit-to-member')
  await calls.move('instructor', id, 'open')
  expect((await calls.move('instructor', id, 'return', { body: { reason: '  ' } })).body.problem).toBe(
    'reason-missing',
  )
  expect((await calls.move('instructor', id, 'return', REASON)).status).toBe(200)
  expect((await calls.send('instructor', 'GET', `/${id}`)).status).toBe(404)
  const { body } = await calls.send('diver', 'GET', `/${id}`)
  expect(body).toMatchObject({ status: 'Draft', gaps: ['signature'], submittedAt: null })
  expect(body.history.at(-1)).toMatchObject({ move: 'return', reason: 'Because', role: 'instructor' })
  expect(await notificationsOf(id)).toEqual([
    [100001, 'application-moved', 'memberReview'],
    [100001, 'application-moved', 'submitted'],
    [100001, 'application-returned', null],
    [200001, 'application-submitted', null],
    [300001, 'application-followed', 'submitted'],
  ])
  const [returned] = await world.server.platform.db.query<{ values: object }>(
    `select values from notification where kind = 'application-returned' and url = $1`,
    [`/applications/${id}`],
  )
  expect(returned?.values).toMatchObject({ instructor: 'Kai Nakamura', reason: 'Because' })
})

test('[ST-03] everyone involved in a submitted application is notified of its cancellation; for a draft nobody is', async () => {
  const id = await calls.fill('diver')
  await calls.move('diver', id, 'submit-to-member')
  await calls.move('diver', id, 'cancel')
  expect((await notificationsOf(id)).filter(([, , status]) => status === 'canceled')).toEqual([
    [100001, 'application-moved', 'canceled'],
    [200001, 'application-followed', 'canceled'],
    [300001, 'application-followed', 'canceled'],
  ])
  const draft = await calls.fill('diver')
  await calls.move('diver', draft, 'cancel')
  expect(await notificationsOf(draft)).toEqual([[100001, 'application-moved', 'canceled']])
})

test('[OF-04] the office asks a question: the applicant is notified, changes it, signs again and sends it again', async () => {
  const id = await calls.fill('diver')
  await calls.move('diver', id, 'submit-to-member')
  await calls.move('instructor', id, 'open')
  await calls.move('instructor', id, 'approve')
  expect((await calls.move('staff', id, 'ask', { body: { reason: ' ' } })).body.problem).toBe(
    'reason-missing',
  )
  expect((await calls.move('instructor', id, 'ask', REASON)).status).toBe(403)
  const asked = await calls.move('staff', id, 'ask', { body: { reason: 'Which oxygen course?' } })
  expect(asked.body).toMatchObject({ status: 'Draft', submittedAt: null, signature: '' })
  // It is the applicant's alone again.
  for (const person of ['staff', 'instructor', 'store'])
    expect((await calls.send(person, 'GET', `/${id}`)).status).toBe(404)
  const { body } = await calls.send('diver', 'GET', `/${id}`)
  expect(body.history.at(-1)).toMatchObject({ move: 'ask', role: 'provider', reason: 'Which oxygen course?' })
  const [notified] = await world.server.platform.db.query<{ values: object }>(
    `select values from notification where kind = 'application-returned' and url = $1`,
    [`/applications/${id}`],
  )
  expect(notified?.values).toMatchObject({ instructor: 'Fathom', reason: 'Which oxygen course?' })
  await calls.send('diver', 'PUT', `/${id}`, { body: A_DRAFT })
  expect((await calls.move('diver', id, 'submit-to-member')).body.status).toBe('Submitted to Instructor')
})

test('[OF-04] [SC-06] the promised days run from the last submission, and stand still while the applicant has to pay', async () => {
  const { db } = world.server.platform
  const id = await calls.fill('diver')
  const goBack = (days: number) =>
    db.query(
      `update application set submitted_at = submitted_at - $2 * interval '1 day',
         promised_from = promised_from - $2 * interval '1 day', changed_at = changed_at - $2 * interval '1 day'
       where id = $1`,
      [id, days],
    )
  const daysOf = ({ promisedFrom }: { promisedFrom: string | null }) =>
    promisedFrom && Math.round((Date.now() - Date.parse(promisedFrom)) / 86_400_000)
  const submitted = await calls.move('diver', id, 'submit-to-member')
  expect(submitted.body.promisedFrom).toBe(submitted.body.submittedAt)
  await goBack(4)
  await calls.move('instructor', id, 'open')
  const returned = await calls.move('instructor', id, 'return', REASON)
  expect(returned.body.promisedFrom).toBeNull()
  await calls.send('diver', 'PUT', `/${id}`, { body: A_DRAFT })
  await calls.move('diver', id, 'submit-to-member')
  await goBack(2)
  await calls.move('instructor', id, 'open')
  expect(daysOf((await calls.move('instructor', id, 'approve')).body)).toBe(2)
  await calls.move('staff', id, 'request-payment')
  await goBack(10)
  const paidFor = await calls.move('staff', id, 'record-payment', paid())
  expect(daysOf(paidFor.body)).toBe(2)
})

test('[OF-04] a payment has a reference, which its receiver uses once, and says who received it', async () => {
  const [one, two, three] = [
    await inStatus('Payment Requested'),
    await inStatus('Payment Requested'),
    await inStatus('Payment Requested'),
  ]
  const record = (person: string, id: string, body: object) =>
    calls.move(person, id, 'record-payment', { body })
  expect((await record('staff', one, {})).body.problem).toBe('reference-missing')
  const mine = await record('staff', one, { reference: 'INV-7' })
  expect(mine.body.payment).toMatchObject({
    reference: 'INV-7',
    receivedBy: 'provider',
    name: 'Fathom Staff',
  })
  const again = await record('staff', two, { reference: 'inv-7' })
  expect([again.status, again.body.problem]).toEqual([409, 'reference-used'])
  // The dive center numbers its own payments, and what it records it has received itself.
  const theirs = await record('store', two, { reference: 'INV-7', receivedBy: 'provider' })
  expect(theirs.body.payment).toMatchObject({
    reference: 'INV-7',
    receivedBy: 'store',
    name: 'Harbour Divers',
  })
  const forThem = await record('staff', three, { reference: 'INV-7', receivedBy: 'store' })
  expect([forThem.status, forThem.body.problem]).toEqual([409, 'reference-used'])
  const both = await Promise.all([
    record('staff', three, { reference: 'INV-8' }),
    record('staff', await inStatus('Payment Requested'), { reference: 'INV-8' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('[OF-04] a second open application of a kind is refused when it is started and when it is sent', async () => {
  const id = await calls.fill('diver')
  const second = await calls.send('diver', 'POST', '', { body: { id: randomUUID(), typeId: 'divemaster' } })
  expect([second.status, second.body.problem]).toEqual([409, 'already-open'])
  expect((await calls.start('diver', 'emergency-response-instructor')).status).toBe('Draft')
  // One from before the rule.
  const older = await inStatus('Member Review')
  const sent = await calls.move('diver', id, 'submit-to-member')
  expect([sent.status, sent.body.problem]).toEqual([409, 'already-open'])
  await calls.move('diver', older, 'cancel')
  expect((await calls.move('diver', id, 'submit-to-member')).status).toBe(200)
  await calls.move('diver', id, 'cancel')
  const starts = await Promise.all([calls.start('diver'), calls.start('diver'), calls.start('diver')])
  expect(starts.filter((one) => one.status === 'Draft')).toHaveLength(1)
})

test('my archive contains my applications; erasing me keeps those that led to a card, without my texts', async () => {
  const { platform } = world.server
  const { modules, session } = await createModules(platform, () => world.server.app)
  await session.close()
  // In the demo they are of several people.
  await platform.db.query('update application set applicant_id = 100003')
  const own = () => modules.applications?.ownData?.(platform.db, 100003)
  expect(await own()).toMatchObject({ forms: Array(7).fill({ title: expect.any(String) }) })
  await platform.db.transaction(async (tx) => modules.applications?.forgetPerson?.(tx, 100003))
  const { forms } = (await own()) as {
    forms: { status: string; name: string; changes: { after: string }[] }[]
  }
  expect(forms.map(({ status }) => status).sort()).toEqual([...Array(5).fill('Canceled'), 'Complete'])
  expect(forms.every(({ name, changes, status }) => name === '' && changes.at(-1)?.after === status)).toBe(
    true,
  )
  expect(await (await world.call('applicant').get(`${PATH}/assigned`)).json()).toMatchObject({ total: 6 })
})
