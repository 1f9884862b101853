import type { FormListingWire, FormStandingsWire } from '@fathom/contract/forms'
import type { ERecordWire } from '@fathom/contract/training'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aMedical, aRelease, BLANKS, formsOf } from '../forms.fixture.ts'

const TEEN = 100006
/** The account that the teen opens as an adult. */
const SECOND = 100002
const ADULT = '1990-01-01'

let world: World<Server>
let minor = ''
beforeAll(async () => {
  world = await startWorld(startServer)
  const [teen] = await db().query<{ day: string }>(
    `select to_char(birthdate, 'YYYY-MM-DD') as day from account where affiliate_id = $1`,
    [TEEN],
  )
  minor = teen?.day ?? ''
})
const db = () => world.server.platform.db
beforeEach(async () => {
  await db().query('delete from form_document')
  await db().query(`delete from notification where kind = 'birth-date-confirmed'`)
  await db().query('delete from birth_date_confirmation')
  await db().query('delete from account_history where affiliate_id = $1', [TEEN])
  await db().query(
    `update account set given_name = 'Milo', family_name = 'Hart', birthdate = $2, birth_date_changed_at = null
     where affiliate_id = $1`,
    [TEEN, minor],
  )
  await secondIs('Milo', 'Hart')
  await teenIsTaught('certified_at = null, ended_at = null')
  await atStore(TEEN)
  await atStore(SECOND)
  await nobodyWasKnown()
})

const secondIs = (given: string, family: string) =>
  db().query(
    `update account set given_name = $2, family_name = $3, birthdate = $4, birth_date_changed_at = null,
       birth_date_doubted_at = null, birth_date_confirmed_at = null, birth_date_confirmed_by = null, birth_date_confirmed_by_name = null
     where affiliate_id = $1`,
    [SECOND, given, family, ADULT],
  )
/** As if nobody had looked before. */
const forgetDoubt = () => db().query('update account set birth_date_doubted_at = null')
const nobodyWasKnown = async () => {
  await db().query('delete from past_teacher')
  await db().query('delete from past_guest')
  await db().query('delete from dsd_checkpoint where affiliate_id = any($1::bigint[])', [[TEEN, SECOND]])
}
const atStore = (affiliateId: number) =>
  db().query('update enrolment set store_number = 7001, member_number = null where affiliate_id = $1', [
    affiliateId,
  ])
const teenIsTaught = (change: string) =>
  db().query(`update enrolment set ${change} where affiliate_id = $1`, [TEEN])

async function signBoth(participant: string) {
  const second = await formsOf(world, 'student')
  const medical = await second.submit(aMedical())
  const release = await second.submit(aRelease({ answers: { ...BLANKS, participant } }))
  expect([medical.status, release.status]).toEqual([201, 201])
}

const standing = async () => {
  const { body } = await (await formsOf(world, 'instructor')).get<FormStandingsWire>('/standings')
  const found = body.find(({ affiliateId }) => affiliateId === SECOND)
  return { ...found, states: [found?.medical?.state, found?.release.state] }
}
const AWAITED = ['birth-date-awaited', 'birth-date-awaited']
const CLEARED = ['cleared', 'cleared']

async function decide(method: 'POST' | 'DELETE') {
  const { idToken, visitor } = await world.session('instructor')
  const at = `${world.url}/api/forms/students/${SECOND}/birth-date`
  const headers = { authorization: `Bearer ${idToken}`, cookie: visitor.cookies.header() }
  const body = JSON.stringify({ birthDate: ADULT, isDocumentSeen: true, statementVersion: 1 })
  const answer =
    method === 'POST'
      ? await fetch(at, { method, headers: { ...headers, 'content-type': 'application/json' }, body })
      : await fetch(`${at}?birthDate=${ADULT}`, { method, headers })
  return answer.status
}

test('[TS-05] a second account with the name of a minor clears nobody until a teacher has confirmed the birth date', async () => {
  await signBoth('Milo Hart')
  expect((await standing()).states).toEqual(AWAITED)
  expect((await standing()).changedBirthDate).toMatchObject({
    ...{ birthDate: ADULT, earlier: [], changedAt: null, isToConfirm: true, hasMinorNamesake: true },
  })
  expect(await decide('POST')).toBe(204)
  expect((await standing()).states).toEqual(CLEARED)
  expect((await standing()).changedBirthDate).toMatchObject({
    ...{ isToConfirm: false, hasMinorNamesake: false, confirmed: { by: 'Kai Nakamura' } },
  })
  expect(await decide('DELETE')).toBe(204)
  expect((await standing()).states).toEqual(AWAITED)
})

