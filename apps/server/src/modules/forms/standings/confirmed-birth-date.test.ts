import type { FormListingWire, FormStandingsWire, FormsDueWire, FormToFillWire } from '@fathom/contract/forms'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aMedical, aRelease, BLANKS, formsOf } from '../forms.fixture.ts'

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
  await db().query(`delete from account_history where affiliate_id = $1 and what = 'person'`, [TEEN])
  await db().query(
    `update account set birthdate = $2, birth_date_changed_at = null, birth_date_confirmed_at = null
     where affiliate_id = $1`,
    [TEEN, real],
  )
})

type Person = { birthDate: string; [field: string]: string }

/** With the cookie of a fresh sign-in (TS-17). */
async function callAs(person: string, method: string, path: string, body?: object) {
  const { idToken, visitor } = await world.signIn(person)
  const headers = {
    authorization: `Bearer ${idToken}`,
    cookie: visitor.cookies.header(),
    'content-type': 'application/json',
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
  const body = { birthDate, isDocumentSeen: true }
  const answer = await callAs(person, 'POST', `/forms/students/${TEEN}/birth-date`, body)
  const text = await answer.text()
  return [answer.status, text ? JSON.parse(text).problem : undefined]
}

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
  await confirm('instructor', ADULT)
  expect(await definition()).toMatchObject({ isBirthDateUnconfirmed: false, signers: ['participant'] })
  expect(await due()).toEqual([false, false])
})

test('[TS-05] the record names both dates and who confirmed; another change asks again', async () => {
  await becomeBorn(ADULT)
  expect((await standing())?.changedBirthDate).toMatchObject({
    ...{ birthDate: ADULT, before: real, isToConfirm: true, confirmed: null },
  })
  await signBoth()
  await confirm('instructor', ADULT)
  expect((await standing())?.changedBirthDate).toMatchObject({
    ...{ isToConfirm: false, confirmed: { by: 'Kai Nakamura', at: expect.any(String) } },
  })
  await becomeBorn('1990-01-02')
  expect((await standing())?.changedBirthDate).toMatchObject({
    ...{ birthDate: '1990-01-02', before: ADULT, isToConfirm: true, confirmed: null },
  })
  expect((await standing())?.states).toEqual(['guardian-awaited', 'guardian-awaited'])
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
  const { idToken } = await world.signIn('instructor')
  const bare = await fetch(`${world.url}/api/forms/students/${TEEN}/birth-date`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ birthDate: ADULT, isDocumentSeen: true }),
  })
  expect([bare.status, (await bare.json()).problem]).toEqual([403, 'authentication-needed'])
  expect((await standing())?.changedBirthDate?.isToConfirm).toBe(true)
})
