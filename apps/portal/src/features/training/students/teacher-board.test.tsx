import { logsToReview } from '@fathom/contract/logbook'
import type { ClassesWire } from '@fathom/contract/training/classes'
import { expect, test } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { aClassRecord, aClassSession, ahead } from '../classes/classes.fixture.ts'
import { aClass } from './class.fixture.ts'

const idOf = (at: number) => `01920000-0000-7000-8000-00000000e10${at}`
const MISSING = { form: 'release', state: 'missing', request: 'none', since: null } as const

/** Milo is stuck; Ines makes progress, but her release is missing. */
const STUDENTS = aClass().map((student, at) => ({
  ...student,
  courses: student.courses.map((course) => ({
    ...course,
    enrolmentId: idOf(at),
    formsInTheWay: student.name === 'Ines Duarte' ? [MISSING] : [],
  })),
}))

/** From now on, wherever the test runs: it lasts as long as the day. */
const today = () => new Date().toISOString().slice(0, 10)
const session = () =>
  aClassSession({
    ...{ date: today(), timeZone: 'UTC', startsAt: '00:00', endsAt: '23:59' },
    ...{ begins: `${today()}T00:00:00.000Z`, ends: `${today()}T23:59:59.999Z` },
  })
const { students: _, ...header } = aClassRecord()
const classes = (): ClassesWire => [
  { ...header, students: 2, enrolmentIds: [idOf(1), idOf(2)], sessions: [session()] },
]

const aForm = (state: string) => ({
  ...{ state, documentId: null, signedAt: null, validUntil: null, declinedAt: null, request: 'none' },
  ...{ answersChangedAt: null, isPhysicianNeeded: false, isPageWaiting: false },
  ...{ physician: null, guardian: null, isReadable: false },
})
const GUEST = {
  ...{ affiliateId: 100005, name: 'Dana Okafor', kind: 'guest', changedBirthDate: null },
  ...{ medical: aForm('missing'), release: aForm('cleared') },
}

const open = async (type: number, answers: Answers = {}) => {
  const page = await anOpenPage('/training/dashboard', {
    ...{ '/my-courses': [], '/learning/students': STUDENTS, '/learning/classes': classes() },
    ...{
      '/forms/standings': [GUEST],
      '/Applications/assigned': { items: [], total: 0, page: 1, pageSize: 100 },
    },
    ...signedInAs(type),
    ...answers,
  })
  const headings = () => [...page.place.querySelectorAll('main h2')].map(({ textContent }) => textContent)
  return { ...page, headings }
}

test('[SN-01] an instructor’s home begins with who needs help today, then today’s sessions', async () => {
  const { text, headings, named } = await open(2)
  await soon(() => expect(text()).toContain('Needs help today'))
  expect(headings().slice(0, 2)).toEqual(['Ines Duarte', 'Today'])
  expect(text()).toContain('Open Water Diver. Release: Missing.')
  expect(text()).toContain('Noura Alharbi and Ines Duarte')
  expect(text()).toContain('Not cleared: Ines Duarte')
  expect(named('a', 'May group')?.getAttribute('href')).toBe(`/training/classes/${header.classId}`)
})

test('[SN-01] without a session today an instructor’s home begins with who needs attention', async () => {
  const { text, headings } = await open(2, { '/learning/classes': [] })
  await soon(() => expect(headings()[0]).toBe('Milo Hart'))
  expect(text()).not.toContain('Today')
})

test('[SN-01] a dive center’s home begins with today’s people and forms, guests among them', async () => {
  const { text, headings, find, named } = await open(3)
  await soon(() => expect(headings()).toContain('Forms that need attention'))
  expect(headings().slice(0, 3)).toEqual(['Today', 'Forms that need attention', 'Students'])
  expect(text()).toContain('Release: Missing.')
  expect(named('a', 'Dana Okafor')?.getAttribute('href')).toBe('/training/students#forms-of-100005')
  expect(named('a', 'Counter')).toBeDefined()
  expect(find('section[aria-labelledby="class-board"]')).toBeNull()
})

test('[SN-01] a dive center without sessions and open forms reads that', async () => {
  const { text } = await open(3, {
    '/learning/classes': [{ ...classes()[0], sessions: [aClassSession(), ahead()] }],
    ...{ '/forms/standings': [], '/learning/students': aClass() },
  })
  await soon(() => expect(text()).toContain('No sessions today'))
  expect(text()).toMatch(/Next session: 14 May 2099, 9:00/)
  expect(text()).toContain('All your students and guests have their forms in order.')
})

test('[SN-01] dives and applications that wait for an instructor are named with their number', async () => {
  const item = { role: 'instructor', waitsFor: 'instructor', status: 'Member Review' }
  const { named, text } = await open(2, {
    '/api/logbook/graphql': ({ body }: { body: string }) =>
      body.includes(logsToReview.id) ? { data: { logsToReview: [], logsToReviewCount: 2 } } : { data: null },
    '/Applications/assigned': {
      items: [item, { ...item, waitsFor: 'provider' }],
      ...{ total: 2, page: 1, pageSize: 100 },
    },
  })
  await soon(() => expect(text()).toContain('Waiting for you'))
  expect(named('a', '2 dives to verify')?.getAttribute('href')).toBe('/logbook/review')
  expect(named('a', '1 application to review')?.getAttribute('href')).toBe('/training/forms-applications')
})

test('[SN-01] the home of staff is what waits in the office, and the way there', async () => {
  const { named, text } = await open(9, {
    '/office/rights/own': { rights: ['cards'] },
    '/office/queues': {
      queues: [{ kind: 'photos', count: 12, oldest: null, workers: [] }],
      ...{
        mine: [],
        failingWebhooks: 0,
        failedPurchases: 0,
        isStorageFailing: false,
        isMailFailing: false,
        today: null,
      },
      failedJobs: [],
    },
  })
  await soon(() => expect(text()).toContain('Waiting: 12'))
  expect(named('a', 'Photos to review')?.getAttribute('href')).toBe('/office/queues/photos')
  expect(named('a', 'Office')?.getAttribute('href')).toBe('/office')
})
