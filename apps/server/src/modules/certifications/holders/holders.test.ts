import type { ECardWire, MyPhotosWire, WaitingNameWire } from '@fathom/contract/certifications'
import { readCode } from '@fathom/domain/trust'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const get = async <Wire>(person: string, path: string): Promise<Wire> =>
  (await world.call(person).get(path)).json() as Promise<Wire>
const cardsOf = (person: string) => get<ECardWire[]>(person, '/api/ecards/e-cards/consumer')

/** As the profile's form saves it. */
async function rename(person: string, changes: object): Promise<void> {
  const path = `/api/auth/user/${person}@fathom.test`
  const account = await get<Record<string, string>>(person, path)
  const { affiliateId, firstName, middleName, lastName, birthDate, gender } = account
  const answer = await world.call(person).put(`/api/auth/user/update/${person}@fathom.test`, {
    ...{ affiliateId, firstName, middleName, lastName, birthDate, gender, clientId: 'fathom-portal' },
    ...changes,
  })
  expect(answer.status).toBe(200)
}

const NAMES = '/api/pro/certifications/names'
const waiting = async () =>
  (await get<WaitingNameWire[]>('staff', `${NAMES}/waiting`)).find(
    ({ affiliateId }) => affiliateId === 100001,
  )
const decide = async (decision: string, asked: object, person = 'staff', reason = 'Send us a document.') =>
  (await world.call(person).post(`${NAMES}/100001/decision`, { decision, asked, reason })).status

const isRevoked = async (code: string | null | undefined): Promise<boolean> => {
  const found = readCode(code ?? '')
  if (found.is !== 'signed') throw new Error('the card has no signed code')
  const [row] = await world.server.platform.db.query(
    'select from trust_statement where status_index = $1 and revoked_at is not null',
    [found.statement.statusIndex],
  )
  return row !== undefined
}

const OTTO = { name: 'Otto Swindle', birthdate: '1970-05-05' }
const MARA = { name: 'Mara Lindqvist', birthdate: '1991-04-18' }

const signedFor = (code: string | null | undefined) => {
  const found = readCode(code ?? '')
  return found.is === 'signed' && found.statement.subject.kind === 'card'
    ? found.statement.subject.holder
    : undefined
}

test('[TS-14] a card keeps the name and date of birth under which it was conferred, whatever the account says', async () => {
  const before = await cardsOf('diver')
  await rename('diver', { firstName: 'Otto', lastName: 'Swindle', birthDate: '1970-05-05' })
  const after = await cardsOf('diver')
  expect(after.map(({ holderName, birthdate }) => [holderName, birthdate])).toEqual(
    before.map(() => ['Mara Lindqvist', '1991-04-18']),
  )
  expect(after.map(({ code, faceCode }) => [code, faceCode])).toEqual(
    before.map(({ code, faceCode }) => [code, faceCode]),
  )
  expect(signedFor(after[0]?.code)).toBe('Mara Lindqvist')
  expect(signedFor(after[0]?.faceCode)).toBe('Mara Lindqvist')
  expect(await get<MyPhotosWire>('diver', '/api/pro/certifications/photos/me')).toMatchObject({
    nameOnCard: 'Mara Lindqvist',
    hasOtherName: true,
  })
})

test('[TS-14] [RO-02] only staff see a new name and decide on it; a refused one stays off the cards', async () => {
  expect(await waiting()).toMatchObject({ onCards: MARA, asked: OTTO })
  expect((await world.call('diver').get(`${NAMES}/waiting`)).status).toBe(403)
  expect(await decide('confirmed', OTTO, 'diver')).toBe(403)
  expect(await decide('confirmed', { ...OTTO, name: 'Otto Other' })).toBe(409)
  expect(await decide('refused', OTTO, 'staff', ' ')).toBe(400)
  expect([await decide('refused', OTTO), await decide('refused', OTTO)]).toEqual([200, 200])
  expect(await waiting()).toBeUndefined()
  expect(await decide('confirmed', OTTO)).toBe(409)
  expect((await cardsOf('diver'))[0]?.holderName).toBe('Mara Lindqvist')
})

const ownName = () => get<MyPhotosWire>('diver', '/api/pro/certifications/photos/me')
const askAgain = async () => (await world.call('diver').post(`${NAMES}/me/request`)).status

test('[TS-14] [OF-05] a refused name says why to its owner, who asks for it again', async () => {
  expect(await ownName()).toMatchObject({
    hasOtherName: true,
    nameRefusal: { reason: 'Send us a document.' },
  })
  expect([await askAgain(), await askAgain()]).toEqual([204, 204])
  expect(await ownName()).toMatchObject({ hasOtherName: true, nameRefusal: null })
  expect(await waiting()).toMatchObject({ onCards: MARA, asked: OTTO })
  expect(await decide('refused', OTTO, 'staff', 'It is not yours.')).toBe(200)
  expect(await ownName()).toMatchObject({ nameRefusal: { reason: 'It is not yours.' } })
})

type Audit = { items: { action: string; detail: object }[] }
const newestEntry = async () =>
  (await get<Audit>('staff', '/api/office/audit?action=name-refused&subject=100001&limit=1')).items[0]

test('[OF-09] the audit log says which name was refused, and stores only the id of the decision', async () => {
  expect(await newestEntry()).toMatchObject({ detail: { name: OTTO.name, reason: 'It is not yours.' } })
  const { db } = world.server.platform
  expect(JSON.stringify(await db.query('select detail from audit_entry'))).not.toContain(OTTO.name)
})

test('[TS-14] a confirmed name is on every card at once, and the codes with the former name are withdrawn', async () => {
  await rename('diver', { firstName: 'Mara', lastName: 'Berg', birthDate: '1991-04-18' })
  const before = await cardsOf('diver')
  const asked = { name: 'Mara Berg', birthdate: '1991-04-18' }
  expect(await waiting()).toMatchObject({ onCards: MARA, asked })
  expect([await decide('confirmed', asked), await decide('confirmed', asked)]).toEqual([200, 200])
  const after = await cardsOf('diver')
  expect(after.map(({ code }) => signedFor(code))).toEqual(before.map(() => 'Mara Berg'))
  for (const { code } of before)
    expect([signedFor(code), await isRevoked(code)]).toEqual(['Mara Lindqvist', true])
  for (const { code, faceCode } of after)
    expect([await isRevoked(code), await isRevoked(faceCode)]).toEqual([false, false])
  expect(await waiting()).toBeUndefined()
  const notifications = await world.server.platform.db.query<{ kind: string; values: object }>(
    `select kind, "values" from notification where affiliate_id = 100001 and subject = 'card-name' order by created_at`,
  )
  expect(notifications).toEqual([
    { kind: 'card-name-refused', values: { reason: 'Send us a document.' } },
    { kind: 'card-name-refused', values: { reason: 'It is not yours.' } },
    { kind: 'card-name-confirmed', values: {} },
  ])
})

test('[TS-14] a name that goes back to the one on the cards asks for nothing', async () => {
  await rename('diver', { lastName: 'Swindle' })
  expect((await waiting())?.asked.name).toBe('Mara Swindle')
  await rename('diver', { lastName: 'Berg' })
  expect(await waiting()).toBeUndefined()
})
