import { startWorld } from '@fathom/testing/world'
import { expect, test } from 'vitest'
import { startServer } from '../../app/start.ts'
import { aCode, codesOf } from './codes.fixture.ts'
import { codesOwnData } from './own-data.ts'

test('my archive lists my codes and whom I shared them with; after I am erased nobody is named', async () => {
  const world = await startWorld(startServer)
  const { db } = world.server.platform
  const code = await aCode(world, { ownerId: 100002 })
  await codesOf(world, 'student').share(code, 'teen@fathom.test')
  await codesOf(world, 'student').redeem('FD-7Q2K-94')
  expect(await codesOwnData.ownData?.(db, 100002)).toMatchObject({
    codes: [
      { couponCode: 'FD-7Q2K-94', redeemedAt: expect.any(String) },
      { couponCode: 'FD-M3XA-08', redeemedAt: null },
      { couponCode: 'FD-S4PK-27' },
      { couponCode: code },
    ],
    shares: [{ couponCode: code, email: 'teen@fathom.test', claimedAt: null, calledBackAt: null }],
  })
  await codesOwnData.forgetPerson?.(db, 100002)
  expect(await db.query('select email, called_back_at is null as is_open from code_share')).toEqual([
    { email: '', is_open: false },
  ])
  expect(await db.query('select code from access_code where owner_id = 100002')).toEqual([])
  expect(await db.query('select redeemed_by from access_code where redeemed_by = 100002')).toHaveLength(1)
})
