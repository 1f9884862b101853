import type { DiveSite } from '@fathom/domain/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { type GraphUser, graphAs } from '../logbook.fixture.ts'

let world: World<Server>
let diver: GraphUser
let veteran: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  diver = graphAs(world, 'diver')
  veteran = graphAs(world, 'veteran')
})

const sitesOf = async (person: GraphUser) =>
  (await person.ask<{ divedSites: DiveSite[] }>('DivedSites')).divedSites
const place = (person: GraphUser, name: string, latitude?: number, longitude?: number) =>
  person.ask<{ placeDiveSite: DiveSite }>('PlaceDiveSite', { name, latitude, longitude })

test('[LO-07] the sites of a diver are those that the dives name, with their position', async () => {
  const sites = await sitesOf(diver)
  expect(sites).toContainEqual(
    expect.objectContaining({ name: 'Zenobia', country: 'Cyprus', latitude: 34.896, own: false }),
  )
  expect(sites.length).toBeLessThan(30)
})

test('[LO-07] a diver sets, changes and removes the position of a place, and nobody else sees it', async () => {
  const name = 'Mara’s house reef, Egypt'
  const mine = async () => (await sitesOf(diver)).filter((site) => site.name === name)
  await place(diver, name, 27.9, 34.3)
  await place(diver, `  ${name.toUpperCase()} `, 27.95, 34.35)
  expect(await mine()).toMatchObject([{ latitude: 27.95, longitude: 34.35, own: true }])
  expect((await sitesOf(veteran)).map((site) => site.name)).not.toContain(name)
  await place(diver, name)
  expect(await mine()).toMatchObject([{ latitude: null, longitude: null }])
})

test('[LO-07] two writers at once leave one site', async () => {
  const name = 'Both at once, Malta'
  await Promise.all([place(diver, name, 36, 14), place(diver, name, 36.1, 14.1)])
  expect((await sitesOf(diver)).filter((site) => site.name === name)).toHaveLength(1)
})

test('[LO-07] half a position, one beyond the poles and a place without a name are refused', async () => {
  for (const input of [
    { name: 'Half', latitude: 1 },
    { name: 'North', latitude: 91, longitude: 0 },
    { name: 'East', latitude: 0, longitude: 181 },
    { name: ' ', latitude: 0, longitude: 0 },
    { name: 'x'.repeat(161), latitude: 0, longitude: 0 },
  ])
    expect(await diver.refused('PlaceDiveSite', input)).toMatchObject({ problem: 'invalid-input' })
  expect(await diver.refused('PlaceDiveSite', { name: 'Nowhere' })).toMatchObject({ problem: 'not-found' })
})
