import { STAFF_RIGHTS, type StaffRight } from '@fathom/domain/session'
import type { DemoPersonName } from '../../platform/demo.ts'
import type { Module } from '../../platform/module.ts'
import { deleteRights, findOwnRights, saveRights } from '../../platform/staff-rights/index.ts'
import { officeArchiveWords } from './archive-words.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import type { OfficeDeps } from './office.deps.ts'
import { rightRoutes } from './rights/right.routes.ts'

/** Restored at each start, whatever a visitor has taken away. */
const DEMO_RIGHTS: Partial<Record<DemoPersonName, readonly StaffRight[]>> = {
  staff: STAFF_RIGHTS,
  deskstaff: ['applications', 'cards', 'people'],
}

/** What the organization's staff do, on top of all other areas. */
export function officeModule(deps: OfficeDeps): Module {
  return {
    routes: {
      office: async (app) => {
        await app.register(rightRoutes)
        await app.register(auditRoutes(deps))
      },
    },
    renewDemo: async (tx, { name, affiliateId }) => {
      const rights = DEMO_RIGHTS[name]
      if (rights) await saveRights(tx, affiliateId, { rights, by: null, now: deps.clock.now() })
    },
    archiveWords: officeArchiveWords,
    ownData: async (db, affiliateId) => ({
      staffRights: (await findOwnRights(db, affiliateId)).map((right) => ({ right })),
    }),
    forgetPerson: deleteRights,
  }
}
