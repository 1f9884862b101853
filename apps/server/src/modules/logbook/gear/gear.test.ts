import type { GearFieldsFragment } from '@fathom/contract/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { type GraphUser, graphAs, newId } from '../logbook.fixture.ts'

let world: World<Server>
let diver: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  diver = graphAs(world, 'newcomer')
})

const REGULATOR = {
  name: 'Apeks XTX50',
  kind: 'Regulator',
  serviced_on: '2025-06-01',
  service_due: '2026-06-01',
}
const list = async (who = diver) =>
  (await who.ask<{ gearItems: GearFieldsFragment[] }>('GearItems')).gearItems

test('[LO-09] a diver keeps gear with its service dates, changes it and deletes it', async () => {
  const [id, other] = [newId(), newId()]
  await diver.ask('SaveGearItem', { id, input: REGULATOR })
  await diver.ask('SaveGearItem', { id: other, input: { name: 'Álvaro’s light', kind: 'Light' } })
  expect(await list()).toEqual([
    { id: other, name: 'Álvaro’s light', kind: 'Light', serviced_on: null, service_due: null },
    { id, ...REGULATOR },
  ])
  await diver.ask('SaveGearItem', { id, input: { ...REGULATOR, service_due: '2027-06-01' } })
  expect(await list()).toContainEqual({ id, ...REGULATOR, service_due: '2027-06-01' })
  expect(await list(graphAs(world, 'student'))).toEqual([])
  expect(await diver.ask('DeleteGearItem', { id: other })).toEqual({ deleteGearItem: true })
  expect(await diver.ask('DeleteGearItem', { id: other })).toEqual({ deleteGearItem: false })
  expect((await list()).map((item) => item.id)).toEqual([id])
})

test('[LO-09] a name is one item, however it is spelled, also when both are saved at once', async () => {
  const save = (name: string) => diver.ask('SaveGearItem', { id: newId(), input: { name, kind: 'Other' } })
  const ends = await Promise.allSettled([save('Reel'), save('réel'), save(' REEL ')])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(
    await diver.refused('SaveGearItem', { id: newId(), input: { name: 'reel', kind: 'Other' } }),
  ).toMatchObject({
    problem: 'gear-name-taken',
    status: 409,
  })
})

test.each([
  ['no name', { ...REGULATOR, name: ' ' }],
  ['a long name', { ...REGULATOR, name: 'x'.repeat(81) }],
  ['an unknown kind', { ...REGULATOR, kind: 'Boat' }],
  ['a day that is none', { ...REGULATOR, service_due: '2026-02-30' }],
])('[LO-09] refuses gear with %s', async (_what, input) => {
  expect(await diver.refused('SaveGearItem', { id: newId(), input })).toMatchObject({
    problem: 'invalid-input',
  })
})

test("[LO-09] another diver's item is out of reach, even by its id", async () => {
  const id = newId()
  await diver.ask('SaveGearItem', { id, input: { name: 'Suunto', kind: 'Computer' } })
  const student = graphAs(world, 'student')
  expect(await student.ask('DeleteGearItem', { id })).toEqual({ deleteGearItem: false })
  await student.ask('SaveGearItem', { id, input: { name: 'Theirs', kind: 'Other' } })
  expect(await list()).toContainEqual(expect.objectContaining({ id, name: 'Suunto' }))
})
