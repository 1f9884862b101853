import { expect, test } from 'vitest'
import { buyingData } from './buying-data.ts'
import { catalogQuery } from './catalog.wire.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

test('[CA-07] the shop gets the product and the displayed discount', () => {
  const price = { before: usd(100), after: usd(75), discount: { kind: 'club', percent: 25 } as const }
  expect(buyingData({ product: 'OW 100&x=1', price })).toBe('product=OW+100%26x%3D1&discount=club&percent=25')
  expect(buyingData({ product: 'OW', price: { ...price, discount: null } })).toBe('product=OW')
})

test('[CA-54] rejects an invalid query', () => {
  expect(catalogQuery.safeParse({ kind: 'toString' }).success).toBe(false)
  expect(catalogQuery.safeParse({ page: '0' }).success).toBe(false)
  expect(catalogQuery.parse({})).toMatchObject({ search: '', page: 1, pageSize: 24 })
})
