export const MESSAGE_CHARACTERS = 4000
/** For one person, in all conversations. */
export const MESSAGES_AN_HOUR = 60

export const ATTACHMENTS_A_MESSAGE = 5
export const ATTACHMENT_BYTES = 10 * 1024 * 1024

export const REPORT_REASONS = ['harassment', 'unsafe', 'private', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
