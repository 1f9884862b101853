import type { Module } from '../../../platform/module.ts'
import type { OwnDataPart } from '../../../platform/own-data.ts'
import { DELIVERY_JOB } from '../delivery-job.ts'
import { DIGEST_JOB, sendDigest } from '../digest/send-digest.ts'
import { SWEEP_JOB, sweepDigests } from '../digest/sweep.ts'
import { mailNotification } from '../mail/mail-notification.ts'
import { pushRoutes } from '../push/push.routes.ts'
import { type PushJob, pushNotification } from '../push/push-notification.ts'
import { cleanUpDelivery } from './clean-up.ts'
import { type Delivery, deliver, MAIL_JOB, PUSH_JOB } from './deliver.ts'
import type { DeliveryDeps } from './delivery.deps.ts'
import { deliveryOwnData } from './own-data.ts'
import { keepPresence } from './presence.ts'
import { zoneRoutes } from './zone.routes.ts'

type Part = Pick<OwnDataPart, 'ownData'> &
  Required<Pick<Module, 'jobs' | 'mails' | 'cleanUp' | 'forgetPerson' | 'routes'>>

/** How notifications reach people who don't have the portal open: mail, the daily summary, and push. */
export function deliveryPart(deps: DeliveryDeps): Part {
  keepPresence(deps)
  return {
    ...deliveryOwnData,
    cleanUp: () => cleanUpDelivery(deps),
    jobs: {
      [DELIVERY_JOB]: (data) => deliver(deps, data as Delivery),
      [PUSH_JOB]: (data, { signal }) => pushNotification(deps, data as PushJob, signal),
      [SWEEP_JOB]: () => sweepDigests(deps),
    },
    mails: {
      [MAIL_JOB]: (data) => mailNotification(deps, data as Delivery),
      [DIGEST_JOB]: (data) => sendDigest(deps, data as { affiliateId: number; day: string }),
    },
    routes: {
      notifications: async (app) => {
        await app.register(zoneRoutes(deps))
        await app.register(pushRoutes(deps))
      },
    },
  }
}
