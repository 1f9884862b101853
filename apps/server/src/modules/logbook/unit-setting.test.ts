import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const unitOf = (person: string) =>
  world.call(person).graph('logbook', '{ unitSetting { affiliate_id unit } }')
const choose = (person: string, unit: string) =>
  world
    .call(person)
    .graph('logbook', 'mutation($unit: Unit!) { upsertUnitSetting(unit: $unit) { unit } }', { unit })

test('[CA-39] units default to metric, and a choice is saved', async () => {
  expect(await unitOf('diver')).toEqual({ unitSetting: { affiliate_id: 100001, unit: 'Metric' } })
  expect(await unitOf('veteran')).toEqual({ unitSetting: { affiliate_id: 100009, unit: 'Imperial' } })
  await choose('diver', 'Imperial')
  expect(await unitOf('diver')).toEqual({ unitSetting: { affiliate_id: 100001, unit: 'Imperial' } })
  await choose('diver', 'Metric')
  expect(await unitOf('diver')).toEqual({ unitSetting: { affiliate_id: 100001, unit: 'Metric' } })
})

test('refuses an unknown unit', async () => {
  await expect(choose('diver', 'Fathoms')).rejects.toThrow()
  expect(await unitOf('veteran')).toEqual({ unitSetting: { affiliate_id: 100009, unit: 'Imperial' } })
})
