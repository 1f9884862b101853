import type { DsdProgressWire } from '@fathom/contract/dsd'
import type {
  FormOutcomesWire,
  FormStandingsWire,
  FormsDueWire,
  VerifiedFormWire,
} from '@fathom/contract/forms'
import type { StudentsWire } from '@fathom/contract/training'
import { readCode, readFileSignature } from '@fathom/domain/trust'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { peoplePorts } from '../../../app/forms-ports.ts'
import { type Server, startServer } from '../../../app/start.ts'
import { listCourseForms } from '../course-forms.ts'
import { ALL_NO, aDecision, aMedical, byLink, formsOf, mailedLink } from '../forms.fixture.ts'

type Forms = Awaited<ReturnType<typeof formsOf>>

const ILL = { ...ALL_NO, q3: 'yes' }
/** Noura has finished the theory, and both of her forms count. */
const RIYADH = 100008
const DAY_MS = 86_400_000

let world: World<Server>
let riyadh: Forms
let instructor: Forms
let store: Forms
beforeAll(async () => {
  world = await startWorld(startServer)
  riyadh = await formsOf(world, 'riyadh')
  instructor = await formsOf(world, 'instructor')
  store = await formsOf(world, 'store')
})
const db = () => world.server.platform.db

beforeEach(async () => {
  await db().query(
    `delete from form_document where affiliate_id = $1 and form = 'medical-questionnaire'
     and created_at > now() - interval '1 day'`,
    [RIYADH],
  )
})

const medicalOf = async (reader: Forms) =>
  (await reader.get<FormStandingsWire>('/standings')).body.find(({ affiliateId }) => affiliateId === RIYADH)
    ?.medical
const due = async () =>
  (await riyadh.get<FormsDueWire>('/due')).body.find(({ name }) => name === 'medical-questionnaire')
const courseForm = async (now = new Date()) => {
  const deps = { ...world.server.platform, ...peoplePorts(world.server.platform) }
  return (await listCourseForms(deps, db(), [RIYADH], now)).get(RIYADH)?.medical
}
const sign = async (answers: object = ILL) => (await riyadh.submit(aMedical({ answers }))).body.documentId
const decide = async (documentId: string, over: object = {}) => {
  const { status } = await byLink(world, await riyadh.link(documentId, 'physician')).act(aDecision(over))
  expect(status).toBe(204)
}
/** The course of Noura as a teacher sees it. */
const seenBy = async (person: string) => {
  const students = (await (await world.call(person).get('/api/learning/students')).json()) as StudentsWire
  const course = students.find(({ affiliateId }) => affiliateId === RIYADH)?.courses[0]
  return [course?.state, course?.formsInTheWay.map(({ form, state }) => `${form} ${state}`)]
}
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

async function pdfOf(documentId: string): Promise<Uint8Array<ArrayBuffer>> {
  const { idToken } = await world.session('riyadh')
  const answer = await fetch(`${world.url}/api/forms/documents/${documentId}/file`, {
    headers: { authorization: `Bearer ${idToken}` },
  })
  return new Uint8Array(await answer.arrayBuffer())
}

/** What the code at the end of the PDF states. */
async function statedBy(documentId: string) {
  const found = await readFileSignature(await pdfOf(documentId))
  const code = found.is === 'signed' ? readCode(found.code) : undefined
  const statement = code?.is === 'signed' ? code.statement : undefined
  if (statement?.subject.kind !== 'document') throw new Error('the file has no code of a form')
  const { outcome, contentHash } = statement.subject
  return { outcome, contentHash, end: new Date((statement.expiresAt ?? 0) * 1000).toISOString() }
}

