import type { Module } from '../../platform/module.ts'
import { attachmentRoutes } from './attachments/attachment.routes.ts'
import { dropUnsent } from './attachments/attachment.store.ts'
import { GUARDIAN_JOB, type GuardianCopy, sendGuardianCopy } from './guardian/guardian-copy.ts'
import { guardianFileRoutes } from './guardian/guardian-file.ts'
import { messagesMerging } from './merging.ts'
import type { MessagesDeps } from './messages.deps.ts'
import { messagesOwnData } from './own-data.ts'
import { reportQueue, reportRoutes } from './reports/report.routes.ts'
import { deleteSettled } from './reports/report.store.ts'
import { MESSAGES_EVENT, messagesEvent } from './threads/publish-change.ts'
import { threadRoutes } from './threads/thread.routes.ts'

/** LE-07: student and teachers of an enrollment write to each other. */
export function messagesModule(deps: MessagesDeps): Module {
  return {
    ...messagesOwnData(deps),
    merging: messagesMerging,
    mails: { [GUARDIAN_JOB]: (data) => sendGuardianCopy(deps, data as GuardianCopy) },
    queues: [reportQueue(deps)],
    liveEvents: { [MESSAGES_EVENT]: messagesEvent },
    cleanUp: async () => {
      await dropUnsent(deps)
      await deleteSettled(deps.db, deps.clock.now())
    },
    routes: {
      learning: async (app) => {
        await app.register(threadRoutes(deps))
        await app.register(attachmentRoutes(deps))
        await app.register(reportRoutes(deps))
        await app.register(guardianFileRoutes(deps))
      },
    },
  }
}
