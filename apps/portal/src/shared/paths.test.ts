import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('an optional segment is omitted with everything after it', () => {
  expect(paths.ecard()).toBe('/certifications/ecard')
  expect(paths.ecard('L1')).toBe('/certifications/ecard/L1')
  expect(paths.ecard('L1', '7')).toBe('/certifications/ecard/L1/7')
  expect(paths.ecard(undefined, '7')).toBe('/certifications/ecard')
})

test('path parameters are encoded', () => {
  expect(paths.content('rules & tables/2')).toBe('/training/content/rules%20%26%20tables%2F2')
})

test('the dashboard brings a course to the front by its public id', () => {
  expect(paths.dashboard()).toBe('/training/dashboard')
  expect(paths.dashboard({ olmGuid: 'p-2' })).toBe('/training/dashboard?olmGuid=p-2')
})
