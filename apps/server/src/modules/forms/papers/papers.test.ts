import type { FormTasksWire, SettledPagesWire } from '@fathom/contract/forms'
import type { OpenedItemWire, QueuePageWire, QueuesWire } from '@fathom/contract/office'
import { STAFF_RIGHTS, type StaffRight } from '@fathom/domain/session'
import { aPdf } from '@fathom/testing/forms'
import { startWorld, type World } from '@fathom/testing/world'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aDecision, aMedical, byLink, formsOf, uploadPage } from '../forms.fixture.ts'

const STUDENT = 100002
const STAFF = 900001
const DESK = 900002
const QUEUE = '/api/office/queues/papers'
const PAPERS = '/api/forms/papers'
const PAGE = aPdf('Planted Page')

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})
const db = () => world.server.platform.db
const turn = (isOn: boolean) => world.server.platform.flags.set('officeChecksPapers', isOn, STAFF)
beforeEach(() => turn(true))
afterEach(async () => {
  await db().query('delete from office_claim')
  await db().query(`update form_evaluation set state = 'replaced' where state = 'waiting'`)
  await grant(['applications', 'cards', 'people'])
})

const grant = (rights: readonly StaffRight[]) =>
  db().query('update staff_right set rights = $2 where affiliate_id = $1', [DESK, rights])

const get = async <Body>(person: string, path: string) => {
  const answer = await world.call(person).get(path)
  return { status: answer.status, body: (await answer.json()) as Body & { problem?: string } }
}
const post = async (person: string, path: string, body: object = {}) => {
  const answer = await world.call(person).post(path, body)
  const text = await answer.text()
  return [answer.status, text ? (JSON.parse(text) as { problem?: string }).problem : undefined]
}
const seen = (over: object = {}) => {
  const { mark: _, ...decision } = aDecision(over)
  return decision
}

