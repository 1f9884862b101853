import type { DiveLogWire } from '@fathom/contract/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aTrainingLog, created, type GraphUser, graphAs, newId } from '../logbook.fixture.ts'

let world: World<Server>
let diver: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  diver = graphAs(world, 'newcomer')
})

type Outcome = { id: string; problem: string | null }
const update = async (person: GraphUser, logs: readonly object[]) =>
  (await person.ask<{ updateLogLists: Outcome[] }>('UpdateLogLists', { logs })).updateLogLists
const read = async (id: string) => (await diver.ask<{ diveLog: DiveLogWire }>('DiveLog', { id })).diveLog

test('[LO-08] one call sets tags and gear of several logs of both types, and leaves the rest of them', async () => {
  const reef = await created(diver, 'Recreational', {
    dive_title: 'Reef',
    equipment: { weight: 4, gear: ['Reel'] },
  })
  const drill = await created(diver, 'Training', { ...aTrainingLog(), experience: { tags: ['Old'] } })
  const logs = [
    { id: reef.id, version: reef.version, tags: ['Wreck', 'Night'] },
    { id: drill.id, version: drill.version, gear: ['Torch'] },
  ]
  expect(await update(diver, logs)).toEqual([
    { id: reef.id, problem: null },
    { id: drill.id, problem: null },
  ])
  expect(await read(reef.id)).toMatchObject({
    ...{ version: reef.version + 1, dive_title: 'Reef' },
    experience: { tags: ['Wreck', 'Night'] },
    equipment: { weight: 4, gear: ['Reel'] },
  })
  expect(await read(drill.id)).toMatchObject({
    status: 'Draft',
    experience: { tags: ['Old'] },
    equipment: { gear: ['Torch'] },
  })
})

test('[LO-08] a log that was changed since, is verified, unknown or of someone else stays, and the others change', async () => {
  const [stale, good] = [
    await created(diver, 'Recreational', { dive_title: 'Stale' }),
    await created(diver, 'Recreational', { dive_title: 'Good' }),
  ]
  await diver.ask('UpdateRecreationalLog', { id: stale.id, input: { dive_title: 'Changed' } })
  const verified = await created(diver, 'Training', aTrainingLog({ status: 'Pending' }))
  const [kai, other] = [graphAs(world, 'instructor'), graphAs(world, 'diver')]
  await kai.ask('VerifyLogs', {
    logs: [{ id: verified.id, affiliate_id: verified.affiliate_id, version: verified.version }],
  })
  const tagged = (id: string, version = 1) => ({ id, version, tags: ['Wreck'] })
  expect(
    await update(diver, [tagged(stale.id), tagged(verified.id, 2), tagged(newId()), tagged(good.id)]),
  ).toMatchObject([{ problem: 'stale' }, { problem: 'frozen' }, { problem: 'not-found' }, { problem: null }])
  expect(await update(other, [tagged(good.id, 2)])).toMatchObject([{ problem: 'not-found' }])
  expect((await read(stale.id)).experience.tags).toEqual([])
  expect((await read(verified.id)).experience.tags).toEqual([])
  expect(await read(good.id)).toMatchObject({ version: 2, experience: { tags: ['Wreck'] } })
})

test('[LO-08] more than a hundred logs or more names than a dive has are refused', async () => {
  const log = await created(diver, 'Recreational', { dive_title: 'Full' })
  const many = Array.from({ length: 101 }, () => ({ id: log.id, version: 1, tags: ['Wreck'] }))
  expect(await diver.refused('UpdateLogLists', { logs: many })).toMatchObject({ problem: 'invalid-input' })
  const names = Array.from({ length: 1000 }, (_, at) => `Tag ${at}`)
  expect(await update(diver, [{ id: log.id, version: 1, tags: names }])).toMatchObject([
    { problem: 'invalid-log' },
  ])
})
