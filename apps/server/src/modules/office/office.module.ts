import { STAFF_RIGHTS, type StaffRight } from '@fathom/domain/session'
import { listAuditEntries } from '../../platform/audit/index.ts'
import type { DemoPersonName } from '../../platform/demo.ts'
import type { Module } from '../../platform/module.ts'
import { deleteRights, findOwnRights, saveRights } from '../../platform/staff-rights/index.ts'
import { officeArchiveWords } from './archive-words.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { figuresRoutes } from './figures/figures.routes.ts'
import { mergeRoutes } from './merging/merge.routes.ts'
import { officeMerging } from './merging/office-merging.ts'
import type { OfficeDeps } from './office.deps.ts'
import { directoryRoutes } from './people/directory.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { deleteLapsed } from './queues/claim.store.ts'
import { forgetItemEvents } from './queues/item-event.store.ts'
import { forgetNotes } from './queues/note.store.ts'
import { queueRoutes } from './queues/queue.routes.ts'
import { OFFICE_EVENT, officeEvent, QUEUE_JOB, tellOffice } from './queues/queue-job.ts'
import { queueSizes } from './queues/queue-sizes.ts'
import { rightRoutes } from './rights/right.routes.ts'
import { systemRoutes } from './system/system.routes.ts'

/** Restored at each start, whatever a visitor has taken away. */
const DEMO_RIGHTS: Partial<Record<DemoPersonName, readonly StaffRight[]>> = {
  staff: STAFF_RIGHTS,
  deskstaff: ['applications', 'cards', 'people'],
}

/** In a person's archive, the newest first. */
const MOST_ACTIONS = 1000

/** What the organization's staff do, on top of all other areas. */
export function officeModule(deps: OfficeDeps): Module {
  return {
    routes: {
      office: async (app) => {
        await app.register(rightRoutes)
        await app.register(auditRoutes(deps))
        await app.register(peopleRoutes(deps))
        await app.register(directoryRoutes(deps))
        await app.register(mergeRoutes(deps))
        await app.register(queueRoutes(deps))
        await app.register(figuresRoutes(deps))
        await app.register(systemRoutes(deps))
        await app.register(contentRoutes(deps))
      },
    },
    jobs: { [QUEUE_JOB]: (data) => tellOffice(deps, data) },
    gauges: [queueSizes(deps)],
    liveEvents: { [OFFICE_EVENT]: officeEvent },
    cleanUp: () => deleteLapsed(deps.db, deps.clock.now()),
    renewDemo: async (tx, { name, affiliateId }) => {
      const rights = DEMO_RIGHTS[name]
      if (rights) await saveRights(tx, affiliateId, { rights, by: null, now: deps.clock.now() })
    },
    merging: officeMerging,
    archiveWords: officeArchiveWords,
    ownData: async (db, affiliateId) => ({
      staffRights: (await findOwnRights(db, affiliateId)).map((right) => ({ right })),
      staffActions: (await listAuditEntries(db, { subject: affiliateId }, { limit: MOST_ACTIONS })).map(
        ({ at, action }) => ({ at: at.toISOString(), action }),
      ),
    }),
    forgetPerson: async (tx, affiliateId) => {
      await deleteRights(tx, affiliateId)
      await forgetNotes(tx, affiliateId)
      await forgetItemEvents(tx, affiliateId)
    },
  }
}
