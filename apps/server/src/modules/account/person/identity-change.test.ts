import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../account-server.fixture.ts'
import type { Browser } from '../browser.fixture.ts'

const EMAIL = 'diver@fathom.test'
let server: AccountServer
let mara: Browser
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
  mara = server.aBrowser()
  await mara.signIn()
})
afterAll(() => server.close())

const read = async () => (await mara.call('GET', `/api/auth/user/${EMAIL}`)).json()

const person = {
  affiliateId: 100001,
  firstName: 'Mara',
  lastName: 'Lindqvist',
  middleName: '',
  birthDate: '1991-04-18',
  gender: 'female',
  clientId: 'fathom-portal',
}

const update = (more: object) => mara.call('PUT', `/api/auth/user/update/${EMAIL}`, { ...person, ...more })

const age = (seconds: number) =>
  server.db.query(`update web_session set authenticated_at = now() - $1 * interval '1 second'`, [seconds])

const unsentLetters = () =>
  server.db.query(`select id from jobs.job where name = 'account.letter' and state < 'completed'`)

test.each([{ firstName: 'Maria' }, { middleName: 'Eva' }, { lastName: 'Lind' }, { birthDate: '1985-06-01' }])(
  '[TS-17] %j needs an authentication of the last five minutes, and other details do not',
  async (more) => {
    await update({})
    await age(310)
    const before = await read()
    const refused = await update(more)
    expect([refused.statusCode, refused.json().problem]).toEqual([403, 'authentication-needed'])
    expect(await read()).toEqual(before)
    expect((await update({ gender: 'other' })).statusCode).toBe(200)
    const proved = await mara.call('POST', '/api/auth/user/authenticate', { password: 'Reef1234' })
    expect([proved.statusCode, proved.json()]).toMatchObject([200, {}])
    expect((await update(more)).json()).toMatchObject(more)
    await update({})
  },
)

test('[TS-17] a bearer without its browser changes neither name nor birth date', async () => {
  const headers = { authorization: `Bearer ${await mara.idToken()}`, 'content-type': 'application/json' }
  for (const more of [{ lastName: 'Thief' }, { birthDate: '2001-01-01' }]) {
    const answer = await server.app.inject({
      ...({ method: 'PUT', url: `/api/auth/user/update/${EMAIL}`, headers } as const),
      payload: JSON.stringify({ ...person, ...more }),
    })
    expect([answer.statusCode, answer.json().problem]).toEqual([403, 'authentication-needed'])
  }
})

test('[TS-22] another name and another birth date are mailed, each by itself, and the same ones are not', async () => {
  const subjects = async () =>
    (await server.mail.recent(100))
      .map(({ subject }) => subject)
      .filter((subject) => /was changed/.test(subject))
  await update({})
  // What the earlier changes mailed must not be counted here.
  await expect.poll(unsentLetters).toEqual([])
  const before = (await subjects()).length
  await update({ lastName: 'Lind' })
  await update({ lastName: 'Lind', gender: 'other' })
  await update({ lastName: 'Lind', birthDate: '1985-06-01' })
  await update({ lastName: 'Lind', birthDate: '1985-06-01' })
  await expect.poll(async () => (await subjects()).length).toBe(before + 2)
  expect((await subjects()).slice(0, 2).toSorted()).toEqual([
    'Your date of birth was changed',
    'Your name was changed',
  ])
})

test('[TS-22] the mail about another birth date names the old and the new one, also if it changes again meanwhile', async () => {
  const texts = async () => (await server.mail.recent(100)).map(({ text }) => text).join()
  await update({})
  await update({ birthDate: '1979-03-04' })
  await update({ birthDate: '1986-07-02' })
  for (const dates of ['from 18 April 1991 to 4 March 1979', 'from 4 March 1979 to 2 July 1986'])
    await expect.poll(texts).toContain(`was changed ${dates}.`)
  await update({})
})
