export const EXPORT_STATUSES = ['pending', 'ready', 'failed', 'expired'] as const
export type ExportStatus = (typeof EXPORT_STATUSES)[number]

/** How long the archive of one's own data can be fetched. */
export const EXPORT_DAYS = 7

/** How long a deletion can be undone. */
export const DELETION_GRACE_DAYS = 30
