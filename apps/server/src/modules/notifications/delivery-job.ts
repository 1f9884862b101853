/** Brings a notification to whoever is away: by mail, in the daily digest, by push. */
export const DELIVERY_JOB = 'notification-delivery'
