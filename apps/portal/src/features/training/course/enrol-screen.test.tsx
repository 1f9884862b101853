import { expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { aCourseRecord, OPEN_WATER } from '../training.fixture.ts'

const KAI = {
  storeNumber: 7001,
  storeName: 'Harbour Divers',
  memberNumber: 500001,
  memberName: 'Kai Nakamura',
}
const LINK = '/training/enroll/claims.signature'

const anOffer = (more: object = {}) => ({
  ...KAI,
  packageId: OPEN_WATER,
  title: 'Open Water Diver',
  summary: 'The first course.',
  scene: 'open-water',
  isEntitled: true,
  isOwn: false,
  now: null,
  ...more,
})
const open = (offer: unknown, answers: Answers = {}) =>
  anOpenPage(LINK, { '/courses/enroll/claims.signature': offer, ...answers })

test('[CA-15] a link shows who teaches, and signs nobody up without confirmation', async () => {
  const requested = vi.fn(({ method }: { method: string }) =>
    method === 'POST' ? { packageId: OPEN_WATER } : anOffer(),
  )
  const { text, named, router } = await open(requested, { [`/courses/${OPEN_WATER}`]: aCourseRecord() })
  await soon(() => expect(text()).toContain('Harbour Divers'))
  expect(text()).toContain('Kai Nakamura')
  expect(text()).toContain('can see your training record')
  expect(requested.mock.calls.map(([{ method }]) => method)).toEqual(['GET'])
  named('button', 'Sign up for this course')?.click()
  await soon(() => expect(router.state.location.pathname).toBe(`/training/course/${OPEN_WATER}`))
})

test('[CA-15] a user who learns with another teacher sees that this changes', async () => {
  const { text } = await open(anOffer({ now: { ...KAI, storeNumber: 7002, storeName: 'Blue Hole' } }))
  await soon(() => expect(text()).toContain('Blue Hole teaches you now.'))
})

test.each([
  ['who takes the course with them already', { now: KAI }, 'You’re already taking this course with them.'],
  ['who made the link', { isOwn: true, isEntitled: false }, 'This is your own link.'],
])('[CA-15] %s has nothing to sign up for', async (_, more, words) => {
  const { text, named } = await open(anOffer(more))
  await soon(() => expect(text()).toContain(words))
  expect(named('button', 'Sign up for this course')).toBeUndefined()
  expect(named('a', 'View course')?.getAttribute('href')).toBe(`/training/course/${OPEN_WATER}`)
})

test('[CA-15] without an entitlement the link leads to the shop and says to open it again afterwards', async () => {
  const { text, named } = await open(anOffer({ isEntitled: false }))
  await soon(() => expect(text()).toContain('You don’t have this course yet.'))
  expect(text()).toContain('Once you have it, open this link again and sign up.')
  expect(named('a', 'Shop')?.getAttribute('href')).toBe(`/training/shop/${OPEN_WATER}`)
  expect(named('button', 'Sign up for this course')).toBeUndefined()
  expect(named('a', 'View course')).toBeDefined()
})

test('[CA-15] a tampered link is refused with a clear message', async () => {
  const broken = { problem: 'extra-data-broken', errors: ['This link is incomplete. Ask for a new one.'] }
  const { text } = await open(() => Response.json(broken, { status: 400 }))
  await soon(() => expect(text()).toContain('This link doesn’t work'))
  expect(text()).toContain('Ask for a new one.')
})
