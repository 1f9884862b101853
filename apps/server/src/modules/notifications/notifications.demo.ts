import type { NewNotification } from '@fathom/domain/notifications'
import type { Queryable } from '../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../platform/demo.ts'
import type { Platform } from '../../platform/platform.ts'
import { DELIVERY_JOB } from './delivery-job.ts'
import { addNotification } from './notifications.store.ts'

const HOUR_MS = 3_600_000

/** `isMailed`: it was also, or will be, delivered to a person who is away. */
type PastNotification = NewNotification & { hoursAgo: number; isRead: boolean; isMailed?: boolean }

const LOGBOOK = '/logbook'

const verified = (title: string, hoursAgo: number, isRead: boolean): PastNotification => ({
  kind: 'log-verified',
  values: { title, instructor: 'Kai Nakamura' },
  url: LOGBOOK,
  ...{ hoursAgo, isRead },
})

/** Several steps of one course, which fold into one group in the drawer. */
const ofCourse = (course: string, past: readonly PastNotification[]): PastNotification[] =>
  past.map((each) => ({ ...each, subject: `course:${course}` }))

const PAST: Partial<Record<DemoPersonName, readonly PastNotification[]>> = {
  diver: [
    ...ofCourse('advanced', [
      verified('Deep adventure dive', 1, false),
      verified('Underwater navigation', 2.5, false),
      verified('Peak performance buoyancy', 27, true),
    ]),
    {
      kind: 'code-shared',
      values: { sender: 'Blue Harbor Dive', course: 'Enriched Air Nitrox' },
      url: '/codes',
      ...{ hoursAgo: 5, isRead: true },
    },
    verified('Rescue scenario 1', 26, true),
    {
      kind: 'card-issued',
      values: { certification: 'Rescue Diver' },
      url: '/certifications',
      ...{ hoursAgo: 24 * 6, isRead: true },
    },
  ],
  student: [
    {
      kind: 'log-returned',
      values: { instructor: 'Kai', title: 'Confined water 3', reason: 'Please add the end pressure.' },
      url: LOGBOOK,
      ...{ hoursAgo: 0.2, isRead: false },
    },
    {
      kind: 'form-due',
      values: { form: 'Medical questionnaire', instructor: 'Kai' },
      url: '/training/medical-form',
      ...{ hoursAgo: 3, isRead: false },
    },
    verified('Confined water 1', 30, true),
  ],
  // The demo starts with one such mail, including its unsubscribe link.
  teen: [
    {
      kind: 'form-due',
      values: { form: 'Medical questionnaire', instructor: 'Kai' },
      url: '/training/medical-form',
      ...{ hoursAgo: 2, isRead: false, isMailed: true },
    },
  ],
  veteran: [
    {
      kind: 'application-moved',
      values: { application: 'Divemaster application', status: 'memberReview' },
      url: '/training/forms-applications',
      subject: 'application:divemaster',
      ...{ hoursAgo: 4, isRead: false },
    },
    {
      kind: 'application-moved',
      values: { application: 'Divemaster application', status: 'submitted' },
      url: '/training/forms-applications',
      subject: 'application:divemaster',
      ...{ hoursAgo: 29, isRead: true },
    },
    {
      kind: 'photo-approved',
      values: {},
      url: '/certifications',
      ...{ hoursAgo: 28, isRead: true },
    },
    ...ofCourse('rescue', [
      verified('Rescue exercise 7', 24 * 9, true),
      verified('Rescue exercise 6', 24 * 9.1, true),
    ]),
  ],
}

/** The logbook is above this module, so the app injects it. */
export type DemoPorts = {
  findDemoDive(person: DemoPerson, title: string): string | undefined
}

/** A notification about a dive links to it. */
function urlOf(
  { kind, values, url }: PastNotification,
  person: DemoPerson,
  findDemoDive: DemoPorts['findDemoDive'],
): string {
  const isOfDive = kind === 'log-returned' || kind === 'log-verified'
  const id = isOfDive ? findDemoDive(person, values.title) : undefined
  return id ? `/logbook/dive/${id}` : url
}

export async function fillDemoNotifications(
  { clock, jobs, findDemoDive }: Pick<Platform, 'clock' | 'jobs'> & DemoPorts,
  tx: Queryable,
  person: DemoPerson,
): Promise<void> {
  if (person.name === 'newcomer') return
  const now = clock.now()
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await addNotification(tx, person.affiliateId, {
    kind: 'welcome',
    values: { name: person.givenName },
    url: '/training/dashboard',
    at: hoursAgo(24 * 12),
    readAt: hoursAgo(24 * 11),
  })
  for (const past of PAST[person.name] ?? []) {
    const row = await addNotification(tx, person.affiliateId, {
      ...past,
      url: urlOf(past, person, findDemoDive),
      at: hoursAgo(past.hoursAgo),
      ...(past.isRead && { readAt: now }),
    })
    if (row && past.isMailed)
      await jobs.send(tx, DELIVERY_JOB, { affiliateId: person.affiliateId, id: row.id })
  }
}
