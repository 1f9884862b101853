import type { ImportedPackagesWire } from '@fathom/contract/training/content'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { NITROX, OPEN_WATER } from '../training.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

test('staff sees what was imported, with its language, its standard and how many parts open', async () => {
  const answer = await world.call('staff').get('/api/learning/packages')
  const imported = (await answer.json()) as ImportedPackagesWire
  expect(
    imported.map(({ packageId, standard, culture, parts }) => [packageId, standard, culture, parts]),
  ).toEqual(
    expect.arrayContaining([
      [OPEN_WATER, 'scorm-1.2', 'en-US', 6],
      [NITROX, 'scorm-2004-4', 'en-US', 4],
    ]),
  )
})

test('nobody else sees what was imported', async () => {
  for (const person of ['instructor', 'diver'])
    expect((await world.call(person).get('/api/learning/packages')).status).toBe(403)
})
