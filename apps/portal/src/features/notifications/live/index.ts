export { createArrivals } from './arrivals.ts'
export { followNotifications } from './follow-notifications.ts'
