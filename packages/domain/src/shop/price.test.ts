import { expect, test } from 'vitest'
import { bestDiscount, discounted, plainPrice, priceToPay } from './price.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const club = { kind: 'club', percent: 25 } as const
const offer = { kind: 'offer', percent: 20 } as const

test('[CO-02] the club takes 25 % off, the other offer 20 %', () => {
  expect(discounted(usd(44_900), club.percent)).toEqual(usd(33_675))
  expect(discounted(usd(44_900), offer.percent)).toEqual(usd(35_920))
})

test('fractions of a cent are never charged, and yen stay whole', () => {
  expect(discounted(usd(999), 25)).toEqual(usd(749))
  expect(discounted({ amount: 14_901, currency: 'JPY' }, 20)).toEqual({ amount: 11_920, currency: 'JPY' })
})

test('[CO-02] discounts do not add up: the better one applies', () => {
  expect(bestDiscount([offer, club])).toEqual(club)
  expect(bestDiscount([club, { kind: 'offer', percent: 40 }])).toEqual({ kind: 'offer', percent: 40 })
  expect(bestDiscount([{ kind: 'offer', percent: 25 }, club])).toEqual(club)
  expect(priceToPay(usd(10_000), [offer, club])).toEqual({
    before: usd(10_000),
    after: usd(7_500),
    discount: club,
  })
})

test('without a discount the price stays the same', () => {
  expect(priceToPay(usd(9_900), [])).toEqual({ before: usd(9_900), after: usd(9_900), discount: null })
})

test('[OF-08] a price in a file has the decimals of its currency', () => {
  const texts = [usd(11_900), { amount: 15_000, currency: 'JPY' }, { amount: 1_250, currency: 'KWD' }]
  expect(texts.map(plainPrice)).toEqual(['119.00 USD', '15000 JPY', '1.250 KWD'])
})
