import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Queryable } from '../../platform/database/index.ts'
import type { HttpApp } from '../../platform/http/index.ts'
import { type Actors, OWNERS, type Owner } from './actors.fixture.ts'
import { callRest } from './call.fixture.ts'

/** Of the demo world, which gives them the same ids each time. */
export const KNOWN = {
  course: '01920000-0000-7000-8000-000000000001',
  draftApplication: '01920000-0000-7000-a400-000000000001',
  submittedApplication: '01920000-0000-7000-a400-000000000002',
  reviewedApplication: '01920000-0000-7000-a400-000000000003',
  providedApplication: '01920000-0000-7000-a400-000000000004',
  payableApplication: '01920000-0000-7000-a400-000000000005',
  dive: '01920000-0000-7000-8001-000000000120',
  photo: '01920000-0000-7000-9000-000000000001',
  license: '2308201719',
  revokedLicense: '2409146612',
  waitingPhoto: '01920000-0000-7000-b000-000000100002',
  pendingLog: '01920000-0000-7000-8002-000000000003',
  diversPendingLog: '01920000-0000-7000-8001-000000000118',
  applicantsPendingLog: '01920000-0000-7000-8003-000000000001',
  draftLog: '01920000-0000-7000-8002-000000000004',
  recreationalLog: '01920000-0000-7000-8001-000000000119',
  studentCode: 'FD-7Q2K-94',
  specialtyCode: 'FD-S4PK-27',
  diverCode: 'FD-B7RW-52',
  class: '01920000-0000-7000-a900-000000000001',
  classSession: '01920000-0000-7000-b900-000000000002',
  laterClassSession: '01920000-0000-7000-b900-000000000005',
} as const

const LAUNCH = `/api/learning/courses/${KNOWN.course}/launch`

const ADDRESS = {
  addressLine1: 'Quay 1',
  addressLine2: '',
  city: 'Honolulu',
  country: 'United States',
  countryId: 'US',
  postalCode: '96815',
  postalCodeRequired: true,
  state: 'Hawaii',
  stateId: 'US-HI',
}

export type Things = Awaited<ReturnType<typeof makeThings>>

