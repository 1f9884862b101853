import { randomBytes, randomUUID } from 'node:crypto'
import { codeKey } from '@fathom/domain/codes'
import { currentDefinition } from '@fathom/domain/forms'
import { aPdf } from '@fathom/testing/forms'
import { OPEN_WATER } from '../../apps/server/src/modules/training/training.fixture.ts'
import type { Database } from '../../apps/server/src/platform/database/index.ts'
import type { Client } from '../cluster/calls.ts'

export type People = Readonly<Record<'diver' | 'student' | 'instructor' | 'newcomer' | 'staff', Client>>
type Deps = { people: People; db: Database }

/** A write that may be sent again, and a query for how often it took effect. */
export type Write = { kind: string; send(): Promise<unknown>; effects(): Promise<number> }

/** Makes one write of its kind; what has to be there before is there when it resolves. */
type Prepare = (deps: Deps) => Promise<Omit<Write, 'kind'>>

const countOf =
  (db: Database, text: string, ...values: unknown[]) =>
  async (): Promise<number> =>
    (await db.query<{ effects: number }>(`select (${text})::int as effects`, values))[0]?.effects ?? 0

const dive = async ({ people, db }: { people: Pick<People, 'diver'>; db: Database }) => {
  const id = randomUUID()
  const input = { status: 'Draft', dive_title: `Dive ${id.slice(0, 8)}`, dive_date: '2026-01-02' }
  const text = `mutation ($id: ID!, $input: RecreationalLogInput!) { createRecreationalLog(id: $id, input: $input) { id } }`
  return {
    send: () => people.diver.graph('logbook', text, { id, input }),
    effects: countOf(db, 'select count(*) from dive_log where id = $1', id),
  }
}

const note: Prepare = async ({ people, db }) => {
  const id = randomUUID()
  const body = {
    activityId: 'water-world',
    page: null,
    text: `Note ${id}`,
    version: 0,
    visitId: randomUUID(),
  }
  const path = `/api/learning/courses/${OPEN_WATER}/notes/${id}`
  return {
    send: () => people.student.call({ method: 'PUT', path, body }),
    effects: countOf(db, 'select count(*) from course_note where note_id = $1', id),
  }
}

const ALL_NO = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`q${at + 1}`, 'no']))

const signature = async ({ people, db }: { people: Pick<People, 'student'>; db: Database }) => {
  const id = randomUUID()
  const form = 'medical-questionnaire'
  const signed = {
    name: 'Ines Duarte',
    way: 'drawn',
    mark: 'M52 150L70 96L92 60',
    intent: true,
    consent: true,
  }
  const formData = {
    ...{ form, definitionVersion: currentDefinition(form, 'own-fault').version, language: 'en-US' },
    ...{ answers: ALL_NO, signature: { ...signed, endsEarlierYes: true } },
  }
  return {
    send: () => {
      const body = new FormData()
      body.set('documentId', id)
      body.set('formData', JSON.stringify(formData))
      return people.student.call({ method: 'POST', path: '/api/forms/data', body })
    },
    effects: countOf(db, 'select count(*) from form_document where id = $1 and signed_at is not null', id),
  }
}

async function anApplication(db: Database, affiliateId: number, status: string): Promise<string> {
  const id = randomUUID()
  await db.query(
    `insert into application (id, applicant_id, type_id, status, instructor_number, instructor_id, store_number,
       store_id, evidence, fee_amount, fee_currency, created_at, submitted_at, promised_from, changed_at)
     values ($1, $2, 'divemaster', $3, 500001, 200001, 7001, 300001, '{}', 9500, 'USD', now(), now(), now(), now())`,
    [id, affiliateId, status],
  )
  return id
}

const APPLICATIONS = '/api/applications/Applications'

const upload: Prepare = async ({ people, db }) => {
  const [id, bytes] = [randomUUID(), aPdf(randomUUID())]
  const application = await anApplication(db, people.diver.affiliateId, 'Draft')
  const path = `${APPLICATIONS}/${application}/documents`
  return {
    send: async () => {
      await people.diver.call({ method: 'POST', path, body: { id, name: 'proof.pdf', size: bytes.length } })
      await people.diver.call({ method: 'PUT', path: `${path}/${id}?offset=0`, body: bytes })
      return people.diver.call({ method: 'POST', path: `${path}/${id}/complete` })
    },
    effects: countOf(
      db,
      'select count(*) from application_document where application_id = $1 and id = $2',
      application,
      id,
    ),
  }
}

const move: Prepare = async ({ people, db }) => {
  const id = await anApplication(db, people.diver.affiliateId, 'Submitted to Instructor')
  const headers = { 'idempotency-key': randomUUID() }
  return {
    send: () => people.instructor.call({ method: 'POST', path: `${APPLICATIONS}/${id}/open`, headers }),
    effects: countOf(
      db,
      `select count(*) from application_move where application_id = $1 and move = 'open'`,
      id,
    ),
  }
}

const CLUB_TERMS = `select count(*) from club_term where affiliate_id = $1`

/** A club code adds a year, so redeeming it twice would be seen. */
const redemption: Prepare = async ({ people, db }) => {
  const code = `KK-${randomBytes(4).toString('hex').toUpperCase()}`
  const { affiliateId } = people.newcomer
  await db.query(
    `insert into access_code (key, code, certification_name, issued_at) values ($1, $2, 'Fathom Club', now())`,
    [codeKey(code), code],
  )
  const before = await countOf(db, CLUB_TERMS, affiliateId)()
  const headers = { 'idempotency-key': randomUUID() }
  const path = `/api/pro/codes/${code}/redeem`
  return {
    send: () => people.newcomer.call({ method: 'POST', path, headers }),
    effects: countOf(db, `(${CLUB_TERMS}) - $2`, affiliateId, before),
  }
}

type Opened = { latest: number; draft: { revision: number } | null }

const publication: Prepare = async ({ people, db }) => {
  const id = randomUUID()
  const path = '/api/office/content/maintenance/notice'
  const open = () => people.staff.call<Opened>({ path })
  const { latest = 0, draft } = (await open()) ?? {}
  const value = { texts: { 'en-US': `Notice ${id}` } }
  const saved = { value, revision: draft?.revision ?? null, basedOn: latest }
  await people.staff.call({ method: 'PUT', path: `${path}/draft`, body: saved })
  const revision = (await open())?.draft?.revision ?? 0
  const body = { id, revision, latest, from: null, until: null }
  return {
    send: () => people.staff.call({ method: 'POST', path: `${path}/publish`, body }),
    effects: countOf(db, 'select count(*) from edition where id = $1', id),
  }
}

const KINDS: Readonly<Record<string, Prepare>> = {
  dive,
  'course note': note,
  signature,
  upload,
  'application move': move,
  'code redemption': redemption,
  'office publication': publication,
}

/** One write of each kind. */
export const prepareWrites = (deps: Deps): Promise<Write[]> =>
  Promise.all(Object.entries(KINDS).map(async ([kind, prepare]) => ({ kind, ...(await prepare(deps)) })))

export const prepareDive = async (deps: Parameters<typeof dive>[0]): Promise<Write> => ({
  kind: 'dive',
  ...(await dive(deps)),
})

export const prepareSignature = async (deps: Parameters<typeof signature>[0]): Promise<Write> => ({
  kind: 'signature',
  ...(await signature(deps)),
})
