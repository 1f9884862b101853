import { STAFF_RIGHTS } from '@fathom/domain/session'
import type { ArchiveWords } from '../../platform/own-data.ts'

export const officeArchiveWords: ArchiveWords = {
  title: 'shell.page.office',
  fields: { staffRights: 'office.rights.title', right: 'office.rights.title' },
  values: {
    right: Object.fromEntries(STAFF_RIGHTS.map((right) => [right, `office.right.${right}` as const])),
  },
}
