import { sdl, trusted } from '@fathom/contract/notifications'
import { deleteOldEvents } from '../../platform/live/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { notificationsArchiveWords } from './archive-words.ts'
import { changingNotifications } from './change-notifications.ts'
import type { DeliveryPorts } from './delivery/delivery.deps.ts'
import { deliveryPart } from './delivery/delivery.module.ts'
import { currentNotifications, type KeepCurrent } from './keep-current.ts'
import { notificationsMerging } from './merging.ts'
import { NOTIFICATION_EVENT, notificationEvent } from './notification-event.ts'
import { type DemoPorts, fillDemoNotifications } from './notifications.demo.ts'
import { notificationsResolvers } from './notifications.resolvers.ts'
import { deleteForGood } from './notifications.store.ts'
import { type Notify, notifier } from './notify.ts'
import { notificationsOwnData } from './own-data.ts'

/** What a person has seen elsewhere is read here too, so it isn't mailed. */
export type MarkSubjectRead = (affiliateId: number, subject: string) => Promise<number>

type Used = Omit<Platform, 'files' | 'flags'>

type NotificationsModule = Module & { notify: Notify; markSubjectRead: MarkSubjectRead; current: KeepCurrent }

export function notificationsModule(platform: Used, ports: DeliveryPorts & DemoPorts): NotificationsModule {
  const { db, clock } = platform
  const { findDemoDive } = ports
  const { ownData, forgetPerson } = notificationsOwnData
  const delivery = deliveryPart({ ...platform, ports })
  return {
    jobs: delivery.jobs,
    mails: delivery.mails,
    routes: delivery.routes,
    archiveWords: notificationsArchiveWords,
    merging: notificationsMerging,
    ownData: async (db, affiliateId) => ({
      ...(await ownData(db, affiliateId)),
      ...(await delivery.ownData(db, affiliateId)),
    }),
    forgetPerson: async (tx, affiliateId) => {
      await forgetPerson(tx, affiliateId)
      await delivery.forgetPerson(tx, affiliateId)
    },
    notify: notifier(platform),
    current: currentNotifications(platform, notifier(platform)),
    markSubjectRead: changingNotifications(platform).markSubjectRead,
    demo: (tx, person) => fillDemoNotifications({ ...platform, findDemoDive }, tx, person),
    graphs: { notifications: { sdl, trusted, resolvers: notificationsResolvers(platform) } },
    liveEvents: { [NOTIFICATION_EVENT]: notificationEvent },
    cleanUp: async () => {
      await deleteForGood(db, clock.now())
      await deleteOldEvents(db, clock.now())
      await delivery.cleanUp()
    },
  }
}
