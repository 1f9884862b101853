import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { clubOwnData } from './own-data.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const ask = (person: string) =>
  world
    .call(person)
    .graph<{ memberStatus: { status: string; renewalDate: string } | null }>(
      'pro',
      '{ memberStatus { memberNumber status renewalDate } }',
    )

test('[CA-50] [RO-04] a professional can read their own number, status and renewal date', async () => {
  const { memberStatus } = await ask('instructor')
  expect(memberStatus).toMatchObject({ memberNumber: 500001, status: 'Active' })
  expect(memberStatus?.renewalDate).toMatch(/^\d{4}-12-31$/)
})

test('[CA-50] a non-professional has no status', async () => {
  expect(await ask('diver')).toEqual({ memberStatus: null })
})

test('[CA-50] a membership expires automatically', async () => {
  await world.server.platform.db.query(
    `update membership set renewal_date = current_date - 2 where affiliate_id = 200001`,
  )
  expect(await ask('instructor')).toMatchObject({ memberStatus: { status: 'Expired' } })
})

test('an erased person no longer has a membership', async () => {
  const { platform } = world.server
  const { ownData, forgetPerson } = clubOwnData
  expect(await ownData?.(platform.db, 200001)).toMatchObject({ membership: { memberNumber: 500001 } })
  await forgetPerson?.(platform.db, 200001)
  expect(await ownData?.(platform.db, 200001)).toEqual({ membership: null, club: [] })
  expect(await ask('instructor')).toEqual({ memberStatus: null })
})
