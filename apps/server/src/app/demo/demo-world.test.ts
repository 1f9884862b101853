import type { ApplicationWire, AssignedWire } from '@fathom/contract/applications'
import type { ImportReceiptWire } from '@fathom/contract/certifications'
import { checkpointWire } from '@fathom/contract/dsd'
import { APPLICATION_STATUSES } from '@fathom/domain/applications'
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

test('[OF-04] the demo has no second open application of a type, and each was complete when it was sent', async () => {
  const path = '/api/applications/Applications'
  const statuses = new Set<string>()
  for (const { name } of DEMO_PEOPLE) {
    const read = async (of: string) => (await world.call(name).get(`${path}/${of}`)).json()
    const { items = [] }: AssignedWire = await read('assigned?PageSize=100')
    const own = items.filter(({ role }) => role === 'applicant')
    const open = own.filter(({ status }) => status !== 'Canceled' && status !== 'Complete')
    const types = open.map(({ type }) => type.id)
    expect([name, types]).toEqual([name, [...new Set(types)]])
    for (const { id, status } of own) {
      statuses.add(status)
      const { prerequisites, evidence }: ApplicationWire = await read(id)
      const unproven = prerequisites.filter(
        ({ code, isMet }) => !isMet && !(evidence as Partial<Record<string, string>>)[code],
      )
      expect([name, unproven]).toEqual([name, []])
    }
  }
  expect([...statuses].sort()).toEqual([...APPLICATION_STATUSES].sort())
})

test('[OF-06] [OF-11] each card of the demo is one that the office could issue, and counts on the day of its certification', async () => {
  const { db } = world.server.platform
  const { today } = await (await world.call('staff').get('/api/office/queues')).json()
  expect(today).toMatchObject({ cards: 0, applications: 0 })
  const [late] = await db.query(
    `select license_id, cert_date, ecard_issued_at from certification
     where source like 'demo:%' and ecard_issued_at::date <> cert_date::date`,
  )
  expect(late).toBeUndefined()
  const rows = await db.query<{ row: string }>(
    `delete from certification where source like 'demo:%' returning concat_ws(',', affiliate_id, level_id, cert_date,
       coalesce(instructor_number::text, ''), coalesce(store_number::text, '')) as row`,
  )
  const text = ['number,level,date,instructor,center', ...rows.map(({ row }) => row)].join('\n')
  const checked = await world.call('staff').post('/api/office/certification-imports/check', { text })
  const { good, faults }: ImportReceiptWire = await checked.json()
  expect(faults).toEqual([])
  expect(good).toBe(rows.length)
})

test('a person who was never invited has no checkpoint', async () => {
  expect((await world.call('newcomer').get('/api/checkpoint/GetCheckpointData')).status).toBe(204)
})