test('[TS-05] the confirmation is a notification to the diver, once', async () => {
  for (let round = 0; round < 2; round++) expect(await decide('POST')).toBe(204)
  const notified = await db().query(
    `select affiliate_id::int as id from notification where kind = 'birth-date-confirmed'`,
  )
  expect(notified).toEqual([{ id: SECOND }])
})

test('[TS-05] the diver reads that the birth date is awaited, and nothing of the other person', async () => {
  await signBoth('Milo Hart')
  const listed: FormListingWire[] = await (await formsOf(world, 'student')).list()
  expect(listed.map(({ state }) => state)).toEqual(AWAITED)
  expect(JSON.stringify(listed)).not.toContain(minor)
  expect(JSON.stringify(listed)).not.toContain(String(TEEN))
})

test('[TS-05] the record marks the birth date, and the course takes neither form as done', async () => {
  await signBoth('Milo Hart')
  const [enrolment] = await db().query<{ id: string }>(
    'select id from enrolment where affiliate_id = $1 and ended_at is null limit 1',
    [SECOND],
  )
  const record = async () =>
    (await (
      await world
        .call('instructor')
        .get(`/api/learning/courses/${enrolment?.id}/instructor/eRecord?affiliateId=${SECOND}`)
    ).json()) as ERecordWire
  const open = ({ missing }: ERecordWire) =>
    missing.filter(({ state }) => state !== 'done').map(({ step }) => step)
  expect(await record()).toMatchObject({ birthDate: ADULT, isBirthDateUnconfirmed: true })
  expect(open(await record())).toEqual(expect.arrayContaining(['release', 'medical']))
  await decide('POST')
  expect(await record()).toMatchObject({ isBirthDateUnconfirmed: false })
  expect(open(await record())).not.toContain('medical')
})

test('[TS-05] the name counts in any spelling, and so does every birth date that the other account had', async () => {
  await secondIs('HART', 'Mílo')
  await signBoth('HART Mílo')
  expect((await standing()).states).toEqual(AWAITED)
  await db().query(
    `insert into account_history (affiliate_id, what, before, changed_at) values ($1, 'person', $2, now())`,
    [TEEN, JSON.stringify({ birthDate: minor })],
  )
  await db().query(
    `update account set birthdate = '1985-01-01', birth_date_changed_at = now() where affiliate_id = $1`,
    [TEEN],
  )
  expect((await standing()).states).toEqual(AWAITED)
  await db().query('delete from account_history where affiliate_id = $1', [TEEN])
  await forgetDoubt()
  expect((await standing()).states).toEqual(CLEARED)
})

test.each([
  ['Дмитрий', 'Григорьев', 'ДМИТРИЙ', 'ГРИГОРЬЕВ'],
  ['Γιάννης', 'Παππάς', 'ΓΙΑΝΝΗΣ', 'ΠΑΠΠΑΣ'],
  ['Νίκος', 'Λαμπρού', 'νίκος', 'ΛΑΜΠΡΟΎ'],
  ['Jonas', 'Meier', 'Jonas Karl', 'Meier'],
])('[TS-05] %s %s is %s %s', async (given, family, otherGiven, otherFamily) => {
  await db().query('update account set given_name = $2, family_name = $3 where affiliate_id = $1', [
    ...[TEEN, given, family],
  ])
  await secondIs(otherGiven, otherFamily)
  await signBoth(`${otherGiven} ${otherFamily}`)
  expect((await standing()).states).toEqual(AWAITED)
})

test('[TS-05] only a minor who is or was known where the adult is taught counts, up to a year after the course', async () => {
  await teenIsTaught(`certified_at = now() - interval '364 days'`)
  await signBoth('Milo Hart')
  expect((await standing()).states).toEqual(AWAITED)
  await forgetDoubt()
  await teenIsTaught(`certified_at = now() - interval '366 days'`)
  expect((await standing()).states).toEqual(CLEARED)
  await teenIsTaught(`certified_at = null, ended_at = now() - interval '1 day'`)
  expect((await standing()).states).toEqual(AWAITED)
  await forgetDoubt()
  await teenIsTaught('ended_at = null, store_number = 7003, member_number = null')
  expect((await standing()).states).toEqual(AWAITED)
  await forgetDoubt()
  await db().query(`update past_teacher set left_at = now() - interval '366 days'`)
  expect((await standing()).states).toEqual(CLEARED)
})

