import { readCatalogue } from '@fathom/locales/node'
import { expect, test } from 'vitest'
import { paths } from '../../../shared/paths.ts'
import { aConfig } from '../../testing/config.fixture.ts'
import { type MenuFacts, menuFor } from './menu.ts'

const nothing: MenuFacts = {
  mailingCountry: undefined,
  jumpPage: null,
  hasEntitlements: false,
  mayUsePro: false,
  mayVerifyDives: false,
  isStaff: false,
}
const { links } = aConfig()
const groups = (facts: Partial<MenuFacts> = {}) => menuFor({ ...nothing, ...facts }, links)
const labels = (facts: Partial<MenuFacts> = {}) =>
  groups(facts).flatMap(({ entries }) => entries.map(({ label }) => label))
const entry = (label: string, facts: Partial<MenuFacts> = {}) =>
  groups(facts)
    .flatMap(({ entries }) => entries)
    .find((each) => each.label === label)

const LABELS =
  'Dashboard, Support, Performance, My Courses, Preferences, Tools, Pro, My Profile, Shop, Diver Tools, Shop Home, ' +
  'Club, Forms, Logbook, Notifications, Sign In, Sign Out'

test('[NV-02] every navigation item has a label, in sentence case', () => {
  const texts = new Set(readCatalogue('en-US').values())
  const sentenceCase = (label: string) => label[0] + label.slice(1).toLowerCase()
  expect(LABELS.split(', ').filter((label) => !texts.has(sentenceCase(label)))).toEqual([])
})

test('[NV-03] the sidebar has its five groups with their entries, in order', () => {
  expect(groups().map(({ label, entries }) => [label, ...entries.map((each) => each.label)])).toEqual([
    [
      'shell.group.home',
      'shell.nav.dashboard',
      'shell.nav.club',
      'shell.nav.formsApplications',
      'shell.nav.courseLocator',
      'shell.nav.bookTrip',
    ],
    [
      'shell.group.profile',
      'shell.nav.profile',
      'shell.nav.account',
      'shell.nav.certifications',
      'shell.nav.settings',
      'shell.nav.preferenceCenter',
    ],
    ['shell.group.shop', 'shell.page.shop', 'shell.nav.shopHome'],
    ['shell.group.diverTools', 'shell.nav.logbook'],
    ['shell.group.support', 'shell.nav.support'],
  ])
})

test('[NV-03] forms and applications belong to the forms and applications entry, whatever their URLs are', () => {
  const isUnder = (path: string) => entry('shell.nav.formsApplications')?.under?.test(`${path}/`)
  for (const path of [paths.medicalForm(), paths.fillForm('liability-release'), paths.application('a-1')])
    expect([path, isUnder(path)]).toEqual([path, true])
  expect(isUnder(paths.performance())).toBe(false)
})

test('[NV-03] support, course locator and book a trip are external links', () => {
  expect(entry('shell.nav.support')).toMatchObject({ to: links.help, isExternal: true })
  expect(entry('shell.nav.courseLocator')).toMatchObject({ to: links.courseLocator, isExternal: true })
  expect(entry('shell.nav.bookTrip')).toMatchObject({ to: links.bookATrip, isExternal: true })
})

test('[NV-04] with a mailing country named CHINA the certifications entry opens the external e-card page', () => {
  const certifications = (mailingCountry?: string) => entry('shell.nav.certifications', { mailingCountry })
  expect(certifications('CHINA')).toMatchObject({ to: links.ecards, isExternal: true })
  expect(certifications('Egypt')).toMatchObject({ to: '/certifications', isExternal: false })
  expect(certifications()).toMatchObject({ to: '/certifications', isExternal: false })
})

test('[NV-05] my courses shows only with a jump page, and leads to it', () => {
  expect(labels()).not.toContain('shell.nav.myCourses')
  expect(entry('shell.nav.myCourses', { jumpPage: '/training/my-courses/p-2' })?.to).toBe(
    '/training/my-courses/p-2',
  )
})

test('[NV-06] performance shows only with entitlements', () => {
  expect(labels()).not.toContain('shell.nav.performance')
  expect(labels({ hasEntitlements: true })).toContain('shell.nav.performance')
})

test('[RO-03] the Pro group shows only for users who may use it', () => {
  expect(groups().map(({ label }) => label)).not.toContain('shell.group.pro')
  expect(groups({ mayUsePro: true }).map(({ label }) => label)).toContain('shell.group.pro')
})

test('[LE-11] an instructor has dives to review in the menu, a dive center only its students', () => {
  const review = (mayVerifyDives: boolean) => labels({ mayUsePro: true, mayVerifyDives })
  expect(review(true)).toEqual(expect.arrayContaining(['shell.nav.students', 'shell.nav.review']))
  expect(review(false)).toContain('shell.nav.students')
  expect(review(false)).not.toContain('shell.nav.review')
})

test('only staff have the office in their menu', () => {
  expect(entry('shell.page.office', { isStaff: true })?.to).toBe('/office')
  expect(labels({ mayUsePro: true, hasEntitlements: true })).not.toContain('shell.page.office')
})

test('[CA-47] the shop of the organization is entered through the single sign-on exchange', () => {
  expect(entry('shell.nav.shopHome')).toMatchObject({ to: links.shop, isExternal: true, clientId: 'shop' })
})
