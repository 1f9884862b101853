import type { DemoPersonName } from '../../apps/server/src/platform/demo.ts'

/** A portal URL and the title of the screen that opens there. */
export type Screen = {
  rows: string
  path: string
  title: string
  /** A form that puts the id of its draft into the URL, so a reload finds it. */
  holdsDraft?: true
  as?: DemoPersonName
  isOpen?: boolean
}

/** A demo course. */
const OPEN_WATER = '01920000-0000-7000-8000-000000000001'

/**
 * Every screen of the specification's table and our own, by the rows of docs/requirements.md. The tests of the
 * portal's routes have every URL, with redirects and parameters that change nothing of the screen.
 */
export const SCREENS: readonly Screen[] = [
  { rows: 'RT-01', path: '/account', title: 'Account' },
  { rows: 'RT-01', path: '/profile', title: 'Profile' },
  { rows: 'RT-01', path: '/settings', title: 'Settings' },
  { rows: 'BO-05', path: '/waiting', title: 'Not uploaded yet' },
  { rows: 'RT-02', path: '/certifications', title: 'Certifications and credentials' },
  { rows: 'RT-03', path: '/certifications/ecard', title: 'Rescue Diver' },
  { rows: 'RT-03', path: '/certifications/ecard/L-1/OW', title: 'eCard' },
  { rows: 'RT-04', path: '/certifications/noecard/OW', title: 'No eCard for this level' },
  { rows: 'RT-05', path: '/preferences/subscriber/en-US', title: 'Preference center' },
  { rows: 'RT-06', path: '/preferences/unsubscribed', title: 'Unsubscribed', isOpen: true },
  { rows: 'RT-08', path: '/training/dashboard', title: 'Dashboard' },
  { rows: 'RT-08', path: '/training/dashboard/ow-1', title: 'Dashboard' },
  { rows: 'RT-10', path: `/training/course/${OPEN_WATER}`, title: 'Open Water Diver' },
  { rows: 'RT-10', path: '/training/content/hand-signals', title: 'Course material' },
  { rows: 'RT-10', path: '/training/performance', title: 'Performance' },
  { rows: 'RT-10', path: '/training/performance/01920000-0000-7000-8000-000000000001', title: 'Performance' },
  { rows: 'RT-10', path: '/training/eRecord', title: 'eRecord' },
  { rows: 'RT-10', path: '/training/eRecord/01920000-0000-7000-8000-000000000001', title: 'eRecord' },
  {
    rows: 'RT-11',
    path: '/training/instructor/eRecord/100002?affiliateId=100002',
    title: 'Ines Duarte',
    as: 'instructor',
  },
  {
    rows: 'RT-11',
    path: '/training/instructor/eRecord/100002/01920000-0000-7000-8000-000000000001?email=student%40fathom.test',
    title: 'Ines Duarte',
    as: 'instructor',
  },
  { rows: 'RT-12', path: '/training/forms-applications', title: 'Forms and applications' },
  { rows: 'RT-13', path: '/training/unauthorized', title: 'No access', isOpen: true },
  { rows: 'RT-14', path: '/logbook', title: 'Logbook' },
  { rows: 'RT-15', path: '/logbook/log-dive/training/create', title: 'Training dive', holdsDraft: true },
  { rows: 'RT-16', path: '/logbook/log-dive/training/update/1', title: 'Training dive' },
  {
    rows: 'RT-16',
    path: '/logbook/log-dive/recreational/create',
    title: 'Recreational dive',
    holdsDraft: true,
  },
  { rows: 'RT-16', path: '/logbook/log-dive/recreational/update/1', title: 'Recreational dive' },
  { rows: 'RT-17', path: '/logbook/log-dive/select-course', title: 'Choose a course' },
  { rows: 'RT-18', path: '/dsd/welcome', title: 'Discover Scuba Diving', as: 'dsd' },
  { rows: 'RT-18', path: '/dsd/confirm-affiliation', title: 'Your dive center', as: 'dsd' },
  {
    rows: 'RT-19',
    path: '/applications/01920000-0000-7000-a400-000000000004',
    title: 'Divemaster application',
    as: 'applicant',
  },
  { rows: 'RT-23', path: '/training/shop', title: 'Shop' },
  { rows: 'RT-22', path: `/training/shop/${OPEN_WATER}`, title: 'Open Water Diver' },
  { rows: 'RT-24', path: '/training/my-promos', title: 'Promotions' },
  { rows: 'RT-25', path: '/training/medical-form', title: 'Medical questionnaire' },
  { rows: 'RT-22', path: '/club', title: 'Club' },
  { rows: 'RT-22', path: '/codes', title: 'Codes' },
  { rows: 'RT-22', path: '/logbook/dive/1', title: 'Dive' },
  { rows: 'LO-07', path: '/logbook/map', title: 'Dive map' },
  { rows: 'LO-06', path: '/logbook/statistics', title: 'Statistics' },
  { rows: 'LO-01', path: '/logbook/import', title: 'Import dives' },
  { rows: 'RT-22', path: '/logbook/review', title: 'Dives to review', as: 'instructor' },
  { rows: 'RT-22', path: '/training/students', title: 'Students', as: 'instructor' },
  { rows: 'LE-09', path: '/training/classes', title: 'Classes', as: 'instructor' },
  { rows: 'RT-22', path: '/office', title: 'Office', as: 'staff' },
  { rows: 'RT-22', path: '/account/deleted', title: 'How deleting your account works', isOpen: true },
  { rows: 'RT-22', path: '/verify', title: 'Check a card', isOpen: true },
  { rows: 'RT-22', path: '/forms/physician/token', title: 'Physician’s form', isOpen: true },
  { rows: 'RT-22', path: '/forms/guardian/token', title: 'Guardian’s signature', isOpen: true },
]