const call = async (who: 'teen' | 'student', method: 'PUT' | 'POST', path: string, body: object) => {
  const { idToken, visitor } = await world.session(who)
  const headers = {
    authorization: `Bearer ${idToken}`,
    cookie: visitor.cookies.header(),
    'content-type': 'application/json',
  }
  return (await fetch(`${world.url}${path}`, { method, headers, body: JSON.stringify(body) })).status
}

const moves = async (who: 'teen' | 'student', affiliateId: number) => {
  const courses = await db().query<{ id: string }>(
    'select id from enrolment where affiliate_id = $1 and ended_at is null and certified_at is null',
    [affiliateId],
  )
  for (const { id } of courses)
    expect(await call(who, 'PUT', `/api/learning/courses/${id}/store`, { storeNumber: 7003 })).toBe(200)
}

test('[TS-05] a minor who moves to another dive center, before or after, clears nobody', async () => {
  await moves('teen', TEEN)
  await signBoth('Milo Hart')
  expect((await standing()).states).toEqual(AWAITED)
  await db().query('delete from past_teacher')
  expect((await standing()).states).toEqual(AWAITED)
  expect(await decide('POST')).toBe(204)
  expect((await standing()).states).toEqual(CLEARED)
})

test('[TS-05] a minor who was a guest of the dive center and goes to another is still known there', async () => {
  const guest = (store_number: number) => ({ store_number, member_number: null, status: 'forms' })
  await teenIsTaught('store_number = null, member_number = null')
  await nobodyWasKnown()
  expect(await call('teen', 'POST', '/api/checkpoint/CreateCheckPoint', guest(7001))).toBeLessThan(300)
  expect(await call('teen', 'PUT', '/api/checkpoint/UpdateCheckpoint', guest(7003))).toBeLessThan(300)
  await signBoth('Milo Hart')
  expect((await standing()).states).toEqual(AWAITED)
})

test('[TS-05] another name of either account, or another dive center of the adult, ends no wait', async () => {
  const teenIs = (given: string) =>
    db().query('update account set given_name = $2 where affiliate_id = $1', [TEEN, given])
  await signBoth('Milo Hart')
  await teenIs('Otto')
  await db().query('delete from past_teacher')
  const own = async () => (await (await formsOf(world, 'student')).list()).map(({ state }) => state)
  expect(await own()).toEqual(AWAITED)
  await moves('student', SECOND)
  expect(await own()).toEqual(AWAITED)
})

test('[TS-05] a name that the minor had before counts', async () => {
  await db().query(
    `insert into account_history (affiliate_id, what, before, changed_at) values ($1, 'person', $2, now())`,
    [TEEN, JSON.stringify({ firstName: 'Milo', lastName: 'Hart', birthDate: minor })],
  )
  await db().query(`update account set given_name = 'Otto' where affiliate_id = $1`, [TEEN])
  await signBoth('Milo Hart')
  expect((await standing()).states).toEqual(AWAITED)
})

test('[TS-05] an account at the mailbox of a minor waits, whatever its name is', async () => {
  await secondIs('Ada', 'Reef')
  await signBoth('Ada Reef')
  expect((await standing()).states).toEqual(CLEARED)
  await db().query(
    `with other as (
       insert into account (email, affiliate_type, given_name, family_name, birthdate, password_hash)
       select replace(email, '@', '+x@'), 1, 'Lia', 'Brook', $2, 'x' from account where affiliate_id = $1
       returning affiliate_id)
     insert into dsd_checkpoint (affiliate_id, store_number, status, confirmed_at)
     select affiliate_id, 7001, 'forms', now() from other`,
    [SECOND, minor],
  )
  expect((await standing()).states).toEqual(AWAITED)
  await db().query(`update account set birthdate = '1985-01-01' where family_name = 'Brook'`)
})

test('[TS-05] a namesake of full age, and another name, hold nobody up', async () => {
  await db().query(`update account set birthdate = '1985-01-01' where affiliate_id = $1`, [TEEN])
  await signBoth('Milo Hart')
  expect((await standing()).states).toEqual(CLEARED)
  expect(await decide('POST')).toBe(409)
  await db().query('update account set birthdate = $2 where affiliate_id = $1', [TEEN, minor])
  await secondIs('Mila', 'Hart')
  await signBoth('Mila Hart')
  expect((await standing()).states).toEqual(CLEARED)
})
