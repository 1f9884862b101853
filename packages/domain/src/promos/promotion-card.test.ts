import { expect, test } from 'vitest'
import { withLowerLevels } from '../certifications/index.ts'
import {
  type CardReader,
  cardsFor,
  nextPromotion,
  shownCards,
  stockIdOf,
  stockPhotoUrl,
  withPublished,
} from './promotion-card.ts'

const aCard = (id: number, promotion = 'clubFreeEcard') => ({
  id,
  name: '',
  excerpt: '',
  promotion,
  position: id,
})

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

const aPromotion = (position: number, isShown = true) => ({
  ...{ isShown, position, stockId: '60140' },
  words: { 'en-US': { name: 'Week', excerpt: 'Now.' }, 'de-DE': { name: 'Woche', excerpt: 'Jetzt.' } },
})

test('[OF-08] a published promotion takes the place of the stored one, and a hidden one is gone', () => {
  const stored = shownCards([aCard(101), aCard(102), aCard(103)])
  const published = { '102': aPromotion(200), '103': aPromotion(103, false), '101': null }
  const shown = withPublished(stored, published, 'de-DE')
  expect(shown.map(({ id, name, stockId }) => [id, name, stockId])).toEqual([
    [101, '', '60015'],
    [102, 'Woche', '60140'],
  ])
})

test('[OF-08] an added promotion comes before the stored one with its position', () => {
  const shown = withPublished(shownCards([aCard(101), aCard(102)]), { '1000': aPromotion(102) }, 'th-TH')
  expect(shown.map(({ id, name }) => [id, name])).toEqual([
    [101, ''],
    [1000, 'Week'],
    [102, ''],
  ])
})

test('[OF-08] each added promotion has a key of its own', () => {
  expect(nextPromotion(['101', '109'])).toBe('1000')
  expect(nextPromotion(['101', '1000', '1007'])).toBe('1008')
})

const ALL = ['60015', '60020', '60030', '60040', '60050', '60110'].map((stockId) => ({ stockId }))
const promotedTo = (reader: Partial<CardReader>) =>
  cardsFor(ALL, {
    ...{ levels: new Set(), withoutECard: new Set(), verdictOf: () => undefined, ...reader },
  }).map(({ stockId }) => stockId)

test('[SN-02] a card is promoted to those who can still get it', () => {
  expect(promotedTo({})).toEqual(['60015', '60020'])
  expect(promotedTo({ levels: withLowerLevels([20]) })).toEqual(['60030', '60110'])
  expect(promotedTo({ levels: withLowerLevels([40, 110]) })).toEqual(['60050'])
})

test('[SN-02] [RO-06] a certification without an eCard is what the club gives away', () => {
  expect(promotedTo({ levels: withLowerLevels([40, 110]), withoutECard: new Set([110]) })).toEqual([
    '60050',
    '60110',
  ])
})

test('[SN-02] the course that leads to a card decides: a child is too young for it', () => {
  expect(promotedTo({ verdictOf: (level) => (level === 20 ? 'too-young' : undefined) })).toEqual(['60015'])
  expect(promotedTo({ verdictOf: (level) => (level === 20 ? 'taken' : undefined) })).toContain('60020')
})
