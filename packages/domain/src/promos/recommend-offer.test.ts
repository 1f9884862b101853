import { expect, test } from 'vitest'
import type { OfferVerdict } from '../shop/index.ts'
import { type CourseToRecommend, type OfferFacts, recommendOffer } from './recommend-offer.ts'

const aCourse = (packageId: string, more: Partial<CourseToRecommend> = {}): CourseToRecommend => ({
  packageId,
  title: packageId,
  summary: '',
  level: 'continuing',
  kind: 'consumer',
  sellable: true,
  isOffered: true,
  tags: [],
  dives: 1,
  minutes: 60,
  price: { amount: 9_900, currency: 'USD' },
  specialtyOf: null,
  levelID: null,
  after: null,
  scene: 'reef',
  requirements: { theory: true, skills: null, dives: null, release: true, medical: true, photo: true },
  ...more,
})
const firstTry = { ...aCourse('discover').requirements, photo: false }
const DEEP = 120
const DRY_SUIT = 150
const COURSES = [
  aCourse('teaching', { kind: 'pro', level: 'professional' }),
  aCourse('discover', { level: 'beginner', requirements: firstTry }),
  aCourse('open-water', { level: 'beginner' }),
  aCourse('free', { specialtyOf: 'open-water', price: null }),
  aCourse('buoyancy', { specialtyOf: 'open-water' }),
  aCourse('dry-suit', { specialtyOf: 'open-water', levelID: DRY_SUIT }),
  aCourse('deep', { specialtyOf: 'open-water', levelID: DEEP }),
  aCourse('advanced', { after: 'open-water' }),
  aCourse('club-night'),
]
const NEWCOMER: OfferFacts = {
  isCustomer: true,
  hasDived: false,
  isLearning: false,
  verdictOf: () => 'offer',
  isCertified: false,
  held: new Set(),
  experience: { deep: 0, drySuit: 0 },
}
const recommend = (facts: Partial<OfferFacts>) => recommendOffer(COURSES, { ...NEWCOMER, ...facts })
const butFor = (...ids: string[]): Pick<OfferFacts, 'verdictOf'> => ({
  verdictOf: (packageId): OfferVerdict => (ids.includes(packageId) ? 'held' : 'offer'),
})
const DIVER = { isCertified: true, held: new Set(['open-water']) }

test('[EN-19] [VA-10] recommends the first entry course to a newcomer', () => {
  expect(recommend({})).toEqual({
    ...{ packageId: 'discover', reason: 'first-course', basedOn: null, dives: null },
  })
})

test('[EN-19] recommends the course that leads to a card after a first dive', () => {
  expect(recommend({ hasDived: true })).toMatchObject({
    ...{ packageId: 'open-water', reason: 'after-first-dive' },
  })
})

test('[EN-19] [SN-01] recommends a diver the specialty for their card, then the next step', () => {
  expect(recommend({ ...DIVER, ...butFor('open-water') })).toMatchObject({
    ...{ packageId: 'buoyancy', reason: 'specialty', basedOn: 'open-water' },
  })
  const specialties = ['open-water', 'buoyancy', 'dry-suit', 'deep']
  expect(recommend({ ...DIVER, ...butFor(...specialties) })).toMatchObject({
    ...{ packageId: 'advanced', reason: 'next-after', basedOn: 'open-water' },
  })
  expect(recommend({ ...DIVER, ...butFor(...specialties, 'advanced') })).toMatchObject({
    ...{ packageId: 'club-night', reason: 'next-course', basedOn: null },
  })
})

test('[SN-01] three dives of a kind speak for a course, two do not', () => {
  const after = (deep: number, drySuit = 0) => recommend({ ...DIVER, experience: { deep, drySuit } })
  expect(after(3)).toEqual({ packageId: 'deep', reason: 'deep-dives', basedOn: null, dives: 3 })
  expect(after(2, 3)).toMatchObject({ packageId: 'dry-suit', reason: 'dry-suit-dives' })
  expect(after(2, 2)).toMatchObject({ packageId: 'buoyancy' })
  // Who holds the card needs no course in it, however deep the dives are.
  const held = recommend({ ...DIVER, ...butFor('deep'), experience: { deep: 90, drySuit: 0 } })
  expect(held).toMatchObject({ packageId: 'buoyancy' })
})

test('[EN-19] [SN-02] recommends nothing that may not be offered, and nothing to a learner or a professional', () => {
  expect(recommend({ isLearning: true })).toBeUndefined()
  expect(recommend({ isCustomer: false })).toBeUndefined()
  expect(recommend({ ...DIVER, verdictOf: () => 'held' })).toBeUndefined()
  expect(recommend({ verdictOf: () => 'too-young' })).toBeUndefined()
  expect(recommend(butFor('discover'))?.packageId).toBe('open-water')
})
