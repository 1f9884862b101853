import type { FormListingWire, FormStandingsWire, FormsDueWire, FormToFillWire } from '@fathom/contract/forms'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aGuardian, aMedical, aRelease, BLANKS, byLink, formsOf } from '../forms.fixture.ts'

const TEEN = 100006
const ADULT = '1990-01-01'

let world: World<Server>
let real = ''
beforeAll(async () => {
  world = await startWorld(startServer)
  real = (await account()).birthDate
})
const db = () => world.server.platform.db
beforeEach(async () => {
  await db().query('delete from form_document')
  await db().query('delete from birth_date_confirmation where affiliate_id = $1', [TEEN])
  await db().query(`delete from notification where affiliate_id = $1 and kind = 'birth-date-unconfirmed'`, [
    TEEN,
  ])
  await db().query(`delete from account_history where affiliate_id = $1 and what = 'person'`, [TEEN])
  await db().query(
    `update account set birthdate = $2, birth_date_changed_at = null, birth_date_confirmed_at = null
     where affiliate_id = $1`,
    [TEEN, real],
  )
})

type Person = { birthDate: string; [field: string]: string }

/** With the cookie of the sign-in (TS-17). */
async function callAs(person: string, method: string, path: string, body?: object) {
  const { idToken, visitor } = await world.session(person)
  const headers = {
    authorization: `Bearer ${idToken}`,
    cookie: visitor.cookies.header(),
    ...(body && { 'content-type': 'application/json' }),
  }
  return fetch(`${world.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

const account = async () =>
  (await (await callAs('teen', 'GET', '/auth/user/teen@fathom.test')).json()) as Person

async function becomeBorn(birthDate: string) {
  const body = { ...(await account()), clientId: 'fathom-portal', birthDate }
  expect((await callAs('teen', 'PUT', '/auth/user/update/teen@fathom.test', body)).status).toBe(200)
}

async function confirm(person: string, birthDate: string) {
  const body = { birthDate, isDocumentSeen: true, statementVersion: 1 }
  const answer = await callAs(person, 'POST', `/forms/students/${TEEN}/birth-date`, body)
  const text = await answer.text()
  return [answer.status, text ? JSON.parse(text).problem : undefined]
}

async function takeBack(person: string, birthDate: string, staffName = '') {
  const query = new URLSearchParams({ birthDate, ...(staffName && { staffName }) })
  const path = `/forms/students/${TEEN}/birth-date?${query}`
  const answer = await callAs(person, 'DELETE', path)
  const text = await answer.text()
  return [answer.status, text ? JSON.parse(text).problem : undefined]
}

const confirmations = () =>
  db().query(
    `select confirmed_by_name as by, statement_version as version, taken_back_by_name as "takenBackBy"
     from birth_date_confirmation where affiliate_id = $1 order by id`,
    [TEEN],
  )

const standing = async () => {
  const { body } = await (await formsOf(world, 'instructor')).get<FormStandingsWire>('/standings')
  const found = body.find(({ affiliateId }) => affiliateId === TEEN)
  return found ? { ...found, states: [found.medical?.state, found.release.state] } : undefined
}

/** Signs both forms, by a direct call if the page would not offer it. */
async function signBoth() {
  const teen = await formsOf(world, 'teen')
  const { firstName, lastName } = await account()
  const medical = await teen.submit(aMedical())
  const release = await teen.submit(
    aRelease({ answers: { ...BLANKS, participant: `${firstName} ${lastName}` } }),
  )
  expect([medical.status, release.status]).toEqual([201, 201])
}

test('[TS-06] a minor who makes an adult of themself still needs a guardian, until a teacher has seen a document', async () => {
  await becomeBorn(ADULT)
  await signBoth()
  expect((await standing())?.states).toEqual(['guardian-awaited', 'guardian-awaited'])
  expect(await confirm('instructor', ADULT)).toEqual([204, undefined])
  expect((await standing())?.states).toEqual(['cleared', 'cleared'])
  const listed: FormListingWire[] = await (await formsOf(world, 'teen')).list()
  expect(listed.map(({ isGuardianAwaited }) => isGuardianAwaited)).toEqual([false, false])
})

test('[TS-05] the diver learns why a guardian is asked for, and that the confirmation ends it', async () => {
  const definition = async () =>
    (await (await formsOf(world, 'teen')).get<FormToFillWire>('/definitions/medical-questionnaire')).body
  expect(await definition()).toMatchObject({ isBirthDateUnconfirmed: false })
  await becomeBorn(ADULT)
  expect(await definition()).toMatchObject({
    isBirthDateUnconfirmed: true,
    signers: ['participant', 'guardian'],
  })
  const due = async () =>
    (await (await formsOf(world, 'teen')).get<FormsDueWire>('/due')).body.map(
      ({ isBirthDateUnconfirmed }) => isBirthDateUnconfirmed,
    )
  expect(await due()).toEqual([true, true])
  const teen = await formsOf(world, 'teen')
  await teen.submit(aMedical())
  const listed = async () => (await teen.list())[0]
  expect(await listed()).toMatchObject({ isGuardianAwaited: true, isBirthDateUnconfirmed: true })
  await confirm('instructor', ADULT)
  expect(await definition()).toMatchObject({ isBirthDateUnconfirmed: false, signers: ['participant'] })
  expect(await due()).toEqual([false, false])
  expect(await listed()).not.toHaveProperty('isBirthDateUnconfirmed')
})

test('[TS-05] the record names both dates and who confirmed; another change asks again', async () => {
  await becomeBorn(ADULT)
  expect((await standing())?.changedBirthDate).toMatchObject({
    ...{ birthDate: ADULT, earlier: [real], isToConfirm: true, confirmed: null },
  })
  await signBoth()
  await confirm('instructor', ADULT)
  expect((await standing())?.changedBirthDate).toMatchObject({
    ...{ isToConfirm: false, confirmed: { by: 'Kai Nakamura', at: expect.any(String) } },
  })
  await becomeBorn('1990-01-02')
  expect((await standing())?.changedBirthDate).toMatchObject({
    ...{ birthDate: '1990-01-02', earlier: [real, ADULT], isToConfirm: true, confirmed: null },
  })
  // The confirmation ended with the change: otherwise a day more would hide the minor's date for good.
  expect((await standing())?.states).not.toContain('cleared')
  await signBoth()
  expect((await standing())?.states).toEqual(['guardian-awaited', 'guardian-awaited'])
})

test('[TS-05] a new name after a confirmation does not keep it from being taken back', async () => {
  await becomeBorn(ADULT)
  await confirm('instructor', ADULT)
  await db().query(
    `insert into account_history (affiliate_id, what, before, changed_at)
     values ($1, 'person', $2, now())`,
    [TEEN, JSON.stringify({ firstName: 'Milo', birthDate: ADULT })],
  )
  await takeBack('instructor', ADULT)
  expect((await standing())?.changedBirthDate).toMatchObject({
    ...{ birthDate: ADULT, earlier: [real], isToConfirm: true, confirmed: null },
  })
  await signBoth()
  expect((await standing())?.states).toEqual(['guardian-awaited', 'guardian-awaited'])
})

test('[TS-05] nobody older than 45 becomes younger by their own word, and no change hides the first date', async () => {
  const [old, first, second] = ['1957-03-03', '1991-03-03', '1990-03-03']
  await db().query('update account set birthdate = $2 where affiliate_id = $1', [TEEN, old])
  const forms = await formsOf(world, 'teen')
  const signAs = async (q2: 'yes' | 'no') => {
    const boxB = { b1: 'no', b2: 'no', b3: 'no', b4: 'no' }
    const answers = q2 === 'yes' ? { ...ALL_NO, q2, ...boxB } : { ...ALL_NO, q2 }
    return (await forms.submit(aMedical({ answers }))).body.problem
  }
  await becomeBorn(first)
  await becomeBorn(second)
  expect(await signAs('no')).toBe('age-contradiction')
  expect((await forms.get<FormToFillWire>('/definitions/medical-questionnaire')).body).toMatchObject({
    ...{ ageBirthDate: old, signers: ['participant'] },
  })
  expect(await signAs('yes')).toBeUndefined()
  expect((await standing())?.states[0]).toBe('cleared')
  expect((await standing())?.changedBirthDate).toMatchObject({
    ...{ birthDate: second, earlier: [old, first], isToConfirm: true, confirmed: null },
  })
  expect(await confirm('instructor', second)).toEqual([204, undefined])
  // The answer no longer follows from the birth date, so it is given again.
  expect((await standing())?.states[0]).toBe('details-changed')
  expect(await signAs('no')).toBeUndefined()
  expect((await standing())?.states[0]).toBe('cleared')
  await becomeBorn(old)
  expect((await standing())?.states[0]).toBe('details-changed')
})

test('[TS-05] a questionnaire from before the rule that answered by the youngest date counts no longer', async () => {
  const forms = await formsOf(world, 'teen')
  await db().query(`update account set birthdate = '1990-03-03' where affiliate_id = $1`, [TEEN])
  expect((await forms.submit(aMedical())).status).toBe(201)
  expect((await standing())?.states[0]).toBe('cleared')
  await db().query(
    `insert into account_history (affiliate_id, what, before, changed_at)
     values ($1, 'person', '{"birthDate": "1957-03-03"}', now() - interval '1 day')`,
    [TEEN],
  )
  await db().query('update account set birth_date_changed_at = now() where affiliate_id = $1', [TEEN])
  expect((await standing())?.states[0]).toBe('details-changed')
})

test('[TS-06] what was signed alone under an unconfirmed birth date does not count', async () => {
  await becomeBorn(ADULT)
  // As before the rule: nobody knew of the earlier birth date when it was signed.
  const history = await db().query<{ before: object; changed_at: Date }>(
    `delete from account_history where affiliate_id = $1 and what = 'person' returning before, changed_at`,
    [TEEN],
  )
  await signBoth()
  expect((await standing())?.states).toEqual(['cleared', 'cleared'])
  for (const { before, changed_at } of history)
    await db().query(
      `insert into account_history (affiliate_id, what, before, changed_at) values ($1, 'person', $2, $3)`,
      [TEEN, JSON.stringify(before), changed_at],
    )
  expect((await standing())?.states).toEqual(['details-changed', 'details-changed'])
  await confirm('instructor', ADULT)
  expect((await standing())?.states).toEqual(['cleared', 'cleared'])
})

test('[TS-05] only a teacher who has just proved who they are confirms, and only the present date', async () => {
  await becomeBorn(ADULT)
  expect(await confirm('teen', ADULT)).toEqual([403, 'not-yours'])
  expect(await confirm('diver', ADULT)).toEqual([403, 'not-yours'])
  expect(await confirm('instructor', '1991-01-01')).toEqual([409, 'stale'])
  const { idToken } = await world.session('instructor')
  const bare = await fetch(`${world.url}/api/forms/students/${TEEN}/birth-date`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ birthDate: ADULT, isDocumentSeen: true, statementVersion: 1 }),
  })
  expect([bare.status, (await bare.json()).problem]).toEqual([403, 'authentication-needed'])
  expect((await standing())?.changedBirthDate?.isToConfirm).toBe(true)
})

test('[TS-05] the teacher learns that another student has this name, in any spelling', async () => {
  const names = async () =>
    (await (await formsOf(world, 'instructor')).get<FormStandingsWire>('/standings')).body
      .filter(({ hasNamesake }) => hasNamesake)
      .map(({ name }) => name)
  expect(await names()).toEqual([])
  const rename = (given: string, family: string) =>
    db().query('update account set given_name = $1, family_name = $2 where affiliate_id = 100002', [
      given,
      family,
    ])
  onTestFinished(() => rename('Ines', 'Duarte').then(() => undefined))
  await rename('HART', 'Mílo')
  expect((await names()).sort()).toEqual(['HART Mílo', 'Milo Hart'])
})

test('[TS-05] the statement that was ticked is recorded with its version; another or none is refused', async () => {
  await becomeBorn(ADULT)
  for (const body of [
    { birthDate: ADULT, isDocumentSeen: true },
    { birthDate: ADULT, isDocumentSeen: true, statementVersion: 2 },
    { birthDate: ADULT, isDocumentSeen: false, statementVersion: 1 },
  ])
    expect((await callAs('instructor', 'POST', `/forms/students/${TEEN}/birth-date`, body)).status).toBe(400)
  expect(await confirmations()).toEqual([])
  for (let round = 0; round < 2; round++) expect(await confirm('instructor', ADULT)).toEqual([204, undefined])
  expect(await confirmations()).toEqual([{ by: 'Kai Nakamura', version: 1, takenBackBy: null }])
})

test('[TS-05] another teacher takes a confirmation back: the rule before holds again, and the diver is notified once', async () => {
  await becomeBorn(ADULT)
  await signBoth()
  await confirm('instructor', ADULT)
  expect((await standing())?.states).toEqual(['cleared', 'cleared'])
  expect(await takeBack('teen', ADULT)).toEqual([403, 'not-yours'])
  expect(await takeBack('diver', ADULT)).toEqual([403, 'not-yours'])
  expect(await takeBack('instructor', '1991-01-01')).toEqual([409, 'stale'])
  expect(await takeBack('store', ADULT)).toEqual([422, 'staff-name-incomplete'])
  expect(await takeBack('store', ADULT, 'Milo Hart')).toEqual([422, 'staff-name-incomplete'])
  for (let round = 0; round < 2; round++)
    expect(await takeBack('store', ADULT, 'Lena Brandt')).toEqual([204, undefined])
  expect((await standing())?.states).toEqual(['guardian-awaited', 'guardian-awaited'])
  expect((await standing())?.changedBirthDate).toMatchObject({ isToConfirm: true, confirmed: null })
  expect(await confirmations()).toEqual([
    { by: 'Kai Nakamura', version: 1, takenBackBy: 'Lena Brandt (Harbour Divers)' },
  ])
  const notified = await db().query(
    `select "values" ->> 'teacher' as teacher from notification where affiliate_id = $1 and kind = 'birth-date-unconfirmed'`,
    [TEEN],
  )
  expect(notified).toEqual([{ teacher: 'Lena Brandt (Harbour Divers)' }])
  expect(await confirm('instructor', ADULT)).toEqual([204, undefined])
})

test('[TS-17] a stale session does not take a confirmation back', async () => {
  await becomeBorn(ADULT)
  await confirm('instructor', ADULT)
  const { idToken } = await world.session('instructor')
  const bare = await fetch(`${world.url}/api/forms/students/${TEEN}/birth-date?birthDate=${ADULT}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${idToken}` },
  })
  expect([bare.status, (await bare.json()).problem]).toEqual([403, 'authentication-needed'])
  expect((await standing())?.changedBirthDate?.confirmed).not.toBeNull()
})

test("[TS-06] a confirmed adult's guardian link closes, by mail and in person; after a withdrawal a new one is sent", async () => {
  await becomeBorn(ADULT)
  const teen = await formsOf(world, 'teen')
  const { documentId } = (await teen.submit(aMedical())).body
  const link = byLink(world, await teen.link(documentId, 'guardian'))
  const seen = (await link.read()).body
  expect([seen.birthDate, seen.birthDateChange?.earlier]).toEqual([ADULT, [real]])
  const inPerson = `/forms/students/${TEEN}/documents/${documentId}/guardian`
  const counter = await (await callAs('instructor', 'GET', inPerson)).json()
  expect([counter.birthDate, counter.birthDateChange.earlier]).toEqual([ADULT, [real]])
  await confirm('instructor', ADULT)
  const { status, body } = await link.read()
  expect([status, body.problem, body.answers]).toEqual([410, 'guardian-not-needed', undefined])
  expect((await link.act(aGuardian)).body?.problem).toBe('guardian-not-needed')
  expect((await teen.ask(documentId, 'guardian')).body.problem).toBe('nobody-awaited')
  for (const [method, path] of [
    ['GET', inPerson],
    ['POST', `${inPerson}/handover`],
  ] as const) {
    const answer = await callAs('instructor', method, path, method === 'POST' ? {} : undefined)
    expect([path, answer.status, (await answer.json()).problem]).toEqual([path, 409, 'guardian-not-needed'])
  }
  const [listed] = (await teen.list()) as FormListingWire[]
  expect(JSON.stringify(listed)).not.toContain('"role":"guardian"')
  await takeBack('instructor', ADULT)
  expect((await link.read()).body.problem).toBe('link-ended')
  const next = byLink(world, await teen.link(documentId, 'guardian'))
  expect((await next.read()).status).toBe(200)
  expect((await next.act(aGuardian)).status).toBe(204)
})
