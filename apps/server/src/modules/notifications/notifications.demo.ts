import type { Queryable } from '../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../platform/demo.ts'
import { addNotification, type NewNotification } from './notifications.store.ts'

const HOUR_MS = 3_600_000

type Told = Pick<NewNotification, 'kind' | 'values' | 'url'> & { hoursAgo: number; isRead: boolean }

const TOLD: Partial<Record<DemoPersonName, readonly Told[]>> = {
  diver: [
    {
      kind: 'log-verified',
      values: { title: 'Deep adventure dive', instructor: 'Kai Nakamura' },
      url: '/logbook',
      hoursAgo: 1,
      isRead: false,
    },
    {
      kind: 'log-verified',
      values: { title: 'Rescue scenario 3', instructor: 'Kai Nakamura' },
      url: '/logbook',
      hoursAgo: 26,
      isRead: true,
    },
  ],
  student: [
    {
      kind: 'log-returned',
      values: { instructor: 'Kai', dive: 3, reason: 'Please add the end pressure.' },
      url: '/logbook',
      hoursAgo: 0.2,
      isRead: false,
    },
    {
      kind: 'form-due',
      values: { form: 'Medical questionnaire', instructor: 'Kai' },
      url: '/training/medical-form',
      hoursAgo: 3,
      isRead: false,
    },
    {
      kind: 'log-verified',
      values: { title: 'Confined water 1', instructor: 'Kai Nakamura' },
      url: '/logbook',
      hoursAgo: 30,
      isRead: true,
    },
  ],
}

export async function fillDemoNotifications(tx: Queryable, person: DemoPerson, now: Date): Promise<void> {
  if (person.name === 'newcomer') return
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await addNotification(tx, person.affiliateId, {
    kind: 'welcome',
    values: { name: person.givenName },
    url: '/training/dashboard',
    at: hoursAgo(24 * 12),
    readAt: hoursAgo(24 * 11),
  })
  for (const { kind, values, url, ...told } of TOLD[person.name] ?? [])
    await addNotification(tx, person.affiliateId, {
      kind,
      values,
      url,
      at: hoursAgo(told.hoursAgo),
      ...(told.isRead && { readAt: now }),
    })
}
