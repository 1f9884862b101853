import { checkpointWire } from '@fathom/contract/dsd'
import { isProcessed } from '@fathom/domain/dsd'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { hasAccounts } from '../../modules/account/index.ts'
import { createModules } from '../create-modules.ts'
import { type Server, startServer } from '../start.ts'
import { fillDemo } from './fill-demo.ts'
import { DEMO_PEOPLE } from './people.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

test('everyone in the demo world can sign in and matches the table', async () => {
  for (const person of DEMO_PEOPLE) {
    const { idToken } = await world.signIn(person.name)
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({
      email: `${person.name}@fathom.test`,
      affiliate_id: person.affiliateId,
      affiliate_type_id: person.affiliateType,
      locale: person.language,
    })
  }
})

test("seeding again doesn't duplicate the demo world, and keeps its checkpoint recent", async () => {
  const { platform } = world.server
  const { modules, session } = await createModules(platform, () => world.server.app)
  const count = () => platform.db.query('select count(*) from notification')
  const before = await count()
  await platform.db.query(`update dsd_checkpoint set updated_at = now() - interval '90 days'`)
  await fillDemo(platform, Object.values(modules), hasAccounts)
  await session.close()
  expect(await count()).toEqual(before)
  const checkpoint = await world.call('diver').get('/api/checkpoint/GetCheckpointData')
  const { store_number, status, updatedDate } = checkpointWire.parse(await checkpoint.json())
  expect({ store_number, status }).toEqual({ store_number: 7001, status: 'processed' })
  expect(
    isProcessed({ storeNumber: store_number, memberNumber: null, status, updatedDate }, new Date()),
  ).toBe(true)
})

test('a person who was never invited has no checkpoint', async () => {
  expect((await world.call('newcomer').get('/api/checkpoint/GetCheckpointData')).status).toBe(204)
})