/** What `/verify` asks, online. */
async function verified(documentId: string) {
  const answer = await fetch(`${world.url}/api/forms/documents/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId, contentHash: (await statedBy(documentId)).contentHash }),
  })
  return (await answer.json()) as VerifiedFormWire
}

test('[TS-02] [TS-10] a clearance ends 12 months after the examination, by every list, course and code', async () => {
  const examined = new Date(Date.now() - 300 * DAY_MS)
  const documentId = await sign()
  await decide(documentId, { examinedOn: dayOf(examined) })
  const end = new Date(examined)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  const [listed] = await riyadh.list()
  const ends = [
    (await medicalOf(instructor))?.validUntil,
    (await medicalOf(store))?.validUntil,
    (await due())?.validUntil,
    listed?.validUntil,
    (await instructor.get<FormOutcomesWire>(`/outcomes/${RIYADH}`)).body[0]?.validUntil,
    (await statedBy(documentId)).end,
    (await verified(documentId)).validUntil,
  ]
  expect(ends.map((each) => each?.slice(0, 10))).toEqual(ends.map(() => dayOf(end)))
  expect(await courseForm(new Date(`${dayOf(end)}T23:59:00Z`))).toMatchObject({ isDone: true })
  const after = new Date(end.getTime() + DAY_MS)
  expect(await courseForm(after)).toMatchObject({ isDone: false, state: 'expired' })
})

test('[LE-09] [TS-04] a form that counts says when it was first signed, also after it was signed again', async () => {
  const first = (await courseForm())?.firstSignedAt
  expect(first).toBeDefined()
  await decide(await sign())
  expect(await courseForm()).toMatchObject({ isDone: true, firstSignedAt: first })
  await sign()
  expect(await courseForm()).not.toHaveProperty('firstSignedAt')
})

test('[TS-02] [TS-10] an examination of more than 12 months ago clears nobody', async () => {
  const link = byLink(world, await riyadh.link(await sign(), 'physician'))
  const tooOld = aDecision({ examinedOn: dayOf(new Date(Date.now() - 367 * DAY_MS)) })
  expect((await link.act(tooOld)).body?.problem).toBe('day-too-old')
})

test('[TS-04] instructor and dive center see nobody as ready for the water whose forms do not count', async () => {
  const bothSee = async () => {
    const [first, second] = [await seenBy('instructor'), await seenBy('store')]
    expect(second).toEqual(first)
    return first
  }
  expect(await bothSee()).toEqual(['ready', []])
  const ill = await sign()
  expect(await bothSee()).toEqual(['uncleared', ['medical physician-awaited']])
  await decide(ill, { outcome: 'declined' })
  expect(await bothSee()).toEqual(['uncleared', ['medical declined']])
  const again = await sign(ALL_NO)
  expect(await bothSee()).toEqual(['uncleared', ['medical decision-awaited']])
  await decide(again)
  expect(await bothSee()).toEqual(['ready', []])
  await db().query("update form_document set created_at = created_at - interval '366 days' where id = $1", [
    again,
  ])
  await db().query('delete from form_document where affiliate_id = $1 and form = $2 and id <> $3', [
    RIYADH,
    'medical-questionnaire',
    again,
  ])
  expect(await bothSee()).toEqual(['uncleared', ['medical expired']])
  await db().query('delete from form_document where affiliate_id = $1', [RIYADH])
  await db().query('update form_record set signed_at = null where affiliate_id = $1', [RIYADH])
  expect(await bothSee()).toEqual(['uncleared', ['medical missing', 'release missing']])
})

test('[ST-08] [TS-04] after a refusal new answers show when a physician declined, in every list', async () => {
  const ill = await sign()
  await decide(ill, { outcome: 'declined' })
  const { declinedAt } = (await medicalOf(instructor)) ?? {}
  expect(Date.parse(declinedAt ?? '')).toBeGreaterThan(Date.now() - DAY_MS)
  expect(await medicalOf(store)).toMatchObject({ state: 'declined', declinedAt })
  const again = await sign(ALL_NO)
  const waiting = { state: 'decision-awaited', declinedAt }
  expect([await medicalOf(instructor), await medicalOf(store)]).toMatchObject([waiting, waiting])
  expect((await riyadh.list())[0]).toMatchObject({ id: again, ...waiting })
  expect(await due()).toMatchObject({ state: 'decision-awaited', isDone: false, validUntil: null })
  const outcomes = (await instructor.get<FormOutcomesWire>(`/outcomes/${RIYADH}`)).body
  expect(outcomes.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['decision-awaited', 'declined'])
  expect(await courseForm()).toMatchObject({ isDone: false, state: 'decision-awaited', since: declinedAt })
  const progress = (await (await world.call('riyadh').get('/api/dsd/progress')).json()) as DsdProgressWire
  expect(progress.forms.medical).toMatchObject(waiting)
  expect((await statedBy(again)).outcome).toBe('declined')
  expect((await verified(again)).state).toBe('declined')
})

test('[ST-08] [TS-04] a refusal shows as long as it holds, although its questionnaire has expired', async () => {
  const ill = await sign()
  await decide(ill, { outcome: 'declined' })
  await db().query("update form_document set created_at = created_at - interval '366 days' where id = $1", [
    ill,
  ])
  await db().query('delete from form_document where affiliate_id = $1 and form = $2 and id <> $3', [
    RIYADH,
    'medical-questionnaire',
    ill,
  ])
  expect((await medicalOf(instructor))?.state).toBe('declined')
})

/** Someone who was no professional when the link went to this address. */
async function approvedBy(email: string, name: string): Promise<string> {
  const documentId = await sign()
  expect((await riyadh.ask(documentId, 'physician', { email })).status).toBe(201)
  const link = byLink(world, await mailedLink(world, email))
  expect((await link.act(aDecision({ name }))).status).toBe(204)
  expect((await medicalOf(store))?.state).toBe('cleared')
  return documentId
}

const voided = async (documentId: string) => {
  for (const reader of [instructor, store]) expect((await medicalOf(reader))?.state).toBe('physician-teaches')
  expect(await due()).toMatchObject({ state: 'physician-teaches', isDone: false })
  expect((await riyadh.list())[0]).toMatchObject({ id: documentId, state: 'physician-teaches' })
  expect(await courseForm()).toMatchObject({ isDone: false, state: 'physician-teaches' })
  expect((await statedBy(documentId)).outcome).toBe('medical-required')
  expect((await verified(documentId)).state).toBe('physician-teaches')
}

test('[TS-01] [TS-04] an approval stops to count when we know its address as that of a professional', async () => {
  const email = 'future-pro@clinic.test'
  const documentId = await approvedBy(email, 'Dr. Planted Reis')
  await db().query(
    `insert into account (email, affiliate_type, given_name, family_name, password_hash)
     values ($1, 2, 'Someone', 'Else', 'x')`,
    [email],
  )
  await voided(documentId)
  await db().query('delete from account where email = $1', [email])
  expect((await medicalOf(store))?.state).toBe('cleared')
})

test('[TS-01] [TS-04] an approval stops to count when the person who gave it begins to teach the diver', async () => {
  const documentId = await approvedBy('private@clinic.test', 'Dr. Greta Holm')
  await db().query(
    `insert into participant (kind, number, affiliate_id, name, available_credit, address_line_1, city, country_id,
       postal_code, state_id)
     select kind, 500888, affiliate_id, 'Greta Holm', available_credit, address_line_1, city, country_id,
       postal_code, state_id from participant where kind = 'member' and number = 500001`,
  )
  expect((await medicalOf(store))?.state).toBe('cleared')
  await db().query('insert into store_member values (7001, 500888)')
  await voided(documentId)
  expect((await riyadh.ask(documentId, 'physician')).body.problem).toBe('nobody-awaited')
  await decide(await sign())
  expect((await medicalOf(store))?.state).toBe('cleared')
})
