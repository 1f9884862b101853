import { randomUUID } from 'node:crypto'
import type { MergePreviewWire, MergeWire, OfficePersonWire, PeopleWire } from '@fathom/contract/office'
import { readCode } from '@fathom/domain/trust'
import { signIn, startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

const [MARA, INES, SAM, NICO, TEEN, RUTH, THEO] = [100001, 100002, 100003, 100004, 100006, 100009, 100010]
const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
const REASON = 'Signed up twice'

let world: World<Server>
const db = () => world.server.platform.db
beforeAll(async () => {
  world = await startWorld(startServer)
  // Only accounts with the same birth date are merged.
  await db().query(`update account set birthdate = '1990-05-17' where affiliate_type = 1`)
})

const previewOf = async (to: number, from: number): Promise<MergePreviewWire> =>
  (await world.call('deskstaff').get(`/api/office/people/${to}/merge/${from}`)).json()

async function merge(to: number, from: number, { key = randomUUID(), person = 'deskstaff' } = {}) {
  const answer = await world
    .call(person)
    .post(`/api/office/people/${to}/merge`, { from, key, reason: REASON, namesDiffer: true })
  return { status: answer.status, body: (await answer.json()) as MergeWire & { problem?: string } }
}

const undo = (id: string) => world.call('deskstaff').post(`/api/office/merges/${id}/undo`)

const openPerson = async (affiliateId: number): Promise<OfficePersonWire> =>
  (await world.call('staff').get(`/api/office/people/${affiliateId}`)).json()

const countOf = async (table: string, affiliateId: number, column = 'affiliate_id') =>
  (await db().query(`select from ${table} where ${column} = $1`, [affiliateId])).length

const DIVE = `query ($id: ID!) { diveLog(id: $id) {
  affiliate_id seal code { text content_hash } experience { photos { url } } } }`
type Dive = {
  affiliate_id: number
  seal: string | null
  code: { text: string; content_hash: string } | null
  experience: { photos: { url: string }[] }
}
const readDive = async (person: string, id: string) =>
  (await world.call(person).graph<{ diveLog: Dive }>('logbook', DIVE, { id })).diveLog

type Card = { licenseID: string; code: string }
const cardsOf = async (person: string): Promise<Card[]> =>
  (await world.call(person).get('/api/ecards/e-cards/consumer')).json()

/** Where the lists of withdrawn cards say whether it counts. */
function indexOf(code: string | undefined): number | undefined {
  const read = readCode(code ?? '')
  return read.is === 'signed' ? read.statement.statusIndex : undefined
}

test('[OF-03] the preview counts what moves and says what both have', async () => {
  await db().query(
    `insert into certification (license_id, affiliate_id, level_id, cert_date, instructor_name, store_name, source,
       issued_at) values ('2611180000', $1, 20, '2026-01-01', '', '', 'planted', now())`,
    [INES],
  )
  const preview = await previewOf(INES, MARA)
  expect(preview).toMatchObject({
    stays: { affiliateId: INES, email: 'student@fathom.test' },
    goes: { affiliateId: MARA, email: 'diver@fathom.test' },
    refusal: null,
  })
  expect(Object.fromEntries(preview.moves.map(({ area, count }) => [area, count]))).toMatchObject({
    cards: 5,
    courses: 2,
    dives: await countOf('dive_log', MARA),
    codes: 1,
    club: 1,
    notifications: expect.any(Number),
  })
  const conflicts = Object.fromEntries(preview.conflicts.map(({ kind, count }) => [kind, count]))
  expect(conflicts).toMatchObject({
    names: 1,
    certifications: 1,
    courses: 1,
    'dive-numbers': await countOf('dive_log', MARA),
  })
  expect(await countOf('dive_log', INES)).toBe(4)
})

/**
 * Everything of both that can move, so that it can be compared. File tags say where a file is, and may differ; so may
 * the name that an account asks for on its cards, which follows each reading of them.
 */
async function contentOf(from: number, to: number): Promise<string[]> {
  const tables = await db().query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and column_name in ('affiliate_id', 'owner_id', 'applicant_id', 'author_id')
       and not table_name = any($1) group by 1 order by 1`,
    [
      [
        ...[
          'account',
          'notification',
          'notification_mail',
          'logbook_feed',
          'logbook_counter',
          'form_reading',
        ],
        ...['web_session', 'session_bearer', 'sign_out_record', 'person_event', 'person_sequence'],
        ...['active_period', 'security_event', 'known_device', 'freshness_end', 'trust_statement'],
        ...['dive_log_month', 'dive_log_year', 'delivery_zone', 'notification_presence'],
      ],
    ],
  )
  const parts: string[] = []
  for (const { name, columns } of tables) {
    const mine = columns.map((column) => `t.${column} in ($1, $2)`).join(' or ')
    const [row] = await db().query<{ digest: string | null }>(
      `select md5(string_agg(row, ',' order by row)) as digest
       from (select (to_jsonb(t) - array['file_tag', 'asked_name', 'asked_birthdate', 'asked_at'])::text as row from ${name} t where ${mine}) rows`,
      [from, to],
    )
    parts.push(`${name} ${row?.digest}`)
  }
  return parts
}

test('[OF-03] everything becomes the staying account’s: cards, dives and photos verify as they were signed', async () => {
  const [verified] = await db().query<{ id: string }>(
    `select id from dive_log where affiliate_id = $1 and status = 'Verified' order by id limit 1`,
    [MARA],
  )
  const [photographed] = await db().query<{ log_id: string; id: string }>(
    'select log_id, id from dive_photo where affiliate_id = $1 and deleted_at is null limit 1',
    [MARA],
  )
  const id = verified?.id ?? ''
  const before = await readDive('diver', id)
  expect(before.seal).toBe('intact')
  const cards = await cardsOf('diver')
  expect(cards.map(({ code }) => indexOf(code))).not.toContain(undefined)
  const content = await contentOf(MARA, INES)
  const key = randomUUID()
  const done = await merge(INES, MARA, { key })
  expect(done).toMatchObject({ status: 200, body: { from: MARA, to: INES } })

  // The same confirmation again has the same answer; another one learns that it is done.
  expect(await merge(INES, MARA, { key })).toEqual(done)
  expect(await merge(INES, MARA)).toMatchObject({ status: 409, body: { problem: 'already-merged' } })

  const after = await readDive('student', id)
  expect(after).toMatchObject({ affiliate_id: INES, seal: 'intact', code: before.code })
  const { photos } = (await readDive('student', photographed?.log_id ?? '')).experience
  expect(photos.map(({ url }) => url).join()).toContain(`affiliateId=${INES}`)
  for (const { url } of photos) expect((await world.call('student').get(url)).status).toBe(200)

  // A card that was shown before is still the same entry of the lists, and not withdrawn.
  const held = await cardsOf('student')
  for (const { licenseID, code } of cards) {
    const index = indexOf(held.find((card) => card.licenseID === licenseID)?.code)
    expect(index).toBe(indexOf(code))
    expect(
      await db().query('select from trust_statement where status_index = $1 and revoked_at is null', [index]),
    ).toHaveLength(1)
  }
  const mine: Card[] = await (await world.call('student').get('/api/pro/certifications/me')).json()
  expect(mine.filter(({ licenseID }) => ['2611180000', '2308201719'].includes(licenseID))).toHaveLength(2)

  const courses = await db().query<{ certified: boolean; ended: boolean }>(
    `select certified_at is not null as certified, ended_at is not null as ended from enrolment
     where affiliate_id = $1 and package_id = $2 order by 1`,
    [INES, OPEN_WATER],
  )
  expect(courses).toEqual([
    { certified: false, ended: true },
    { certified: true, ended: false },
  ])
  expect(await countOf('dive_log', MARA)).toBe(0)
  expect(await countOf('dive_log_seal', MARA)).toBe(10)

  expect((await openPerson(INES)).history[0]).toMatchObject({
    action: 'accounts-merged',
    detail: { from: MARA, to: INES, reason: REASON },
  })
  expect((await openPerson(MARA)).history[0]).toMatchObject({ action: 'accounts-merged' })
  const notified = await db().query(
    `select from notification where affiliate_id = $1 and kind = 'accounts-merged'
       and values ->> 'number' = $2`,
    [INES, String(MARA)],
  )
  expect(notified).toHaveLength(1)

  expect((await undo(done.body.id)).status).toBe(204)
  expect((await undo(done.body.id)).status).toBe(204)
  expect(await contentOf(MARA, INES)).toEqual(content)
  const afterwards = await db().query(
    `select affiliate_id::int as person, values ->> 'number' as number from notification
     where kind = 'merge-undone' order by 1`,
  )
  expect(afterwards).toEqual(
    [
      { person: MARA, number: String(INES) },
      { person: INES, number: String(MARA) },
    ].sort((one, other) => one.person - other.person),
  )
  const mara = await signIn(world.url, 'diver')
  expect(mara.idToken).not.toBe('')
  expect(await openPerson(MARA)).toMatchObject({ mergedInto: null, merges: [] })
  expect((await openPerson(MARA)).history[0]).toMatchObject({ action: 'merge-undone' })
})

test('[OF-03] the old number, name and address lead to the account that stays; its sessions end', async () => {
  const nico = await world.signIn('newcomer')
  expect((await merge(THEO, NICO)).status).toBe(200)
  const refreshed = await nico.visitor.fetch('/api/auth/session/refresh', { method: 'POST' })
  expect(refreshed.status).toBe(401)
  expect((await openPerson(NICO)).sessions).toEqual([])

  for (const text of [String(NICO), 'newcomer@fathom.test', 'Nico']) {
    const answer = await world.call('staff').get(`/api/office/people?search=${encodeURIComponent(text)}`)
    const { items } = (await answer.json()) as PeopleWire
    expect(items).toContainEqual(expect.objectContaining({ affiliateId: NICO, mergedInto: THEO }))
  }
  expect(await openPerson(NICO)).toMatchObject({ mergedInto: THEO, merges: [{ from: NICO, to: THEO }] })
  expect(await openPerson(THEO)).toMatchObject({ mergedInto: null, merges: [{ from: NICO, to: THEO }] })

  // Everybody in the demo has the same password: the old address opens the account that stays.
  const { idToken } = await signIn(world.url, 'newcomer')
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  expect(JSON.stringify(claims)).toContain(String(THEO))
  expect(JSON.stringify(claims)).not.toContain(String(NICO))
  const account = await world.call('trial').get('/api/auth/user/trial@fathom.test')
  expect(await account.json()).toMatchObject({ affiliateId: THEO, mergedNumbers: [NICO] })
  const typed = await world.call('staff').put(`/api/office/people/${NICO}/type`, { type: 2 })
  expect((await typed.json()).problem).toBe('already-merged')
})

test('[OF-03] forms move as they were signed, and still verify', async () => {
  const documents = await db().query<{ id: string; seal: string; sealed: string[] }>(
    `select d.id, d.seal, array_agg(b.sealed order by b.id) as sealed from form_document d
     join form_blob b on b.affiliate_id = d.affiliate_id and b.document_id = d.id
     where d.affiliate_id = $1 group by 1, 2 order by 1`,
    [RUTH],
  )
  expect(documents.length).toBeGreaterThan(1)
  const verify = async () =>
    Promise.all(
      documents.map(async ({ id: documentId, seal }) => {
        const contentHash = Buffer.from(seal, 'base64url').toString('hex')
        return (
          await world.call('staff').post('/api/forms/documents/verify', { documentId, contentHash })
        ).json()
      }),
    )
  const before = await verify()
  // A form counts for anyone who has the name and birth date that it was signed with.
  await db().query(
    `update account a set given_name = r.given_name, family_name = r.family_name, birthdate = r.birthdate
     from account r where a.affiliate_id = $1 and r.affiliate_id = $2`,
    [SAM, RUTH],
  )
  const preview = await previewOf(SAM, RUTH)
  expect(preview.moves).toContainEqual({ area: 'forms', count: documents.length })
  // Nothing in it is an answer: only kinds and counts.
  expect(Object.keys(preview)).toEqual(['stays', 'goes', 'refusal', 'moves', 'conflicts'])
  expect((await merge(SAM, RUTH)).status).toBe(200)
  expect(await verify()).toEqual(before)
  for (const { id } of documents)
    expect((await world.call('applicant').get(`/api/forms/documents/${id}/file?format=json`)).status).toBe(
      200,
    )
  const moved = await db().query<{ id: string; seal: string; sealed: string[] }>(
    `select d.id, d.seal, array_agg(b.sealed order by b.id) as sealed from form_document d
     join form_blob b on b.affiliate_id = d.affiliate_id and b.document_id = d.id
     where d.affiliate_id = $1 and d.sealed_for = $2 group by 1, 2 order by 1`,
    [SAM, RUTH],
  )
  expect(moved).toEqual(documents)
})

test('[OF-03] of two members of staff who merge at once, one merges and the other learns why not', async () => {
  const both = await Promise.all([
    merge(TEEN, 100007, { person: 'staff' }),
    merge(TEEN, 100007, { person: 'deskstaff' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.problem).toBe('already-merged')
  expect(await db().query('select from account_merge where from_id = 100007')).toHaveLength(1)
})

test('[OF-03] a merge is undone within 30 days, and not before a later one of the same account', async () => {
  const { body: first } = await merge(100008, 100005)
  const { body: second } = await merge(THEO, 100008)
  expect((await (await undo(first.id)).json()).problem).toBe('undo-later-first')
  const [end] = await db().query<{ into: number }>(
    'select merged_into::float8 as into from account where affiliate_id = 100005',
  )
  expect(end?.into).toBe(THEO)
  expect((await undo(second.id)).status).toBe(204)
  const [back] = await db().query<{ into: number }>(
    'select merged_into::float8 as into from account where affiliate_id = 100005',
  )
  expect(back?.into).toBe(100008)
  await db().query(`update account_merge set merged_at = merged_at - interval '31 days' where id = $1`, [
    first.id,
  ])
  expect((await (await undo(first.id)).json()).problem).toBe('undo-over')
  expect((await undo(randomUUID())).status).toBe(404)
})
