import { AUDIT_ACTIONS, type AuditAction } from '@fathom/domain/session'

/** What the audit log shows. Stored in the URL, so that Back and shared links restore it. */
export type AuditView = {
  /** The name, address or number of someone, as it was typed. */
  search: string
  /** Member numbers, as they were typed. */
  subject: string
  actor: string
  action: AuditAction | undefined
  /** Days, as `2026-05-16`. */
  from: string | undefined
  to: string | undefined
}

const NUMBER = /^[1-9]\d{0,8}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

const matching = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? text : undefined)

export const isMemberNumber = (text: string): boolean => text === '' || NUMBER.test(text)

export function viewIn(query: URLSearchParams): AuditView {
  return {
    search: query.get('find')?.trim() ?? '',
    subject: matching(query.get('person'), NUMBER) ?? '',
    actor: matching(query.get('staff'), NUMBER) ?? '',
    action: AUDIT_ACTIONS.find((action) => action === query.get('action')),
    from: matching(query.get('from'), DAY),
    to: matching(query.get('to'), DAY),
  }
}

/** Default values are left out of the URL. */
export function queryOf({ search, subject, actor, action, from, to }: AuditView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { find: search }),
    ...(subject && { person: subject }),
    ...(actor && { staff: actor }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  })
}

/** The days of the reader: the last one is included as a whole. */
export function filterOf({ search, subject, actor, action, from, to }: AuditView) {
  return {
    search: search || undefined,
    subject: subject || undefined,
    actor: actor || undefined,
    action,
    from: from && startOf(from).toISOString(),
    to: to && startOf(to, 1).toISOString(),
  }
}

function startOf(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater)
}
