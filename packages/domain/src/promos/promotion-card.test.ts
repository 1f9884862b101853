import { expect, test } from 'vitest'
import { shownCards, stockIdOf, stockPhotoUrl } from './promotion-card.ts'

const aCard = (id: number, promotion = 'clubFreeEcard') => ({ id, name: '', excerpt: '', promotion })

test('[CO-08] nine cards have a stock id, each a different one', () => {
  const ids = Array.from({ length: 1000 }, (_, id) => stockIdOf(id)).filter((id) => id !== undefined)
  expect(ids).toHaveLength(9)
  expect(new Set(ids).size).toBe(9)
})

test('[CO-08] the photo URL is built from the stock id', () => {
  expect(stockPhotoUrl('60020')).toBe('/stock/60020.svg')
  expect(stockPhotoUrl('../x')).toBe('/stock/..%2Fx.svg')
})

test('[VA-11] only cards of the type clubFreeEcard are shown, each with its stock id', () => {
  const cards = [aCard(101), aCard(102, 'storeVoucher'), aCard(103, 'clubfreeecard'), aCard(104)]
  expect(shownCards(cards).map(({ id, stockId }) => [id, stockId])).toEqual([
    [101, '60015'],
    [104, '60040'],
  ])
})

test('[CO-08] a card without a stock id is not shown', () => {
  expect(shownCards([aCard(999)])).toEqual([])
})
