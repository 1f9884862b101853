export { hasLetter, importanceOf, isAway, nextLook } from './delivery.ts'
export {
  DEFAULT_TIME_ZONE,
  DIGEST_HOUR,
  digestDayAt,
  digestSince,
  isTimeZone,
} from './delivery-digest.ts'
export { type Fold, foldNotifications } from './fold.ts'
export { groupFolds, type NotificationGroup, untilRegroup } from './group.ts'
export {
  type NewNotification,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationValues,
  type PublishedApplicationStatus,
} from './kinds.ts'
