export {
  groupNotifications,
  NOTIFICATION_KINDS,
  type NotificationGroup,
  type NotificationKind,
} from './notification.ts'
