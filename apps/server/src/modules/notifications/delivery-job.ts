/** Delivers a notification to a person who is away: by mail, in the daily digest, or by push. */
export const DELIVERY_JOB = 'notification-delivery'
