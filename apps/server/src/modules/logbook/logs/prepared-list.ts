import { LOG_STATUSES, LOG_TYPES } from '@fathom/domain/logbook'
import { z } from 'zod'
import type { Database } from '../../../platform/database/index.ts'
import type { PreparedAnswer } from '../../../platform/module.ts'
import { listLogsText } from './log-list.store.ts'
import { logPage } from './log-page.ts'

const variablesWire = z.strictObject({
  log_type: z.enum(LOG_TYPES).nullish(),
  status: z.enum(LOG_STATUSES).nullish(),
  search: z.string().nullish(),
  order_by: z.enum(['dive_date', 'max_depth', 'bottom_time']).nullish(),
  direction: z.enum(['asc', 'desc']).nullish(),
  limit: z.int().min(0).max(200).nullish(),
  offset: z.int().min(0).max(1_000_000).nullish(),
})

/**
 * The portal's list of logs asks for the whole of each, which is what the database keeps: it is sent as it lies there.
 * Anything odd is left to the graph, which knows how to refuse it.
 */
export function preparedList(db: Pick<Database, 'pool'>): PreparedAnswer {
  return async (caller, variables) => {
    const asked = variablesWire.safeParse(variables)
    if (!asked.success) return undefined
    const logs = await listLogsText(db, caller.affiliateId, logPage(asked.data))
    return `{"data":{"diveLogs":${logs}}}`
  }
}
