export {
  type Attention,
  AWAY_AFTER_MS,
  hasLetter,
  type Importance,
  importanceOf,
  isAway,
  nextLook,
} from './delivery.ts'
export {
  DEFAULT_TIME_ZONE,
  DIGEST_HOUR,
  digestDayAt,
  digestSince,
  isTimeZone,
} from './delivery-digest.ts'
export {
  type ApplicationStatusTold,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationValues,
  type Told,
} from './kinds.ts'
export { groupNotifications, type NotificationGroup } from './notification.ts'
