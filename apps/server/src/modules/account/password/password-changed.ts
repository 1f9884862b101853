import type { NewNotification } from '@fathom/domain/notifications'

/** Warns the owner in every open tab, in case someone else changed it. Several are grouped in one row. */
export const PASSWORD_CHANGED: NewNotification = {
  kind: 'password-changed',
  values: {},
  url: '/settings',
  subject: 'password',
}
