import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { created, type GraphUser, graphAs } from '../logbook.fixture.ts'
import { recordChange } from './record-change.ts'

let world: World<Server>
let trial: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  trial = graphAs(world, 'trial')
})

type Changes = { sequence: number; events: { type: string; data: { id: string; version: number } }[] }

const changesAfter = async (after?: number): Promise<Changes> =>
  (await world.call('trial').get(`/api/live/changes${after === undefined ? '' : `?after=${after}`}`)).json()

test('[BO-01] each write of the diver reaches their own devices once, and a failed one does not', async () => {
  const { sequence } = await changesAfter()
  const { id } = await created(trial, 'Recreational', { dive_title: 'One' })
  await trial.ask('UpdateRecreationalLog', { id, version: 1, input: { dive_title: 'Two' } })
  await trial.refused('UpdateRecreationalLog', { id, version: 1, input: { dive_title: 'Three' } })
  await trial.ask('DeleteRecreationalLog', { id, version: 2 })
  await trial.ask('DeleteRecreationalLog', { id, version: 2 })
  await trial.ask('RestoreDiveLog', { id })
  await trial.ask('RestoreDiveLog', { id })
  const { events } = await changesAfter(sequence)
  expect(events.map(({ type, data }) => [type, data.id, data.version])).toEqual(
    [1, 2, 3, 4].map((version) => ['logbook', id, version]),
  )
})

test('two people who send each other a dive lock their events in the same order', async () => {
  const log = await created(trial, 'Recreational', {})
  const held: number[] = []
  const live = {
    ...world.server.platform.live,
    hold: async (_: unknown, affiliateId: number) => {
      held.push(affiliateId)
    },
    publishTo: async () => 1,
  }
  const by = { affiliateId: log.affiliate_id, givenName: '', familyName: '' }
  const change = { action: 'submit' as const, at: new Date(), before: log, after: log }
  for (const alsoNotified of [log.affiliate_id - 1, log.affiliate_id + 1])
    await recordChange({ live }, world.server.platform.db, by, { ...change, alsoNotified })
  expect(held).toEqual([100009, 100010, 100010, 100011])
})
