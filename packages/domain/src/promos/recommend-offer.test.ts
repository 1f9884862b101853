import { expect, test } from 'vitest'
import type { Course } from '../training/index.ts'
import { type OfferFacts, recommendOffer } from './recommend-offer.ts'

const aCourse = (packageId: string, more: Partial<Course> = {}): Course => ({
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
  scene: 'reef',
  requirements: { theory: true, skills: null, dives: null, release: true, medical: true, photo: true },
  ...more,
})
const firstTry = { ...aCourse('discover').requirements, photo: false }
const COURSES = [
  aCourse('teaching', { kind: 'pro', level: 'professional' }),
  aCourse('discover', { level: 'beginner', requirements: firstTry }),
  aCourse('open-water', { level: 'beginner' }),
  aCourse('free', { specialtyOf: 'open-water', price: null }),
  aCourse('buoyancy', { specialtyOf: 'open-water' }),
  aCourse('advanced'),
]
const NEWCOMER: OfferFacts = {
  isCustomer: true,
  hasDived: false,
  has: new Set(),
  isLearning: false,
  certified: new Set(),
}
const recommend = (facts: Partial<OfferFacts>) => recommendOffer(COURSES, { ...NEWCOMER, ...facts })

test('[EN-19] [VA-10] recommends the first entry course to a newcomer', () => {
  expect(recommend({})).toEqual({ packageId: 'discover', reason: 'first-course', basedOn: null })
})

test('[EN-19] recommends the course that leads to a card after a first dive', () => {
  const facts = { hasDived: true }
  expect(recommend(facts)).toEqual({ packageId: 'open-water', reason: 'after-first-dive', basedOn: null })
})

test('[EN-19] recommends a diver the specialty for their card, then the next step', () => {
  const certified = new Set(['open-water'])
  expect(recommend({ certified, has: certified })).toEqual({
    packageId: 'buoyancy',
    reason: 'specialty',
    basedOn: 'open-water',
  })
  expect(recommend({ certified, has: new Set(['open-water', 'buoyancy']) })).toMatchObject({
    packageId: 'advanced',
    reason: 'next-course',
  })
})

test('[EN-19] recommends nothing twice, and nothing to a learner, to a professional, or to a person who has everything', () => {
  expect(recommend({ isLearning: true })).toBeUndefined()
  expect(recommend({ isCustomer: false })).toBeUndefined()
  const has = new Set(COURSES.map(({ packageId }) => packageId))
  expect(recommend({ has, certified: has })).toBeUndefined()
  expect(recommend({ has: new Set(['discover']) })?.packageId).toBe('open-water')
})
