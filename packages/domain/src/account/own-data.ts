export const EXPORT_STATUSES = ['pending', 'ready', 'failed', 'expired'] as const
export type ExportStatus = (typeof EXPORT_STATUSES)[number]

/** How long the archive of a person's own data can be downloaded. */
export const EXPORT_DAYS = 7

/** How long a deletion can be undone. */
export const DELETION_GRACE_DAYS = 30