/** A questionnaire that needs a physician, with a page that waits. */
async function waiting(person = 'student') {
  const forms = await formsOf(world, person)
  const { documentId } = (await forms.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body
  const { id, status } = await uploadPage(world, person, documentId, PAGE)
  expect(status).toBe(201)
  const [row] = await db().query<{ paper: string | null }>(
    'select office_id as paper from form_evaluation where id = $1',
    [id],
  )
  const listed = async () => (await forms.list()).find((form) => form.id === documentId)
  return { forms, documentId, id, paper: row?.paper ?? '', listed }
}

const auditOf = (paper: string) =>
  db().query(
    `select action, actor::int, subject::int, detail from audit_entry where object_id = $1 order by at, id`,
    [paper],
  )
const listed = async () => (await get<QueuePageWire>('staff', QUEUE)).body.items.map(({ id }) => id)

test('[OF-02] [TS-03] staff check a page when the organization wants it: they open it, and the diver sees who confirmed it', async () => {
  const { paper, documentId, listed: ownForm } = await waiting()
  expect(await listed()).toEqual([paper])
  const home = await get<QueuesWire>('staff', '/api/office/queues')
  expect(home.body.queues).toContainEqual(expect.objectContaining({ kind: 'papers', count: 1 }))
  const { body } = await get<OpenedItemWire>('staff', `${QUEUE}/${paper}`)
  expect(body).toMatchObject({ item: { person: { affiliateId: STUDENT, name: 'Ines Duarte' } }, history: [] })
  // Whom to compare it with, and nothing that was answered.
  expect(body.opened).toEqual({
    kind: 'papers',
    detail: {
      ...{ id: paper, affiliateId: STUDENT, memberName: 'Ines Duarte', birthDate: expect.any(String) },
      ...{ type: 'application/pdf', uploadedAt: expect.any(String), declinedAt: null, isConfirmable: true },
    },
  })
  const confirm = (over: object = {}) => post('staff', `${PAPERS}/${paper}/confirmation`, seen(over))
  expect(await confirm()).toEqual([409, 'page-not-opened'])
  const file = await world.call('staff').get(`${PAPERS}/${paper}/file`)
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(Buffer.from(await file.arrayBuffer()).equals(PAGE)).toBe(true)
  expect(await confirm({ name: 'Dr. Fathom Staff' })).toEqual([422, 'physician-is-signer'])
  expect(await confirm({ name: 'Ines Duarte' })).toEqual([422, 'physician-is-signer'])
  expect((await ownForm())?.status).toBe('Medical Required')
  expect(await confirm()).toEqual([204, undefined])
  expect(await ownForm()).toMatchObject({
    status: 'Completed',
    physicianOrigin: { way: 'paper', by: 'Fathom Staff (Fathom)' },
    evaluation: { state: 'confirmed', by: 'Fathom Staff (Fathom)' },
  })
  expect(
    await db().query(
      `select from notification where affiliate_id = $1 and kind = 'form-approved' and subject = $2`,
      [STUDENT, `form:${documentId}`],
    ),
  ).toHaveLength(1)
  const [settled] = (await get<SettledPagesWire>('instructor', `/api/forms/students/${STUDENT}/evaluations`))
    .body
  expect(settled).toMatchObject({ state: 'confirmed', by: 'Fathom Staff (Fathom)' })
  expect(await listed()).toEqual([])
  expect((await get('staff', `${QUEUE}/${paper}`)).status).toBe(404)
  expect((await get('staff', `${PAPERS}/${paper}/file`)).body.problem).toBe('already-decided')
})

test('[OF-09] [TS-03] each opening is in the audit log and in the record of the diver, without what the page says', async () => {
  const { paper, documentId } = await waiting()
  for (const _ of ['once', 'again'])
    expect((await world.call('staff').get(`${PAPERS}/${paper}/file`)).status).toBe(200)
  const { body } = await get<OpenedItemWire>('staff', `${QUEUE}/${paper}`)
  expect(body.history.map(({ action }) => action)).toEqual(['paper-opened', 'paper-opened'])
  expect(await post('staff', `${PAPERS}/${paper}/refusal`, { reason: 'Planted: not legible' })).toEqual([
    204,
    undefined,
  ])
  const entry = { actor: STAFF, subject: STUDENT, detail: {} }
  expect(await auditOf(paper)).toEqual([
    { ...entry, action: 'paper-opened' },
    { ...entry, action: 'paper-opened' },
    { ...entry, action: 'paper-refused' },
  ])
  const readings = await db().query(
    `select what, reader_id::int as by from form_reading where document_id = $1 and reader = 'office' order by read_at`,
    [documentId],
  )
  expect(readings).toEqual([
    { what: 'document', by: STAFF },
    { what: 'document', by: STAFF },
    { what: 'outcome', by: STAFF },
  ])
})

test('[OF-02] [TS-03] a page that staff refuse tells the diver why, and the teacher sees the result', async () => {
  const { paper, documentId, listed: ownForm } = await waiting()
  expect((await post('staff', `${PAPERS}/${paper}/refusal`, { reason: ' ' }))[0]).toBe(400)
  expect((await post('staff', `${PAPERS}/${paper}/refusal`, { reason: 'The stamp is missing' }))[0]).toBe(204)
  const verdict = { state: 'refused', by: 'Fathom Staff (Fathom)', reason: 'The stamp is missing' }
  expect((await ownForm())?.evaluation).toMatchObject(verdict)
  expect(
    await db().query(`select from notification where kind = 'evaluation-refused' and subject = $1`, [
      `form:${documentId}`,
    ]),
  ).toHaveLength(1)
  const pages = () => get<SettledPagesWire>('instructor', `/api/forms/students/${STUDENT}/evaluations`)
  expect((await pages()).body[0]).toMatchObject(verdict)
  expect((await get<FormTasksWire>('instructor', `/api/forms/students/${STUDENT}/tasks`)).body).toEqual([])
  // Another one takes its place.
  expect((await uploadPage(world, 'student', documentId, PAGE)).status).toBe(201)
  expect((await pages()).body.map(({ state }) => state)).not.toContain('refused')
})

test('[OF-02] while the organization does not want it there is no such queue, and nothing gets into it', async () => {
  await turn(false)
  const { paper } = await waiting()
  expect(paper).toBe('')
  await turn(true)
  const { paper: stored } = await waiting('diver')
  expect(await listed()).toEqual([stored])
  await turn(false)
  const home = await get<QueuesWire>('staff', '/api/office/queues')
  expect(home.body.queues.map(({ kind }) => kind)).not.toContain('papers')
  for (const path of [QUEUE, `${QUEUE}/${stored}`, `${PAPERS}/${stored}/file`])
    expect((await get('staff', path)).status).toBe(404)
  for (const [path, body] of [
    [`${QUEUE}/next`, {}],
    [`${QUEUE}/${stored}/take`, {}],
    [`${QUEUE}/${stored}/release`, {}],
    [`${QUEUE}/${stored}/notes`, { text: 'x' }],
    [`${PAPERS}/${stored}/confirmation`, seen()],
    [`${PAPERS}/${stored}/refusal`, { reason: 'x' }],
  ] as const)
    expect([path, (await post('staff', path, body))[0]]).toEqual([path, 404])
})

test('[OF-01] only staff with the right read or decide on a page, and nobody on their own', async () => {
  const { paper } = await waiting()
  await grant(STAFF_RIGHTS.filter((right) => right !== 'papers'))
  for (const person of ['deskstaff', 'student', 'instructor', 'store'])
    for (const path of [QUEUE, `${QUEUE}/${paper}`, `${PAPERS}/${paper}/file`])
      expect([person, path, (await get(person, path)).status]).toEqual([person, path, 403])
  expect((await post('deskstaff', `${PAPERS}/${paper}/refusal`, { reason: 'x' }))[0]).toBe(403)
  await db().query(`update account set birthdate = '1990-01-01' where affiliate_id = $1`, [STAFF])
  const own = await waiting('staff')
  expect((await get('staff', `${PAPERS}/${own.paper}/file`)).body.problem).toBe('own-item')
  expect(await post('staff', `${PAPERS}/${own.paper}/refusal`, { reason: 'x' })).toEqual([403, 'own-item'])
  expect(await post('staff', `${PAPERS}/${own.paper}/confirmation`, seen())).toEqual([403, 'own-item'])
})

test('[OF-05] [TS-03] a page that a colleague works on is neither opened nor decided', async () => {
  const { paper } = await waiting()
  await grant(['papers'])
  expect((await world.call('deskstaff').get(`${PAPERS}/${paper}/file`)).status).toBe(200)
  expect((await get('staff', `${PAPERS}/${paper}/file`)).body.problem).toBe('held')
  expect(await post('staff', `${PAPERS}/${paper}/refusal`, { reason: 'x' })).toEqual([409, 'held'])
  expect(await auditOf(paper)).toMatchObject([{ actor: DESK }])
})

test('[TS-03] the first decision counts, be it of the teacher, of staff or by link', async () => {
  const one = await waiting()
  expect((await world.call('staff').get(`${PAPERS}/${one.paper}/file`)).status).toBe(200)
  const path = `/api/forms/students/${STUDENT}/evaluations/${one.id}`
  expect((await world.call('instructor').get(`${path}/file`)).status).toBe(200)
  const both = await Promise.all([
    post('staff', `${PAPERS}/${one.paper}/confirmation`, seen()),
    post('instructor', `${path}/confirmation`, seen()),
  ])
  expect(both.map(([status]) => status).sort()).toEqual([204, 409])
  expect(await db().query('select from office_claim')).toEqual([])
  const other = await waiting()
  expect((await post('staff', `${QUEUE}/${other.paper}/take`))[0]).toBe(200)
  const link = byLink(world, await other.forms.link(other.documentId, 'physician'))
  expect((await link.act(aDecision())).status).toBe(204)
  expect([await listed(), await db().query('select from office_claim')]).toEqual([[], []])
})

test('[OF-02] a page that the diver has replaced leaves the queue, no matter who holds it', async () => {
  const { paper, documentId } = await waiting()
  expect((await post('staff', `${QUEUE}/${paper}/take`))[0]).toBe(200)
  expect((await uploadPage(world, 'student', documentId, PAGE)).status).toBe(201)
  expect(await listed()).toEqual([expect.not.stringContaining(paper)])
  expect(await db().query('select from office_claim')).toEqual([])
  expect((await get('staff', `${PAPERS}/${paper}/file`)).body.problem).toBe('already-decided')
})

test('[TS-05] [OF-02] a page of a form under another name can only be refused', async () => {
  const { paper } = await waiting()
  await world.call('staff').get(`${PAPERS}/${paper}/file`)
  const rename = (name: string) =>
    db().query('update account set family_name = $1 where affiliate_id = $2', [name, STUDENT])
  await rename('Planted')
  const { body } = await get<OpenedItemWire>('staff', `${QUEUE}/${paper}`)
  expect(body.opened.detail).toMatchObject({ isConfirmable: false })
  expect((await post('staff', `${PAPERS}/${paper}/confirmation`, seen()))[0]).toBe(409)
  expect((await post('staff', `${PAPERS}/${paper}/refusal`, { reason: 'Please sign again' }))[0]).toBe(204)
  await rename('Duarte')
})
