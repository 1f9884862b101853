import type { DiveLogWire } from '@fathom/contract/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { readFeed } from './feed/feed.store.ts'
import type { LogbookDeps } from './logbook.deps.ts'
import { created, graphAs } from './logbook.fixture.ts'
import { logbookOwnData } from './own-data.ts'
import { stateOfSeal } from './review/check-seal.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const deps = (now = new Date()): LogbookDeps => ({
  ...world.server.platform,
  clock: { now: () => now },
  notify: async () => {},
  findPerson: async () => undefined,
  signDive: async () => '',
  checkConfirmation: async () => undefined,
  holdName: async () => {},
  findConfirmedName: async () => undefined,
})

test('my archive contains every dive, its changes, my sites and my units', async () => {
  const { ownData } = logbookOwnData(deps())
  const data = await ownData?.(world.server.platform.db, 100002)
  expect(data).toMatchObject({ unit: null, diveSites: [] })
  expect(data?.diveLogs).toHaveLength(4)
  expect(data?.changes).not.toEqual([])
})

test('[CA-43] my archive contains all my photos, including deleted ones, named by the day of the dive', async () => {
  const { db, files } = world.server.platform
  const mine = (await logbookOwnData(deps()).ownFiles?.(db, 100001)) ?? []
  expect(mine).toHaveLength(3)
  for (const { name, key, id } of mine) {
    expect(name).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d-${id}\\.jpg$`))
    expect((await files.find(key))?.body.destroy()).toBeDefined()
  }
  await db.query('update dive_photo set deleted_at = now() where id = $1', [mine[0]?.id])
  expect(await logbookOwnData(deps()).ownFiles?.(db, 100001)).toEqual(mine)
  expect(await logbookOwnData(deps()).ownFiles?.(db, 100002)).toEqual([])
})

test('[BO-07] purges what was deleted thirty days ago, and keeps what was deleted yesterday; devices learn of both', async () => {
  const { db } = world.server.platform
  const trial = graphAs(world, 'trial')
  const [old, fresh] = [await created(trial, 'Recreational', {}), await created(trial, 'Recreational', {})]
  for (const { id } of [old, fresh]) await trial.ask('DeleteRecreationalLog', { id })
  await db.query(`update dive_log set deleted_at = now() - interval '31 days' where id = $1`, [old.id])
  await logbookOwnData(deps()).cleanUp?.()
  expect(await db.query('select id from dive_log where affiliate_id = 100010')).toEqual([{ id: fresh.id }])
  expect(await db.query('select from dive_log_change where log_id = $1', [old.id])).toEqual([])
  const feed = await readFeed(db, 100010, { from: 0, isBackwards: false, limit: 10 })
  expect(feed.changes).toMatchObject([
    { id: fresh.id, version: 2, doc: null },
    { id: old.id, version: 2, doc: null },
  ])
})

test('a deleted diver leaves only verified training records, without personal content and sealed again', async () => {
  const { db, secrets } = world.server.platform
  await db.transaction(async (tx) => logbookOwnData(deps()).forgetPerson?.(tx, 100001))
  const left = await db.query<{ doc: DiveLogWire }>('select doc from dive_log where affiliate_id = 100001')
  expect(left.map(({ doc }) => doc.status)).toEqual(left.map(() => 'Verified'))
  expect(left.length).toBeGreaterThan(5)
  for (const { doc } of left) {
    expect(doc.experience).toEqual({
      ...{ feeling: null, notes: '', buddies: [], dive_center: '', tags: [], species: [], photos: [] },
    })
    expect(doc).toMatchObject({ latitude: null, longitude: null, equipment: { gear: [] } })
    expect(await stateOfSeal(db, secrets, doc)).toBe('intact')
  }
  for (const table of [
    'dive_log_change',
    'dive_photo',
    'upload',
    'dive_site',
    'unit_setting',
    'logbook_setting',
    'gear_item',
    'logbook_feed',
    'logbook_counter',
  ])
    expect([table, await db.query(`select from ${table} where affiliate_id = 100001`)]).toEqual([table, []])
  const [months] = await db.query(
    'select sum(logs)::int as logs from dive_log_month where affiliate_id = 100001',
  )
  expect(months).toEqual({ logs: left.length })
})
