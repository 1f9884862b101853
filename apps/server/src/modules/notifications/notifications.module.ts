import { sdl, trusted } from '@fathom/contract/notifications'
import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { fillDemoNotifications } from './notifications.demo.ts'
import { notificationsResolvers } from './notifications.resolvers.ts'
import { addNotification, type NewNotification } from './notifications.store.ts'
import { notificationsOwnData } from './own-data.ts'

/** Tells someone something, in the transaction of the deed: neither exists without the other. */
type Notify = (tx: Queryable, affiliateId: number, told: NewNotification) => Promise<void>

export function notificationsModule({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Module & { notify: Notify } {
  return {
    ...notificationsOwnData,
    notify: addNotification,
    demo: (tx, person) => fillDemoNotifications(tx, person, clock.now()),
    graphs: { notifications: { sdl, trusted, resolvers: notificationsResolvers(db) } },
  }
}
