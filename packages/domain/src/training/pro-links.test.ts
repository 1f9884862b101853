import { expect, test } from 'vitest'
import { proLinks } from './pro-links.ts'

const OUTSIDE = { shop: 'https://shop.example', help: 'https://help.example' }
const RENEWAL = { packageId: 'p-2', title: 'Instructor renewal', kind: 'pro' } as const
const names = (...requested: Parameters<typeof proLinks>) => proLinks(...requested).map(({ name }) => name)

test('[CA-48] a member verifies dives and follows their own course, a store has students', () => {
  expect(names(2, [RENEWAL], OUTSIDE)).toEqual(['students', 'review', 'journey', 'shop', 'help'])
  expect(names(3, [], OUTSIDE)).toEqual(['students', 'shop', 'help'])
  expect(proLinks(2, [RENEWAL], OUTSIDE)).toContainEqual({
    name: 'journey',
    url: '/training/my-courses/p-2',
    group: 'career',
  })
})

test('[CA-48] nobody else has professional links', () => {
  expect([names(1, [RENEWAL], OUTSIDE), names(9, [], OUTSIDE)]).toEqual([[], []])
})
