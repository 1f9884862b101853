export { createArrivals } from './arrivals.ts'
export { followNotifications, readUpTo } from './follow-notifications.ts'
