import { AUDIT_ACTIONS, STAFF_RIGHTS } from '@fathom/domain/session'
import type { ArchiveWords } from '../../platform/own-data.ts'

export const officeArchiveWords: ArchiveWords = {
  title: 'shell.page.office',
  fields: {
    action: 'office-audit.action',
    right: 'office.rights.title',
    staffActions: 'office-audit.history',
    staffRights: 'office.rights.title',
  },
  values: {
    action: Object.fromEntries(
      AUDIT_ACTIONS.map((action) => [action, `office-audit.action.${action}` as const]),
    ),
    right: Object.fromEntries(STAFF_RIGHTS.map((right) => [right, `office.right.${right}` as const])),
  },
}
