import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountQuery } from '../../features/account/index.ts'
import { applicationCalls } from '../../features/applications/applications.calls.ts'
import {
  applicationName,
  applicationQuery,
  assignedName,
  assignedQuery,
} from '../../features/applications/applications.queries.ts'
import { anECard } from '../../features/certifications/card.fixture.ts'
import { eCardsQuery, facePictureQuery } from '../../features/certifications/certifications.queries.ts'
import { CARDS } from '../../features/certifications/offline/stored-cards.ts'
import { DUE, formsDueQuery, SIGNED, signedFormsQuery } from '../../features/forms/list/list.queries.ts'
import { LOG_COURSES, logCoursesQuery } from '../../features/logbook/courses/use-courses.ts'
import { GEAR, gearQuery } from '../../features/logbook/gear/gear.queries.ts'
import { divedSitesQuery } from '../../features/logbook/map/sites.queries.ts'
import { FIRST_NUMBER, firstNumberQuery } from '../../features/logbook/numbering/numbering.queries.ts'
import { storedUnit } from '../../features/logbook/stored-unit.ts'
import { aNotification } from '../../features/notifications/notification.fixture.ts'
import { NOTIFICATIONS, notificationsQuery } from '../../features/notifications/notifications.queries.ts'
import { profileQuery } from '../../features/profile/index.ts'
import { MY_COURSES, myCoursesQuery } from '../../features/training/index.ts'
import { aSigner } from '../../features/trust/signer.fixture.ts'
import { trustQuery } from '../../features/trust/trust.queries.ts'
import type { Calls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { setDevicePerson } from '../../shared/offline/device-person.ts'
import { storeForOffline } from '../../shared/offline/offline-plan.ts'
import { forgetAnswers } from '../../shared/offline/stored-answers.fixture.ts'
import { isFromDevice } from '../../shared/offline/stored-answers.ts'
import { OFFLINE_AREAS } from './store-for-offline.ts'

const user = {
  affiliateId: 9,
  affiliateType: 'diver',
  email: 'ines@fathom.test',
  audience: 'portal',
} as never
const signer = await aSigner()
const revocations = await signer.list({ revoked: [3] })
const SHA = 'a'.repeat(64)
const APPLICATION = 'b9d7c1c0-0000-4000-8000-000000000001'
const PHOTO = new Blob(['face'])

const SITE = { id: 's', name: 'Zenobia', country: 'Cyprus', latitude: 34.896, longitude: 33.658, own: false }
const FINS = { id: 'g', name: 'Jetfins', kind: 'fins', serviced_on: null, service_due: null }
const LOG_COURSE = { course: 'owd', title: 'Open Water Diver', dives: 4, confined_water: false }

const ANSWERS: Record<string, unknown> = {
  'live/changes': { sequence: 1, reset: false, more: false, events: [] },
  'e-cards/consumer': [{ ...anECard(), photo: { url: '/photo', sha256: SHA } }],
  'certifications/photos/me': { approved: null, latest: null },
  'user/{email}': { firstName: 'Ines' },
  'profiles/{affiliateId}': { fullName: 'Ines Marin' },
  countries: { items: [] },
  'trust/issuers': [signer.wire],
  'trust/devices': { certificate: 'A'.repeat(200), expiresAt: '2100-01-01T00:00:00Z' },
  confirmations: { received: [], given: [] },
  'my-courses': [],
  'entitlements/{affiliateId}': { items: [] },
  'journey/routing/othercourses': { jumpPage: null },
  courses: [],
  due: { requests: [] },
  search: [{ documentId: 'd-1' }],
  'Applications/assigned': { items: [{ id: APPLICATION }], total: 1 },
  'Applications/types': [],
  'Applications/{id}': { id: APPLICATION, status: 'Submitted' },
}

/** A server that can be away. */
function aServer() {
  const world = { isThere: true }
  const answer = async (value: unknown) => {
    if (!world.isThere) throw new CallFailed('lost', { kind: 'network' })
    if (value === undefined) throw new Error('no answer')
    return value
  }
  const call = (_: string, path: string) => answer(ANSWERS[path])
  const download = (_: string, path: string) =>
    answer(path === 'trust/revocations' ? new Blob([revocations]) : PHOTO)
  const request = () =>
    answer({
      ...{ notifications: [aNotification({ id: 'n1' })], unreadCount: 1, liveSequence: 1 },
      ...{ logCourses: [LOG_COURSE], unitSetting: { unit: 'Imperial' }, divedSites: [SITE] },
      ...{ gearItems: [FINS], logbookSetting: { first_dive_number: 41 } },
    })
  const calls = { http: { get: call, post: call, download }, graph: { request } } as unknown as Calls
  return { world, calls }
}

beforeEach(() => setDevicePerson(9))
afterEach(async () => {
  setDevicePerson(undefined)
  localStorage.removeItem('fathom.unit')
  await forgetAnswers()
})

test('[BO-01] [BO-02] cards with photo, profile, trust list, notifications, dashboard, forms, applications, gear, the first number and the courses of training dives open offline without having been opened, and are marked as stored', async () => {
  const { world, calls } = aServer()
  const locale = () => 'en-US'
  const areas = OFFLINE_AREAS.filter(
    ({ name }) => !['qr-reader', 'dive-photos', 'dive-profiles'].includes(name),
  )
  const warn = vi.spyOn(console, 'warn')
  await storeForOffline({ calls, user, queries: new QueryClient(), locale, areas })
  expect(warn).not.toHaveBeenCalled()
  world.isThere = false
  const coldStart = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const holder = { affiliateId: 9, isPro: false }
  expect(await coldStart.fetchQuery(eCardsQuery(calls, holder, 'en-US'))).toHaveLength(1)
  expect(await coldStart.fetchQuery(facePictureQuery(calls, 9, SHA))).toBe(PHOTO)
  expect(await coldStart.fetchQuery(accountQuery(calls, user))).toEqual({ firstName: 'Ines' })
  expect(await coldStart.fetchQuery(profileQuery(calls, 9))).toEqual({ fullName: 'Ines Marin' })
  const { issuers, isFresh } = await coldStart.fetchQuery(trustQuery(calls))
  expect([issuers[0]?.list?.revoked, isFresh]).toEqual([new Set([3]), false])
  expect(await coldStart.fetchQuery(notificationsQuery(calls, 'en-US'))).toMatchObject({ unread: 1 })
  expect(await coldStart.fetchQuery(myCoursesQuery(calls, 9, 'en-US'))).toEqual([])
  expect(await coldStart.fetchQuery(formsDueQuery(calls, 9))).toEqual({ requests: [] })
  expect(await coldStart.fetchQuery(signedFormsQuery(calls, 9))).toHaveLength(1)
  const applications = applicationCalls(calls, 9, async () => undefined)
  expect((await coldStart.fetchQuery(assignedQuery(applications, 9, 'en-US'))).items).toHaveLength(1)
  const application = await coldStart.fetchQuery(applicationQuery(applications, 9, APPLICATION, 'en-US'))
  expect(application.status).toBe('Submitted')
  expect(await coldStart.fetchQuery(logCoursesQuery(calls, 'en-US'))).toMatchObject([{ course: 'owd' }])
  expect(await coldStart.fetchQuery(gearQuery(calls, 9))).toMatchObject([{ name: 'Jetfins' }])
  expect(await coldStart.fetchQuery(firstNumberQuery(calls, 9))).toBe(41)
  expect(storedUnit()).toBe('Imperial')
  expect(await coldStart.fetchQuery(divedSitesQuery(calls))).toEqual([SITE])
  const names = [
    CARDS,
    'account',
    'profile',
    NOTIFICATIONS,
    MY_COURSES,
    DUE,
    SIGNED,
    assignedName(),
    LOG_COURSES,
    GEAR,
    FIRST_NUMBER,
  ]
  for (const name of [...names, applicationName(APPLICATION)])
    expect([name, isFromDevice({ affiliateId: 9, name })]).toEqual([name, true])
})
