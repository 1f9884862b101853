import type { ECardWire, MyPhotosWire } from '@fathom/contract/certifications'
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
  const { nameOnCard } = await get<MyPhotosWire>('diver', '/api/pro/certifications/photos/me')
  expect(nameOnCard).toBe('Mara Lindqvist')
})
