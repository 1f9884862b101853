import type { DocumentRow } from './document.store.ts'

/** Where a notification about a form leads: to the list of forms. */
export const notificationTarget = ({ id }: Pick<DocumentRow, 'id'>) => ({
  url: '/training/forms-applications',
  subject: `form:${id}`,
})
