/** Query key for everything that a new message or a reading changes. */
export const MESSAGES_KEY = ['messages'] as const
