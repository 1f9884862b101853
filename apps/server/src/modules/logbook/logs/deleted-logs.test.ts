import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { created, type GraphUser, graphAs } from '../logbook.fixture.ts'

let world: World<Server>
let diver: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  diver = graphAs(world, 'trial')
})

type Deleted = { log: { id: string }; deleted_date: string; purge_date: string }
const deleted = async (who = diver) =>
  (await who.ask<{ deletedDiveLogs: Deleted[] }>('DeletedDiveLogs')).deletedDiveLogs
const idsOf = (list: readonly Deleted[]) => list.map(({ log }) => log.id)

async function deletedLog(title: string): Promise<string> {
  const { id } = await created(diver, 'Recreational', { dive_title: title })
  await diver.ask('DeleteRecreationalLog', { id })
  return id
}

const age = (id: string, days: number) =>
  world.server.platform.db.query(
    'update dive_log set deleted_at = now() - make_interval(secs => $2) where id = $1',
    [id, days * 86_400],
  )

test('[LO-11] deleted dives are listed, the latest first, with the day until which they can be restored', async () => {
  const [first, second] = [await deletedLog('First'), await deletedLog('Second')]
  await age(first, 29)
  const list = await deleted()
  expect(idsOf(list)).toEqual([second, first])
  const [{ deleted_date, purge_date } = { deleted_date: '', purge_date: '' }] = list
  expect(Date.parse(purge_date) - Date.parse(deleted_date)).toBe(30 * 86_400_000)
  expect(idsOf(await deleted(graphAs(world, 'student')))).not.toContain(second)
})

test('[LO-11] a restored dive leaves the list and is in the logbook again', async () => {
  const id = await deletedLog('Back again')
  await diver.ask('RestoreDiveLog', { id })
  expect(idsOf(await deleted())).not.toContain(id)
  expect(await diver.ask('DiveLog', { id })).toMatchObject({ diveLog: { dive_title: 'Back again' } })
})

test('[LO-11] after 30 days a dive is neither listed nor restored, even before it is purged', async () => {
  const id = await deletedLog('Too late')
  await age(id, 30)
  expect(idsOf(await deleted())).not.toContain(id)
  expect(await diver.refused('RestoreDiveLog', { id })).toMatchObject({ problem: 'not-found', status: 404 })
})
