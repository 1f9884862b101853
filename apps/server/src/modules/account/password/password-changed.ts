import type { Told } from '@fathom/domain/notifications'

/** Whoever did not do it themselves hears of it in every open tab. Several are one row. */
export const PASSWORD_CHANGED: Told = {
  kind: 'password-changed',
  values: {},
  url: '/settings',
  subject: 'password',
}
