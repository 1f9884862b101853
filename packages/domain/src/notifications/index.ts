export {
  type ApplicationStatusTold,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationValues,
  type Told,
} from './kinds.ts'
export { groupNotifications, type NotificationGroup } from './notification.ts'
