import { expect, test } from 'vitest'
import { anEarlierDatabase } from '../../../platform/database/earlier-database.fixture.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { findPurchase, insertPurchase } from './purchase.store.ts'

test('[OF-10] the update keeps purchases whose references differ by capital letters alone, and takes no more of them', async () => {
  const db = await anEarlierDatabase('0849')
  await db.query(`insert into integration_client (id, name, scopes, secret_hash, tokens_from, created_at, created_by)
    values ('shop', 'The shop', '{}', 'x', now(), now(), 900001)`)
  const row = { clientId: 'shop', contentHash: Buffer.from('x'), email: null, affiliateId: 1, items: [] }
  const add = (reference: string) => insertPurchase(db, { ...row, reference, reportedAt: new Date() })
  const before = [await add('Order-1'), await add('order-1'), await add('ORDER-2')]
  expect(before.every((each) => each !== undefined)).toBe(true)

  expect(await migrate(db)).toContain('0849-purchase-reference.sql')

  for (const [asked, found] of [
    ['Order-1', 'Order-1'],
    ['order-1', 'order-1'],
    ['ORDER-1', 'Order-1'],
    ['order-2', 'ORDER-2'],
  ] as const)
    expect([asked, (await findPurchase(db, 'shop', asked))?.reference]).toEqual([asked, found])
  const after = [await add('oRDER-1'), await add('order-1'), await add('order-2'), await add('order-3')]
  expect(after.map((added) => added?.reference)).toEqual([undefined, undefined, undefined, 'order-3'])
})
