import type { Told } from '@fathom/domain/notifications'

/** Warns the owner in every open tab, in case someone else changed it. Several are grouped in one row. */
export const PASSWORD_CHANGED: Told = {
  kind: 'password-changed',
  values: {},
  url: '/settings',
  subject: 'password',
}