/** Things of the owners that other people must not reach, where the demo world has none yet. */
export async function makeThings(db: Queryable, app: HttpApp, actors: Actors) {
  const of = (owner: Owner) => OWNERS[owner]
  // The matrix is about one applicant with an application in each status; in the demo they are of several people.
  await db.query('update application set applicant_id = $1', [of('applicant')])
  const idOf = async (sql: string, values: unknown[]): Promise<string> => {
    const [row] = await db.query<{ id: unknown }>(sql, values)
    if (!row) throw new Error(`the demo world has no row for: ${sql}`)
    return String(row.id)
  }
  const made = async (owner: Owner, method: 'POST' | 'GET', path: string, body?: unknown) => {
    const answer = await callRest(app, { method, path }, { body }, actors.sessionOf('owner', owner))
    if (answer.status >= 300)
      throw new Error(`${method} ${path} as ${owner}: ${answer.status} ${answer.text}`)
    return JSON.parse(answer.text || '{}')
  }
  const upload = async (owner: Owner, path: string, more: object = {}) => {
    const id = randomUUID()
    await made(owner, 'POST', path, { id, size: 10, ...more })
    return id
  }
  const readyExport = async (): Promise<string> => {
    const { id } = await made('student', 'POST', '/api/auth/user/export')
    for (let tries = 0; tries < 400; tries++) {
      const [row] = await db.query(`select 1 from data_export where id = $1 and status = 'ready'`, [id])
      if (row) return id
      await wait(50)
    }
    throw new Error('the export of the student is not ready')
  }
  const enrolment = await idOf('select id from enrolment where affiliate_id = $1', [of('student')])
  const message = await idOf(
    `with thread as (insert into message_thread values ($1, $2, 1) returning last_number)
     insert into message (affiliate_id, enrolment_id, id, number, author_id, side, text, sent_at)
     select $1, $2, $3, last_number, 200001, 'teacher', 'Hello', now() from thread returning id`,
    [of('student'), enrolment, randomUUID()],
  )
  // Signs the card, so that there is a statement and a key.
  await made('diver', 'GET', `/api/ecards/e-cards/${KNOWN.license}`)
  const deviceKey = randomBytes(32)
  await made('diver', 'POST', '/api/ecards/trust/devices', { publicKey: deviceKey.toString('base64url') })
  const document = await idOf('select id from form_document where affiliate_id = $1', [of('student')])
  const flag = { method: 'PUT', path: '/api/flags/officeChecksPapers' } as const
  await callRest(app, flag, { body: { value: true } }, actors.sessionOf('staff', 'student'))
  return {
    signingDevice: createHash('sha256').update(deviceKey).digest('hex').slice(0, 16),
    sub: await idOf('select sub as id from account where affiliate_id = $1', [of('student')]),
    globalUid: await idOf('select global_uuid as id from account where affiliate_id = $1', [of('student')]),
    lesson: await made('student', 'POST', LAUNCH, { activityId: 'water-world' }),
    exam: await made('student', 'POST', LAUNCH, { activityId: 'exam' }),
    content: await idOf('select content_id as id from course_content limit 1', []),
    document,
    paper: await idOf(
      `insert into form_evaluation (affiliate_id, id, document_id, type, state, uploaded_at, file_tag, office_id)
       values ($1, $3, $2, 'application/pdf', 'waiting', now(), '', $3) returning office_id as id`,
      [of('student'), document, randomUUID()],
    ),
    answers: await idOf(`select id from form_blob where affiliate_id = $1 and kind = 'answers'`, [
      of('student'),
    ]),
    preference: await idOf('select id from preference where affiliate_id = $1', [of('student')]),
    notification: await idOf('select id from notification where affiliate_id = $1 limit 1', [of('student')]),
    statement: await idOf('select id from trust_statement where affiliate_id = $1 limit 1', [of('diver')]),
    key: await idOf('select key_id as id from trust_key limit 1', []),
    session: await idOf(
      'select id from web_session where affiliate_id = $1 order by created_at desc limit 1',
      [of('student')],
    ),
    passkey: await idOf(
      `insert into passkey (affiliate_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
       values ($1, 'credential', 'x', 0, '{}', 'Phone', false, now()) returning id`,
      [of('student')],
    ),
    push: await idOf(
      `insert into push_subscription (affiliate_id, id, session_id, sealed, language, created_at, used_at)
       select affiliate_id, repeat('p', 43), id, 'x', 'en-US', now(), now() from web_session where affiliate_id = $1 limit 1 returning id`,
      [of('student')],
    ),
    replacement: await idOf(
      `insert into replacement_card (id, affiliate_id, license_id, why, address, card_amount, shipping_amount, currency, status, ordered_at, changed_at)
       values ($2, $1, $3, 'lost', $4, 100, 100, 'USD', 'ordered', now(), now()) returning id`,
      [of('diver'), randomUUID(), KNOWN.license, ADDRESS],
    ),
    export: await readyExport(),
    syncEvent: (
      await made('student', 'POST', '/api/auth/sync-queue', {
        eventType: 'phone_update',
        affiliateId: of('student'),
        phoneNumberTypeId: 2,
        userName: 'student@fathom.test',
        phoneNumber: '+351 912 345 678',
      })
    ).id as string,
    applicationUpload: await upload(
      'applicant',
      `/api/applications/Applications/${KNOWN.draftApplication}/documents`,
      { name: 'a.pdf' },
    ),
    enrolment,
    classStudents: (
      await db.query<{ id: string }>('select enrolment_id as id from class_student where class_id = $1', [
        KNOWN.class,
      ])
    ).map(({ id }) => id),
    signOff: await idOf(
      `insert into class_sign_off (class_id, session_id, enrolment_id, affiliate_id, kind, day, course, dives, signed_at,
         signed_by, signed_by_name, member_number)
       values ($1, $2, $3, $4, 'pool', '2026-01-05', 'confined-water', '{1}', now(), 200001, 'Kai Nakamura', 500001)
       returning id`,
      [KNOWN.class, KNOWN.laterClassSession, enrolment, of('student')],
    ),
    message,
    messageReport: await idOf(
      `insert into message_report (affiliate_id, enrolment_id, message_id, reporter_id, author_id, text, sent_at, reason,
         note, reported_at)
       values ($1, $2, $3, 300001, 200001, 'Hello', now(), 'other', '', now()) returning id`,
      [of('student'), enrolment, message],
    ),
    messageUpload: await upload('student', `/api/learning/enrolments/${enrolment}/messages/attachments`, {
      name: 'a.pdf',
    }),
    cardUpload: await upload('diver', '/api/pro/certifications/photos/uploads'),
    diveImport: await idOf(
      `with import as (
         insert into dive_import (affiliate_id, id, status, receipt, created_at)
         values ($1, $2, 'preview', '[]', now()) returning id
       )
       insert into dive_import_file (affiliate_id, import_id, position, name, bytes, sha256, file_key)
       select $1, id, 0, 'dives.csv', 1, '', $3 from import returning import_id as id`,
      [of('diver'), randomUUID(), `dive-imports/${of('diver')}/none`],
    ),
    confirmation: await idOf(
      `insert into dive_confirmation (affiliate_id, log_id, id, buddy_id, code, confirmed_at, created_at)
       values ($1, $2, $3, 100007, 'FATHOM5:', now(), now()) returning id`,
      [of('diver'), KNOWN.dive, 'c'.repeat(32)],
    ),
    divePhotoUpload: await upload('diver', `/api/logbook/images/${KNOWN.dive}/uploads`),
  }
}
