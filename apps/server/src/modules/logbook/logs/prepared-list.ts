import { LOG_STATUSES, LOG_TYPES } from '@fathom/domain/logbook'
import type { Database } from '../../../platform/database/index.ts'
import type { PreparedAnswer } from '../../../platform/module.ts'
import { listLogsText } from './log-list.store.ts'
import { FURTHEST, logPage, MOST_LOGS, type PageArgs } from './log-page.ts'

type IsGood = (value: unknown) => boolean

const oneOf = (values: readonly string[]): IsGood => {
  const known = new Set<unknown>(values)
  return (value) => known.has(value)
}
const upTo =
  (highest: number): IsGood =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highest

const VARIABLES = new Map<string, IsGood>([
  ['log_type', oneOf(LOG_TYPES)],
  ['status', oneOf(LOG_STATUSES)],
  ['search', (value) => typeof value === 'string'],
  ['order_by', oneOf(['dive_date', 'max_depth', 'bottom_time'])],
  ['direction', oneOf(['asc', 'desc'])],
  ['limit', upTo(MOST_LOGS)],
  ['offset', upTo(FURTHEST)],
])

/** Checked by hand, because a schema would take as long as the rest of the request. */
function isPageArgs(variables: Readonly<Record<string, unknown>>): variables is PageArgs {
  for (const name of Object.keys(variables)) {
    const isGood = VARIABLES.get(name)
    const value = variables[name]
    if (!isGood || (value !== null && value !== undefined && !isGood(value))) return false
  }
  return true
}

/**
 * The portal's list selects every field of each log, which is exactly the stored document, so we send it
 * unparsed; a log from before a field was declared lacks it, and the codec reads it as empty. Anything unusual goes to the graph, which knows how to refuse it.
 */
export function preparedList(db: Pick<Database, 'arrays'>): PreparedAnswer {
  return async (caller, variables) => {
    if (!isPageArgs(variables)) return undefined
    const logs = await listLogsText(db, caller.affiliateId, logPage(variables))
    return `{"data":{"diveLogs":${logs}}}`
  }
}
