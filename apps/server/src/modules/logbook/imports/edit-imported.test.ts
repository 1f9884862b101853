import type { DiveLogWire } from '@fathom/contract/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { type GraphUser, graphAs } from '../logbook.fixture.ts'
import { importing } from './imports.fixture.ts'

let world: World<Server>
let logbook: GraphUser
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  world = await startWorld(startServer)
  logbook = graphAs(world, 'newcomer')
  imports = importing(world, 'newcomer')
})

async function imported(table: string): Promise<string> {
  const preview = await imports.preview({ 'dives.csv': table })
  const { dives } = await imports.accept(preview.id)
  return dives[0]?.logId ?? ''
}

test('[LO-01] an imported dive can be corrected without the fields that its file lacks', async () => {
  const id = await imported('Date,Time,Depth (m),Dive time\n2025-03-02,10:15,18,42\n')
  const change = async (input: object) =>
    (
      await logbook.ask<{ updateRecreationalLog: DiveLogWire }>('UpdateRecreationalLog', {
        id,
        input: { ...input, status: 'Published' },
      })
    ).updateRecreationalLog
  expect(await change({ experience: { notes: 'Two batfish.' } })).toMatchObject({
    status: 'Published',
    dive_type: null,
    experience: { notes: 'Two batfish.' },
  })
  expect(await change({ dive_title: 'House reef' })).toMatchObject({ dive_title: 'House reef' })
  expect(
    await logbook.refused('UpdateRecreationalLog', {
      id,
      input: { dive_title: '', depth_time: { max_depth: null } },
    }),
  ).toMatchObject({
    problem: 'invalid-log',
    problems: [{ problem: 'title-missing' }, { problem: 'max-depth-missing' }],
  })
})
