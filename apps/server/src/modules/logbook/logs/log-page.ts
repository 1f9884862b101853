import type { Direction, LogOrder } from '@fathom/contract/logbook'
import type { LogStatus, LogType } from '@fathom/domain/logbook'
import { Problem } from '../../../platform/problem.ts'
import type { LogPage } from './log-list.store.ts'

export const MOST_LOGS = 200
export const FURTHEST = 1_000_000
const LONGEST_SEARCH = 200

export type PageArgs = {
  log_type?: LogType | null | undefined
  status?: LogStatus | null | undefined
  search?: string | null | undefined
  order_by?: LogOrder | null | undefined
  direction?: Direction | null | undefined
  limit?: number | null | undefined
  offset?: number | null | undefined
}

/** The requested page, limited to what one response may contain. */
export function logPage(args: PageArgs): LogPage {
  const limit = args.limit ?? 20
  const offset = args.offset ?? 0
  if (limit < 0 || limit > MOST_LOGS || offset < 0 || offset > FURTHEST)
    throw new Problem('invalid-input', 400, {
      errors: [`limit: 0 to ${MOST_LOGS}; offset: 0 to ${FURTHEST}`],
    })
  return {
    logType: args.log_type ?? null,
    status: args.status ?? null,
    search: args.search?.replaceAll('\u0000', '').toWellFormed().slice(0, LONGEST_SEARCH) ?? null,
    orderBy: args.order_by ?? 'dive_date',
    direction: args.direction ?? 'desc',
    limit,
    offset,
  }
}
